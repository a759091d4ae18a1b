import type { KubeObject } from '../meta/object.js';
import type { FieldError } from '../meta/field-errors.js';
import type { Steps } from '../meta/steps.js';
import type { JsonObject } from '../json/types.js';
import type { WrittenNumbers } from '../json/written-numbers.js';
import type { StructuralSchema } from '../schema/structural.js';
import type { ResourceDefinition } from './definition.js';
import type { ObjectForms } from './forms.js';
import type { Retirement } from './retirement.js';
import type { Strategy } from './strategy.js';

/** Collects what normalising drops, for `fieldValidation` (spec 1). Paths look like `spec.template.foo`. */
export interface FieldReport {
  unknownField(path: string): void;
  /** See `UnknownFieldSink.fromTree`. */
  readonly fromTree?: boolean;
  /** See `UnknownFieldSink.written`. */
  readonly written?: WrittenNumbers | undefined;
}

/** The engines of one resource version, made on first use and then kept. */
export interface CompiledResource {
  readonly schema: StructuralSchema;
  /**
   * Brings a decoded object into normal form: drops unknown and absent-by-presence members, canonicalises special
   * scalars, fills schema defaults, then the strategy's conditional defaults.
   *
   * @throws StatusError 400 on a wrong type
   */
  normalise(object: JsonObject, report?: FieldReport): KubeObject;
  /**
   * The same for the result of an intent. Nulls that the schema does not allow stay, so that validation reports them:
   * every other write treats such a null as absent, but an intent gives a member up by leaving it out. Absent where a
   * null always counts as absent (built-in kinds).
   */
  normaliseMerged?(object: JsonObject): KubeObject;
  /**
   * The same for the body of a subresource with its own kind; parts of unknown shape stay unchanged.
   * @throws StatusError 400 on a wrong type
   */
  normaliseBody(subresource: string, object: JsonObject, report?: FieldReport): JsonObject;
  /**
   * A normal-form object without the members of disabled features, unless the stored object uses them. Absent where no
   * member is gated (custom kinds).
   */
  withoutGated?(object: KubeObject, stored: KubeObject | undefined): KubeObject;
  /**
   * Every fault of a normal-form object against the schema and its declarative rules (`stored` on update).
   * `subresource` is the written one; absent: the object itself. `warn` is called for tolerated faults.
   */
  validate(
    object: KubeObject,
    stored: KubeObject | undefined,
    subresource?: string,
    warn?: (text: string) => void,
  ): readonly FieldError[];
  /** `validate` in steps, for kinds whose validation may take long. */
  validateInSteps?(
    object: KubeObject,
    stored: KubeObject | undefined,
    subresource?: string,
    warn?: (text: string) => void,
  ): Steps<readonly FieldError[]>;
  /** Value of a field selector key; undefined when the key is not selectable. */
  selectableValue(object: KubeObject, key: string): string | undefined;
}

/** One served version of a resource type with everything that serves it. */
export interface ServedResource {
  readonly definition: ResourceDefinition;
  readonly strategy: Strategy;
  readonly compiled: CompiledResource;
  /** `<group>/<plural>`: the `resource` of its store keys, the same for all versions. */
  readonly storageResource: string;
  /** Present when stored bytes may need conversion. */
  readonly forms?: ObjectForms;
  /** Its end: it is no longer served, or replaced. Watches end then. */
  readonly retirement: Retirement;
}

/** A group in discovery order, with its versions by preference. */
export interface ServedGroup {
  readonly group: string;
  readonly versions: readonly string[];
  readonly preferredVersion: string;
}

/** The currently served kinds. Custom kinds change them in one step each. */
export interface Catalogue {
  /** Grows with every change. */
  readonly revision: number;
  readonly groups: readonly ServedGroup[];
  /** One of `groups`, by name; the same object until a resource of the group comes or goes. */
  group(name: string): ServedGroup | undefined;
  /** In discovery order. */
  readonly resources: readonly ServedResource[];
  find(group: string, version: string, resource: string): ServedResource | undefined;
  findKind(group: string, version: string, kind: string): ServedResource | undefined;
  /** The resources of one version of a group, in discovery order; the same array while they stay the same. */
  resourcesOf(group: string, version: string): readonly ServedResource[];
  /** Calls `listener` with the added and removed resources after each change; the returned function unsubscribes. */
  onChange(listener: (changed: readonly ServedResource[]) => void): () => void;
}
