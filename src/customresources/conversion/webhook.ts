import { MAX_DEPTH, MAX_VALUES } from '../../json/limits.js';
import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import { parseJson } from '../../json/parse.js';
import { printJson } from '../../json/print.js';
import { JsonSizeError } from '../../json/size-error.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { aggregate } from '../../meta/aggregate.js';
import { StatusError } from '../../meta/errors.js';
import type { KubeObject, ObjectMeta } from '../../meta/object.js';
import { MAX_FIELD_ERRORS } from '../../meta/field-errors.js';
import { FieldPath } from '../../meta/field-path.js';
import { labelFaults } from '../../meta/selectors/label-object.js';
import { qualifiedNameFaults } from '../../meta/names.js';
import { treeTypeName } from '../../schema/go-type-names.js';
import { type WebhookCaller, WebhookCallError } from '../../webhook/call.js';
import { shownUrl, type WebhookTarget } from '../../webhook/target.js';
import type { Converter } from './converter.js';

/** Deadline of one batch, in milliseconds (as in kube-apiserver). */
const TIMEOUT = 30_000;
/** Limits of objects, and of their bytes, in one review; longer lists are sent in successive reviews. */
const MOST_OBJECTS = 500;
const MOST_BYTES = 4 * 1024 * 1024;
/** The response may be this much larger than the request, plus this much for short ones. */
const GROWTH = 4;
const SPARE_BYTES = 1024 * 1024;
/** Most characters of the webhook's message that clients get. */
const LONGEST_REASON = 4096;
/** Bytes shown of an answer that is not JSON. */
const MOST_SHOWN = 200;
/**
 * Limit of JSON values in a response: those of `MOST_BYTES` of short ones, and of one object as large as a client may
 * send.
 */
const MOST_VALUES = 4 * MAX_VALUES;

/** What a conversion webhook needs. */
export interface WebhookConverterParts {
  readonly caller: WebhookCaller;
  /** Its current location. @throws Error fit for clients */
  readonly target: () => Promise<WebhookTarget>;
  /** `apiextensions.k8s.io` in the naming of the profile. */
  readonly reviewGroup: string;
  /** Supported versions of ConversionReview, in order of preference. */
  readonly reviewVersions: readonly string[];
  readonly randomUid: () => string;
}

/** Calls the webhook of a definition for conversions, in batches. Forbidden changes are reverted or rejected. */
export function createWebhookConverter(parts: WebhookConverterParts): Converter {
  return {
    async convert(objects, apiVersion) {
      const converted: KubeObject[] = [];
      for (const batch of batchesOf(objects)) converted.push(...(await convertBatch(parts, batch, apiVersion)));
      return converted;
    },
  };
}

interface Batch {
  readonly objects: readonly KubeObject[];
  readonly text: string;
}

function* batchesOf(objects: readonly KubeObject[]): Generator<Batch, undefined> {
  let batch: KubeObject[] = [];
  let texts: string[] = [];
  let length = 0;
  for (const object of objects) {
    const text = printJson(object);
    if (batch.length > 0 && (batch.length >= MOST_OBJECTS || length + text.length > MOST_BYTES)) {
      yield { objects: batch, text: texts.join(',') };
      [batch, texts, length] = [[], [], 0];
    }
    batch.push(object);
    texts.push(text);
    length += text.length;
  }
  if (batch.length > 0) yield { objects: batch, text: texts.join(',') };
}

async function convertBatch(
  parts: WebhookConverterParts,
  { objects, text }: Batch,
  apiVersion: string,
): Promise<readonly KubeObject[]> {
  const first = objects[0]!;
  const fail = (why: string): StatusError => failure(first, `failed: ${why}`);
  const version = parts.reviewVersions.find((one) => one === 'v1' || one === 'v1beta1');
  if (version === undefined) throw fail('no supported conversion review versions');
  const uid = parts.randomUid();
  const review =
    `{"kind":"ConversionReview","apiVersion":${JSON.stringify(`${parts.reviewGroup}/${version}`)},"request":` +
    `{"uid":${JSON.stringify(uid)},"desiredAPIVersion":${JSON.stringify(apiVersion)},"objects":[${text}]}}`;
  const body = Buffer.from(review);
  const target = await parts.target().catch((error: unknown) => {
    throw fail(error instanceof Error ? error.message : String(error));
  });
  const path = `${target.path}?timeout=${TIMEOUT / 1000}s`;
  let answer: Buffer;
  try {
    const maxBytes = body.length * GROWTH + SPARE_BYTES;
    answer = await parts.caller.post({ ...target, path }, body, { timeoutMs: TIMEOUT, maxBytes });
  } catch (error) {
    if (error instanceof WebhookCallError) throw fail(error.refusal ?? error.message);
    throw error;
  }
  const results = resultsOf(answer, {
    uid,
    version,
    group: parts.reviewGroup,
    url: shownUrl({ ...target, path }),
    fail,
  });
  if (results.length !== objects.length) {
    throw failure(first, `returned ${results.length} objects, expected ${objects.length}`);
  }
  // Errors about a single object omit its index.
  const place = (index: number): Place => (objects.length === 1 ? {} : { index });
  return objects.map((object, index) => settled(object, results[index]!, apiVersion, place(index)));
}

/** The error of a conversion, as the public API words it. */
function failure(object: KubeObject, why: string): StatusError {
  const message = `conversion webhook for ${object.apiVersion}, Kind=${object.kind} ${why.slice(0, LONGEST_REASON)}`;
  return new StatusError(500, 'InternalError', message);
}

