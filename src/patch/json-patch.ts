import { equalJson } from '../json/equal.js';
import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { type MutableWrittenNumbers, noteWritten, type WrittenNumbers, writtenAt } from '../json/written-numbers.js';
import { badRequest, requestEntityTooLarge, type StatusError } from '../meta/errors.js';
import { quote } from '../meta/quote.js';
import { DraftDocument } from './draft-document.js';
import { pointerSteps } from './json-pointer.js';
import { valueSize } from './value-size.js';
import {
  DECODING,
  parsePatchJson,
  patchDoesNotApply,
  patchedObject,
  shownAsJson,
  type PatchEngine,
} from './parsed-patch.js';
import { jsonTypeName } from '../schema/go-type-names.js';

/** Most operations of one patch, as in the public API (known fault BL-013). */
const MAX_OPERATIONS = 10_000;

/** Most bytes that all `copy` operations of one patch may add together: the size of the largest body, 3 MiB. */
const MAX_COPIED_BYTES = 3 * 1024 * 1024;

/**
 * Limit of steps of all paths together. Each step costs one look-up; 10,000 operations with the depth of real objects
 * (under 40) stay below.
 */
const MAX_STEPS = 1_000_000;

interface Pointer {
  readonly text: string;
  readonly steps: readonly string[];
}

type Operation =
  | {
      readonly op: 'add' | 'replace' | 'test';
      readonly path: Pointer;
      readonly value: JsonValue;
      /** The text of the value, when it is a number, or of numbers in it; absent when all have their printed form. */
      readonly written?: string | WrittenNumbers | undefined;
    }
  | { readonly op: 'remove'; readonly path: Pointer }
  | { readonly op: 'move' | 'copy'; readonly path: Pointer; readonly from: Pointer }
  /** An invalid operation; reported in its turn, as a missing object and earlier operations come first. */
  | { readonly op: 'malformed'; readonly why: string };

function pointerOf(operation: JsonObject, member: 'path' | 'from'): Pointer | undefined {
  const text = getOwn(operation, member);
  return typeof text === 'string' ? { text, steps: pointerSteps(text) } : undefined;
}

function operationOf(value: JsonValue, written: string | WrittenNumbers | undefined): Operation {
  const given = value ?? {};
  if (!isJsonObject(given)) throw wrongForm(given, 'value of type handlers.jsonPatchOp');
  for (const member of TEXT_MEMBERS) {
    const text = getOwn(given, member) ?? null;
    if (text !== null && typeof text !== 'string')
      throw wrongForm(text, `struct field jsonPatchOp.${member} of type string`);
  }
  const op = getOwn(given, 'op');
  const path = pointerOf(given, 'path');
  switch (op) {
    case 'add':
    case 'replace':
    case 'test':
      if (path === undefined) return withoutPointer(op, 'path');
      // An absent value is null.
      return { op, path, value: getOwn(given, 'value') ?? null, written };
    case 'remove':
      return path === undefined ? withoutPointer(op, 'path') : { op, path };
    case 'move':
    case 'copy': {
      const from = pointerOf(given, 'from');
      if (from === undefined) return withoutPointer(op, 'from');
      return path === undefined ? withoutPointer(op, 'path') : { op, path, from };
    }
    default:
      return { op: 'malformed', why: `Unexpected kind: ${typeof op === 'string' ? shortened(op) : 'unknown'}` };
  }
}

/** 400 in the words of the public API, with its type name of an operation. */
function wrongForm(value: JsonValue, what: string): StatusError {
  return badRequest(`${DECODING}json: cannot unmarshal ${jsonTypeName(value)} into Go ${what}`);
}

function withoutPointer(op: string, member: 'path' | 'from'): Operation {
  return { op: 'malformed', why: `${op} operation failed to decode ${member}` };
}

