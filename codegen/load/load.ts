import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GroupModel, Model, TypeModel } from '../model.js';
import { addListTypes } from './lists.js';
import { resourceOf } from './resource.js';
import { objectOf, rejectUnknown, schemaOf, SchemaFileError } from './schema.js';
import { TYPE_MEMBERS } from './type-members.js';
import { readYamlFile } from './yaml-file.js';

/** Folder of the YAML files below the project root. */
export const SCHEMAS = 'schemas/openapi';

/**
 * Reads every schema file below `root`/schemas/openapi.
 * @throws SchemaFileError on unknown keywords and wrong types; faults that need the whole model are left to the checks
 */
export async function loadModel(root: string): Promise<Model> {
  const base = join(root, SCHEMAS);
  const groups = groupsOf(await readYamlFile(join(base, 'groups.yaml'), `${SCHEMAS}/groups.yaml`));
  const types: TypeModel[] = [];
  for (const directory of await directories(base)) {
    const group = groups.find((each) => each.directory === directory);
    if (group === undefined) {
      throw new SchemaFileError(`${SCHEMAS}/groups.yaml`, `has no entry for the directory ${directory}`);
    }
    for (const version of await directories(join(base, directory))) {
      if (!group.versions.some((each) => each.version === version)) {
        throw new SchemaFileError(`${SCHEMAS}/groups.yaml`, `${directory} has no version ${version}`);
      }
      for (const name of (await readdir(join(base, directory, version))).sort()) {
        if (!name.endsWith('.yaml')) continue;
        const file = `${directory}/${version}/${name}`;
        types.push(typeOfFile(await readYamlFile(join(base, file), `${SCHEMAS}/${file}`), file));
      }
    }
  }
  return addListTypes(groups, types);
}

async function directories(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function groupsOf(node: unknown): readonly GroupModel[] {
  const file = 'groups.yaml';
  if (!Array.isArray(node)) throw new SchemaFileError(`${SCHEMAS}/${file}`, 'must be a list');
  return node.map((entry: unknown, index) => {
    const yaml = objectOf(entry, `${SCHEMAS}/${file}`, `[${index}]`);
    rejectUnknown(yaml, ['directory', 'group', 'served', 'versions'], `${SCHEMAS}/${file}`, `[${index}]`);
    const versions = yaml['versions'];
    if (typeof yaml['directory'] !== 'string' || typeof yaml['group'] !== 'string' || !Array.isArray(versions)) {
      throw new SchemaFileError(`${SCHEMAS}/${file} [${index}]`, 'needs directory, group and versions');
    }
    return {
      directory: yaml['directory'],
      group: yaml['group'],
      served: yaml['served'] !== false,
      versions: versions.map((each: unknown, at) => {
        const place = `[${index}].versions[${at}]`;
        const version = objectOf(each, `${SCHEMAS}/${file}`, place);
        rejectUnknown(version, ['version', 'enabledByDefault'], `${SCHEMAS}/${file}`, place);
        return { version: String(version['version']), enabledByDefault: version['enabledByDefault'] !== false };
      }),
    };
  });
}

function typeOfFile(node: unknown, file: string): TypeModel {
  const yaml = objectOf(node, file, '$');
  const [directory, version, name] = file.replace(/\.yaml$/, '').split('/') as [string, string, string];
  const block = yaml['x-cluster-resource'];
  const resource = block === undefined ? undefined : resourceOf(block, file, version);
  const wrapper = yaml['x-cluster-proto-wrapper'];
  let schema = schemaOf(node, file, '$');
  if (resource !== undefined || yaml['x-cluster-body'] === true) {
    const own = schema.properties ?? [];
    schema = {
      ...schema,
      properties: [...TYPE_MEMBERS.filter((each) => own.every((p) => p.name !== each.name)), ...own],
    };
  }
  return {
    id: `${directory}/${version}/${name}`,
    directory,
    version,
    name,
    source: `${SCHEMAS}/${file}`,
    model: `io.cluster.${String(yaml['x-cluster-model'] ?? `api.${directory}.${version}.${name}`)}`,
    schema,
    ...(resource === undefined ? {} : { resource }),
    noProto: yaml['x-cluster-no-proto'] === true,
    reserved: Array.isArray(yaml['x-cluster-reserved']) ? yaml['x-cluster-reserved'].map(Number) : [],
    ...(wrapper === undefined ? {} : { wrapper: String(wrapper) }),
  };
}
