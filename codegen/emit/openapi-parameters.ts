import type { Endpoint } from '../endpoints.js';
import type { Doc, OpenApiForm } from './openapi-schemas.js';

interface Parameter {
  readonly name: string;
  readonly type: 'boolean' | 'integer' | 'string';
  readonly description: string;
}

const PRETTY: Parameter = {
  name: 'pretty',
  type: 'string',
  description: 'Print the answer with line breaks and indentation when true.',
};

const DRY_RUN: Parameter = {
  name: 'dryRun',
  type: 'string',
  description: 'All runs every step except storing. Other values are rejected.',
};

const WRITE: readonly Parameter[] = [
  DRY_RUN,
  {
    name: 'fieldManager',
    type: 'string',
    description:
      'Name of the writer, under which the written fields are owned: printable characters, at most 128. Apply needs it; ' +
      'elsewhere it is taken from the User-Agent header when absent.',
  },
  {
    name: 'fieldValidation',
    type: 'string',
    description:
      'What to do about unknown and duplicate fields: Ignore drops them, Warn (the default) drops them with a warning ' +
      'for each, Strict rejects the request.',
  },
];

const FORCE: Parameter = {
  name: 'force',
  type: 'boolean',
  description: 'Only for apply: take over fields that other managers own.',
};

const DELETE: readonly Parameter[] = [
  DRY_RUN,
  {
    name: 'gracePeriodSeconds',
    type: 'integer',
    description: 'Seconds until the object is removed, if its kind supports graceful deletion; 0 removes it at once.',
  },
  {
    name: 'ignoreStoreReadErrorWithClusterBreakingPotential',
    type: 'boolean',
    description: 'Removes an unreadable object without the effects of its removal. Always rejected.',
  },
  {
    name: 'orphanDependents',
    type: 'boolean',
    description: 'Deprecated form of propagationPolicy: whether dependents stay. Excludes it.',
  },
  {
    name: 'propagationPolicy',
    type: 'string',
    description:
      'What happens to dependents: Orphan leaves them, Background removes them afterwards, Foreground removes them first.',
  },
];

const SELECT: readonly Parameter[] = [
  {
    name: 'continue',
    type: 'string',
    description: 'Token of the previous answer, for the next page of the same list. It expires after some minutes.',
  },
  { name: 'fieldSelector', type: 'string', description: 'Only objects whose fields match.' },
  { name: 'labelSelector', type: 'string', description: 'Only objects whose labels match.' },
  {
    name: 'limit',
    type: 'integer',
    description: 'Maximum number of objects in one answer; metadata.continue has the next page. Ignored by watches.',
  },
  {
    name: 'resourceVersion',
    type: 'string',
    description: 'Minimum version of the answer: unset for the newest, 0 for any. For a watch, its start.',
  },
  {
    name: 'resourceVersionMatch',
    type: 'string',
    description: 'How resourceVersion is matched: Exact or NotOlderThan.',
  },
  {
    name: 'sendInitialEvents',
    type: 'boolean',
    description: 'A watch starts with an event for each existing object, then a bookmark. Needs resourceVersionMatch.',
  },
  { name: 'timeoutSeconds', type: 'integer', description: 'The answer or the watch ends after this time.' },
];

const WATCH: readonly Parameter[] = [
  {
    name: 'allowWatchBookmarks',
    type: 'boolean',
    description: 'The watch may send bookmarks, which have its current version.',
  },
  { name: 'watch', type: 'boolean', description: 'Answer with a stream of changes instead of a list.' },
];

const CONTAINER: Parameter = {
  name: 'container',
  type: 'string',
  description: 'Container of the pod; optional when there is only one.',
};

const STREAMS: readonly Parameter[] = [
  { name: 'stderr', type: 'boolean', description: 'Whether errors of the process are sent to the client.' },
  { name: 'stdin', type: 'boolean', description: 'Whether the client sends input to the process.' },
  { name: 'stdout', type: 'boolean', description: 'Whether output of the process is sent to the client.' },
  { name: 'tty', type: 'boolean', description: 'Whether the process has a terminal.' },
];

const PROXY: readonly Parameter[] = [
  { name: 'path', type: 'string', description: 'Path at the backend, with its query.' },
];

/** Query parameters of forwarded requests, by the kind that names them. */
const OPTIONS: Readonly<Record<string, readonly Parameter[]>> = {
  PodAttachOptions: [CONTAINER, ...STREAMS],
  PodExecOptions: [
    CONTAINER,
    ...STREAMS,
    {
      name: 'command',
      type: 'string',
      description: 'Program to run, and its arguments: repeated for each of them.',
    },
  ],
  PodPortForwardOptions: [{ name: 'ports', type: 'integer', description: 'Ports of the pod to connect to.' }],
  NodeProxyOptions: PROXY,
  PodProxyOptions: PROXY,
  ServiceProxyOptions: PROXY,
};

const LOG: readonly Parameter[] = [
  CONTAINER,
  { name: 'follow', type: 'boolean', description: 'Whether later lines are sent as well.' },
  {
    name: 'insecureSkipTLSVerifyBackend',
    type: 'boolean',
    description: 'Whether the certificate of the node agent is not verified.',
  },
  { name: 'limitBytes', type: 'integer', description: 'Maximum number of bytes to send.' },
  PRETTY,
  { name: 'previous', type: 'boolean', description: 'The log of the previous container.' },
  { name: 'sinceSeconds', type: 'integer', description: 'Only lines of this many last seconds.' },
  { name: 'stream', type: 'string', description: 'All, Stdout or Stderr; All by default.' },
  { name: 'tailLines', type: 'integer', description: 'Only this many lines at the end of the log.' },
  { name: 'timestamps', type: 'boolean', description: 'Whether each line begins with its time.' },
];

/** Query parameters of an operation, by name. */
export function queryParameters(endpoint: Endpoint, form: OpenApiForm): readonly Doc[] {
  return chosen(endpoint)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((parameter) => parameterDoc(parameter, form));
}

function chosen(endpoint: Endpoint): readonly Parameter[] {
  if (endpoint.options !== undefined) return OPTIONS[endpoint.options] ?? [];
  if (endpoint.subresource === 'log') return LOG;
  switch (endpoint.verb) {
    case 'list':
    case 'watch':
      return [PRETTY, ...SELECT, ...WATCH];
    case 'create':
    case 'update':
      return [PRETTY, ...WRITE];
    case 'patch':
      return [PRETTY, ...WRITE, FORCE];
    case 'delete':
      return [PRETTY, ...DELETE];
    case 'deletecollection':
      return [PRETTY, ...SELECT, ...DELETE];
    case 'get':
      return [PRETTY];
  }
}

const PATH_WORDS: Readonly<Record<string, string>> = {
  namespace: 'Namespace of the objects.',
  path: 'Path below the other server.',
};

/** Path parameters of a path, in order. */
export function pathParameters(path: string, kind: string, form: OpenApiForm): readonly Doc[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    description: PATH_WORDS[name!] ?? `Name of the ${kind}.`,
    required: true,
    ...typed('string', form),
  }));
}

function parameterDoc(parameter: Parameter, form: OpenApiForm): Doc {
  return {
    name: parameter.name,
    in: 'query',
    description: parameter.description,
    ...typed(parameter.type, form),
  };
}

function typed(type: Parameter['type'], form: OpenApiForm): Doc {
  const schema = type === 'integer' ? { type, format: 'int64' } : { type };
  return form === 'v3' ? { schema: { ...schema, uniqueItems: true } } : { ...schema, uniqueItems: true };
}