interface Asked {
  readonly uid: string;
  readonly version: string;
  readonly group: string;
  readonly url: string;
  readonly fail: (why: string) => StatusError;
}

/** The converted objects of a successful response. */
function resultsOf(answer: Buffer, { uid, version, group, url, fail }: Asked): readonly JsonValue[] {
  let review: JsonValue;
  try {
    review = parseJson(answer, MAX_DEPTH, MOST_VALUES).value;
  } catch (error) {
    if (error instanceof JsonSizeError) throw fail(`Post "${url}": the answer contains too many values`);
    throw fail(`Post "${url}": the answer is not JSON: ${answer.toString('utf8', 0, MOST_SHOWN)}`);
  }
  if (!isJsonObject(review)) throw fail('no response provided');
  const response = review['response'];
  if (version === 'v1') {
    const found = `${String(review['apiVersion'] ?? '')}, Kind=${String(review['kind'] ?? '')}`;
    const wanted = `${group}/v1, Kind=ConversionReview`;
    if (found !== wanted) throw fail(`expected webhook response of ${wanted}, got ${found}`);
  }
  if (!isJsonObject(response)) throw fail('no response provided');
  if (version === 'v1' && response['uid'] !== uid) {
    throw fail(`expected response.uid="${uid}", got "${String(response['uid'] ?? '')}"`);
  }
  const result = isJsonObject(response['result']) ? response['result'] : {};
  if (result['status'] !== 'Success') {
    const message = result['message'];
    if (typeof message === 'string' && message !== '') throw fail(message);
    throw fail(`response.result.status was '${String(result['status'] ?? '')}', not 'Success'`);
  }
  const objects = response['convertedObjects'];
  return isJsonArray(objects) ? objects : [];
}

/** The position of an object in an error about several. */
interface Place {
  readonly index?: number;
}

/** A converted object with forbidden changes reverted: all of metadata but labels and annotations. */
function settled(original: KubeObject, converted: JsonValue, apiVersion: string, { index }: Place): KubeObject {
  const what = index === undefined ? 'object' : `converted object at index ${index}`;
  const refuse = (why: string): StatusError => failure(original, `returned invalid ${what}: ${why}`);
  const refuseType = (why: string): StatusError =>
    index === undefined ? failure(original, `returned invalid object at index 0: ${why}`) : refuse(why);
  const refuseMetadata = (why: string): StatusError =>
    failure(original, `returned invalid metadata${index === undefined ? '' : ` in object at index ${index}`}: ${why}`);
  if (!isJsonObject(converted)) throw refuseType('it is no object');
  const given = textOf(converted, 'apiVersion');
  if (given !== apiVersion) throw refuseType(`invalid groupVersion (expected ${apiVersion}, received ${given})`);
  const kind = textOf(converted, 'kind');
  if (kind !== original.kind) throw refuseType(`invalid kind (expected ${original.kind}, received ${kind})`);
  const metadata = converted['metadata'];
  const identity: JsonObject = isJsonObject(metadata) ? metadata : {};
  for (const [member, label] of IDENTITY) {
    const [before, after] = [original.metadata[member] ?? '', textOf(identity, member)];
    if (before !== after) throw refuse(`must have the same ${label}: ${before} != ${after}`);
  }
  if (!isJsonObject(metadata)) throw refuseMetadata('missing metadata in converted object');
  const kept: ObjectMeta = { ...original.metadata };
  const { labels: _labels, annotations: _annotations, ...rest } = kept;
  const labels = textsOf(metadata, 'labels', refuseMetadata);
  const annotations = textsOf(metadata, 'annotations', refuseMetadata);
  const badLabels = labelFaults(labels ?? {}, FieldPath.of('metadata', 'labels'));
  if (badLabels.length > 0) throw refuseMetadata(aggregate(badLabels.map((bad) => `${bad.field}: ${bad.message}`)));
  const badKeys: string[] = [];
  for (const key of Object.keys(annotations ?? {})) {
    for (const fault of qualifiedNameFaults(key.toLowerCase())) {
      badKeys.push(`metadata.annotation: Invalid value: "${key}": ${fault}`);
    }
    if (badKeys.length > MAX_FIELD_ERRORS) break;
  }
  if (badKeys.length > 0) throw refuseMetadata(aggregate(badKeys));
  return {
    ...converted,
    apiVersion,
    kind,
    metadata: {
      ...rest,
      ...(labels === undefined ? {} : { labels }),
      ...(annotations === undefined ? {} : { annotations }),
    },
  };
}

/** The members that identify an object, with the public API's words for them. */
const IDENTITY = [
  ['name', 'name'],
  ['namespace', 'namespace'],
  ['uid', 'UID'],
] as const;

function textOf(object: JsonObject, member: string): string {
  const value = object[member];
  return typeof value === 'string' ? value : '';
}

/** A map of texts in converted metadata. */
function textsOf(
  metadata: JsonObject,
  member: string,
  refuse: (why: string) => StatusError,
): { readonly [key: string]: string } | undefined {
  const map = metadata[member];
  if (map === undefined || map === null) return undefined;
  if (!isJsonObject(map)) throw refuse(`invalid metadata.${member} in converted object: it is no map`);
  for (const [key, value] of Object.entries(map)) {
    if (typeof value !== 'string') {
      throw refuse(`metadata.${member}[${key}] must be a string, but is ${treeTypeName(value)} in converted object`);
    }
  }
  return map as { readonly [key: string]: string };
}
