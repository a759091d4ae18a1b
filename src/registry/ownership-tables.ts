import type { JsonObject } from '../json/types.js';
import { type FieldSet, NO_FIELDS, pathSet, union } from '../patch/apply/field-set.js';
import { memberElement } from '../patch/apply/path-element.js';
import { emptyObject } from '../patch/apply/shape.js';
import type { SubresourceDefinition } from '../resources/definition.js';
import type { StructuralSchema } from '../schema/structural.js';

/** What definitions say about the fields of an endpoint. */
type Endpoint = Pick<SubresourceDefinition, 'resets' | 'owned' | 'unowned'>;

/** What ownership derives from definitions, each computed once. */
export interface OwnershipTables {
  /** An empty object of a kind; one of a `custom` kind has metadata only. */
  blankOf(schema: StructuralSchema, custom: boolean): JsonObject;
  /** Fields that writes through this endpoint (the main one or a subresource) never own. */
  unownedSet(endpoint: Endpoint): FieldSet;
}

/** Makes empty tables; entries are dropped with their definitions. */
export function createOwnershipTables(): OwnershipTables {
  const blanks = new WeakMap<StructuralSchema, JsonObject>();
  const unowned = new WeakMap<Endpoint, FieldSet>();
  return {
    blankOf(schema, custom) {
      if (custom) return { metadata: {} };
      let blank = blanks.get(schema);
      if (blank === undefined) blanks.set(schema, (blank = { metadata: {}, ...emptyObject(schema) }));
      return blank;
    },
    unownedSet(endpoint) {
      let set = unowned.get(endpoint);
      if (set === undefined) {
        const { resets, owned = [] } = endpoint;
        const paths = [...resets.filter((path) => !owned.includes(path)), ...(endpoint.unowned ?? [])];
        set = paths.map((path) => pathSet(path.split('.').map(memberElement))).reduce(union, NO_FIELDS);
        unowned.set(endpoint, set);
      }
      return set;
    },
  };
}
