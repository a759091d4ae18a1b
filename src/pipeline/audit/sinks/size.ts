import { isJsonArray } from '../../../json/own-property.js';
import type { JsonValue } from '../../../json/types.js';
import { sizeOfUser } from '../../user-size.js';
import type { AuditEvent } from '../event.js';

/** The approximate size of an event whose texts are short, in bytes. */
const USUAL_REST = 1500;
/** What a value takes beside its text, in bytes. */
const OF_A_VALUE = 16;

/**
 * The approximate memory of an event, in bytes; a character of most texts is one byte. Everything counts that a client
 * can make long: the message of a refusal repeats what was wrong, and a user may have thousands of groups.
 */
export function eventSize(event: AuditEvent): number {
  const { user, impersonated, objectRef, responseStatus, annotations } = event;
  const objects = (event.requestObject?.length ?? 0) + (event.responseObject?.length ?? 0);
  const users =
    (user === undefined ? 0 : sizeOfUser(user)) + (impersonated === undefined ? 0 : sizeOfUser(impersonated));
  const others = sizeOf({ ...objectRef }) + sizeOf(responseStatus ?? null) + sizeOf(annotations);
  return USUAL_REST + event.uri.length + event.userAgent.length + objects + users + others;
}

function sizeOf(value: JsonValue): number {
  if (typeof value === 'string') return OF_A_VALUE + value.length;
  if (typeof value !== 'object' || value === null) return OF_A_VALUE;
  if (isJsonArray(value)) return value.reduce<number>((sum, each) => sum + sizeOf(each), OF_A_VALUE);
  return Object.entries(value).reduce((sum, [name, member]) => sum + name.length + sizeOf(member ?? null), OF_A_VALUE);
}
