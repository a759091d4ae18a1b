import { type JsonObject, type JsonValue } from '../../src/json/types.js';
import type { ComparedKind } from './kinds.js';
import type { Comparable } from './normalise.js';
import type { Path } from './mutations.js';

/** One mistake in an object, and the reference's answer: each cause as a line. */
export interface RecordedMistake {
  /** Which sample of the kind; the first by default. */
  readonly sample?: number;
  /** For a status: the one it is written over; 0 for none, others for the complete one. */
  readonly start?: number;
  readonly place: Path;
  /** The value; absent when the member is removed. */
  readonly wrong?: JsonValue;
  readonly causes: readonly string[];
}

/** By API version, kind and plural: `apps/v1 Deployment deployments`. */
export type RecordedMistakes = Readonly<Record<string, readonly RecordedMistake[]>>;

const LONG = 'x'.repeat(300);
/** Placeholder of the long string in the record, for readability. */
const SHORT = '<300 times x>';

/** The sorted causes of an error, each as field, reason and message. */
export function causesOf({ body }: Comparable): readonly string[] {
  const causes = (body as { details?: { causes?: readonly string[] } } | null)?.details?.causes ?? [];
  return causes
    .map((cause) => {
      const { field, reason, message } = JSON.parse(cause) as Record<string, string>;
      return `${field} ${reason}: ${message}`;
    })
    .sort();
}

/** The record as a file: one mistake per line. */
export function printRecord(record: RecordedMistakes): string {
  const kinds = Object.keys(record)
    .sort()
    .map(
      (kind) =>
        `  ${JSON.stringify(kind)}: [\n${record[kind]!.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
    );
  return `{\n${kinds.join(',\n')}\n}\n`.replaceAll(LONG, SHORT);
}

/** The record of a file. */
export function parseRecord(text: string): RecordedMistakes {
  return JSON.parse(text.replaceAll(SHORT, LONG)) as JsonObject as unknown as RecordedMistakes;
}

/** The kind of a record's key, reduced to what tests need. */
export function comparedKindOf(key: string): ComparedKind {
  const [apiVersion = '', kind = '', resource = ''] = key.split(' ');
  const cut = apiVersion.indexOf('/');
  return {
    group: apiVersion.slice(0, Math.max(cut, 0)),
    version: apiVersion.slice(cut + 1),
    resource,
    kind,
    namespaced: true,
    verbs: [],
    subresources: [],
  };
}

/** Members that a server sets on creation, by resource: a stored object has them. */
function filledIn(resource: string, spec: JsonObject): JsonObject {
  if (resource === 'services' && spec['externalTrafficPolicy'] === 'Local') return { healthCheckNodePort: 31_999 };
  // Members of a pod that admission sets.
  if (resource === 'pods') return { serviceAccountName: 'default', serviceAccount: 'default' };
  const { dataSource } = spec;
  return resource === 'persistentvolumeclaims' && dataSource !== undefined ? { dataSourceRef: dataSource } : {};
}

/** The sample as a server stores it. */
export function asStored(
  { resource, namespaced }: Pick<ComparedKind, 'resource' | 'namespaced'>,
  sample: JsonObject,
  namespace: string,
  { name, uid }: { readonly name: string; readonly uid: string },
): JsonObject {
  const creationTimestamp = '2024-05-01T10:00:00Z';
  const metadata = {
    ...(sample['metadata'] as JsonObject),
    name,
    ...(namespaced && { namespace }),
    uid,
    creationTimestamp,
  };
  const spec = sample['spec'] as JsonObject | undefined;
  return { ...sample, metadata, ...(spec !== undefined && { spec: { ...spec, ...filledIn(resource, spec) } }) };
}
