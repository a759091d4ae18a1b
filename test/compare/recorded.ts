import { type JsonObject, type JsonValue } from '../../src/json/types.js';
import type { ComparedKind } from './kinds.js';
import type { Comparable } from './normalise.js';
import type { Path } from './mutations.js';

/** One mistake in an object, and what the reference says of it: each cause as a line. */
export interface RecordedMistake {
  /** Which sample of the kind; absent for the first. */
  readonly sample?: number;
  /** Of a status: from which one it is written; 0 from none, others from the one that is written as a whole. */
  readonly start?: number;
  readonly place: Path;
  /** What stands there; absent when the member is left out. */
  readonly wrong?: JsonValue;
  readonly causes: readonly string[];
}

/** By API version, kind and plural: `apps/v1 Deployment deployments`. */
export type RecordedMistakes = Readonly<Record<string, readonly RecordedMistake[]>>;

const LONG = 'x'.repeat(300);
/** How the long text is written in the record, so that it stays readable. */
const SHORT = '<300 times x>';

/** The causes of a refusal, sorted, each as field, reason and message. */
export function causesOf({ body }: Comparable): readonly string[] {
  const causes = (body as { details?: { causes?: readonly string[] } } | null)?.details?.causes ?? [];
  return causes
    .map((cause) => {
      const { field, reason, message } = JSON.parse(cause) as Record<string, string>;
      return `${field} ${reason}: ${message}`;
    })
    .sort();
}

/** The record as a file: one mistake on each line. */
export function printRecord(record: RecordedMistakes): string {
  const kinds = Object.keys(record)
    .sort()
    .map(
      (kind) =>
        `  ${JSON.stringify(kind)}: [\n${record[kind]!.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
    );
  return `{\n${kinds.join(',\n')}\n}\n`.replaceAll(LONG, SHORT);
}

/** The record that a file holds. */
export function parseRecord(text: string): RecordedMistakes {
  return JSON.parse(text.replaceAll(SHORT, LONG)) as JsonObject as unknown as RecordedMistakes;
}

/** The kind that a key of a record names; of no more of it than tests need. */
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

/** Members that a server fills in on creation, by resource: a stored object has them. */
function filledIn(resource: string, spec: JsonObject): JsonObject {
  if (resource === 'services' && spec['externalTrafficPolicy'] === 'Local') return { healthCheckNodePort: 31_999 };
  // Of a pod, what admission puts in.
  if (resource === 'pods') return { serviceAccountName: 'default', serviceAccount: 'default' };
  const { dataSource } = spec;
  return resource === 'persistentvolumeclaims' && dataSource !== undefined ? { dataSourceRef: dataSource } : {};
}

/** The sample as a server has it in its store. */
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
