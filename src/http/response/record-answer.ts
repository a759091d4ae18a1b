import { successStatus } from '../../meta/status.js';
import type { AuditTrail } from '../../request/audit-trail.js';
import type { Outcome } from '../outcome.js';
import { objectBody } from '../request/object-body.js';
import { listPieces, type ListParts } from './list-body.js';
import type { Presentation } from './views.js';

/** Largest list joined for an audit record, in bytes; the record of a longer one omits it. */
const MOST_RECORDED = 4 * 1024 * 1024;

/** Adds the answer to the audit record, in JSON and in the client's view, whatever its encoding. */
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