function operationsOf(value: JsonValue, written: WrittenNumbers | undefined): readonly Operation[] {
  if (value === null) return [];
  if (!isJsonArray(value)) throw wrongForm(value, 'value of type []handlers.jsonPatchOp');
  if (value.length > MAX_OPERATIONS) {
    throw requestEntityTooLarge(
      `The allowed maximum operations in a JSON patch is ${MAX_OPERATIONS}, got ${value.length}`,
    );
  }
  const operations = value.map((one, at) => operationOf(one, writtenAt(written, at, 'value')));
  let steps = 0;
  for (const operation of operations) {
    if ('path' in operation) steps += operation.path.steps.length;
    if ('from' in operation) steps += operation.from.steps.length;
  }
  if (steps > MAX_STEPS) throw requestEntityTooLarge(`the paths of the patch are too long`);
  return operations;
}

/**
 * Applies operations in order; the first failing one ends it.
 *
 * @param beforeEach is called before each operation with the current object
 * @throws StatusError 413 or 422
 */
function run(
  original: JsonObject,
  operations: readonly Operation[],
  beforeEach?: (operation: Operation, draft: DraftDocument) => void,
): JsonObject {
  const draft = new DraftDocument(original);
  let copied = 0;
  for (const operation of operations) {
    beforeEach?.(operation, draft);
    if (operation.op === 'malformed') throw patchDoesNotApply(operation.why);
    const { op, path } = operation;
    switch (op) {
      case 'add':
        draft.add(path.steps, operation.value, `add operation does not apply: doc is missing path: ${quoted(path)}`);
        break;
      case 'replace': {
        const missing = `replace operation does not apply: doc is missing key: ${quoted(path)}`;
        if (path.steps.length === 0 && path.text !== '') throw patchDoesNotApply(missing);
        draft.replace(path.steps, operation.value, missing);
        break;
      }
      case 'remove':
        draft.remove(path.steps, `remove operation does not apply: doc is missing path: ${quoted(path)}`);
        break;
      case 'move': {
        const missing = `move operation does not apply: doc is missing from path: ${quoted(operation.from)}`;
        const value = draft.remove(operation.from.steps, missing);
        draft.add(path.steps, value, `move operation does not apply: doc is missing destination path: ${quoted(path)}`);
        break;
      }
      case 'copy': {
        const missing = `copy operation does not apply: doc is missing from path: ${quoted(operation.from)}`;
        if (operation.from.steps.length === 0) throw patchDoesNotApply(missing);
        // An absent member is copied as null.
        const value = draft.get(operation.from.steps, missing) ?? null;
        copied += valueSize(value, MAX_COPIED_BYTES - copied);
        if (copied > MAX_COPIED_BYTES) {
          throw patchDoesNotApply(`the copy operations of the patch add more than ${MAX_COPIED_BYTES} bytes`);
        }
        draft.share(value);
        draft.add(path.steps, value, `copy operation does not apply: doc is missing destination path: ${quoted(path)}`);
        break;
      }
      case 'test': {
        const failed = `testing value ${shortened(path.text)} failed: test failed`;
        if (path.steps.length === 0 && path.text !== '') throw patchDoesNotApply(failed);
        // An absent member equals null. Numbers are compared as texts: `1.0` differs from an object's `1`.
        const found = draft.get(path.steps, failed) ?? null;
        const same = equalJson(found, operation.value, (steps) => {
          draft.spend(steps);
        });
        if (!same || operation.written !== undefined) throw patchDoesNotApply(failed);
        break;
      }
    }
  }
  return patchedObject(draft.value);
}

function quoted(pointer: Pointer): string {
  return JSON.stringify(shortened(pointer.text));
}

function shortened(text: string): string {
  return text.length > 1_000 ? `${text.slice(0, 1_000)}...` : text;
}

const TEXT_MEMBERS = ['op', 'path', 'from'] as const;
const MEMBERS: ReadonlySet<string> = new Set(['op', 'path', 'from', 'value']);

/**
 * Unknown and repeated members of the operations, in order and in the words of the public API. RFC 6902 allows unknown
 * members; field validation reports them all the same.
 */
