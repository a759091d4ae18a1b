import { createAdmissionChain } from '../../src/pipeline/admission/chain.js';
import type { AdmissionPlugin } from '../../src/pipeline/admission/plugin.js';
import { createPlugins } from '../../src/pipeline/admission/plugins.js';
import { createChain } from '../../src/pipeline/chain.js';
import type { Client } from '../../src/client/client.js';
import type { JsonObject } from '../../src/json/types.js';
import { StatusError } from '../../src/meta/errors.js';
import type { DeleteOptions, ListOptions, WriteOptions } from '../../src/meta/options.js';
import { namingProfile, type NamingProfileName } from '../../src/naming/profile.js';
import { parseAddressRange } from '../../src/registry/allocation/address-range.js';
import type { Pool } from '../../src/registry/allocation/pool.js';
import { builtinActs } from '../../src/registry/acts/builtin.js';
import { createContinueTokens } from '../../src/registry/continue-token.js';
import { createRegistry } from '../../src/registry/create-registry.js';
import type { RegistryParts } from '../../src/registry/parts.js';
import type { Registry, ResourceTarget, ServedEvent, ServedObject, ServedWatch } from '../../src/registry/registry.js';
import type { RequestContext } from '../../src/request/context.js';
import { builtinResources } from '../../src/resources/builtin.js';
import type { Catalogue } from '../../src/resources/catalogue.js';
import { createCatalogue } from '../../src/resources/create-catalogue.js';
import { createBaseEnvironment, type Environment } from '../../src/schema/cel/environment.js';
import { allocationPools } from '../../src/server/allocation-pools.js';
import { namespaceLookup } from '../../src/server/namespace-lookup.js';
import { createLoopbackClient } from '../../src/server/loopback-client.js';
import { createMemoryStore, type MemoryStore } from './memory-store.js';

/** A registry whose every verb returns a promise, so that a test need not distinguish how it fails. */
export interface RejectingRegistry extends Registry {
  get: (...asked: Parameters<Registry['get']>) => Promise<ServedObject>;
}

/** The registry with rejections instead of errors that are thrown at once. */
export function rejecting(registry: Registry): RejectingRegistry {
  return { ...registry, get: async (...asked) => registry.get(...asked) };
}

/** A registry over an in-memory store, with the built-in kinds, a stopped clock, and a client. */
export interface InProcess {
  readonly registry: RejectingRegistry;
  readonly store: MemoryStore;
  readonly catalogue: Catalogue;
  readonly client: Client;
  readonly clock: { now: number };
  readonly warnings: string[];
  readonly context: RequestContext;
  readonly parts: RegistryParts;
  /** A target by plural; versions and groups are found in the catalogue. */
  target(plural: string, where?: { namespace?: string; name?: string; subresource?: string }): ResourceTarget;
}

/** Options of a test. */
export interface InProcessOptions {
  readonly naming?: NamingProfileName;
  readonly plugins?: readonly AdmissionPlugin[];
  /** Runs the built-in plugins. */
  readonly admission?: boolean;
  readonly randomInteger?: (bound: number) => number;
  /** Those of a server without flags by default. */
  readonly pools?: readonly Pool[];
}

/** 2024-05-01T10:00:00Z. */
export const START = Date.UTC(2024, 4, 1, 10);

/** Pools of a server with these networks, and the default node ports unless given. */
export function servicePools(networks: string, ports: readonly [number, number] = [30_000, 32_767]): readonly Pool[] {
  return allocationPools(
    {
      serviceClusterIpRanges: networks.split(',').map(parseAddressRange),
      serviceNodePortRange: { first: ports[0], last: ports[1] },
    },
    namingProfile('cluster'),
  );
}

