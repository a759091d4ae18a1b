import type { JsonObject } from '../json/types.js';
import { StatusError } from '../meta/errors.js';
import { apiVersionOf } from '../meta/gvk.js';
import type { KubeObject } from '../meta/object.js';
import type { CompiledResource } from '../resources/catalogue.js';
import { fieldValues } from '../resources/compile.js';
import type { CustomEntry } from '../resources/create-catalogue.js';
import type { ResourceDefinition } from '../resources/definition.js';
import type { ObjectForms } from '../resources/forms.js';
import type { Strategy, StrategyContext } from '../resources/strategy.js';
import { type JsonSchema, schemaOfVersion } from '../schema/custom/json-schema.js';
import type { Converter } from './conversion/converter.js';
import { type DefinitionRecord, sameNames } from './definition.js';
import { createEngine, type Engine, type EngineParts } from './engine.js';
import type { EngineCache } from './engine-cache.js';
import { resourceDefinition } from './resource-definition.js';

/** What kinds are made with. */
export interface KindParts {
  readonly engines: EngineCache<Engine>;
  /** What engines share; asked for when one is made. */
  readonly engineParts: () => EngineParts;
  /** How objects of a definition are converted. */
  readonly converterOf: (record: DefinitionRecord) => Converter;
  /** Whether the definition is on its way out. */
  readonly isTerminating: () => boolean;
}

/** Bytes of a definition's text, for what its engines may cost. */
function sizeOf(record: DefinitionRecord): number {
  return record.source.bytes.length;
}

/** The versions of one definition at one generation, as entries of the catalogue. */
export interface CustomKind {
  /** Whether the record describes this very kind: other conditions alone make no other kind. */
  isOf(record: DefinitionRecord): boolean;
  /** The same entry each time. */
  entry(version: string): CustomEntry;
}

/**
 * Makes the kind that a definition describes. Its engines are made from the text of the definition when somebody writes
 * or reads an object, and given up again when those of others are used more.
 */
export function createKind(record: DefinitionRecord, parts: KindParts): CustomKind {
  return new Kind(record, parts);
}

class Kind implements CustomKind {
  readonly #record: DefinitionRecord;
  readonly #parts: KindParts;
  readonly #converter: Converter;
  readonly #definitions = new Map<string, ResourceDefinition>();
  readonly #entries = new Map<string, CustomEntry>();

  constructor(record: DefinitionRecord, parts: KindParts) {
    this.#record = record;
    this.#parts = parts;
    this.#converter = parts.converterOf(record);
    for (const { name } of record.versions) {
      this.#definitions.set(
        name,
        resourceDefinition(record, name, () => this.#engine(name).tree),
      );
    }
  }

  isOf({ source, generation, accepted }: DefinitionRecord): boolean {
    const { source: own, generation: ownGeneration, accepted: ownNames } = this.#record;
    return source.uid === own.uid && generation === ownGeneration && sameNames(accepted, ownNames);
  }

  entry(version: string): CustomEntry {
    const known = this.#entries.get(version);
    if (known !== undefined) return known;
    const definition = this.#definitions.get(version)!;
    const strategy = strategyOf(definition, this.#parts.isTerminating);
    const entry = { definition, strategy, compiled: this.#compiled(version, strategy), forms: this.#forms(version) };
    this.#entries.set(version, entry);
    return entry;
  }

  #engine(version: string): Engine {
    const definition = this.#definitions.get(version)!;
    return this.#parts.engines.get(definition, sizeOf(this.#record), () => {
      const schema: JsonSchema = schemaOfVersion(this.#record.source.parsed, version) ?? {};
      return createEngine(definition, schema, this.#parts.engineParts());
    });
  }

  #compiled(version: string, strategy: Strategy): CompiledResource {
    const engine = (): Engine => this.#engine(version);
    return {
      get schema() {
        return engine().tree;
      },
      normalise: (object, report) => engine().normalise(object, report) as KubeObject,
      normaliseBody: (_subresource, object) => object,
      validate: (object, stored, subresource = '', warn) => engine().validate(object, stored, subresource, warn),
      selectableValue: fieldValues(this.#definitions.get(version)!, strategy),
    };
  }

  #forms(version: string): ObjectForms {
    const { source, generation } = this.#record;
    return {
      id: `${source.uid}:${generation}:${version}`,
      schema: () => (schemaOfVersion(source.parsed, version) ?? {}) as JsonObject,
      toServed: (objects) =>
        this.#convertAll(
          objects.map((object) => this.#stored(object)),
          version,
        ),
      toStored: (object) => {
        const storage = this.#definitions.get(version)!.storageVersion;
        const converted = this.#convertAll([object], storage);
        return converted instanceof Promise ? converted.then((one) => one[0]!) : converted[0]!;
      },
    };
  }

  /** A stored object as its own version has it now. */
  #stored(object: KubeObject): KubeObject {
    const version = object.apiVersion.slice(object.apiVersion.indexOf('/') + 1);
    return this.#definitions.has(version) ? (this.#engine(version).normalise(object) as KubeObject) : object;
  }

  #convertAll(objects: readonly KubeObject[], version: string): readonly KubeObject[] | Promise<readonly KubeObject[]> {
    const apiVersion = apiVersionOf(this.#record.group, version);
    const others = objects.filter((object) => object.apiVersion !== apiVersion);
    if (others.length === 0) return objects;
    const place = (converted: readonly KubeObject[]): readonly KubeObject[] => {
      let next = 0;
      const { prune } = this.#engine(version);
      return objects.map((object) =>
        object.apiVersion === apiVersion ? object : (prune(converted[next++]!) as KubeObject),
      );
    };
    const converted = this.#converter.convert(others, apiVersion);
    return converted instanceof Promise ? converted.then(place) : place(converted);
  }
}

/** What is special about custom kinds: a definition on its way out takes no new objects, and status is written apart. */
function strategyOf(definition: ResourceDefinition, isTerminating: () => boolean): Strategy {
  const prepareForCreate = (object: KubeObject): KubeObject => {
    if (!isTerminating()) return object;
    const why = 'create not allowed while custom resource definition is terminating';
    throw new StatusError(405, 'MethodNotAllowed', why);
  };
  const hasStatus = definition.subresources.some(({ name }) => name === 'status');
  return hasStatus ? { prepareForCreate, prepareForUpdate: prepareStatus } : { prepareForCreate };
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
