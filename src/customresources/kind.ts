import type { JsonObject } from '../json/types.js';
import { definitionTerminating } from '../meta/errors.js';
import type { FieldError } from '../meta/field-errors.js';
import { apiVersionOf } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import { atOnce, type Steps } from '../meta/steps.js';
import type { CompiledResource, FieldReport } from '../resources/catalogue.js';
import { fieldValues } from '../resources/compile.js';
import type { CustomEntry } from '../resources/create-catalogue.js';
import type { ResourceDefinition } from '../resources/definition.js';
import type { ObjectForms } from '../resources/forms.js';
import type { DefiningObject, Strategy, StrategyContext } from '../resources/strategy.js';
import { type JsonSchema, schemaOfVersion } from '../schema/custom/json-schema.js';
import type { StructuralSchema } from '../schema/structural.js';
import type { Converter } from './conversion/converter.js';
import { type DefinitionRecord, objectIn, objectsIn, sameNames } from './definition.js';
import { createEngine, type Engine, type EngineParts } from './engine.js';
import type { EngineCache } from './engine-cache.js';
import { bestVersion, CustomDefinition } from './resource-definition.js';

/** What kinds need. */
export interface KindParts {
  readonly engines: EngineCache<Engine>;
  /** What engines share; made on demand. */
  readonly engineParts: () => EngineParts;
  /** The store resource of definitions. */
  readonly resource: string;
  /** How objects of a definition are converted. */
  readonly converterOf: (definition: KubeObject) => Converter;
}

/** The versions of one definition at one generation, as entries of the catalogue. */
export interface CustomKind {
  /**
   * Whether the record describes this very kind (other conditions alone make no other kind); then the record's text is
   * used from now on, so that the previous one can be freed.
   */
  takeOver(record: DefinitionRecord): boolean;
  /** The same entry each time. */
  entry(version: string): CustomEntry;
}

/**
 * Makes the kind of a definition. Its engines are made from the text of the definition when its objects are read or
 * written, and evicted when others are used more.
 *
 * @param outline of the definition; not kept
 * @param isTerminating whether the definition is being deleted
 */
export function createKind(
  record: DefinitionRecord,
  outline: KubeObject,
  isTerminating: () => boolean,
  parts: KindParts,
): CustomKind {
  return new Kind(record, outline, isTerminating, parts);
}

/** With few versions, a linear search is enough. */
const FEW = 8;

class Kind implements CustomKind {
  record: DefinitionRecord;
  readonly converter: Converter;
  readonly #parts: KindParts;
  readonly #versions: readonly Version[];
  #byName: Map<string, Version> | undefined;

  constructor(record: DefinitionRecord, outline: KubeObject, isTerminating: () => boolean, parts: KindParts) {
    this.record = record;
    this.#parts = parts;
    this.converter = parts.converterOf(outline);
    const bodies = objectsIn(objectIn(outline, 'spec'), 'versions');
    const best = bestVersion(bodies);
    this.#versions = bodies.map((body) => new Version(this, body, best, isTerminating));
  }

  takeOver(record: DefinitionRecord): boolean {
    const { source, generation, accepted } = this.record;
    const same =
      record.source.uid === source.uid && record.generation === generation && sameNames(record.accepted, accepted);
    if (same) this.record = record;
    return same;
  }

  entry(version: string): CustomEntry {
    return this.version(version)!;
  }

  get definedBy(): DefiningObject {
    const { name, uid, revision } = this.record.source;
    return { resource: this.#parts.resource, name, uid, revision };
  }

  version(name: string): Version | undefined {
    if (this.#versions.length <= FEW) return this.#versions.find(({ definition }) => definition.version === name);
    this.#byName ??= new Map(this.#versions.map((version) => [version.definition.version, version]));
    return this.#byName.get(name);
  }

  engine(definition: ResourceDefinition): Engine {
    const { source } = this.record;
    return this.#parts.engines.get(definition, source.size, () => {
      const schema: JsonSchema = schemaOfVersion(source.parsed, definition.version) ?? {};
      return createEngine(definition, schema, this.#parts.engineParts());
    });
  }
}

/** One version: catalogue entry and engines in one object, since there are thousands. */
class Version implements CustomEntry, CompiledResource {
  readonly definition: ResourceDefinition;
  readonly strategy: Strategy;
  readonly forms: ObjectForms;
  readonly #kind: Kind;
  #values: CompiledResource['selectableValue'] | undefined;

  constructor(kind: Kind, body: JsonObject, best: string | undefined, isTerminating: () => boolean) {
    this.#kind = kind;
    this.definition = new CustomDefinition(kind.record, body, best, () => this.engine.tree, isTerminating);
    this.strategy = strategyOf(this.definition, isTerminating, () => kind.definedBy);
    this.forms = new VersionForms(kind, this);
  }

  get engine(): Engine {
    return this.#kind.engine(this.definition);
  }

  get compiled(): CompiledResource {
    return this;
  }

