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
  const schemas = Object.fromEntries(kinds.map(({ kind, schema }) => [kind, typed(schema)]));
  const document = { openapi: '3.0.0', info: { title: 'custom', version: '1' }, paths: {}, components: { schemas } };
  const nodes = await openapiTS(JSON.stringify(document), { alphabetize: true, immutable: true, silent: true });
  const sources = [...new Set(kinds.map(({ source }) => source))].join(', ');
  const names = kinds.map(
    ({ group, version, kind }) =>
      `/** ${kind} of ${group}/${version}: \`client.resource<${kind}>('${group}/${version}', '${kind}')\`. */\n` +
      `export type ${kind} = components['schemas']['${kind}'] & KubeObject;\n`,
  );
  return (
    header(sources) +
    `import type { KubeObject } from '../../../src/meta/object.js';\n` +
    astToString(nodes) +
    names.join('')
  );
}

/** With the meaning of Kubernetes' extensions for types. The members of every object come from `KubeObject`. */
function typed(schema: Readonly<Record<string, unknown>>, isRoot = true): Readonly<Record<string, unknown>> {
  const made: Record<string, unknown> = { ...schema };
  if (schema['x-kubernetes-int-or-string'] === true) {
    const { anyOf: _forms, type: _type, ...rest } = made;
    return { ...rest, oneOf: [{ type: 'integer' }, { type: 'string' }] };
  }
  const below = (child: unknown): unknown =>
    typeof child === 'object' && child !== null ? typed(child as Record<string, unknown>, false) : child;
  const { properties, items, additionalProperties } = schema;
  if (properties !== undefined) {
    const members = Object.entries(properties as Record<string, unknown>);
    const kept = members.filter(([name]) => !isRoot || !['apiVersion', 'kind', 'metadata'].includes(name));
    made['properties'] = Object.fromEntries(kept.map(([name, child]) => [name, below(child)]));
  }
  if (items !== undefined) made['items'] = below(items);
  if (additionalProperties !== undefined) made['additionalProperties'] = below(additionalProperties);
  else if (schema['x-kubernetes-preserve-unknown-fields'] === true && isObject(schema)) {
    made['additionalProperties'] = true;
  }
  return made;
}

/** Without a type and members, a value of any type is allowed. */
function isObject({ type, properties }: Readonly<Record<string, unknown>>): boolean {
  return type === 'object' || (type === undefined && properties !== undefined);
}
