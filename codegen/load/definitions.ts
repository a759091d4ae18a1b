import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { objectOf, SchemaFileError } from './schema.js';
import { readYamlFile } from './yaml-file.js';

/** Folder of the CustomResourceDefinition files below the project root. */
const DEFINITIONS = 'schemas/definitions';

/** One version of a custom kind, as in its definition file. */
export interface CustomVersion {
  /** Path of the file below the project root. */
  readonly source: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** The schema of whole objects, as in the file. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * Reads every YAML or JSON file below `root`/schemas/definitions, one definition per file.
 * @throws SchemaFileError when one is not a CustomResourceDefinition of version v1, or lacks names or schemas
 */
export async function loadDefinitions(root: string): Promise<readonly CustomVersion[]> {
  const found: CustomVersion[] = [];
  for (const name of await filesOf(join(root, DEFINITIONS))) {
    const source = `${DEFINITIONS}/${name}`;
    found.push(...versionsOf(await readYamlFile(join(root, source), source), source));
  }
  return found;
}

async function filesOf(directory: string): Promise<readonly string[]> {
  try {
    return (await readdir(directory)).filter((name) => /\.(ya?ml|json)$/.test(name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function versionsOf(node: unknown, source: string): readonly CustomVersion[] {
  const file = objectOf(node, source, '');
  if (file['kind'] !== 'CustomResourceDefinition' || !/^apiextensions\..*\/v1$/.test(String(file['apiVersion']))) {
    throw new SchemaFileError(source, 'is no CustomResourceDefinition of version v1');
  }
  const spec = objectOf(file['spec'], source, 'spec');
  const { kind } = objectOf(spec['names'], source, 'spec.names');
  const { group, versions } = spec;
  if (typeof group !== 'string' || typeof kind !== 'string' || !Array.isArray(versions)) {
    throw new SchemaFileError(source, 'needs spec.group, spec.names.kind and spec.versions');
  }
  return versions.map((each: unknown, index) => {
    const at = `spec.versions[${index}]`;
    const version = objectOf(each, source, at);
    if (typeof version['name'] !== 'string') throw new SchemaFileError(`${source} ${at}`, 'needs a name');
    const holder = objectOf(version['schema'], source, `${at}.schema`);
    const schema = objectOf(holder['openAPIV3Schema'], source, `${at}.schema.openAPIV3Schema`);
    return { source, group, version: version['name'], kind, schema };
  });
}
