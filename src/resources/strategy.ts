import type { FieldError } from '../meta/field-errors.js';
import type { KubeObject } from '../meta/object.js';
import type { DeleteOptions } from '../meta/options.js';
import type { Steps } from '../meta/steps.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { NamingProfile } from '../naming/profile.js';
import type { User } from '../request/user.js';
import type { Environment } from '../schema/cel/environment.js';
import type { StructuralSchema } from '../schema/structural.js';
import type { Claim } from './claims.js';
import type { Of } from './strategies/members.js';

/** What a strategy may need from outside. */
export interface StrategyContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Name of the subresource being written; empty for the main resource. */
  readonly subresource: string;
  /** The requesting user. */
  readonly user: User;
  /** Identifiers of the running profile. */
  readonly naming: NamingProfile;
  /** The schema's faults of the object, for `validate`. */
  readonly reported: readonly FieldError[];
  /** Names of the pools available to claims; of several equivalent ones, the preferred one first. */
  readonly pools: readonly string[];
  /** The CEL environment without variables; made on demand. */
  readonly expressions: () => Environment;
  /** Schema of the object's metadata. */
  readonly metadata: StructuralSchema;
  /**
   * Whether a new object comes back from mutating admission, with what `prepareForCreate` added before: it prepares the
   * object again.
   */
  readonly readmitted?: boolean;
  /** Disabled feature gates. */
  readonly gatesOff: ReadonlySet<string>;
}

/** An update whose faults are compared with those of the stored object. */
export interface ObjectUpdate {
  readonly object: KubeObject;
  readonly stored: KubeObject;
  /**
   * Faults of the stored object itself, as if it were new. Computed on the first call, which costs one more validation.
   */
  readonly before: () => readonly FieldError[];
}

/** A stored object that defines a kind, in the newest state that this server knows. */
export interface DefiningObject {
  /** `<group>/<plural>` of its storage version, as in a store key. It has no namespace. */
  readonly resource: string;
  readonly name: string;
  readonly uid: string;
  readonly revision: number;
}

/** An object of a kind by its generated type, when that is known. */
export type Typed<T> = unknown extends T ? KubeObject : KubeObject & Of<T>;

/**
 * The rules of one kind beyond its schema; `T` is its generated type. All hooks are optional. Objects are readonly: a
 * hook that changes something returns a new object.
 */
