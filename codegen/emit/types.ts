import openapiTS, { astToString } from 'openapi-typescript';
import { apiVersionOf } from '../../src/meta/gvk.js';
import { kindsOf, type Model, packagesOf } from '../model.js';
import { header, type Output } from '../writer.js';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/**
 * Prints `generated/types/<api__v1 | apis__group__version>.ts` by openapi-typescript from the schemas of each version 3
 * document, with a short name for each type.
 */
export async function emitTypes(output: Output): Promise<void> {
  for (const [path, text] of [...output]) {
    const name = /^generated\/openapi\/v3\/(.*)\.json$/.exec(path)?.[1];
    if (name === undefined) continue;
    const { components } = JSON.parse(text) as Document;
    const { schemas } = components;
    const document = { openapi: '3.0.0', info: { title: name, version: '1' }, paths: {}, components: { schemas } };
    const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true, immutable: true, silent: true });
    output.set(`generated/types/${name}.ts`, header(path) + astToString(nodes) + shortNames(Object.keys(schemas)));
  }
}

/** Prints `generated/types/kinds.ts`: the type of each kind by its apiVersion and kind, in cluster naming. */
export function emitKindTypes(model: Model, output: Output): void {
  const imports: string[] = [];
  const members: string[] = [];
  for (const { group, version } of packagesOf(model)) {
    const kinds = kindsOf(model, group.directory, version);
    const path = group.group === '' ? `api__${version}` : `apis__${group.group}__${version}`;
    if (kinds.length === 0 || !output.has(`generated/types/${path}.ts`)) continue;
    const alias = `${group.directory}_${version}`;
    imports.push(`import type { components as ${alias} } from './${path}.js';\n`);
    const types = kinds.map((kind) => `    readonly ${kind.name}: ${alias}['schemas']['${kind.model}'];\n`);
    members.push(`  readonly '${apiVersionOf(group.group, version)}': {\n${types.join('')}  };\n`);
  }
  output.set(
    'generated/types/kinds.ts',
    header('schemas/openapi') +
      imports.join('') +
      `\n/** The type of every built-in kind, by apiVersion and kind in cluster naming. */\n` +
      `export interface Kinds {\n${members.join('')}}\n`,
  );
}

/** `export type Pod = ...` for every type with a unique last name. */
function shortNames(models: readonly string[]): string {
  const taken = new Map<string, string>();
  for (const model of models) {
    const short = model.slice(model.lastIndexOf('.') + 1);
    // Two packages may have a type of one name (Event of core and events): then neither gets the short name.
    taken.set(short, taken.has(short) ? '' : model);
  }
  return [...taken]
    .filter(([, model]) => model !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([short, model]) => `export type ${short} = components['schemas']['${model}'];\n`)
    .join('');
}
