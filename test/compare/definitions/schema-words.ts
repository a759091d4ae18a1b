import type { JsonObject, JsonValue } from '../../../src/json/types.js';

/** Shorthands for schemas. Each returns a part of an OpenAPI schema; `more` adds other keywords. */
export const text = (more: JsonObject = {}): JsonObject => ({ type: 'string', ...more });
export const whole = (more: JsonObject = {}): JsonObject => ({ type: 'integer', ...more });
export const int32 = (more: JsonObject = {}): JsonObject => ({ type: 'integer', format: 'int32', ...more });
export const int64 = (more: JsonObject = {}): JsonObject => ({ type: 'integer', format: 'int64', ...more });
export const flag = (more: JsonObject = {}): JsonObject => ({ type: 'boolean', ...more });
export const time = (): JsonObject => ({ type: 'string', format: 'date-time' });
export const oneOf = (...values: readonly string[]): JsonObject => ({ type: 'string', enum: values });
export const free = (more: JsonObject = {}): JsonObject => ({
  type: 'object',
  'x-kubernetes-preserve-unknown-fields': true,
  ...more,
});
export const anything = (): JsonObject => ({ 'x-kubernetes-preserve-unknown-fields': true });

/** An object; names with an exclamation mark are required: `{ 'name!': text() }`. */
export function object(members: JsonObject, more: JsonObject = {}): JsonObject {
  const required = Object.keys(members).filter((name) => name.endsWith('!'));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(members).map(([name, schema]) => [name.replace(/!$/, ''), schema])),
    ...(required.length === 0 ? {} : { required: required.map((name) => name.slice(0, -1)) }),
    ...more,
  };
}

export const list = (items: JsonValue, more: JsonObject = {}): JsonObject => ({ type: 'array', items, ...more });
export const set = (items: JsonValue, more: JsonObject = {}): JsonObject =>
  list(items, { 'x-kubernetes-list-type': 'set', ...more });
export const atomic = (items: JsonValue, more: JsonObject = {}): JsonObject =>
  list(items, { 'x-kubernetes-list-type': 'atomic', ...more });
export const keyed = (keys: readonly string[], items: JsonValue, more: JsonObject = {}): JsonObject =>
  list(items, { 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': keys, ...more });
export const mapOf = (values: JsonValue, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  additionalProperties: values,
  ...more,
});
export const rules = (...all: readonly JsonObject[]): JsonObject => ({ 'x-kubernetes-validations': all });

/** A whole kind: the members of every object, and its own. */
export const kind = (members: JsonObject, more: JsonObject = {}): JsonObject =>
  object({ apiVersion: text(), kind: text(), metadata: { type: 'object' }, ...members }, more);

const QUANTITY =
  '^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$';
/** A quantity, as generators of definitions write it. */
export const quantity = (more: JsonObject = {}): JsonObject => ({
  anyOf: [{ type: 'integer' }, { type: 'string' }],
  pattern: QUANTITY,
  'x-kubernetes-int-or-string': true,
  ...more,
});
export const intOrText = (more: JsonObject = {}): JsonObject => ({
  anyOf: [{ type: 'integer' }, { type: 'string' }],
  'x-kubernetes-int-or-string': true,
  ...more,
});

export const resources = (): JsonObject =>
  object({
    claims: keyed(['name'], object({ 'name!': text(), request: text() })),
    limits: mapOf(quantity()),
    requests: mapOf(quantity()),
  });

export const labelSelector = (): JsonObject =>
  object(
    {
      matchExpressions: atomic(object({ 'key!': text(), 'operator!': text(), values: atomic(text()) })),
      matchLabels: mapOf(text()),
    },
    { 'x-kubernetes-map-type': 'atomic' },
  );

/** Conditions as `metav1.Condition` has them. */
export const conditions = (more: JsonObject = {}): JsonObject =>
  keyed(
    ['type'],
    object({
      'lastTransitionTime!': time(),
      'message!': text({ maxLength: 32768 }),
      observedGeneration: int64({ minimum: 0 }),
      'reason!': text({ maxLength: 1024, minLength: 1, pattern: '^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$' }),
      'status!': oneOf('True', 'False', 'Unknown'),
      'type!': text({
        maxLength: 316,
        pattern:
          '^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$',
      }),
    }),
    more,
  );

/** Reference to a key of a Secret or ConfigMap. */
export const keyReference = (): JsonObject =>
  object({ 'key!': text(), name: text({ default: '' }), optional: flag() }, { 'x-kubernetes-map-type': 'atomic' });

/** The variables of a container. */
export const variables = (): JsonObject =>
  keyed(
    ['name'],
    object({
      'name!': text(),
      value: text(),
      valueFrom: object({
        configMapKeyRef: keyReference(),
        fieldRef: object({ apiVersion: text(), 'fieldPath!': text() }, { 'x-kubernetes-map-type': 'atomic' }),
        secretKeyRef: keyReference(),
      }),
    }),
  );

/** A container, as complete as in definitions with pods. */
export const container = (): JsonObject =>
  object({
    'name!': text(),
    image: text(),
    args: atomic(text()),
    command: atomic(text()),
    env: variables(),
    imagePullPolicy: text(),
    livenessProbe: probe(),
    readinessProbe: probe(),
    ports: keyed(
      ['containerPort', 'protocol'],
      object({
        'containerPort!': int32(),
        hostIP: text(),
        hostPort: int32(),
        name: text(),
        protocol: text({ default: 'TCP' }),
      }),
    ),
    resources: resources(),
    securityContext: object({
      allowPrivilegeEscalation: flag(),
      capabilities: object({ add: atomic(text()), drop: atomic(text()) }),
      runAsNonRoot: flag(),
      runAsUser: int64(),
    }),
    volumeMounts: keyed(
      ['mountPath'],
      object({ 'mountPath!': text(), 'name!': text(), readOnly: flag(), subPath: text() }),
    ),
  });

function probe(): JsonObject {
  return object({
    exec: object({ command: atomic(text()) }),
    failureThreshold: int32(),
    httpGet: object({
      host: text(),
      httpHeaders: atomic(object({ 'name!': text(), 'value!': text() })),
      path: text(),
      'port!': intOrText(),
      scheme: text(),
    }),
    periodSeconds: int32(),
    timeoutSeconds: int32(),
  });
}

/** The spec of a pod without its rarer members. */
export const podSpec = (): JsonObject =>
  object({
    affinity: free(),
    'containers!': keyed(['name'], container()),
    initContainers: keyed(['name'], container()),
    nodeSelector: mapOf(text(), { 'x-kubernetes-map-type': 'atomic' }),
    restartPolicy: text(),
    serviceAccountName: text(),
    terminationGracePeriodSeconds: int64(),
    tolerations: atomic(
      object({ effect: text(), key: text(), operator: text(), tolerationSeconds: int64(), value: text() }),
    ),
    volumes: keyed(['name'], object({ 'name!': text() }, { 'x-kubernetes-preserve-unknown-fields': true })),
  });
