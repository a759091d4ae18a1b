import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SCHEMAS } from './load/load.js';
import { SchemaFileError } from './load/schema.js';

/**
 * Creates a first YAML for `<directory>/<version>/<Kind>`. Returns its path.
 * @throws SchemaFileError when the name is malformed, the group is unknown, or the file exists
 */
export async function newKind(root: string, id: string): Promise<string> {
  const parts = /^([a-z0-9]+)\/(v[a-z0-9]+)\/([A-Z][A-Za-z0-9]*)$/.exec(id);
  if (parts === null) throw new SchemaFileError(id, 'looks like apps/v1/Deployment');
  const [, directory, , kind] = parts as unknown as [string, string, string, string];
  const groups = await readFile(join(root, SCHEMAS, 'groups.yaml'), 'utf8');
  if (!new RegExp(`^- directory: ${directory}\\b`, 'm').test(groups)) {
    throw new SchemaFileError(`${SCHEMAS}/groups.yaml`, `has no entry for the directory ${directory}; add it first`);
  }
  const path = `${SCHEMAS}/${id}.yaml`;
  const exists = await access(join(root, path)).then(
    () => true,
    () => false,
  );
  if (exists) throw new SchemaFileError(path, 'exists already');
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), scaffold(kind));
  return path;
}

function scaffold(kind: string): string {
  const singular = kind.toLowerCase();
  const plural = singular.endsWith('s')
    ? `${singular}es`
    : singular.endsWith('y')
      ? `${singular.slice(0, -1)}ies`
      : `${singular}s`;
  return `x-cluster-resource:
  plural: ${plural}
  singular: ${singular}
  scope: Namespaced
  countsGeneration: true
  resets: [status]
  lifecycle: { introduced: '1.0' }
  subresources:
    status: { verbs: [get, patch, update], resets: [spec] }
  columns:
    - { name: Name, type: string, format: name, path: .metadata.name, description: Name of the object. }
    - { name: Age, type: date, path: .metadata.creationTimestamp, description: Time since the object was created. }
type: object
description: ''
properties:
  metadata:
    $ref: ../../meta/v1/ObjectMeta.yaml
    x-cluster-presence: always
    x-cluster-proto: 1
    description: Name, labels and other bookkeeping data of the object.
  spec:
    type: object
    x-cluster-presence: always
    x-cluster-proto: 2
    description: What is wanted.
    properties: {}
  status:
    type: object
    x-cluster-presence: always
    x-cluster-proto: 3
    description: What was last observed.
    properties: {}
`;
}
