import type { JsonObject } from '../json/types.js';
import { type FieldSet, NO_FIELDS, pathSet, union } from '../patch/apply/field-set.js';
import { memberElement } from '../patch/apply/path-element.js';
import { emptyObject } from '../patch/apply/shape.js';
import type { StructuralSchema } from '../schema/structural.js';

/** What ownership derives from definitions, once each. */
export interface OwnershipTables {
  /** An object of a kind with nothing in it. */
  blankOf(schema: StructuralSchema): JsonObject;
  /** Dotted paths as a set of fields. */
  resetSet(paths: readonly string[]): FieldSet;
}

/** Makes empty tables; they go with the definitions. */
export function createOwnershipTables(): OwnershipTables {
  const blanks = new WeakMap<StructuralSchema, JsonObject>();
  const resets = new WeakMap<readonly string[], FieldSet>();
  return {
    blankOf(schema) {
      let blank = blanks.get(schema);
      if (blank === undefined) blanks.set(schema, (blank = { metadata: {}, ...emptyObject(schema) }));
      return blank;
    },
    resetSet(paths) {
      let set = resets.get(paths);
      if (set === undefined) {
        set = paths.map((path) => pathSet(path.split('.').map(memberElement))).reduce(union, NO_FIELDS);
        resets.set(paths, set);
      }
      return set;
    },
  };
}
