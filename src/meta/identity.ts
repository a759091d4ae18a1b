import { findMember, visitMembers } from '../json/member.js';
import type { JsonValue } from '../json/types.js';
import type { KubeObject } from './object.js';

const METADATA = Buffer.from('metadata');

/** The members that identify an object and determine its lifetime. */
const MEMBERS = new Set([
  'name',
  'namespace',
  'uid',
  'resourceVersion',
  'deletionTimestamp',
  'finalizers',
  'ownerReferences',
]);

/** What an identity is read from. */
export interface IdentitySource {
  readonly revision: number;
  /** JSON as our printer writes it. */
  readonly bytes: Buffer;
  /** The same parsed, if it is in memory. */
  readonly parsedBefore?: KubeObject | undefined;
  /** A shorter form of the text with these members except resourceVersion, if there is one. */
  readonly outline?: Buffer | undefined;
}

/**
 * The object reduced to its identity and lifetime (finalizers, owners, deletion), read from its bytes without parsing
 * the rest: it makes a watcher of all objects cheap in time and memory.
 *
 * @param type kind and apiVersion as the caller knows them
 */
export function identityOf(
  source: IdentitySource,
  type: { readonly kind: string; readonly apiVersion: string },
): KubeObject {
  const { parsedBefore, outline } = source;
  const metadata: Record<string, JsonValue> = {};
  if (parsedBefore !== undefined) {
    for (const name of MEMBERS) {
      const value = parsedBefore.metadata[name];
      if (value !== undefined) metadata[name] = value as JsonValue;
    }
    return { kind: type.kind, apiVersion: type.apiVersion, metadata };
  }
  if (outline !== undefined) metadata['resourceVersion'] = String(source.revision);
  const bytes = outline ?? source.bytes;
  const range = findMember(bytes, 0, METADATA);
  if (range !== undefined) {
    visitMembers(bytes, range.start, (name, { start, end }) => {
      if (MEMBERS.has(name)) metadata[name] = JSON.parse(bytes.toString('utf8', start, end)) as JsonValue;
    });
  }
  return { kind: type.kind, apiVersion: type.apiVersion, metadata };
}
