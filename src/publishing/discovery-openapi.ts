import type { JsonObject } from '../json/types.js';
import { capital } from '../meta/capital.js';
import type { NamingProfile } from '../naming/profile.js';

/** The OpenAPI documents of paths outside group versions: discovery, the version, the token issuer. */
export interface DiscoveryDocuments {
  /** Their paths below `/openapi/v3/`; those of groups are `apis/<group>`. */
  readonly paths: readonly string[];
  /** One of them; undefined when there is none of that path. */
  at(path: string): JsonObject | undefined;
  /** All of them as parts of the one document of version 2. */
  versionTwo(): { readonly paths: JsonObject; readonly definitions: JsonObject };
}

/** One operation: what is read at a path. */
interface Reading {
  readonly tag: string;
  readonly id: string;
  readonly what: string;
  /** Name of the type in the answer; absent: a text. */
  readonly type?: string;
  readonly mediaTypes: readonly string[];
}

const JSON_TYPE = 'application/json';

/** @param groups names of the built-in groups except the core one */
export function discoveryDocuments(naming: NamingProfile, groups: readonly string[]): DiscoveryDocuments {
  const all = [JSON_TYPE, 'application/yaml', naming.binaryMediaType];
  const readings = new Map<string, Reading>([
    [
      '.well-known/openid-configuration',
      {
        tag: 'WellKnown',
        id: 'getServiceAccountIssuerOpenIDConfiguration',
        what: 'Returns how tokens of service accounts are verified.',
        mediaTypes: [JSON_TYPE],
      },
    ],
    [
      'api',
      {
        tag: 'core',
        id: 'getCoreAPIVersions',
        what: 'Lists the versions of the core group.',
        type: 'APIVersions',
        mediaTypes: all,
      },
    ],
    ['apis', { tag: 'apis', id: 'getAPIVersions', what: 'Lists the groups.', type: 'APIGroupList', mediaTypes: all }],
    [
      'openid/v1/jwks',
      {
        tag: 'openid',
        id: 'getServiceAccountIssuerOpenIDKeyset',
        what: 'Gives the public keys of tokens of service accounts.',
        mediaTypes: ['application/jwk-set+json'],
      },
    ],
    [
      'version',
      {
        tag: 'version',
        id: 'getCodeVersion',
        what: 'Returns the version of the server.',
        type: INFO,
        mediaTypes: [JSON_TYPE],
      },
    ],
  ]);
  for (const group of groups) {
    const name = capital(group.split('.')[0]!);
    const what = 'Returns the versions of a group.';
    readings.set(`apis/${group}`, {
      tag: name.toLowerCase(),
      id: `get${name}APIGroup`,
      what,
      type: 'APIGroup',
      mediaTypes: all,
    });
  }
  return {
    paths: [...readings.keys()],
    at(path) {
      const reading = readings.get(path);
      return reading === undefined ? undefined : documentOf(path, reading, naming.openapiPrefix);
    },
    versionTwo() {
      const paths: Record<string, JsonObject> = {};
      const definitions: Record<string, JsonObject> = {};
      for (const [path, reading] of readings) {
        paths[`/${path}/`] = { get: operationOf(reading, naming.openapiPrefix, 'v2') };
        Object.assign(definitions, schemasOf(reading.type, naming.openapiPrefix, 'v2'));
      }
      return { paths, definitions };
    },
  };
}

type Form = 'v2' | 'v3';

function nameOf(type: string, prefix: string): string {
  return `${prefix}apimachinery.pkg.${type === INFO ? 'version' : 'apis.meta.v1'}.${type}`;
}

function referenceTo(type: string, prefix: string, form: Form): JsonObject {
  return { $ref: `#/${form === 'v2' ? 'definitions' : 'components/schemas'}/${nameOf(type, prefix)}` };
}

function operationOf(reading: Reading, prefix: string, form: Form): JsonObject {
  const { tag, id, what, type, mediaTypes } = reading;
  const schema: JsonObject = type === undefined ? { type: 'string' } : referenceTo(type, prefix, form);
  const content = Object.fromEntries(mediaTypes.map((each) => [each, { schema }]));
  return {
    tags: [tag],
    description: what,
    operationId: id,
    ...(form === 'v2' ? { consumes: [...mediaTypes], produces: [...mediaTypes], schemes: ['https'] } : {}),
    responses: {
      200: { description: 'OK', ...(form === 'v2' ? { schema } : { content }) },
      401: { description: 'The request is not authenticated.' },
    },
  };
}

function documentOf(path: string, reading: Reading, prefix: string): JsonObject {
  const { type } = reading;
  const schemas = type === undefined ? {} : { schemas: schemasOf(type, prefix, 'v3') };
  return {
    openapi: '3.0.0',
    info: { title: 'cluster-apiserver', version: 'unversioned' },
    paths: { [`/${path}/`]: { get: operationOf(reading, prefix, 'v3') } },
    components: { ...schemas, securitySchemes: { BearerToken: TOKEN } },
    security: [{ BearerToken: [] }],
  };
}

