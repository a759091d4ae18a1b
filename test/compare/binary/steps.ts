import type { JsonObject, JsonValue } from '../../../src/json/types.js';
import { collectionPath, type ComparedKind } from '../kinds.js';
import { samplesOf } from '../objects.js';
import { sampleOf as leastOf } from '../../support/samples.js';
import type { ResourceDefinition } from '../../../src/resources/definition.js';
import { BINARY, type BinaryStep, encoded } from './bodies.js';

const MERGE = 'application/merge-patch+json';
const JSON_TYPE = 'application/json';

/** Formats of one object and of a list: each format with each version of the views. */
const FORMS: readonly string[] = [
  BINARY,
  JSON_TYPE,
  'application/yaml',
  ...['v1', 'v1beta1'].flatMap((version) => [
    `application/json;as=Table;v=${version};g=meta.k8s.io`,
    `application/yaml;as=Table;v=${version};g=meta.k8s.io`,
    `${BINARY};as=Table;v=${version};g=meta.k8s.io`,
    `${JSON_TYPE};as=PartialObjectMetadata;v=${version};g=meta.k8s.io`,
    `application/yaml;as=PartialObjectMetadata;v=${version};g=meta.k8s.io`,
    `${BINARY};as=PartialObjectMetadata;v=${version};g=meta.k8s.io`,
  ]),
];
const LIST_FORMS: readonly string[] = [
  ...FORMS,
  ...['v1', 'v1beta1'].flatMap((version) => [
    `${JSON_TYPE};as=PartialObjectMetadataList;v=${version};g=meta.k8s.io`,
    `${BINARY};as=PartialObjectMetadataList;v=${version};g=meta.k8s.io`,
  ]),
];
const INCLUDED = ['', 'None', 'Metadata', 'Object', 'Nonsense'];

/** One object in binary form through every verb and every read format. */
export function livesOf(
  kind: ComparedKind,
  definition: ResourceDefinition,
  namespace: string,
  at: number,
): readonly { readonly title: string; readonly steps: readonly BinaryStep[] }[] {
  if (!kind.verbs.includes('create') || !kind.verbs.includes('get')) return [];
  const apiVersion = kind.group === '' ? kind.version : `${kind.group}/${kind.version}`;
  const least = { apiVersion, kind: kind.kind, ...(leastOf(definition, namespace) as JsonObject) };
  return [least, ...samplesOf(kind, namespace)].map((sample, index) => ({
    title: `${apiVersion} ${kind.kind} ${index}`,
    steps: lifeOf(kind, sample, namespace, `b-${at}-${index}`),
  }));
}

function nameFor({ resource }: ComparedKind, name: string): string {
  const [, at = '0', index = '0'] = name.split('-');
  if (resource === 'ipaddresses') return `10.78.${at}.${index}`;
  if (resource === 'apiservices') return 'v1.g.io';
  return resource === 'customresourcedefinitions' ? 'things.ex.io' : name;
}

function lifeOf(kind: ComparedKind, sample: JsonObject, namespace: string, label: string): readonly BinaryStep[] {
  const path = collectionPath(kind, namespace);
  const name = nameFor(kind, label);
  const one = `${path}/${name}`;
  const metadata = { labels: { run: label }, annotations: { a: 'é' }, ...(sample['metadata'] as JsonObject), name };
  const object = (more: JsonObject = {}): JsonObject => ({
    ...sample,
    metadata: { ...metadata, labels: { ...(metadata.labels as JsonObject), run: label }, ...more },
  });
  const list = `${path}?labelSelector=run%3D${label}`;
  const send = (method: string, to: string, body: JsonObject, more: Partial<BinaryStep> = {}): BinaryStep => ({
    method,
    path: to,
    bytes: encoded(body),
    note: JSON.stringify(body).slice(0, 300),
    ...more,
  });
  const options = (members: { readonly [name: string]: JsonValue }): JsonObject => ({
    apiVersion: 'v1',
    kind: 'DeleteOptions',
    ...members,
  });
  const patch = (body: JsonValue, type = MERGE): BinaryStep => ({
    method: 'PATCH',
    path: one,
    bytes: Buffer.from(JSON.stringify(body)),
    type,
  });
  return [
    send('POST', `${path}?dryRun=All`, object()),
    send('POST', `${path}?fieldManager=binary`, object()),
    send('POST', path, object()),
    ...FORMS.map((accept): BinaryStep => ({ method: 'GET', path: one, accept })),
    ...LIST_FORMS.flatMap((accept): readonly BinaryStep[] => [
      { method: 'GET', path: list, accept },
      { method: 'GET', path: `${list}-none`, accept },
    ]),
    ...INCLUDED.flatMap((included): readonly BinaryStep[] =>
      [FORMS[3]!, FORMS[9]!].flatMap((accept): readonly BinaryStep[] => [
        { method: 'GET', path: `${one}?includeObject=${included}`, accept },
        { method: 'GET', path: `${list}&includeObject=${included}`, accept },
      ]),
    ),
    ...(label.endsWith('-0') ? watches(list) : []),
    send('PUT', one, object({ resourceVersion: '1' })),
    send('PUT', one, object({ uid: 'u', annotations: { changed: 'x' } })),
    send('PUT', `${one}?fieldManager=binary2`, object({ annotations: { changed: 'x' } })),
    send('PUT', `${path}/other`, object()),
    patch({ metadata: { labels: { patched: 'y' } } }),
    patch([{ op: 'add', path: '/metadata/labels/again', value: 'z' }], 'application/json-patch+json'),
    patch({ metadata: { labels: { merged: 'w' } } }, 'application/strategic-merge-patch+json'),
    { ...patch({ metadata: { labels: 5 } }), note: 'wrong patch' },
    {
      ...patch(
        { apiVersion: sample['apiVersion']!, kind: kind.kind, metadata: { name, labels: { applied: 'v' } } },
        'application/apply-patch+yaml',
      ),
      path: `${one}?fieldManager=applier`,
    },
    ...(kind.subresources.includes('status')
      ? [
          send('PUT', `${one}/status`, object({ annotations: { status: 'x' } })),
          { method: 'GET', path: `${one}/status` },
        ]
      : []),
    { method: 'GET', path: `${one}-none` },
    { method: 'GET', path: one, headers: { 'impersonate-user': 'nobody' } },
    { method: 'GET', path: `${one}/nonsense` },
    { method: 'POST', path: one },
    send('DELETE', one, options({ preconditions: { uid: 'other' } })),
    send('DELETE', one, options({ propagationPolicy: 'Sideways' })),
    send('DELETE', one, options({ dryRun: ['All'] })),
    send('DELETE', one, options({ dryRun: ['Some'] })),
    send('DELETE', `${one}-none`, options({ gracePeriodSeconds: 0 })),
    send('DELETE', list, options({ dryRun: ['All'], propagationPolicy: 'Background' })),
    send('DELETE', one, options({ gracePeriodSeconds: 0, propagationPolicy: 'Background' })),
    { method: 'GET', path: one },
  ];
}

/** Watches of one second in every format of events. */
function watches(list: string): readonly BinaryStep[] {
  const [binary, , , table, , , partial, , binaryPartial] = FORMS;
  const initial = 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
  return [binary!, `${binary};stream=watch`, 'application/json;stream=watch', table!, partial!, binaryPartial!].flatMap(
    (accept): readonly BinaryStep[] => [
      { method: 'GET', path: `${list}&watch=1&timeoutSeconds=1`, accept },
      { method: 'GET', path: `${list}&watch=1&timeoutSeconds=1&${initial}`, accept },
    ],
  );
}
