import { checkModel } from './check/check.js';
import { emitCodecs } from './emit/codecs.js';
import { emitCustomTypes } from './emit/custom-types.js';
import { emitDefinitions } from './emit/definitions.js';
import { emitOpenApi } from './emit/openapi.js';
import { emitProto } from './emit/proto.js';
import { emitProtoEs } from './emit/proto-es.js';
import { emitServicePackages } from './emit/proto-packages.js';
import { emitRuntimeProto } from './emit/proto-runtime.js';
import { emitServices } from './emit/proto-service.js';
import { emitStrategies } from './emit/strategies.js';
import { emitKindTypes, emitTypes } from './emit/types.js';
import { emitValidators } from './emit/validators.js';
import { type CustomVersion, loadDefinitions } from './load/definitions.js';
import { loadModel } from './load/load.js';
import { SchemaFileError } from './load/schema.js';
import type { Model } from './model.js';
import { newKind } from './new-kind.js';
import { compare, write, type Output } from './writer.js';

const USAGE = `usage: node codegen/run.mjs generate | check | new-kind <directory>/<version>/<Kind>`;

/**
 * The generator's commands. Returns the exit code: 0 success, 1 faults in the schemas or committed files, 2 usage.
 * @param root the project's folder
 */
export async function main(root: string, args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (command === 'generate' && rest.length === 0) return await generate(root);
    if (command === 'check' && rest.length === 0) return await check(root);
    if (command === 'new-kind' && rest.length === 1) {
      console.log(`wrote ${await newKind(root, rest[0]!)}; fill it in, then: npm run generate`);
      return 0;
    }
  } catch (error) {
    if (!(error instanceof SchemaFileError)) throw error;
    console.error(error.message);
    return 1;
  }
  console.error(USAGE);
  return 2;
}

async function generate(root: string): Promise<number> {
  const model = await loadModel(root);
  if (!(await passes(root, model))) return 1;
  const { missing, changed, stale } = await write(root, await emitAll(root, model, await loadDefinitions(root)));
  console.log(`${missing.length} files new, ${changed.length} changed, ${stale.length} removed`);
  return 0;
}

async function check(root: string): Promise<number> {
  const model = await loadModel(root);
  if (!(await passes(root, model))) return 1;
  const { missing, changed, stale } = await compare(root, await emitAll(root, model, await loadDefinitions(root)));
  const lines = [
    ...missing.map((path) => `missing  ${path}`),
    ...changed.map((path) => `differs  ${path}`),
    ...stale.map((path) => `stale    ${path}`),
  ];
  if (lines.length === 0) return 0;
  console.error(
    `generated files are not what schemas/openapi, codegen or the strategies say. Cure: npm run generate, then commit.\n` +
      lines.slice(0, 50).join('\n') +
      (lines.length > 50 ? `\nand ${lines.length - 50} more` : ''),
  );
  return 1;
}

async function passes(root: string, model: Model): Promise<boolean> {
  const faults = await checkModel(root, model);
  for (const fault of faults) console.error(`${fault.source}: ${fault.message}`);
  return faults.length === 0;
}

/** All generated files, as text by path. Pure except for buf, and for the names of strategy files. */
export async function emitAll(root: string, model: Model, custom: readonly CustomVersion[] = []): Promise<Output> {
  const output: Output = new Map();
  emitProto(model, output);
  emitRuntimeProto(output);
  emitServices(model, output);
  emitServicePackages(model, output);
  emitCodecs(model, output);
  emitDefinitions(model, output);
  emitOpenApi(model, output);
  emitValidators(model, output);
  await emitStrategies(root, model, output);
  await emitTypes(output);
  emitKindTypes(model, output);
  await emitCustomTypes(custom, output);
  await emitProtoEs(root, output);
  return output;
}
