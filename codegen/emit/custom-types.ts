import openapiTS, { astToString } from 'openapi-typescript';
import type { CustomVersion } from '../load/definitions.js';
import { header, type Output } from '../writer.js';

/**
 * Prints `generated/types/custom/<group>__<version>.ts` by openapi-typescript: the type of each custom kind of that
 * group version, for the typed client and informers of an operator.
 */
export async function emitCustomTypes(versions: readonly CustomVersion[], output: Output): Promise<void> {
  const files = new Map<string, CustomVersion[]>();
  for (const each of versions) {
    const path = `generated/types/custom/${each.group}__${each.version}.ts`;
    files.set(path, [...(files.get(path) ?? []), each]);
  }
  for (const [path, kinds] of files) output.set(path, await printed(kinds));
}

async function printed(kinds: readonly CustomVersion[]): Promise<string> {
  const schemas = Object.fromEntries(kinds.map(({ typeName, schema }) => [typeName, schema]));
  const document = { openapi: '3.0.0', info: { title: 'custom', version: '1' }, paths: {}, components: { schemas } };
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true, immutable: true, silent: true });
  const sources = [...new Set(kinds.map(({ source }) => source))].join(', ');
  // Under its own name, a kind such as Record would hide what the file uses.
  const names = kinds.map(
    ({ group, version, kind, typeName }) =>
      `/** ${kind} of ${group}/${version}: \`client.resource<${typeName}>('${group}/${version}', '${kind}')\`. */\n` +
      `type Custom_${typeName} = components['schemas']['${typeName}'] & KubeObject;\n` +
      `export type { Custom_${typeName} as ${typeName} };\n`,
  );
  return (
    header(sources) +
    `import type { KubeObject } from '../../../src/meta/object.js';\n` +
    astToString(nodes) +
    names.join('')
  );
}
