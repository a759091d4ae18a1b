import { randomUUID } from 'node:crypto';
import type { Client } from '../client/client.js';
import {
  createConditionsController,
  type DefinitionController,
  definitionType,
} from '../customresources/conditions-controller.js';
import { convertNone } from '../customresources/conversion/none.js';
import { createWebhookConverter } from '../customresources/conversion/webhook.js';
import { objectIn, textIn, textsIn } from '../customresources/definition.js';
import { createDefinitions, type Definitions } from '../customresources/definitions.js';
import type { EngineParts } from '../customresources/engine.js';
import { createEngineCache } from '../customresources/engine-cache.js';
import { createInstanceFinalizer } from '../customresources/finalizer.js';
import { CreationNames } from '../customresources/names-of-new.js';
import { serviceUnavailable, StatusError } from '../meta/errors.js';
import type { Precondition } from '../meta/precondition.js';
import type { NamingProfile } from '../naming/profile.js';
import type { KindsRefresh } from '../pipeline/fresh-kinds.js';
import type { ChangeableCatalogue } from '../resources/create-catalogue.js';
import type { Environment } from '../schema/cel/environment.js';
import type { StructuralSchema } from '../schema/structural.js';
import type { Store } from '../storage/store.js';
import type { Log } from '../telemetry/log.js';
import { createWebhookCaller } from '../webhook/call.js';
import { webhookTarget } from '../webhook/target.js';
import { definitionReader } from './definition-reader.js';
import { objectLookup } from './object-lookup.js';
import { serviceLookup, storedSlices } from './service-lookup.js';

/** The custom kinds of a server, and what they need besides. */
export interface CustomKinds extends KindsRefresh {
  readonly definitions: Definitions;
  /** Group and resource of the definitions themselves. */
  readonly definitionType: { readonly group: string; readonly resource: string };
  /** Decides on the names of definitions created through this server. */
  readonly names: CreationNames;
  /** Resolves when it is certain of every write answered so far whether it is stored. */
  outcomesKnown(): Promise<void>;
  stop(): void;
}

/** Serves all custom kinds that are stored, and follows their definitions. */
export async function startCustomKinds(parts: {
  readonly store: Store;
  readonly catalogue: ChangeableCatalogue;
  readonly naming: NamingProfile;
  readonly log: Log;
  /** Whether webhooks of services are called at their endpoints. */
  readonly toEndpoints: boolean;
  /** The CEL environment. */
  readonly expressions: () => Environment;
  /** The field manager of this server. */
  readonly manager: string;
}): Promise<CustomKinds> {
  const { store, catalogue, naming, log } = parts;
  const type = definitionType(naming);
  const onError = (error: unknown): void => log.warn({ error }, 'definitions of custom kinds could not be read');
  const caller = createWebhookCaller();
  const lookup = serviceLookup({
    objects: objectLookup(store, catalogue),
    slices: storedSlices(store, catalogue, naming),
    toEndpoints: parts.toEndpoints,
    random: Math.random,
  });
  let shared: EngineParts | undefined;
  const resource = `${type.group}/${type.resource}`;
  const definitions = createDefinitions({
    reader: definitionReader(store, resource, onError),
    resource,
    catalogue,
    engines: createEngineCache(),
    engineParts: () => (shared ??= { metadata: metadataSchema(catalogue), expressions: parts.expressions() }),
    converterOf: (definition) => {
      const conversion = objectIn(objectIn(definition, 'spec'), 'conversion');
      if (textIn(conversion, 'strategy') !== 'Webhook') return convertNone;
      const webhook = objectIn(conversion, 'webhook');
      const config = objectIn(webhook, 'clientConfig');
      return createWebhookConverter({
        caller,
        target: () => webhookTarget(config, lookup),
        reviewGroup: type.group,
        reviewVersions: textsIn(webhook, 'conversionReviewVersions'),
        randomUid: randomUUID,
      });
    },
    onError,
  });
  await definitions.start();
  return {
    definitions,
    definitionType: type,
    names: new CreationNames(parts.manager),
    outcomesKnown: () => store.outcomesKnown(),
    async refresh(at, signal) {
      try {
        await definitions.refresh(at, signal);
      } catch (error) {
        if (error instanceof StatusError) throw error;
        throw serviceUnavailable('the definitions of custom kinds cannot be read at the moment; try again');
      }
    },
    stop() {
      definitions.stop();
      caller.close();
    },
  };
}

/** The common ObjectMeta schema. */
function metadataSchema(catalogue: ChangeableCatalogue): StructuralSchema {
  const schema = catalogue.find('', 'v1', 'namespaces')?.definition.schema.properties?.['metadata'];
  if (schema === undefined) throw new Error('namespaces are not served, so there is no schema of metadata');
  return schema;
}

/** The controllers of definitions, on one server at a time: names and conditions, and the deletion of objects. */
export function definitionControllers(parts: {
  readonly kinds: CustomKinds;
  readonly client: (name: string) => Client;
  /** The lease under which they run. */
  readonly fence: Precondition;
  readonly naming: NamingProfile;
  readonly clock: () => number;
  readonly onError: (controller: string) => (error: unknown, about: string) => void;
}): readonly DefinitionController[] {
  const { kinds, client, fence, naming, clock, onError } = parts;
  const { outcomesKnown } = kinds;
  const make = (name: string) => ({
    client: client(name),
    definitions: kinds.definitions,
    naming,
    clock,
    onError: onError(name),
  });
  return [
    createConditionsController({ ...make('definition-conditions'), fence, outcomesKnown }, kinds.names),
    createInstanceFinalizer(make('definition-finalizer')),
  ];
}
