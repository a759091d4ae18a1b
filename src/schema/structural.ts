import type { JsonValue } from '../json/types.js';

/** Scalars and free forms with rules of their own, in JSON and in protobuf. */
export type SpecialForm =
  | 'quantity' // string or number, canonical string out
  | 'int-or-string'
  | 'time' // RFC 3339, whole seconds
  | 'micro-time' // RFC 3339, six digits
  | 'raw-extension' // any object, kept as it is
  | 'json' // any JSON value (JSONSchemaProps defaults, examples)
  | 'fields-v1' // managedFields tree
  | 'bytes'; // base64 text

/**
 * What an absent or zero member means (the Go types behind the public API differ, and clients notice): `zero-absent`
 * drops '', 0, false, [], {} and null; `explicit` keeps a given zero and drops null; `always` is a struct that always
 * exists: absent or null becomes {}.
 */
export type Presence = 'zero-absent' | 'explicit' | 'always';

/** A declarative rule that plain schema cannot express (design §3); paths are relative to its node. */
export type FieldRule =
  /**
   * The member is immutable; `onceSet` allows setting it first. `forbidden`: reported as Forbidden, with these words.
   */
  | { readonly rule: 'immutable'; readonly field: string; readonly onceSet?: boolean; readonly forbidden?: string }
  /** Required when `when` holds. */
  | { readonly rule: 'required-when'; readonly field: string; readonly when: RuleCondition; readonly message?: string }
  /** Must be absent when `when` holds. */
  | { readonly rule: 'forbidden-when'; readonly field: string; readonly when: RuleCondition; readonly message?: string }
  /**
   * At most one of the members may be set; with `required`, exactly one. Messages: `message` that one is required, or
   * `invalid` for the same as an invalid value; `extra` of each one beside the first, whose own faults then do not
   * count, or of all together `several`, which with `named` prints their names, or `forbidden`.
   */
  | {
      readonly rule: 'one-of';
      readonly fields: readonly string[];
      readonly required?: boolean;
      readonly message?: string;
      readonly invalid?: string;
      readonly extra?: string;
      readonly several?: string;
      readonly forbidden?: string;
      readonly named?: boolean;
    }
  /** Default of a member that applies only when `when` holds. */
  | { readonly rule: 'default-when'; readonly field: string; readonly value: JsonValue; readonly when: RuleCondition }
  /** An absent member takes the value of a sibling. */
  | { readonly rule: 'default-from'; readonly field: string; readonly from: string };

/** Holds when the sibling `field` equals one of `in` (absent counts as null), or is present / absent. */
export type RuleCondition =
  { readonly field: string; readonly in: readonly JsonValue[] } | { readonly field: string; readonly present: boolean };

/** Words of the public API for a member, where they are not the usual ones. `required` also applies to an empty one. */
export interface FaultWords {
  readonly required?: string;
  readonly minimum?: string;
  readonly maximum?: string;
  readonly pattern?: string;
  /** Of a number below the minimum or above the maximum. */
  readonly range?: string;
  /** The supported values to list, in this order, instead of the sorted `enum`. */
  readonly supported?: readonly string[];
  /** For a value outside `enum`, which is then reported as invalid instead of unsupported. */
  readonly unsupported?: string;
  /**
   * How a missing member is reported: as its zero value (an empty text, the number 0), or `elsewhere`: the kind's
   * strategy reports it, or it may be missing although `required` names it.
   */
  readonly missing?: 'zero' | 'elsewhere';
  /**
   * Where a value that is outside `enum` or does not match `pattern` is reported: at the object or list that has it,
   * which is shown whole for `whole`; at the list that has this object; or (`unindexed`) below that list, without an
   * index.
   */
  readonly at?: 'parent' | 'whole' | 'list' | 'unindexed';
}

/**
 * One node of a schema tree, the same for built-in and custom kinds. Shared types are shared nodes, and a tree may be
 * cyclic, so walkers never expand it ahead of the value.
 */
export interface StructuralSchema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly special?: SpecialForm;
  readonly format?: string;
  readonly description?: string;
  /** Name in OpenAPI documents when the node is a shared type, in cluster naming (`io.cluster.api.core.v1.PodSpec`). */
  readonly model?: string;
  /**
   * The value has one of several forms (a schema or true, a schema or a list of them): its JSON types. The members of
   * the object form and the items of the list form are declared beside it.
   */
  readonly union?: readonly ('object' | 'array' | 'boolean')[];
  readonly properties?: { readonly [name: string]: StructuralSchema };
  readonly additionalProperties?: StructuralSchema;
  readonly items?: StructuralSchema;
  readonly required?: readonly string[];
  readonly default?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly nullable?: boolean;
  readonly presence?: Presence;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly preserveUnknownFields?: boolean;
  readonly embeddedResource?: boolean;
  readonly listType?: 'atomic' | 'set' | 'map';
  readonly listMapKeys?: readonly string[];
  /** A keyed list or set whose items may repeat nevertheless, as the public API allows for env (known fault BL-005). */
  readonly allowDuplicates?: boolean;
  readonly mapType?: 'granular' | 'atomic';
  /**
   * Whether the public API writes the empty member, where that does not follow from its being required. The first
   * writer of such a list or map owns its content, not the member itself. `false` beside a default: that one is the key
   * of items without it, and is not filled in.
   */
  readonly written?: boolean;
  /** Strategic merge patch: `merge`, `replace`, `retainKeys`, or two of them. */
  readonly patchStrategy?: readonly string[];
  readonly patchMergeKey?: string;
  readonly rules?: readonly FieldRule[];
  /** Feature gates that must all be on for the member to be accepted. */
  readonly gates?: readonly string[];
  /** Messages for a wrong or missing value by violated keyword, instead of the usual words. */
  readonly words?: FaultWords;
  /** The quantities of a map keep their precision; those of others are rounded up to milli. */
  readonly fineAmounts?: boolean;
  /** The pattern of a map's keys (`additionalProperties` are the values). */
  readonly keys?: { readonly pattern?: string; readonly maxLength?: number };
}