function formFaultsOf(operations: JsonValue, duplicateFields: readonly string[]): readonly string[] {
  const found: { at: number; text: string }[] = [];
  for (const [at, operation] of (isJsonArray(operations) ? operations : []).entries()) {
    for (const member of isJsonObject(operation) ? Object.keys(operation) : []) {
      if (!MEMBERS.has(member)) found.push({ at, text: `json patch unknown field ${quote(`[${at}].${member}`)}` });
    }
  }
  for (const path of duplicateFields) {
    found.push({ at: Number.parseInt(path.slice(1), 10), text: `json patch duplicate field ${quote(path)}` });
  }
  return found.sort((a, b) => a.at - b.at).map(({ text }) => text);
}

/** A repeated member in an operation's value. */
interface Repeated {
  readonly operation: Operation & { readonly path: Pointer };
  /** Its path in the value. */
  readonly below: string;
}

function repeatedMembers(operations: readonly Operation[], duplicateFields: readonly string[]): readonly Repeated[] {
  return duplicateFields.flatMap((path) => {
    const [, at, below = ''] = /^\[(\d+)\]\.value([.[].+)/s.exec(path) ?? [];
    const operation = operations[Number(at)];
    if (operation === undefined || below === '' || (operation.op !== 'add' && operation.op !== 'replace')) return [];
    // Members of the whole object are read anew.
    if (operation.path.steps.length === 0 && /^\.[^.[]*$/.test(below)) return [];
    return [{ operation, below }];
  });
}

/** The paths of repeated members of a value in the object: they are reported there, too. */
function repeatedInObject(
  repeated: readonly Repeated[],
  ends: ReadonlyMap<Operation, number> = new Map(),
): readonly string[] {
  // Computed once per operation: a path may have a million steps, and its value many repeated members.
  const places = new Map<Operation, string | undefined>();
  return repeated.flatMap(({ operation, below }) => {
    if (!places.has(operation)) places.set(operation, placeOf(operation.path.steps, ends.get(operation)));
    const place = places.get(operation);
    if (place === undefined) return [];
    return [place === '' ? below.replace(/^\./, '') : place + below];
  });
}

/** The number texts of all values, by their places in the patched object; the last value of a place counts. */
function writtenInObject(operations: readonly Operation[]): WrittenNumbers | undefined {
  let all: MutableWrittenNumbers | undefined;
  for (const operation of operations) {
    if (operation.op !== 'add' && operation.op !== 'replace') continue;
    const { path, written } = operation;
    if (written === undefined && all === undefined) continue;
    if (path.steps.length > 0) noteWritten((all ??= new Map()), path.steps, written ?? new Map());
    else all = typeof written === 'object' ? new Map(written) : undefined;
  }
  return all;
}

/** A path as printed in messages; undefined for one through the place behind a list. */
function placeOf(steps: readonly string[], end: number | undefined): string | undefined {
  const known = end === undefined ? steps : [...steps.slice(0, -1), String(end)];
  if (known.includes('-')) return undefined;
  return known.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** The lengths of lists to which operations with repeated members append. */
function endsOf(
  original: JsonObject,
  operations: readonly Operation[],
  repeated: readonly Repeated[],
): ReadonlyMap<Operation, number> {
  const wanted = new Set<Operation>(
    repeated.map(({ operation }) => operation).filter(({ path }) => path.steps.at(-1) === '-'),
  );
  const ends = new Map<Operation, number>();
  if (wanted.size === 0) return ends;
  run(original, operations, (operation, draft) => {
    if (!wanted.has(operation) || !('path' in operation)) return;
    const list = draft.get(operation.path.steps.slice(0, -1), operation.path.text);
    if (isJsonArray(list)) ends.set(operation, list.length);
  });
  return ends;
}

/** `application/json-patch+json` (RFC 6902). */
export const jsonPatchEngine: PatchEngine = {
  mediaType: 'application/json-patch+json',
  parse(bytes) {
    const { value, duplicateFields, written } = parsePatchJson(bytes);
    const operations = operationsOf(value, written);
    const formFaults = formFaultsOf(value, duplicateFields);
    const repeated = repeatedMembers(operations, duplicateFields);
    return {
      duplicatesIn: (original) => repeatedInObject(repeated, endsOf(original, operations, repeated)),
      formFaults,
      written: writtenInObject(operations),
      apply: (original) => run(original, operations),
      shown: shownAsJson,
    };
  },
};
