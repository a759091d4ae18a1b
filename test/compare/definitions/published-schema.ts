import type { JsonObject } from '../../../src/json/types.js';
import type { Api } from '../../support/api.js';
import { specOf } from './kind-under-test.js';

/** The schema of a version as published in OpenAPI v3, without descriptions, and its references. */
export async function schemaOf(api: Api, definition: JsonObject, version: string): Promise<unknown> {
  const { group, names } = specOf(definition);
  const { json } = await api.get(`/openapi/v3/apis/${group}/${version}`);
  const { components } = json as { components?: { schemas?: Record<string, unknown> } };
  const name = `${group.split('.').reverse().join('.')}.${version}.${names.kind}`;
  return withoutDescriptions(components?.schemas?.[name]);
}

function withoutDescriptions(value: unknown, inProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDescriptions(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, member]) => inProperties || key !== 'description' || typeof member !== 'string',
  );
  return Object.fromEntries(
    kept
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, member]) => [key, withoutDescriptions(member, key === 'properties' && !inProperties)]),
  );
}
