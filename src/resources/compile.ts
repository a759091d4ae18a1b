import { equalJson } from '../json/equal.js';
import { getIn, memberPath } from '../json/path-update.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';
import type { NamingProfile } from '../naming/profile.js';
import { compileGateFilter } from '../schema/gates.js';
import { compileNormaliser, type Normaliser } from '../schema/normalise.js';
import { compileValidation, type Validation } from '../schema/validation.js';
import type { CompiledResource } from './catalogue.js';
import { type ResourceDefinition, storageGroupOf } from './definition.js';
import type { Strategy } from './strategy.js';
import { builtinValidator } from './validators.js';

/** What compiling needs besides the definition. */
export interface CompileOptions {
  readonly strategy: Strategy;
  readonly naming: NamingProfile;
  /** Disabled feature gates: members behind them are dropped. None by default. */
  readonly gatesOff?: ReadonlySet<string>;
}

/** Caches the result of the first call. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The engines of one version of a built-in kind. Each is made on first use: a server serves many more kinds than are
 * used, and the schema itself is built only then.
 */
export function compileResource(definition: ResourceDefinition, options: CompileOptions): CompiledResource {
  const { strategy, naming, gatesOff = new Set() } = options;
  const normaliser = once((): Normaliser =>
    compileNormaliser(definition.schema, { kind: definition.kind, version: definition.version, gatesOff }),
  );
  const validation = once((): Validation => {
    const generated = definition.validator === undefined ? () => true : builtinValidator(definition.validator);
    return compileValidation(definition.schema, generated);
  });
  const gates = once(() => compileGateFilter(definition.schema, gatesOff));
  const bodies = once(() => {
    const made = new Map<string, Normaliser>();
    for (const { name, body } of definition.subresources) {
      if (body?.schema === undefined) continue;
      made.set(name, compileNormaliser(body.schema, { kind: body.kind, version: body.version }));
    }
    return made;
  });
  const fieldOf = fieldValues(definition, strategy);
  return {
    get schema() {
      return definition.schema;
    },
    normalise(object, report) {
      const normal = normaliser()(object, report) as KubeObject;
      return strategy.applyDefaults?.(normal, naming, gatesOff) ?? normal;
    },
    normaliseBody: (subresource, object, report) => bodies().get(subresource)?.(object, report) ?? object,
    withoutGated: (object, stored) => (gates()?.(object, stored) as KubeObject | undefined) ?? object,
    validate(object, stored) {
      // Owners are validated with the rest of the metadata, whose messages differ from those of schemas.
      const errors = validation()(object, stored).filter(({ field }) => !field.startsWith('metadata.ownerReferences['));
      const foreign = stored !== undefined && storageGroupOf(definition) !== definition.group;
      return foreign && errors.length > 0 ? errors.filter(({ field }) => changed(field, object, stored)) : errors;
    },
    selectableValue: fieldOf,
  };
}

/** The values of a kind's selectable fields, custom or built-in. */
export function fieldValues(
  definition: ResourceDefinition,
  strategy: Strategy,
): (object: KubeObject, key: string) => string | undefined {
  const fields = once(
    () =>
      new Map(
        definition.selectableFields.map((field) => [field.key, { ...field, path: memberPath(field.path) }] as const),
      ),
  );
  return (object, key) => {
    if (key === 'metadata.name') return object.metadata.name ?? '';
    if (key === 'metadata.namespace') return object.metadata.namespace ?? '';
    const field = fields().get(key);
    if (field === undefined) return undefined;
    return strategy.selectableValue?.(object, key) ?? textOf(getIn(object, field.path)) ?? field.default ?? '';
  };
}

/**
 * Whether the update changed the member at the start of a path. A kind stored as another group's shows objects
 * validated by that group's rules only: unchanged parts are not reported to the client.
 */
function changed(field: string, object: JsonObject, stored: JsonObject): boolean {
  const member = /^[^.[]*/.exec(field)![0];
  return !equalJson(object[member], stored[member]);
}

/** The text of a selectable value for comparison. */
function textOf(value: JsonValue | undefined): string | undefined {
  return value === undefined || value === null || typeof value === 'object' ? undefined : String(value);
}
