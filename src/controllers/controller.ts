import type { Authority } from '../credentials/authority.js';
import type { Client } from '../client/client.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Catalogue } from '../resources/catalogue.js';

/** A background task, from `start` to `stop`. */
export interface Controller {
  start(): void;
  /** Resolves when it has stopped completely. */
  stop(): Promise<void>;
}

/** Signs certificate requests. */
export interface SigningParts {
  /** The authority of a built-in signer; undefined: external signers handle its requests. */
  authorityOf(signerName: string): Authority | undefined;
  /** Longest lifetime of signed certificates, in milliseconds. */
  readonly duration: number;
}

/** Which resources have objects, by their names in the store; as far as this server knows. */
export interface Contents {
  hasObjects(storageResource: string): boolean;
  /** Calls `listener` with each resource that gets its first object; the returned function unsubscribes. */
  onFirstObject(listener: (storageResource: string) => void): () => void;
}

/** What controllers need. */
export interface ControllerParts {
  readonly client: Client;
  readonly catalogue: Catalogue;
  readonly contents: Contents;
  readonly naming: NamingProfile;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Certificate authorities with which clients verify this server, in PEM. */
  readonly rootCa: string;
  readonly signing: SigningParts;
  /** How long an event is kept after its last change, in milliseconds; 0: always. */
  readonly eventTtl: number;
  /** How long a token in a Secret may be unused before it is deleted, in milliseconds. */
  readonly unusedTokenPeriod: number;
  /** Signs claims of service-account tokens. */
  readonly issueToken: (claims: { readonly [claim: string]: unknown }) => Promise<string>;
  /** Called for each failed pass; `about` is the key or the watch that failed. The controller retries. */
  readonly onError: (error: unknown, about: string) => void;
}
