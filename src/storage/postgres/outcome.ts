import type pg from 'pg';
import type { BackingEvent } from '../backing-store.js';
import { within } from './deadline.js';
import { STATEMENTS, bound, rowsOf } from './statements.js';
import { eventKind } from './tail.js';

/** Deadline for each of the two questions, in ms. */
const OUTCOME_TIMEOUT = 4000;

/** One committed operation of a batch whose answer was lost. */
export interface CommittedOperation {
  readonly revision: number;
  readonly resource: string;
  readonly namespace: string;
  readonly name: string;
  readonly kind: BackingEvent['kind'];
  readonly uid: string;
}

/**
 * Looks up what a batch did whose answer was lost with the connection. Runs on a connection that holds the write
 * session's lock, so that the backend which ran the batch is gone and cannot commit any more. Operations missing from
 * the result did nothing and may be sent again.
 *
 * The connection is to a primary (`primary.ts`): a standby may not have the batch yet.
 *
 * @param knownRevision the newest revision known before the batch was sent; it bounds the search
 */
export async function batchOutcome(
  client: pg.Client,
  batch: string,
  knownRevision: number,
): Promise<readonly CommittedOperation[]> {
  const asked = client.query(bound(STATEMENTS.batchOutcome, [knownRevision, batch]));
  const rows = rowsOf(await within(OUTCOME_TIMEOUT, 'the outcome of a batch', asked));
  if (rows.length > 0) {
    // What this session sees may be ahead of a synchronous standby; a write is answered only when it is there as well.
    await within(OUTCOME_TIMEOUT, 'confirming a batch', client.query(bound(STATEMENTS.confirmCommits)));
  }
  return rows.map((row) => {
    const [revision, resource, namespace, name, op, uid] = row as readonly string[];
    return {
      revision: Number(revision),
      resource: resource!,
      namespace: namespace!,
      name: name!,
      kind: eventKind(op!),
      uid: uid!,
    };
  });
}
