import { printJson } from '../json/print.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { Steps } from '../meta/steps.js';
import type { ServedResource } from '../resources/catalogue.js';
import { customParts, type OpenApiTemplate } from './custom-openapi.js';

/** Members of an object as printed text, possibly in parts for many kinds. */
type Members = readonly string[];

/** The parts of a document for custom kinds, as text. */
export interface CustomMembers {
  readonly paths: Members;
  readonly schemas: Members;
}

/** Operations and types of custom kinds, printed one kind after the other, since there may be thousands. */
export function* customMembers(
  template: OpenApiTemplate,
  resources: readonly ServedResource[],
  form: 'v2' | 'v3',
): Steps<CustomMembers> {
  const paths: string[] = [];
  const schemas: string[] = [];
  for (const resource of resources) {
    const parts = customParts(template, [resource], form);
    paths.push(...membersOf(parts.paths));
    schemas.push(...membersOf(parts.schemas));
    yield;
  }
  return { paths, schemas };
}

/** The members of an object as text. */
export function membersOf(object: { readonly [name: string]: JsonValue }): Members {
  return Object.entries(object).map(([name, value]) => `${JSON.stringify(name)}:${printJson(value)}`);
}

/** An object of printed members. */
export function printedObject(...members: readonly Members[]): string {
  return `{${members
    .map((each) => each.join(','))
    .filter((text) => text !== '')
    .join(',')}}`;
}

/** An object as text; members of the same names are replaced by texts in place. */
export function printWith(object: JsonObject, replaced: Readonly<Record<string, string>>): string {
  const members = Object.entries(object).map(
    ([name, value]) => `${JSON.stringify(name)}:${replaced[name] ?? printJson(value!)}`,
  );
  return `{${members.join(',')}}`;
}
