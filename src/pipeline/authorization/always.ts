import type { Authorizer, Decision, RuleLister } from '../../request/ports.js';

/** Paths open to everybody, authenticated or not; `/*` at the end opens everything below. */
const ALWAYS_ALLOWED_PATHS: readonly string[] = [
  '/healthz',
  '/livez',
  '/readyz',
  '/version',
  '/version/',
  '/docs',
  '/docs/*',
];

/**
 * Allows reads of some non-resource paths: overall health for machines without credentials (single checks are for
 * operators, spec 1), the version, and the documentation page, which a browser opens without a client certificate.
 */
export function alwaysAllowPaths(paths: readonly string[] = ALWAYS_ALLOWED_PATHS): Authorizer {
  const exact = new Set(paths.filter((path) => !path.endsWith('/*')));
  const below = paths.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1));
  return {
    authorize(asked) {
      const open =
        asked.kind === 'non-resource' &&
        (asked.verb === 'get' || asked.verb === 'head') &&
        (exact.has(asked.path) || below.some((prefix) => asked.path.startsWith(prefix)));
      return { decision: open ? 'allow' : 'no-opinion', reason: '' };
    },
  };
}

/** Allows or denies everything: for tests, and for servers behind an authorizing proxy. */
export function alwaysAuthorizer(mode: 'AlwaysAllow' | 'AlwaysDeny'): Authorizer {
  const answer: Decision =
    mode === 'AlwaysAllow'
      ? { decision: 'allow', reason: '' }
      : { decision: 'no-opinion', reason: 'Everything is forbidden.' };
  return { authorize: () => answer };
}

/** The matching rules: everything, or nothing. */
export function alwaysRules(mode: 'AlwaysAllow' | 'AlwaysDeny'): RuleLister {
  const all = mode === 'AlwaysAllow';
  const list = {
    resourceRules: all ? [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'] }] : [],
    nonResourceRules: all ? [{ verbs: ['*'], nonResourceURLs: ['*'] }] : [],
    incomplete: false,
    evaluationError: '',
  };
  return { rulesFor: () => list };
}
