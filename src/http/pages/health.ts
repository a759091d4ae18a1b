import type { Page, PageAnswer, PageRequest } from './page.js';

/** The three endpoints (spec 1, "Health endpoints"). */
export type HealthEndpoint = 'healthz' | 'livez' | 'readyz';

/** One check. Its reason is for the log only, as callers may be anonymous. */
export interface HealthCheck {
  readonly name: string;
  readonly endpoints: readonly HealthEndpoint[];
  check(): Promise<CheckResult> | CheckResult;
}

/** What a check found. */
export interface CheckResult {
  readonly ok: boolean;
  readonly reason?: string;
}

/** All endpoints. */
export const ALL_ENDPOINTS: readonly HealthEndpoint[] = ['healthz', 'livez', 'readyz'];

/** A check that takes longer than this has failed, in milliseconds. */
const LONGEST_CHECK = 5_000;

/** The checks that every server has: it answers, and its log takes lines. */
export const BASIC_CHECKS: readonly HealthCheck[] = [
  { name: 'ping', endpoints: ALL_ENDPOINTS, check: () => ({ ok: true }) },
  { name: 'log', endpoints: ALL_ENDPOINTS, check: () => ({ ok: true }) },
];

/**
 * `/healthz`, `/livez`, `/readyz` and one path per check below each. 200 and `ok`, or 500 and the list of checks.
 * `?verbose` lists them in any case, `?exclude=<name>` (repeatable) leaves one out.
 *
 * @param checks in the order in which they are listed
 * @param failed called with failing checks and their reasons
 * @param summaryName the name of all endpoints in the last line; undefined: each its own
 * @param ran called for each check that was run for an endpoint
 */
export function createHealthPage(
  checks: readonly HealthCheck[],
  failed: (endpoint: HealthEndpoint, failures: Readonly<Record<string, string>>) => void,
  summaryName: string | undefined,
  ran: (endpoint: HealthEndpoint, check: string, ok: boolean) => void = () => {},
): Page {
  return {
    paths: ALL_ENDPOINTS.flatMap((endpoint) => [
      `/${endpoint}`,
      ...checks.filter(({ endpoints }) => endpoints.includes(endpoint)).map(({ name }) => `/${endpoint}/${name}`),
    ]),
    async answer(request) {
      const [, root, ...rest] = request.path.split('/');
      const endpoint = ALL_ENDPOINTS.find((known) => known === root);
      if (endpoint === undefined) return undefined;
      // A check's own name may contain a slash (`poststarthook/start-controllers`).
      const name = rest.join('/');
      const own = checks.filter((check) => check.endpoints.includes(endpoint));
      if (rest.length === 0) return summary(endpoint, own, request);
      const check = own.find((one) => one.name === name);
      return check === undefined ? undefined : single(endpoint, check);
    },
  };

  async function runFor(endpoint: HealthEndpoint, check: HealthCheck): Promise<CheckResult> {
    const result = await runCheck(check);
    ran(endpoint, check.name, result.ok);
    return result;
  }

  async function summary(
    endpoint: HealthEndpoint,
    own: readonly HealthCheck[],
    request: PageRequest,
  ): Promise<PageAnswer> {
    const excluded = new Set(request.query.all('exclude'));
    const results = await Promise.all(
      own.map((check) => (excluded.has(check.name) ? Promise.resolve(undefined) : runFor(endpoint, check))),
    );
    const failures: Record<string, string> = {};
    const lines = own.map(({ name }, index) => {
      const result = results[index];
      if (result === undefined) return `[+]${name} excluded: ok`;
      if (result.ok) return `[+]${name} ok`;
      failures[name] = result.reason ?? '';
      return `[-]${name} failed: reason withheld`;
    });
    const unknown = [...excluded].filter((name) => !own.some((check) => check.name === name));
    if (unknown.length > 0) {
      lines.push(
        `warn: some health checks cannot be excluded: no matches for ${unknown.map((name) => JSON.stringify(name)).join(', ')}`,
      );
    }
    if (Object.keys(failures).length > 0) {
      failed(endpoint, failures);
      return text(500, `${lines.join('\n')}\n${summaryName ?? endpoint} check failed\n`);
    }
    const verbose = request.query.get('verbose') !== undefined;
    return text(200, verbose ? `${lines.join('\n')}\n${summaryName ?? endpoint} check passed\n` : 'ok');
  }

  async function single(endpoint: HealthEndpoint, check: HealthCheck): Promise<PageAnswer> {
    const result = await runFor(endpoint, check);
    if (result.ok) return text(200, 'ok');
    failed(endpoint, { [check.name]: result.reason ?? '' });
    return text(500, 'internal server error: reason withheld\n');
  }
}

/** The result of a check, a timeout or its exception. */
export async function runCheck(check: HealthCheck): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      check.check(),
      new Promise<CheckResult>((resolve) => {
        timer = setTimeout(() => resolve({ ok: false, reason: 'no answer in time' }), LONGEST_CHECK);
      }),
    ]);
  } catch (error) {
    return { ok: false, reason: String(error) };
  } finally {
    clearTimeout(timer);
  }
}

function text(status: number, body: string): PageAnswer {
  return {
    status,
    contentType: 'text/plain; charset=utf-8',
    body: Buffer.from(body, 'utf8'),
    headers: { 'x-content-type-options': 'nosniff' },
    anyMethod: true,
  };
}
