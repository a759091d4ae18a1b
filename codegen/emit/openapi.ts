import { basePath, endpointsOf } from '../endpoints.js';
import type { Model } from '../model.js';
import { packagesOf } from '../model.js';
import type { Output } from '../writer.js';
import { pathsOf } from './openapi-operations.js';
import type { Doc, GroupVersion, OpenApiForm } from './openapi-schemas.js';
import { closure, definitionOf } from './openapi-schemas.js';

const INFO = { title: 'cluster-apiserver', version: 'unversioned' };

const SECURITY = [{ BearerToken: [] }];

const TOKEN = {
  type: 'apiKey',
  description: 'A bearer token. Client certificates are taken as well.',
  name: 'authorization',
  in: 'header',
};

/**
 * Prints the OpenAPI documents in cluster naming: `generated/openapi/v3/<api__v1 | apis__group__version>.json` per
 * group version with all types it uses, and one `generated/openapi/v2.json`. One path or definition per line keeps the
 * files small and their diffs readable.
 */
export function emitOpenApi(model: Model, output: Output): void {
  const all: { paths: Doc; readonly types: Set<string> } = { paths: {}, types: new Set() };
  for (const { group, version } of packagesOf(model)) {
    const endpoints = endpointsOf(model, group, version);
    if (endpoints.length === 0) continue;
    const v3 = pathsOf(model, group, version, endpoints, 'v3');
    const name = basePath(group, version).slice(1).replaceAll('/', '__');
    output.set(
      `generated/openapi/v3/${name}.json`,
      printDocument(
        { openapi: '3.0.0', info: INFO, security: SECURITY },
        {
          paths: v3.paths,
          components: {
            schemas: schemas(model, v3.types, 'v3', { group, version }),
            securitySchemes: { BearerToken: TOKEN },
          },
        },
      ),
    );
    const v2 = pathsOf(model, group, version, endpoints, 'v2');
    Object.assign(all.paths, v2.paths);
    for (const id of v2.types) all.types.add(id);
  }
  output.set(
    'generated/openapi/v2.json',
    printDocument(
      { swagger: '2.0', info: INFO, security: SECURITY, securityDefinitions: { BearerToken: TOKEN } },
      { paths: all.paths, definitions: schemas(model, all.types, 'v2') },
    ),
  );
}

function schemas(model: Model, ids: ReadonlySet<string>, form: OpenApiForm, about?: GroupVersion): Doc {
  return Object.fromEntries(closure(model, ids).map((type) => [type.model, definitionOf(model, type, form, about)]));
}

/** Compact JSON with a line for each entry of the large objects. */
function printDocument(head: Doc, large: Doc): string {
  const members = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  for (const [key, value] of Object.entries(large)) members.push(`${JSON.stringify(key)}:${printLines(value as Doc)}`);
  return `{${members.join(',\n')}}\n`;
}

function printLines(value: Doc): string {
  const lines = Object.entries(value).map(([key, member]) => {
    const nested = key === 'schemas' ? printLines(member as Doc) : JSON.stringify(member);
    return `${JSON.stringify(key)}:${nested}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
