import type { Client } from '../../client/client.js';
import { createControlLoop } from '../../client/control-loop.js';
import { isStatus } from '../../client/find.js';
import type { KubeObject } from '../../meta/object.js';
import type { NamingProfile } from '../../naming/profile.js';
import { DAY, dayOf, tokenLabels } from './labels.js';
import type { Controller } from '../controller.js';

/** What noting uses takes. */
export interface TokenUseParts {
  /** Asked for when there is something to write, which is after the server began to serve. */
  readonly client: () => Client;
  readonly naming: Pick<NamingProfile, 'labelDomain'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly onError: (error: unknown, about: string) => void;
}

/** Notes in Secrets that the tokens they hold are used. */
export interface TokenUse extends Controller {
  /** The token of this Secret was shown. Costs nothing when the label says so already. */
  note(secret: KubeObject): void;
}

const SECRETS = { group: '', version: 'v1', resource: 'secrets' };
/** Secrets that wait for their label; of more than that, the next use counts. */
const MOST_WAITING = 10_000;

/**
 * Labels a Secret with the day of the last use of its token, once a day and beside the request. Runs in every server: each
 * sees other uses. A label of tomorrow is another server's, whose clock is ahead.
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
        // It is gone, another one has its name, or its namespace goes.
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
