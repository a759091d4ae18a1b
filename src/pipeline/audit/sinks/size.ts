import type { AuditEvent } from '../event.js';

/** The approximate size of an event without its objects, in bytes. */
const USUAL_REST = 1500;

/** The approximate memory of an event, in bytes; a character of most texts is one byte. */
export function eventSize(event: AuditEvent): number {
  const objects = (event.requestObject?.length ?? 0) + (event.responseObject?.length ?? 0);
  return USUAL_REST + event.uri.length + event.userAgent.length + objects;
}
