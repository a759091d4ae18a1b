import { isUtf8 } from 'node:buffer';
import type { Precondition } from '../../meta/precondition.js';
import { MOST_IN_GROUP, type StoreKey, type WriteOperation } from '../store.js';
import { keyText } from './write-queue.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A NUL or a lone surrogate: PostgreSQL text holds neither. */
const NOT_TEXT = /\0|\p{Surrogate}/u;
/** Byte limit of a whole key; an index row of PostgreSQL ends at 2,704. */
const MOST_KEY_BYTES = 2048;

/**
 * Rejects what the database could not store or return. One such write would make its whole batch fail, and a value that
 * is not text would break every later start, so this is checked before the write is queued.
 *
 * @throws RangeError for such an operation, too many of them, or a repeated key; it is a fault of the caller
 */
export function checkGroup(operations: readonly WriteOperation[], preconditions: readonly Precondition[]): void {
  for (const operation of operations) checkStorable(operation);
  for (const needed of preconditions) if (needed.kind === 'object') checkKey(needed);
  if (operations.length === 0 || operations.length > MOST_IN_GROUP) {
    throw new RangeError(`a group has 1 to ${MOST_IN_GROUP} operations`);
  }
  if (operations.length > 1 && new Set(operations.map(({ key }) => keyText(key))).size < operations.length) {
    throw new RangeError('a group has each key once');
  }
}

function checkStorable(operation: WriteOperation): void {
  checkKey(operation.key);
  if (operation.kind === 'create' && !UUID.test(operation.uid))
    throw new RangeError('the uid is not a lower-case UUID');
  if (!isUtf8(operation.value) || operation.value.includes(0))
    throw new RangeError('the value is not JSON text in UTF-8');
  if (!operation.value.includes('"metadata":{')) throw new RangeError('the value holds no metadata');
}

function checkKey({ resource, namespace, name }: StoreKey): void {
  if (NOT_TEXT.test(resource) || NOT_TEXT.test(namespace) || NOT_TEXT.test(name)) {
    throw new RangeError('a key with a NUL character or half a surrogate pair cannot be stored');
  }
  if (Buffer.byteLength(resource) + Buffer.byteLength(namespace) + Buffer.byteLength(name) > MOST_KEY_BYTES) {
    throw new RangeError(`a key of more than ${MOST_KEY_BYTES} bytes cannot be stored`);
  }
}