const TOKEN: JsonObject = {
  type: 'apiKey',
  description: 'A bearer token. Client certificates are taken as well.',
  name: 'authorization',
  in: 'header',
};

/** The type and those that it refers to. */
function schemasOf(type: string | undefined, prefix: string, form: Form): JsonObject {
  const found: Record<string, JsonObject> = {};
  const add = (each: string): void => {
    const name = nameOf(each, prefix);
    if (found[name] !== undefined) return;
    const { description, members, required, group } = TYPES[each]!;
    const properties: Record<string, JsonObject> = group === true ? { ...KIND_MEMBERS } : {};
    found[name] = {
      description,
      type: 'object',
      ...(required.length === 0 ? {} : { required: [...required] }),
      properties,
      ...(group === true ? { 'x-kubernetes-group-version-kind': [{ group: '', kind: each, version: 'v1' }] } : {}),
    };
    for (const [member, words] of Object.entries(members)) {
      properties[member] = memberOf(words, prefix, form);
      if (words.of !== undefined) add(words.of);
    }
  };
  if (type !== undefined) add(type);
  return found;
}

function memberOf({ of, words, list = false }: Member, prefix: string, form: Form): JsonObject {
  const value: JsonObject = of === undefined ? { type: 'string' } : referenceTo(of, prefix, form);
  if (list) return { description: words, type: 'array', items: value, 'x-kubernetes-list-type': 'atomic' };
  return of === undefined || form === 'v2' ? { description: words, ...value } : { description: words, allOf: [value] };
}

const KIND_MEMBERS: Readonly<Record<string, JsonObject>> = {
  apiVersion: { description: 'The version of the form of this document.', type: 'string' },
  kind: { description: 'What this document is.', type: 'string' },
};

interface Member {
  readonly words: string;
  /** The type; absent: a text. */
  readonly of?: string;
  readonly list?: boolean;
}

interface Type {
  readonly description: string;
  readonly required: readonly string[];
  readonly members: Readonly<Record<string, Member>>;
  /** Whether it says its kind and version itself. */
  readonly group?: boolean;
}

const INFO = 'Info';
const ADDRESSES: Member = {
  words: 'Where clients of some networks reach the server.',
  of: 'ServerAddressByClientCIDR',
  list: true,
};

const TYPES: Readonly<Record<string, Type>> = {
  APIVersions: {
    description: 'The versions of the core group, which is served at /api.',
    required: ['versions', 'serverAddressByClientCIDRs'],
    members: { versions: { words: 'Their names.', list: true }, serverAddressByClientCIDRs: ADDRESSES },
    group: true,
  },
  APIGroupList: {
    description: 'The groups that are served at /apis.',
    required: ['groups'],
    members: { groups: { words: 'The groups.', of: 'APIGroup', list: true } },
    group: true,
  },
  APIGroup: {
    description: 'A group and the versions that it is served in.',
    required: ['name', 'versions'],
    members: {
      name: { words: 'The name of the group.' },
      versions: { words: 'Its versions, the best one first.', of: 'GroupVersionForDiscovery', list: true },
      preferredVersion: {
        words: 'The version to use when there is no reason for another.',
        of: 'GroupVersionForDiscovery',
      },
      serverAddressByClientCIDRs: ADDRESSES,
    },
    group: true,
  },
  GroupVersionForDiscovery: {
    description: 'A version of a group.',
    required: ['groupVersion', 'version'],
    members: {
      groupVersion: { words: 'Group and version with a slash between.' },
      version: { words: 'The version alone.' },
    },
  },
  ServerAddressByClientCIDR: {
    description: 'The address that clients of one network use.',
    required: ['clientCIDR', 'serverAddress'],
    members: {
      clientCIDR: { words: 'The network of the clients.' },
      serverAddress: { words: 'A host, IP address or either with a port.' },
    },
  },
  Info: {
    description: 'The version of the server.',
    required: [
      'major',
      'minor',
      'gitVersion',
      'gitCommit',
      'gitTreeState',
      'buildDate',
      'goVersion',
      'compiler',
      'platform',
    ],
    members: {
      major: { words: 'The major version.' },
      minor: { words: 'The minor version.' },
      emulationMajor: { words: 'The major version whose behaviour the server shows.' },
      emulationMinor: { words: 'The minor version whose behaviour the server shows.' },
      minCompatibilityMajor: { words: 'The major version of the oldest API that it serves beside.' },
      minCompatibilityMinor: { words: 'The minor version of the oldest API that it serves beside.' },
      gitVersion: { words: 'The whole version.' },
      gitCommit: { words: 'The commit that was built.' },
      gitTreeState: { words: 'Whether the built tree was clean.' },
      buildDate: { words: 'When it was built.' },
      goVersion: { words: 'What it runs on.' },
      compiler: { words: 'What it was built with.' },
      platform: { words: 'Operating system and architecture.' },
    },
  },
};
