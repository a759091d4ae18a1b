import type { PatternAllowance } from '../pattern-work.js';
import {
  BOOL,
  BYTES,
  DOUBLE,
  DURATION,
  DYN,
  INT,
  listType,
  mapType,
  NULL,
  optionalType,
  STRING,
  TIMESTAMP,
  TYPE,
  UINT,
  type CelType,
} from './cel-type.js';
import { tableOf, type FunctionTable } from './functions.js';
import { addresses, CIDR_TYPE, IP_TYPE } from './library/addresses.js';
import { arithmetic } from './library/arithmetic.js';
import { authorization } from './library/authorization.js';
import { clock } from './library/clock.js';
import { conversions } from './library/conversions.js';
import { namedFormats } from './library/formats.js';
import { kubernetesLists, listExtensions, mapInserts, sets } from './library/lists.js';
import { operators } from './library/operators.js';
import { optionals } from './library/optionals.js';
import { patternCache } from './library/patterns.js';
import { quantities } from './library/quantities.js';
import { semanticVersions } from './library/semantic-versions.js';
import { strings } from './library/strings.js';
import { texts } from './library/texts.js';
import { urls } from './library/urls.js';
import { Work } from './work.js';

/** The names available to an expression. */
export interface Environment {
  /** A name with dots (`authorizer.requestResource`) is for expressions that are checked but never evaluated. */
  readonly variables: ReadonlyMap<string, CelType>;
  /** Types that can be named as values: `int`, `list`, `net.IP`; those with fields can be made by their names. */
  readonly types: { get(name: string): CelType | undefined };
  readonly functions: FunctionTable;
  /** Whether `cel.bind` is available. */
  readonly bindings?: boolean;
  /** The evaluation work that is not part of costs. */
  readonly work: Work;
  /** What the patterns in all expressions of one object may take to compile; absent: each expression has its own. */
  readonly patterns?: PatternAllowance;
}

const TYPES: readonly CelType[] = [
  BOOL,
  BYTES,
  DOUBLE,
  DURATION,
  INT,
  listType(DYN),
  mapType(DYN, DYN),
  NULL,
  STRING,
  TIMESTAMP,
  TYPE,
  UINT,
  optionalType(DYN),
  IP_TYPE,
  CIDR_TYPE,
];

/**
 * The environment with all libraries that Kubernetes 1.36 offers to every expression, without variables. It holds
 * compiled patterns, so one is made at start and shared.
 */
export function createBaseEnvironment(): Environment {
  const work = new Work();
  const functions = [
    ...operators(work),
    ...arithmetic(work),
    ...conversions(),
    ...texts(patternCache(work)),
    ...clock(work),
    ...optionals(work),
    ...strings(work),
    ...sets(work),
    ...kubernetesLists(work),
    ...listExtensions(work),
    ...mapInserts(work),
    ...urls(work),
    ...quantities(work),
    ...addresses(),
    ...semanticVersions(work),
    ...namedFormats(),
    ...authorization(),
  ];
  return {
    variables: new Map(),
    types: new Map(TYPES.map((type) => [type.name, type])),
    functions: tableOf(functions),
    work,
  };
}

/** The environment with more variables. */
export function withVariables(base: Environment, variables: Iterable<readonly [string, CelType]>): Environment {
  return { ...base, variables: new Map([...base.variables, ...variables]) };
}
