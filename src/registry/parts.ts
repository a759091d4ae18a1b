import type { JsonObject } from '../json/types.js';
import type { NamingProfile } from '../naming/profile.js';
import type { RequestContext } from '../request/context.js';
import type { CreationDecider } from '../request/creation-decisions.js';
import type { Admission } from '../request/ports.js';
import type { Catalogue } from '../resources/catalogue.js';
import type { Environment } from '../schema/cel/environment.js';
import type { Store } from '../storage/store.js';
import type { Acts } from './acts/act.js';
import type { Allocations } from './allocation/allocations.js';
import type { Pool } from './allocation/pool.js';
import type { ContinueTokens } from './continue-token.js';
import type { KeyTurns } from './key-turns.js';
import type { OwnershipTables } from './ownership-tables.js';
import type { Registry, ResourceTarget } from './registry.js';
import type { Blanks } from './resets.js';
import type { Slices } from './slices.js';
import type { Versions } from './versions.js';

/** Everything the registry needs from outside. */
export interface RegistryParts {
  readonly store: Store;
  readonly continueTokens: ContinueTokens;
  readonly catalogue: Catalogue;
  readonly admission: Admission;
  /** For writes of other verbs that create: whether the caller may create. @throws StatusError 403 */
  readonly authorizeCreate: (context: RequestContext, target: ResourceTarget) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** A new random UUID in text form. */
  readonly randomUid: () => string;
  /** A random integer in [0, bound); picks the suffix letters of generated names. */
  readonly randomInteger: (bound: number) => number;
  readonly naming: NamingProfile;
  /** The pools of unique values; of several equivalent ones the preferred first. */
  readonly pools: readonly Pool[];
  /** By the resource of the storage version; absent: none. */
  readonly deciders?: ReadonlyMap<string, CreationDecider>;
  /** Kinds and subresources that are answered but not stored. */
  readonly acts: Acts;
  /** The CEL environment without variables, shared by all compilations. */
  readonly expressions: () => Environment;
  /** Feature gates that are off. */
  readonly gatesOff: ReadonlySet<string>;
  /** Most bytes of one stored object, after defaults. */
  readonly maxObjectBytes: number;
  /** Steps of heavy work, shared with other parts; absent: the registry's own. */
  readonly slices?: Slices;
}

/** The parts in the form that the verbs share. */
export interface RegistryServices extends RegistryParts {
  readonly allocations: Allocations;
  readonly turns: KeyTurns;
  readonly slices: Slices;
  readonly versions: Versions;
  readonly blanks: Blanks;
  readonly ownership: OwnershipTables;
  /** Bytes of large objects that were printed to measure them; dropped with their object. */
  readonly printed: WeakMap<JsonObject, Buffer>;
  /** The verbs themselves, for acts that read and write other objects. */
  readonly registry: () => Registry;
}
