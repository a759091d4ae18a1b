import type pg from 'pg';
import type { BackingEvent } from '../backing-store.js';
import { STATEMENTS, bound, rowsOf } from './statements.js';
import { eventKind } from './tail.js';

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
 * What a batch did whose answer was lost with the connection. Asked on a connection that holds the write session's lock,
 * so that the backend which ran the batch is gone and cannot commit any more. Operations that are not in the answer
 * did nothing and may be sent again.
 *
 * @param knownRevision the newest revision known before the batch was sent; it bounds the search
 */
export async function batchOutcome(
  client: pg.Client,
  batch: string,
  knownRevision: number,
): Promise<readonly CommittedOperation[]> {
  const result = await client.query(bound(STATEMENTS.batchOutcome, [knownRevision, batch]));
  return rowsOf(result).map((row) => {
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
