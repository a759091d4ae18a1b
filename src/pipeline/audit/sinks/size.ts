import type { AuditEvent } from '../event.js';

/** What an event has besides its objects, in bytes, roughly. */
const USUAL_REST = 1500;

/** Bytes that an event keeps in memory, roughly; a character of most texts is one byte. */
export function eventSize(event: AuditEvent): number {
  const objects = (event.requestObject?.length ?? 0) + (event.responseObject?.length ?? 0);
  return USUAL_REST + event.uri.length + event.userAgent.length + objects;
}
