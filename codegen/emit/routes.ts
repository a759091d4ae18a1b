import type { Endpoint } from '../endpoints.js';
import { endpointsOf } from '../endpoints.js';
import type { GroupModel, Model } from '../model.js';
import { packagesOf } from '../model.js';
import { header, type Output } from '../writer.js';

const ROUTE = `
/** One operation on a built-in kind, in cluster naming: what its method and path mean. */
export interface GeneratedRoute {
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** With \`:namespace\` and \`:name\`. */
  readonly path: string;
  readonly operationId: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  /** Empty for the main resource. */
  readonly subresource: string;
  readonly verb: 'create' | 'delete' | 'deletecollection' | 'get' | 'list' | 'patch' | 'update' | 'watch';
  readonly namespaced: boolean;
  readonly kind: string;
}
`;

/** Prints `generated/routes`: the operations of each group version as an array, and all of them in discovery order. */
export function emitRoutes(model: Model, output: Output): void {
  const modules: { readonly path: string; readonly name: string }[] = [];
  for (const { group, version } of packagesOf(model)) {
    const endpoints = endpointsOf(model, group, version);
    if (endpoints.length === 0) continue;
    const path = `${group.directory}/${version}`;
    modules.push({ path, name: `${group.directory}_${version}` });
    output.set(
      `generated/routes/${path}.ts`,
      header(`schemas/openapi/${path}`) +
        `import type { GeneratedRoute } from '../route.js';\n\n` +
        `export const routes: readonly GeneratedRoute[] = [\n` +
        endpoints.map((endpoint) => `  ${JSON.stringify(routeOf(endpoint, group, version))},\n`).join('') +
        `];\n`,
    );
  }
  output.set('generated/routes/route.ts', header('codegen/emit/routes.ts') + ROUTE);
  output.set(
    'generated/routes/index.ts',
    header('schemas/openapi') +
      modules.map(({ path, name }) => `import { routes as ${name} } from './${path}.js';\n`).join('') +
      `import type { GeneratedRoute } from './route.js';\n\n/** Every operation on built-in kinds. */\n` +
      `export const ROUTES: readonly GeneratedRoute[] = [\n` +
      modules.map(({ name }) => `  ...${name},\n`).join('') +
      `];\n`,
  );
}

function routeOf(endpoint: Endpoint, group: GroupModel, version: string): Readonly<Record<string, unknown>> {
  return {
    method: endpoint.method,
    path: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    operationId: endpoint.operationId,
    group: group.group,
    version,
    resource: endpoint.kind.resource.plural,
    subresource: endpoint.subresource,
    verb: endpoint.verb,
    namespaced: endpoint.kind.resource.namespaced,
    kind: endpoint.kind.name,
  };
}