  get schema(): StructuralSchema {
    return this.engine.tree;
  }

  normalise(object: JsonObject, report?: FieldReport): KubeObject {
    return this.engine.normalise(object, report) as KubeObject;
  }

  /** A stored object as it would be read now: it is accepted even if it does not fit its present schema. */
  normaliseStored(object: JsonObject): KubeObject {
    return this.engine.normaliseStored(object) as KubeObject;
  }

  normaliseMerged(object: JsonObject): KubeObject {
    return this.engine.normaliseMerged(object) as KubeObject;
  }

  normaliseBody(_subresource: string, object: JsonObject): JsonObject {
    return object;
  }

  validate(
    object: KubeObject,
    stored: KubeObject | undefined,
    subresource = '',
    warn?: (text: string) => void,
  ): readonly FieldError[] {
    return atOnce(this.validateInSteps(object, stored, subresource, warn));
  }

  validateInSteps(
    object: KubeObject,
    stored: KubeObject | undefined,
    subresource = '',
    warn?: (text: string) => void,
  ): Steps<readonly FieldError[]> {
    return this.engine.validate(object, stored, subresource, warn);
  }

  selectableValue(object: KubeObject, key: string): string | undefined {
    this.#values ??= fieldValues(this.definition, this.strategy);
    return this.#values(object, key);
  }
}

/** The outcome for one object. */
function only(converted: readonly KubeObject[]): KubeObject {
  return converted[0]!;
}

/** Stored objects in one version. */
class VersionForms implements ObjectForms {
  readonly #kind: Kind;
  readonly #version: Version;
  #id: string | undefined;

  constructor(kind: Kind, version: Version) {
    this.#kind = kind;
    this.#version = version;
  }

  get id(): string {
    const { source, generation } = this.#kind.record;
    return (this.#id ??= `${source.uid}:${generation}:${this.#version.definition.version}`);
  }

  schema(): JsonObject {
    const { source } = this.#kind.record;
    return (schemaOfVersion(source.parsed, this.#version.definition.version) ?? {}) as JsonObject;
  }

  toServed(objects: readonly KubeObject[]): readonly KubeObject[] | Promise<readonly KubeObject[]> {
    const asStored = objects.map((object) => this.#stored(object));
    return this.#convertAll(asStored, this.#version);
  }

  toStored(object: KubeObject): KubeObject | Promise<KubeObject> {
    const converted = this.#convertAll([object], this.#kind.version(this.#version.definition.storageVersion)!);
    return converted instanceof Promise ? converted.then(only) : only(converted);
  }

  inVersion(object: KubeObject, apiVersion: string): KubeObject | Promise<KubeObject> {
    const converted = this.#kind.converter.convert([object], apiVersion);
    return converted instanceof Promise ? converted.then(only) : only(converted);
  }

  /** A stored object as its own version has it now. */
  #stored(object: KubeObject): KubeObject {
    const version = object.apiVersion.slice(object.apiVersion.indexOf('/') + 1);
    return this.#kind.version(version)?.normaliseStored(object) ?? object;
  }

  #convertAll(
    objects: readonly KubeObject[],
    version: Version,
  ): readonly KubeObject[] | Promise<readonly KubeObject[]> {
    const { definition } = version;
    const apiVersion = apiVersionOf(definition.group, definition.version);
    const others = objects.filter((object) => object.apiVersion !== apiVersion);
    if (others.length === 0) return objects;
    const place = (converted: readonly KubeObject[]): readonly KubeObject[] => {
      let next = 0;
      const { prune } = version.engine;
      return objects.map((object) =>
        object.apiVersion === apiVersion ? object : (prune(converted[next++]!) as KubeObject),
      );
    };
    const converted = this.#kind.converter.convert(others, apiVersion);
    return converted instanceof Promise ? converted.then(place) : place(converted);
  }
}

/** Rules of custom kinds: a terminating definition accepts no new objects, and status is written separately. */
function strategyOf(
  definition: ResourceDefinition,
  isTerminating: () => boolean,
  definedBy: () => DefiningObject,
): Strategy {
  const prepareForCreate = (object: KubeObject): KubeObject => {
    if (!isTerminating()) return object;
    throw definitionTerminating(definition, object.metadata.name ?? '');
  };
  const hasStatus = definition.subresources.some(({ name }) => name === 'status');
  const always = { definedBy, prepareForCreate };
  return hasStatus ? { ...always, prepareForUpdate: prepareStatus } : always;
}

/** A write through `status` changes nothing else, whatever members the kind has. */
function prepareStatus(object: KubeObject, stored: KubeObject, { subresource }: StrategyContext): KubeObject {
  if (subresource !== 'status') return object;
  const { status } = object;
  const { status: _before, ...rest } = stored;
  const managedFields = object.metadata['managedFields'];
  const metadata = managedFields === undefined ? stored.metadata : { ...stored.metadata, managedFields };
  return { ...rest, metadata, ...(status === undefined ? {} : { status }) } as KubeObject;
}
