import { equalJson } from '../json/equal.js';
import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import { badRequest, requestEntityTooLarge } from '../meta/errors.js';
import { quote } from '../meta/quote.js';
import { DraftDocument } from './draft-document.js';
import { isInside, parsePointer } from './json-pointer.js';
import { valueSize } from './value-size.js';
import { parsePatchJson, patchDoesNotApply, patchedObject, type PatchEngine } from './parsed-patch.js';

/** Most operations of one patch, as in the public API (known fault BL-013). */
const MAX_OPERATIONS = 10_000;

/** Most bytes that all `copy` operations of one patch may add together: the size of the largest body, 3 MiB. */
const MAX_COPIED_BYTES = 3 * 1024 * 1024;

/**
 * Most steps of all paths together. Each step costs one look into the object; 10,000 operations with the depth of real
 * objects (under 40) stay below.
 */
const MAX_STEPS = 1_000_000;

interface Pointer {
  readonly text: string;
  readonly steps: readonly string[];
}

type Operation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: Pointer; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: Pointer }
  | { readonly op: 'move' | 'copy'; readonly path: Pointer; readonly from: Pointer };

function pointerOf(operation: JsonObject, member: 'path' | 'from', at: number): Pointer {
  const text = getOwn(operation, member);
  if (typeof text !== 'string') {
    throw badRequest(`error decoding patch: operation ${at}: "${member}" must be a JSON pointer`);
  }
  const steps = parsePointer(text);
  if (steps === undefined) {
    throw badRequest(`error decoding patch: operation ${at}: ${JSON.stringify(text)} is no JSON pointer`);
  }
  return { text, steps };
}

function operationOf(value: JsonValue, at: number): Operation {
  if (!isJsonObject(value)) throw badRequest(`error decoding patch: operation ${at} must be an object`);
  const op = getOwn(value, 'op');
  const wrong = `error decoding patch: operation ${at}: "op" must be one of add, remove, replace, move, copy, test`;
  if (typeof op !== 'string') throw badRequest(wrong);
  switch (op) {
    case 'add':
    case 'replace':
    case 'test': {
      const given = getOwn(value, 'value');
      if (given === undefined) throw badRequest(`error decoding patch: operation ${at}: "value" is missing`);
      return { op, path: pointerOf(value, 'path', at), value: given };
    }
    case 'remove':
      return { op, path: pointerOf(value, 'path', at) };
    case 'move':
    case 'copy': {
      const operation = { op, path: pointerOf(value, 'path', at), from: pointerOf(value, 'from', at) } as const;
      if (op === 'move' && isInside(operation.path.steps, operation.from.steps)) {
        throw badRequest(`error decoding patch: operation ${at}: a value cannot be moved into itself`);
      }
      return operation;
    }
    default:
      throw badRequest(wrong);
  }
}

function operationsOf(value: JsonValue): readonly Operation[] {
  if (!isJsonArray(value)) throw badRequest('error decoding patch: a JSON patch must be an array of operations');
  if (value.length > MAX_OPERATIONS) {
    throw requestEntityTooLarge(
      `Request entity too large: The allowed maximum operations in a JSON patch is ${MAX_OPERATIONS}, got ${value.length}`,
    );
  }
  const operations = value.map(operationOf);
  let steps = 0;
  for (const operation of operations) {
    steps += operation.path.steps.length + ('from' in operation ? operation.from.steps.length : 0);
  }
  if (steps > MAX_STEPS) throw requestEntityTooLarge(`Request entity too large: the paths of the patch are too long`);
  return operations;
}

/** Applies operations in order; the first that does not fit ends it. @throws StatusError 413 or 422 */
function run(original: JsonObject, operations: readonly Operation[]): JsonObject {
  const draft = new DraftDocument(original);
  let copied = 0;
  for (const operation of operations) {
    const { op, path } = operation;
    switch (op) {
      case 'add':
        draft.add(path.steps, operation.value, `add operation does not apply: doc is missing path: ${quoted(path)}`);
        break;
      case 'replace':
        draft.replace(
          path.steps,
          operation.value,
          `replace operation does not apply: doc is missing key: ${quoted(path)}`,
        );
        break;
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
        const value = draft.get(operation.from.steps, missing);
        copied += valueSize(value, MAX_COPIED_BYTES - copied);
        if (copied > MAX_COPIED_BYTES) {
          throw requestEntityTooLarge(
            `Request entity too large: the copy operations of the patch add more than ${MAX_COPIED_BYTES} bytes`,
          );
        }
        draft.share(value);
        draft.add(path.steps, value, `copy operation does not apply: doc is missing destination path: ${quoted(path)}`);
        break;
      }
      case 'test': {
        const failed = `testing value ${path.text} failed: test failed`;
        const same = equalJson(draft.get(path.steps, failed), operation.value, (steps) => {
          draft.spend(steps);
        });
        if (!same) throw patchDoesNotApply(failed);
        break;
      }
    }
  }
  return patchedObject(draft.value);
}

function quoted(pointer: Pointer): string {
  return JSON.stringify(pointer.text.length > 1_000 ? `${pointer.text.slice(0, 1_000)}...` : pointer.text);
}

const MEMBERS: ReadonlySet<string> = new Set(['op', 'path', 'from', 'value']);

/**
 * Unknown and repeated members of the operations, in their order and in the words of the public API. RFC 6902 lets
 * unknown members pass; field validation tells of them all the same.
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

/** `application/json-patch+json` (RFC 6902). */
export const jsonPatchEngine: PatchEngine = {
  mediaType: 'application/json-patch+json',
  parse(bytes) {
    const { value, duplicateFields } = parsePatchJson(bytes);
    const operations = operationsOf(value);
    const formFaults = formFaultsOf(value, duplicateFields);
    return { duplicateFields: [], formFaults, apply: (original) => run(original, operations) };
  },
};
