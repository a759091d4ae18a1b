import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dns1035LabelFaults, dnsSubdomainFaults } from '../../src/meta/names.js';
import { type TypeSchema, typeSchemaOf } from './definition-schema.js';
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
  /** The name of its type: the kind with a capital letter and without hyphens. */
  readonly typeName: string;
  /** The schema of whole objects, for types. */
  readonly schema: TypeSchema;
}

/** Longest name of a file, in bytes. */
const LONGEST_FILE_NAME = 255;
/** Line ends would continue the comment that names the source. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * Reads every YAML or JSON file below `root`/schemas/definitions, one definition per file.
 * @throws SchemaFileError when one is not a CustomResourceDefinition of version v1, lacks names or schemas, or defines
 *   a type that another one defines
 */
export async function loadDefinitions(root: string): Promise<readonly CustomVersion[]> {
  const found: CustomVersion[] = [];
  for (const name of await filesOf(join(root, DEFINITIONS))) {
    const source = `${DEFINITIONS}/${name}`;
    found.push(...versionsOf(await readYamlFile(join(root, source), source), source));
  }
  checkDistinct(found);
  return found;
}

function checkDistinct(versions: readonly CustomVersion[]): void {
  const sources = new Map<string, string>();
  for (const { source, group, version, typeName } of versions) {
    const type = `${typeName} of ${group}/${version}`;
    const other = sources.get(type);
    if (other !== undefined) throw new SchemaFileError(source, `defines the type ${type} again, as ${other} does`);
    sources.set(type, source);
  }
}

async function filesOf(directory: string): Promise<readonly string[]> {
  try {
    const names = (await readdir(directory)).filter((name) => /\.(ya?ml|json)$/.test(name));
    const odd = names.find((name) => LINE_END.test(name));
    if (odd !== undefined) throw new SchemaFileError(DEFINITIONS, 'contains a file whose name has a line break');
    return names.sort();
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
  if (typeof group !== 'string' || typeof kind !== 'string' || !Array.isArray(versions) || versions.length === 0) {
    throw new SchemaFileError(source, 'needs spec.group, spec.names.kind and spec.versions');
  }
  checkName(dnsSubdomainFaults(group), `${source} spec.group`);
  checkName(dns1035LabelFaults(kind.toLowerCase()), `${source} spec.names.kind`);
  return versions.map((each: unknown, index) => {
    const at = `spec.versions[${index}]`;
    const given = objectOf(each, source, at);
    const version = given['name'];
    if (typeof version !== 'string') throw new SchemaFileError(`${source} ${at}`, 'needs a name');
    checkName(dns1035LabelFaults(version), `${source} ${at}.name`);
    if (`${group}__${version}.ts.part`.length > LONGEST_FILE_NAME) {
      throw new SchemaFileError(`${source} ${at}`, 'group and version are too long for the name of a file');
    }
    const holder = objectOf(given['schema'], source, `${at}.schema`);
    const schema = typeSchemaOf(holder['openAPIV3Schema'], source, `${at}.schema.openAPIV3Schema`);
    return { source, group, version, kind, typeName: typeNameOf(kind), schema };
  });
}

/** Names become parts of paths and of code. @throws SchemaFileError with the first fault */
function checkName([fault]: readonly string[], place: string): void {
  if (fault !== undefined) throw new SchemaFileError(place, fault);
}

function typeNameOf(kind: string): string {
  return kind.replace(/(?:^|-+)(.)/g, (_start, letter: string) => letter.toUpperCase());
}
