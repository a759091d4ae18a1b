import type { Client } from '../../client/client.js';
import { createControlLoop } from '../../client/control-loop.js';
import { isStatus } from '../../client/find.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import { DAY, dayOf, tokenLabels } from './labels.js';
import type { Controller } from '../controller.js';

/** What recording uses needs. */
export interface TokenUseParts {
  /** Requested at the first write, which is after the server began to serve. */
  readonly client: () => Client;
  readonly naming: Pick<NamingProfile, 'labelDomain'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly onError: (error: unknown, about: string) => void;
}

/** Records the use of tokens in their Secrets. */
export interface TokenUse extends Controller {
  /** The token of this Secret was used. Costs nothing when the label is up to date. */
  note(secret: KubeObject): void;
}

const SECRETS = { group: '', version: 'v1', resource: 'secrets' };
/** Limit of Secrets waiting for their label; beyond it, the next use counts. */
const MOST_WAITING = 10_000;

/**
 * Labels a Secret with the day of its token's last use, once a day and outside the request. Runs in every server: each
 * sees other uses. A label of tomorrow is from a server whose clock is ahead.
 */
export function createTokenUse({ client, naming, clock, onError }: TokenUseParts): TokenUse {
  const { lastUsed } = tokenLabels(naming.labelDomain);
  const waiting = new Map<string, KubeObject['metadata']>();
  const loop = createControlLoop({
    name: 'token-use',
    onError,
    workers: 1,
    async reconcile(key, signal) {
      const metadata = waiting.get(key);
      if (metadata === undefined) return { kind: 'settled' };
      const { name = '', namespace = '', uid = '' } = metadata;
      const patch = { metadata: { uid, labels: { [lastUsed]: dayOf(clock()) } } };
      try {
        const content = { mediaType: 'application/merge-patch+json', patch } as const;
        await client().patch({ type: SECRETS, namespace, name }, content, { signal });
      } catch (error) {
        // It was deleted or recreated, or its namespace is terminating.
        if (!isStatus(error, 403, 404, 409, 422)) throw error;
      }
      waiting.delete(key);
      return { kind: 'settled' };
    },
  });
  return {
    note({ metadata }) {
      const label = metadata.labels?.[lastUsed];
      const now = clock();
      if (label === dayOf(now) || label === dayOf(now + DAY)) return;
      const key = `${metadata.namespace ?? ''}/${metadata.name ?? ''}`;
      if (waiting.has(key) || waiting.size >= MOST_WAITING) return;
      waiting.set(key, metadata);
      loop.enqueue(key);
    },
    start: () => loop.start(),
    stop: () => loop.stop(),
  };
}
