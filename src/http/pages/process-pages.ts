import { parseAccept } from '../../codec/negotiate.js';
import { yamlText } from '../../codec/yaml.js';
import { printJson } from '../../json/print.js';
import type { JsonObject } from '../../json/types.js';
import { notAcceptable } from '../../meta/errors.js';
import { formatTime } from '../../meta/time.js';
import { warningHeaders } from '../../meta/warning-header.js';
import type { NamingProfile } from '../../naming/profile.js';
import { KUBERNETES_RELEASE, UPSTREAM } from '../../naming/upstream.js';
import { acceptedType, ANY_METHOD, JSON_TYPE, YAML_TYPE } from './document-answers.js';
import type { Page, PageAnswer } from './page.js';

/** What `/statusz` and `/flagz` show of the server process. */
export interface ProcessFacts {
  /** When the process was started, in ms since the epoch. */
  readonly startTime: number;
  /** Now, in ms since the epoch. */
  readonly clock: () => number;
  /** Name and version of what runs the server, such as `node v22.0.0`. */
  readonly runtime: string;
  /** Values of all flags by name; nothing secret. */
  readonly flags: Readonly<Record<string, string>>;
}

const COMPONENT = 'apiserver';
const TEXT_TYPE = 'text/plain';
const VERSIONS = ['v1beta1', 'v1alpha1'];
const DEPRECATED = 'v1alpha1';
const NOTE = 'Warning: this page is for debugging. Its text may change at any time and is not for programs.';

/**
 * `/statusz` (KEP-4827) and `/flagz` (KEP-4828): as text, or as an object in JSON or YAML for clients that name its
 * group, version and kind in `Accept`.
 *
 * @param paths all paths that do not lead to resources
 */
export function createProcessPages(
  naming: NamingProfile,
  facts: ProcessFacts,
  paths: () => readonly string[],
): readonly Page[] {
  const groups = [`config.${naming.groupDomain}`, UPSTREAM.processGroup];
  const page = (path: string, kind: string, text: () => string, fields: () => JsonObject): Page => ({
    paths: [path],
    answer(request) {
      if (request.path !== path) return undefined;
      const wish = wishOf(request.header('accept'), kind, groups);
      if (wish.object === undefined) {
        return answer(`${TEXT_TYPE}; charset=utf-8`, `\n${COMPONENT} ${path.slice(1)}\n${NOTE}\n\n${text()}`);
      }
      const {
        type,
        object: { group, version },
      } = wish;
      const object = { kind, apiVersion: `${group}/${version}`, metadata: { name: COMPONENT }, ...fields() };
      const body = type === YAML_TYPE ? yamlText(object) : `${printJson(object)}\n`;
      const old = `version ${version} of ${path} is deprecated; use ${VERSIONS[0]}`;
      const headers = version === DEPRECATED ? { warning: warningHeaders([old]).join(', ') } : {};
      return answer(`${type};g=${group};v=${version};as=${kind}`, body, headers);
    },
  });
  const roots = (): string[] =>
    paths()
      .filter((path) => /^\/[^/]+$/.test(path))
      .sort();
  const uptime = (): number => Math.max(0, Math.floor((facts.clock() - facts.startTime) / 1000));
  const { major, minor, patch } = KUBERNETES_RELEASE;
  const binaryVersion = `${major}.${minor}.${patch}`;
  const versions = { goVersion: facts.runtime, binaryVersion, emulationVersion: `${major}.${minor}` };
  return [
    page(
      '/statusz',
      'Statusz',
      () =>
        [
          `Started: ${new Date(facts.startTime).toUTCString()}`,
          `Up: ${hours(uptime())}`,
          `Runtime: ${versions.goVersion}`,
          `Binary version: ${versions.binaryVersion}`,
          `Emulation version: ${versions.emulationVersion}`,
          `Paths: ${roots().join(' ')}`,
          '',
        ].join('\n'),
      () => ({
        startTime: formatTime(facts.startTime),
        uptimeSeconds: uptime(),
        ...versions,
        paths: roots(),
      }),
    ),
    page(
      '/flagz',
      'Flagz',
      () =>
        Object.entries(facts.flags)
          .map(([name, value]) => `${name}=${value}\n`)
          .join(''),
      () => ({ flags: facts.flags }),
    ),
  ];
}

function answer(contentType: string, body: string, headers: Readonly<Record<string, string>> = {}): PageAnswer {
  return { status: 200, contentType, body: Buffer.from(body, 'utf8'), headers, ...ANY_METHOD };
}

function hours(seconds: number): string {
  return `${Math.floor(seconds / 3600)} hr ${Math.floor(seconds / 60) % 60} min ${seconds % 60} sec`;
}

type Wish =
  | { readonly type: typeof TEXT_TYPE; readonly object?: never }
  | { readonly type: string; readonly object: { readonly group: string; readonly version: string } };

/** @throws StatusError 406 when the header names no form that the page has */
function wishOf(accept: string | undefined, kind: string, groups: readonly string[]): Wish {
  if (accept === undefined || accept.trim() === '') return { type: TEXT_TYPE };
  for (const entry of parseAccept(accept)) {
    const { type, subtype, parameters } = entry;
    if (['g', 'v', 'as'].some((name) => parameters.has(name))) {
      const object = { group: parameters.get('g') ?? '', version: parameters.get('v') ?? '' };
      const form = acceptedType(entry, [JSON_TYPE, YAML_TYPE]);
      const known = groups.includes(object.group) && VERSIONS.includes(object.version);
      if (form !== undefined && known && parameters.get('as') === kind) return { type: form, object };
    } else if (['*/*', 'text/*', TEXT_TYPE].includes(`${type}/${subtype}`)) {
      return { type: TEXT_TYPE };
    }
  }
  throw notAcceptable([JSON_TYPE, YAML_TYPE, TEXT_TYPE]);
}