export interface Strategy<T = unknown> {
  /** On a client's object in normal form, before anything else: why it cannot be read, beyond the schema. */
  readonly readingFault?: (object: Typed<T>) => string | undefined;
  /** After decode and schema defaulting, on create, update and when defaulting a patch result: conditional defaults. */
  readonly applyDefaults?: (object: Typed<T>, naming: NamingProfile, gatesOff?: ReadonlySet<string>) => KubeObject;
  /** What defines the kind: no object is created while that is being deleted, or afterwards. */
  readonly definedBy?: () => DefiningObject;
  /** On create, before admission: sets server-owned fields, drops what a creator may not set. */
  readonly prepareForCreate?: (object: Typed<T>, context: StrategyContext) => KubeObject;
  /** On create, once the object has its name and uid: members derived from them. Before validation. */
  readonly identify?: (object: Typed<T>, uid: string, naming: NamingProfile) => KubeObject;
  /** On update, before admission: restores what an updater may not change. */
  readonly prepareForUpdate?: (object: Typed<T>, stored: Typed<T>, context: StrategyContext) => KubeObject;
  /** On update of a kind with generations: a metadata change that raises the generation as well. */
  readonly raisesGeneration?: (object: Typed<T>, stored: Typed<T>, context: StrategyContext) => boolean;
  /** After schema validation, on create and update; `stored` is what an update starts from. */
  readonly validate?: (object: Typed<T>, context: StrategyContext, stored?: Typed<T>) => readonly FieldError[];
  /**
   * On update: the relevant faults of the schema and of `validate`. An object stored under older rules may be changed
   * elsewhere without fixing it first.
   */
  readonly ratchet?: (faults: readonly FieldError[], update: ObjectUpdate) => readonly FieldError[];
  /**
   * Whether a fault of the schema is ignored: `validate` reports it, at another path, or the public API accepts it, as
   * many faults of a status. `stored` is what an update starts from.
   */
  readonly reportsItself?: (error: FieldError, stored: Typed<T> | undefined, object: Typed<T>) => boolean;
  /** After `validate`, before the next two, on create and update: checks that may take long, in steps. */
  readonly validateInSteps?: (
    object: Typed<T>,
    context: StrategyContext,
    stored?: Typed<T>,
  ) => Steps<readonly FieldError[]>;
  /** After `validate`, on create only: what a new object must not have, though a stored one may. */
  readonly validateCreate?: (object: Typed<T>, context: StrategyContext) => readonly FieldError[];
  /** After `validate`, on update only. */
  readonly validateUpdate?: (object: Typed<T>, stored: Typed<T>, context: StrategyContext) => readonly FieldError[];
  /**
   * The unique values that the object holds and those it still needs. Called on create and update of the main resource,
   * after validation and before validating admission; for stored objects when they are deleted, and when reservations
   * are compared with them. `stored` is what an update starts from.
   */
  readonly claims?: (object: Typed<T>, stored?: Typed<T>) => readonly Claim[];
  /** Warnings for the client (`Warning` headers). */
  readonly warnings?: (object: Typed<T>, stored: Typed<T> | undefined, naming: NamingProfile) => readonly string[];
  /** After validation: the form to store. */
  readonly canonicalize?: (object: Typed<T>, naming: NamingProfile) => KubeObject;
  /** On delete: warnings for the client, by its delete options. */
  readonly deleteWarnings?: (options: DeleteOptions) => readonly string[];
  /** On delete: the grace period in seconds when the kind supports graceful deletion; 0 removes at once. */
  readonly gracePeriod?: (object: Typed<T>, asked: number | undefined) => number;
  /**
   * Only for kinds whose first delete just marks the object, because its contents are deleted first: changes the
   * options of that delete. Those of later deletes are used unchanged.
   */
  readonly firstDelete?: (options: DeleteOptions) => DeleteOptions;
  /** On delete: true when a terminating object must stay although its finalizers are empty (a Namespace with spec.finalizers). */
  readonly holdsDeletion?: (object: Typed<T>) => boolean;
  /** On delete: the change that marks it as terminating, besides metadata. */
  readonly markTerminating?: (object: Typed<T>) => KubeObject;
  /** The error for a field that selectors of the kind do not support, where it is not the usual one. */
  readonly unknownField?: (field: string, apiVersion: string) => string;
  /** Cells of columns without a path, in the order of `columns` and for those only. `now` in milliseconds. */
  readonly cells?: (object: Typed<T>, now: number, naming: NamingProfile) => readonly JsonValue[];
  /** `TableRow.conditions` of an object; absent: none. */
  readonly rowConditions?: (object: Typed<T>) => readonly JsonObject[];
  /**
   * Converts between two forms of one kind that differ in more than apiVersion. `to` is the requested apiVersion, since
   * the forms may be in two groups (Event); the result has it.
   */
  readonly convert?: (object: Typed<T>, to: string, naming: NamingProfile) => KubeObject;
  /**
   * By subresource name: the effect of a create there on its parent (`pods/binding`). `body` is the decoded body,
   * normalised and valid; the result is the parent to store, which is not validated again.
   * @throws StatusError when the parent's state does not allow it
   */
  readonly createSubresource?: {
    readonly [name: string]: (stored: Typed<T>, body: KubeObject, context: StrategyContext) => KubeObject;
  };
  /** Values of selectable fields that are not plain paths. */
  readonly selectableValue?: (object: Typed<T>, key: string) => string | undefined;
}
