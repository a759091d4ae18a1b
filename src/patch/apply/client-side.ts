import { getOwn, isJsonObject } from '../../json/own-property.js';
import { parseJson } from '../../json/parse.js';
import { getIn, setIn } from '../../json/path-update.js';
import type { JsonObject } from '../../json/types.js';
import { StatusError } from '../../meta/errors.js';
import { MAX_ANNOTATION_BYTES } from '../../meta/metadata-faults.js';
import type { StructuralSchema } from '../../schema/structural.js';
import { compareObjects, fieldSetOf } from './compare.js';
import { applyConflict } from './conflict.js';
import { difference, type FieldSet, isEmptySet } from './field-set.js';
import { type Applied, ApplyConflicts, applyIntent, type OwnedWrite } from './updater.js';
import { intentFaults } from './validate-intent.js';
import { goJson } from './value.js';

const ANNOTATIONS = ['metadata', 'annotations'];

/** The field manager of `kubectl apply --server-side`; the annotation counts only for it. */
const KUBECTL = 'kubectl';

/**
 * `applyIntent` for clients that used client-side apply before: unchanged fields of their last intent are theirs,
 * without conflicts.
 *
 * @throws StatusError 409 for the conflicts that remain
 */
export async function applyAfterClientSide(
  write: OwnedWrite,
  live: JsonObject,
  intent: JsonObject,
  force: boolean,
): Promise<Applied> {
  try {
    return await applyIntent(write, live, intent, force);
  } catch (error) {
    if (!(error instanceof ApplyConflicts)) throw error;
    const { apiVersion, manager } = write.manager;
    const schema = write.kind.schemaOf(apiVersion)!;
    const theirs = manager === KUBECTL ? fieldsLastApplied(write, live, schema) : undefined;
    if (theirs === undefined) throw applyConflict(error.conflicts);
    const rest = error.conflicts
      .map(({ manager: other, fields }) => ({ manager: other, fields: difference(fields, theirs) }))
      .filter(({ fields }) => !isEmptySet(fields));
    if (rest.length > 0) throw applyConflict(rest);
    return applyIntent(write, live, intent, true);
  }
}

/** Fields that still have the value of the last client-side intent; undefined without such an intent. */
function fieldsLastApplied(
  { manager: { apiVersion }, lastApplied }: OwnedWrite,
  live: JsonObject,
  schema: StructuralSchema,
): FieldSet | undefined {
  const text = getIn(live, [...ANNOTATIONS, lastApplied]);
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    const { value } = parseJson(Buffer.from(text));
    if (!isJsonObject(value) || getOwn(value, 'apiVersion') !== apiVersion) return undefined;
    if (intentFaults(value, schema) !== undefined) return undefined;
    const { added, modified, removed } = compareObjects(value, live, schema);
    return [modified, added, removed].reduce((left, right) => difference(left, right), fieldSetOf(value, schema));
  } catch (error) {
    if (error instanceof StatusError) throw error;
    return undefined;
  }
}

/** The result of an apply by kubectl; its annotation, if any, then contains the new intent. */
export function withLastApplied(object: JsonObject, intent: JsonObject, write: OwnedWrite): JsonObject {
  const { lastApplied } = write;
  const before = getIn(object, [...ANNOTATIONS, lastApplied]);
  if (write.manager.manager !== KUBECTL || typeof before !== 'string' || before === '') return object;
  const text = `${goJson(withoutAnnotation(intent, lastApplied))}\n`;
  const annotations = getIn(object, ANNOTATIONS) as JsonObject;
  const others = Object.entries(annotations).filter(([name]) => name !== lastApplied);
  let bytes = Buffer.byteLength(lastApplied) + Buffer.byteLength(text);
  for (const [name, value] of others) bytes += Buffer.byteLength(name) + Buffer.byteLength(String(value));
  return bytes > MAX_ANNOTATION_BYTES
    ? setIn(object, ANNOTATIONS, Object.fromEntries(others) as JsonObject)
    : setIn(object, [...ANNOTATIONS, lastApplied], text);
}

function withoutAnnotation(intent: JsonObject, lastApplied: string): JsonObject {
  const annotations = getIn(intent, ANNOTATIONS);
  if (!isJsonObject(annotations) || getOwn(annotations, lastApplied) === undefined) return intent;
  const { [lastApplied]: _last, ...others } = annotations as JsonObject;
  return setIn(intent, ANNOTATIONS, others);
}
