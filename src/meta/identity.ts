import { findMember, visitMembers } from '../json/member.js';
import type { JsonValue } from '../json/types.js';
import type { KubeObject } from './object.js';

const METADATA = Buffer.from('metadata');

/** What identifies an object and what its life depends on. */
const MEMBERS = new Set([
  'name',
  'namespace',
  'uid',
  'resourceVersion',
  'deletionTimestamp',
  'finalizers',
  'ownerReferences',
]);

/**
 * The object with nothing but what identifies it and what its life depends on (finalizers, owners, deletion), read from
 * its bytes without parsing the rest: a watcher of every object there is costs little time and memory with it.
 *
 * @param bytes JSON as our printer writes it
 * @param kind and apiVersion as the caller knows them
 */
export function identityOf(bytes: Buffer, type: { readonly kind: string; readonly apiVersion: string }): KubeObject {
  const metadata: Record<string, JsonValue> = {};
  const range = findMember(bytes, 0, METADATA);
  if (range !== undefined) {
    visitMembers(bytes, range.start, (name, { start, end }) => {
      if (MEMBERS.has(name)) metadata[name] = JSON.parse(bytes.toString('utf8', start, end)) as JsonValue;
    });
  }
  return { kind: type.kind, apiVersion: type.apiVersion, metadata };
}
