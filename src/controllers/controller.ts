import type { Authority } from '../credentials/authority.js';
import type { Client } from '../client/client.js';
import type { NamingProfile } from '../naming/profile.js';
import type { Catalogue } from '../resources/catalogue.js';

/** Something that happens later by itself, from `start` to `stop`. */
export interface Controller {
  start(): void;
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Who signs certificate requests. */
export interface SigningParts {
  /** The authority of a built-in signer; undefined: requests for it are left to others. */
  authorityOf(signerName: string): Authority | undefined;
  /** Longest lifetime of what it signs, in milliseconds. */
  readonly duration: number;
}

/** Which resources have objects, by the names that the store has for them; as far as this server knows. */
export interface Contents {
  hasObjects(storageResource: string): boolean;
  /** Calls `listener` with each resource that had no objects and has some now; the answer ends that. */
  onFirstObject(listener: (storageResource: string) => void): () => void;
}

/** What controllers are made of. */
export interface ControllerParts {
  readonly client: Client;
  readonly catalogue: Catalogue;
  readonly contents: Contents;
  readonly naming: NamingProfile;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Certificate authorities that clients verify this server with, in PEM. */
  readonly rootCa: string;
  readonly signing: SigningParts;
  /** How long a token in a Secret may lie unused before it goes, in milliseconds. */
  readonly unusedTokenPeriod: number;
  /** Signs claims of service-account tokens. */
  readonly issueToken: (claims: { readonly [claim: string]: unknown }) => Promise<string>;
  /** Told of each failed pass; `about` is the key or the watch that failed. The controller goes on trying. */
  readonly onError: (error: unknown, about: string) => void;
}