/** Creates one; every part is new. */
export function inProcess(options: InProcessOptions = {}): InProcess {
  const naming = namingProfile(options.naming ?? 'kubernetes');
  const catalogue = createCatalogue(builtinResources(naming), naming);
  const store = createMemoryStore();
  const clock = { now: START };
  const warnings: string[] = [];
  let uids = 0;
  let seed = 1;
  let language: Environment | undefined;
  const authorizer = { authorize: () => ({ decision: 'allow', reason: '' }) as const };
  const builtin = options.admission
    ? createPlugins({ enabled: [], disabled: [] }, { naming, authorizer, namespaces: namespaceLookup(store) })
    : [];
  const parts: RegistryParts = {
    store,
    continueTokens: createContinueTokens(Buffer.alloc(32)),
    catalogue,
    admission: createAdmissionChain([...builtin, ...(options.plugins ?? [])]),
    authorizeCreate: () => Promise.resolve(),
    clock: () => clock.now,
    randomUid: () => `00000000-0000-4000-8000-${String((uids += 1)).padStart(12, '0')}`,
    randomInteger: options.randomInteger ?? ((bound) => (seed = (seed * 48271) % 2147483647) % bound),
    naming,
    maxObjectBytes: 1536 * 1024,
    acts: builtinActs(catalogue, () => clock.now, naming),
    pools: options.pools ?? servicePools('10.0.0.0/24'),
    expressions: () => (language ??= createBaseEnvironment()),
    // Everything is accepted; rules that a feature would lift apply.
    gatesOff: new Set(['HPAScaleToZero', 'MutablePVNodeAffinity']),
  };
  const registry = createRegistry(parts);
  const user = { name: 'tester', uid: '', groups: ['system:masters'], extra: {} };
  const client: Client = createLoopbackClient({
    chain: createChain([]),
    registry,
    catalogue,
    user,
    userAgent: 'test',
  });
  return {
    registry: rejecting(registry),
    store,
    catalogue,
    client,
    clock,
    warnings,
    parts,
    context: {
      user,
      info: { kind: 'non-resource', verb: 'test', path: '/' },
      userAgent: 'test',
      auditId: 'audit',
      deadline: undefined,
      annotate: () => undefined,
      signal: new AbortController().signal,
      warn: (text) => void (warnings.includes(text) || warnings.push(text)),
    },
    target(plural, where = {}) {
      const resource = catalogue.resources.find(({ definition }) => definition.resource === plural);
      if (resource === undefined) throw new Error(`no kind ${plural}`);
      const namespace = where.namespace ?? (resource.definition.namespaced ? 'ns' : '');
      return { resource, namespace, name: where.name ?? '', subresource: where.subresource ?? '' };
    },
  };
}

/** Write options with the API's defaults. */
export function writing(options: Partial<WriteOptions> = {}): WriteOptions {
  return { dryRun: false, fieldManager: '', fieldValidation: 'Warn', force: false, ...options };
}

/** Delete options with the API's defaults. */
export function deleting(options: Partial<DeleteOptions> = {}): DeleteOptions {
  return {
    dryRun: false,
    gracePeriodSeconds: undefined,
    propagationPolicy: undefined,
    orphanDependents: undefined,
    preconditions: {},
    ...options,
  };
}

/** List options with the API's defaults. */
export function listing(options: Partial<ListOptions> = {}): ListOptions {
  return {
    labelSelector: '',
    fieldSelector: '',
    resourceVersion: '',
    resourceVersionMatch: '',
    limit: 0,
    continueToken: '',
    watch: false,
    allowWatchBookmarks: false,
    sendInitialEvents: undefined,
    timeoutSeconds: undefined,
    ...options,
  };
}

/** A decoded body. */
export function body(
  object: JsonObject,
  duplicateFields: readonly string[] = [],
): { object: JsonObject; duplicateFields: readonly string[] } {
  return { object, duplicateFields };
}

/** A merge patch body. */
export function mergePatch(patch: JsonObject): { mediaType: string; bytes: Buffer } {
  return { mediaType: 'application/merge-patch+json', bytes: Buffer.from(JSON.stringify(patch)) };
}

/** How a call failed: `<code> <reason>: <message>`; fails itself when the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof StatusError) return `${error.code} ${error.reason}: ${error.message}`;
    throw error;
  }
  throw new Error('expected a refusal');
}

/** A watch whose events are collected as short texts: `ADDED a@3`, `BOOKMARK @7 end`, `ERROR 410`. */
export async function watching(
  world: InProcess,
  target: ResourceTarget,
  options: Partial<ListOptions>,
): Promise<{ readonly events: string[]; readonly raw: ServedEvent[]; readonly watch: ServedWatch; ended: boolean }> {
  const seen = {
    events: [] as string[],
    raw: [] as ServedEvent[],
    watch: undefined as unknown as ServedWatch,
    ended: false,
  };
  seen.watch = await world.registry.watch(world.context, target, listing({ watch: true, ...options }), {
    events(batch) {
      for (const event of batch) {
        seen.raw.push(event);
        if (event.type === 'BOOKMARK')
          seen.events.push(`BOOKMARK @${event.revision}${event.initialEventsEnd ? ' end' : ''}`);
        else if (event.type === 'ERROR') seen.events.push(`ERROR ${(event.error as StatusError).code}`);
        else seen.events.push(`${event.type} ${event.object.name}@${event.object.revision}`);
      }
      return true;
    },
    ended: () => void (seen.ended = true),
  });
  return seen;
}

/** Runs everything that is ready. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
