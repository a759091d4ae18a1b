import {
  ANY,
  BOOL,
  type CelType,
  DYN,
  INT,
  listType,
  mapType,
  STRING,
  structType,
  TIMESTAMP,
} from '../../../schema/cel/cel-type.js';
import { type Environment, withVariables } from '../../../schema/cel/environment.js';
import { celFunction, overload, tableOf } from '../../../schema/cel/functions.js';
import { AUTHORIZER_TYPE, RESOURCE_CHECK_TYPE } from '../../../schema/cel/library/authorization.js';

type Fields = Readonly<Record<string, CelType>>;

const TEXTS = listType(STRING);
const TEXT_MAP = mapType(STRING, STRING);

function struct(name: string, fields: Fields): CelType {
  return structType(`kubernetes.${name}`, new Map(Object.entries(fields)));
}

const KIND = struct('GroupVersionKind', { group: STRING, version: STRING, kind: STRING });
const RESOURCE = struct('GroupVersionResource', { group: STRING, version: STRING, resource: STRING });

/** The type of the request, without its objects. */
const REQUEST = struct('AdmissionRequest', {
  kind: KIND,
  resource: RESOURCE,
  subResource: STRING,
  requestKind: KIND,
  requestResource: RESOURCE,
  requestSubResource: STRING,
  name: STRING,
  namespace: STRING,
  operation: STRING,
  userInfo: struct('UserInfo', { username: STRING, uid: STRING, groups: TEXTS, extra: mapType(STRING, TEXTS) }),
  dryRun: BOOL,
  options: DYN,
});

/** The type of the object's namespace. */
const NAMESPACE = struct('Namespace', {
  metadata: struct('NamespaceMetadata', {
    name: STRING,
    generateName: STRING,
    namespace: STRING,
    labels: TEXT_MAP,
    annotations: TEXT_MAP,
    UID: STRING,
    creationTimestamp: TIMESTAMP,
    deletionGracePeriodSeconds: INT,
    deletionTimestamp: TIMESTAMP,
    generation: INT,
    resourceVersion: STRING,
    finalizers: TEXTS,
  }),
  spec: struct('NamespaceSpec', { finalizers: TEXTS }),
  status: struct('NamespaceStatus', {
    conditions: listType(
      struct('NamespaceCondition', {
        status: STRING,
        type: STRING,
        lastTransitionTime: TIMESTAMP,
        message: STRING,
        reason: STRING,
      }),
    ),
    phase: STRING,
  }),
});

/** One operation of a JSON patch. */
const JSON_PATCH = structType(
  'JSONPatch',
  new Map(Object.entries({ op: STRING, from: STRING, path: STRING, value: DYN })),
);
/** The type of an apply configuration; its fields follow no schema. */
export const APPLIED_OBJECT = dynamicObject('Object');
/** The type of a JSON patch. */
export const JSON_PATCHES = listType(JSON_PATCH);

function dynamicObject(name: string): CelType {
  return structType(name, { get: () => DYN });
}

/** The types that patches are made of: `JSONPatch`, `Object`, `Object.spec` and so on. */
function patchType(name: string): CelType | undefined {
  if (name === JSON_PATCH.name) return JSON_PATCH;
  if (name === APPLIED_OBJECT.name) return APPLIED_OBJECT;
  return name.startsWith(`${APPLIED_OBJECT.name}.`) ? dynamicObject(name) : undefined;
}

const ESCAPE_KEY = celFunction(
  'jsonpatch.escapeKey',
  overload('string_jsonpatch_escapeKey_string', [STRING], STRING, (key) =>
    String(key).replaceAll('~', '~0').replaceAll('/', '~1'),
  ),
);

/** The variables of a policy's expressions besides the objects and the request. */
export interface PolicyNames {
  readonly params: boolean;
  readonly authorizer: boolean;
  /** The policy's earlier variables; undefined where there are none. */
  readonly variables?: ReadonlyMap<string, CelType> | undefined;
}

/** The variables of a policy's expressions, or of a webhook's conditions. */
export function policyEnvironment(base: Environment, { params, authorizer, variables }: PolicyNames): Environment {
  return withVariables(base, [
    ['object', DYN],
    ['oldObject', DYN],
    ['namespaceObject', NAMESPACE],
    ['request', REQUEST],
    ...(params ? [['params', DYN] as const] : []),
    ...(authorizer
      ? ([
          ['authorizer', AUTHORIZER_TYPE],
          ['authorizer.requestResource', RESOURCE_CHECK_TYPE],
        ] as const)
      : []),
    ...(variables === undefined ? [] : [['variables', structType('kubernetes.variables', variables)] as const]),
  ]);
}

/** The environment with the types of patches, for mutations. */
export function withPatchTypes(environment: Environment): Environment {
  const { types, functions } = environment;
  return {
    ...environment,
    types: { get: (name) => types.get(name) ?? patchType(name) },
    functions: new Map([...functions, ...tableOf([ESCAPE_KEY])]),
  };
}

/** The type of a variable in later expressions: types of libraries and of objects are left open. */
export function variableType(type: CelType): CelType {
  switch (type.kind) {
    case 'list':
      return listType(variableType(type.params[0] ?? DYN));
    case 'map':
      return mapType(variableType(type.params[0] ?? DYN), variableType(type.params[1] ?? DYN));
    case 'struct':
    case 'opaque':
    case 'type':
      return DYN;
    default:
      return type === ANY ? DYN : type;
  }
}
