import { successStatus } from '../../meta/status.js';
import type { AuditTrail } from '../../request/audit-trail.js';
import type { Outcome } from '../outcome.js';
import { objectBody } from '../request/object-body.js';
import { listPieces, type ListParts } from './list-body.js';
import type { Presentation } from './views.js';

/** Most bytes of a list that are put together for a record; the record of a longer one goes without. */
const MOST_RECORDED = 4 * 1024 * 1024;

/** Tells the audit record what is answered, in JSON and in the view of the client, whatever form it gets. */
export function recordAnswer(
  audit: AuditTrail,
  parts: ListParts,
  outcome: Exclude<Outcome, { kind: 'watch' }>,
  how: Presentation,
): void {
  if (outcome.kind === 'status') {
    const status = successStatus(outcome.details, outcome.continueToken);
    audit.responseStatus(status);
    if (audit.wantsResponse) audit.responseObject(parts.codecs.json.encode(status));
    return;
  }
  if (!audit.wantsResponse) return;
  const json: Presentation = { ...how, codec: parts.codecs.json, pretty: false };
  if (outcome.kind === 'object') audit.responseObject(objectBody(parts, outcome, outcome.object, json));
  else audit.responseObject(joinedUpTo(MOST_RECORDED, listPieces(parts, outcome.resource, outcome.list, json)));
}

function joinedUpTo(limit: number, pieces: Iterable<Buffer>): Buffer | undefined {
  const kept: Buffer[] = [];
  let length = 0;
  for (const piece of pieces) {
    length += piece.length;
    if (length > limit) return undefined;
    kept.push(piece);
  }
  return Buffer.concat(kept, length);
}
