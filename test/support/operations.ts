import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Endpoint, endpointsOf } from '../../codegen/endpoints.js';
import { loadModel } from '../../codegen/load/load.js';
import { packagesOf } from '../../codegen/model.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** One operation on a built-in kind, in cluster naming: what its method and path mean. */
export interface Operation extends Pick<Endpoint, 'method' | 'operationId' | 'subresource' | 'verb'> {
  /** With `:namespace` and `:name`. */
  readonly path: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
}

/** Every operation on built-in kinds, as the schemas say. */
export async function builtinOperations(): Promise<readonly Operation[]> {
  const model = await loadModel(ROOT);
  return packagesOf(model).flatMap(({ group, version }) =>
    endpointsOf(model, group, version).map(({ method, path, operationId, verb, subresource, kind }) => ({
      method,
      path: path.replace(/\{(\w+)\}/g, ':$1'),
      operationId,
      verb,
      subresource,
      group: group.group,
      version,
      resource: kind.resource.plural,
    })),
  );
}
