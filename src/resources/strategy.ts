import type { FieldError } from '../meta/field-errors.js';
import type { KubeObject } from '../meta/object.js';
import type { JsonValue } from '../json/types.js';

/** Things a strategy may need and must not reach for itself. */
export interface StrategyContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Name of the subresource being written; empty for the main resource. */
  readonly subresource: string;
  readonly user: string;
  /** Replaces the cluster domain by the running profile's: `label('metadata.name')` is `<d>/metadata.name`. */
  readonly naming: { readonly labelDomain: string; readonly groupDomain: string };
}

/**
 * What is special about one kind and no schema can say. All hooks are optional. Objects are readonly: a hook that
 * changes something returns a new object.
 */
export interface Strategy {
  /** After decode and schema defaulting, on create, update and when defaulting a patch result: conditional defaults. */
  readonly applyDefaults?: (object: KubeObject) => KubeObject;
  /** On create, before admission: sets server-owned fields, drops what a creator may not set. */
  readonly prepareForCreate?: (object: KubeObject, context: StrategyContext) => KubeObject;
  /** On update, before admission: keeps what an updater may not change. */
  readonly prepareForUpdate?: (object: KubeObject, stored: KubeObject, context: StrategyContext) => KubeObject;
  /** After schema validation, on create and update. */
  readonly validate?: (object: KubeObject, context: StrategyContext) => readonly FieldError[];
  /** After `validate`, on update only. */
  readonly validateUpdate?: (object: KubeObject, stored: KubeObject, context: StrategyContext) => readonly FieldError[];
  /** Notices for the client (`Warning` headers). */
  readonly warnings?: (object: KubeObject, stored: KubeObject | undefined) => readonly string[];
  /** After validation: the form to store. */
  readonly canonicalize?: (object: KubeObject) => KubeObject;
  /** On delete: the grace period in seconds when the kind supports graceful deletion; 0 removes at once. */
  readonly gracePeriod?: (object: KubeObject, asked: number | undefined) => number;
  /** On delete: true when the object must stay although its finalizers are empty (a Namespace with spec.finalizers). */
  readonly holdsDeletion?: (object: KubeObject) => boolean;
  /** On delete: the change that marks it as terminating, besides metadata. */
  readonly markTerminating?: (object: KubeObject) => KubeObject;
  /** Cells of columns without a path, in the order of `columns` and for those only. `now` in milliseconds. */
  readonly cells?: (object: KubeObject, now: number) => readonly JsonValue[];
  /** Between two versions of one kind that differ in more than apiVersion. `to` is a version name. */
  readonly convert?: (object: KubeObject, to: string) => KubeObject;
  /** Values of selectable fields that are not plain paths. */
  readonly selectableValue?: (object: KubeObject, key: string) => string | undefined;
}
