import { quote } from '../../../meta/quote.js';
import { BOOL, listType, mapType, STRING, structType } from '../cel-type.js';
import { celFunction, member, overload, type CelFunction } from '../functions.js';
import type { Spend, Work } from '../work.js';
import { ArrayList, CelError, equal, HashMap, Opaque, type Value } from '../values.js';

/** A URL. */
const URL_TYPE = structType('kubernetes.URL');

const CONTROL = /[\u0000-\u001f\u007f]/;
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;
const BAD_ESCAPE = /%(?![0-9a-fA-F]{2})/;
const USER_INFO = /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/;
const PORT = /^(?::\d*)?$/;
/** Characters that Go does not escape in a path. */
const PATH_ESCAPED = /[^A-Za-z0-9\-_.~$&+,/:;=@!'()*[\]]/gu;

/** Characters read in the time of visiting one value. */
const CHARACTERS = 4;

/** The parts of a URL as split by Go's parser. */
interface Parts {
  readonly scheme: string;
  readonly opaque: string;
  readonly host: string;
  /** Still escaped. */
  readonly path: string;
  readonly query: string;
}

function escapeFault(text: string): string | undefined {
  const at = text.search(BAD_ESCAPE);
  return at < 0 ? undefined : `invalid URL escape ${quote(text.slice(at, at + 3))}`;
}

function hostFault(host: string, scheme: string): string | undefined {
  if (host.includes('[')) {
    const close = host.lastIndexOf(']');
    if (!host.startsWith('[')) return 'invalid IP-literal';
    if (close < 0) return "missing ']' in host";
    const port = host.slice(close + 1);
    if (!PORT.test(port)) return `invalid port ${quote(port)} after host`;
    const address = host.slice(1, close).replace(/%25.*$/s, '');
    return /^[0-9a-fA-F:.]+$/.test(address) && address.includes(':')
      ? undefined
      : `invalid host: ParseAddr(${quote(address)}): unable to parse IP`;
  }
  const strict = scheme === 'http' || scheme === 'https';
  const colon = strict ? host.indexOf(':') : host.lastIndexOf(':');
  if (colon >= 0 && !PORT.test(host.slice(colon))) {
    return `invalid port ${quote(host.slice(colon))} after host`;
  }
  const space = /[ #<>"\\^`{}|]/.exec(host)?.[0];
  if (space !== undefined) return `invalid character ${quote(space)} in host name`;
  // In a host only bytes beyond ASCII may be escaped.
  const escape = /%([0-7][0-9a-fA-F])/.exec(host)?.[0];
  return escape === undefined ? escapeFault(host) : `invalid URL escape ${quote(escape)}`;
}

/**
 * @param isReference whether `//host/path` has a host; otherwise it is a path
 * @returns the reason when the text is not an absolute URL or absolute path
 */
function split(text: string, isReference = false): Parts | string {
  if (CONTROL.test(text)) return 'net/url: invalid control character in URL';
  if (text === '') return 'empty url';
  if (text === '*') return { scheme: '', opaque: '', host: '', path: '*', query: '' };
  if (text.startsWith(':')) return 'missing protocol scheme';
  const written = SCHEME.exec(text)?.[1] ?? '';
  const scheme = written.toLowerCase();
  const rest = written === '' ? text : text.slice(written.length + 1);
  const mark = rest.indexOf('?');
  const [before, query] = mark < 0 ? [rest, ''] : [rest.slice(0, mark), rest.slice(mark + 1)];
  if (!before.startsWith('/')) {
    return scheme === '' ? 'invalid URI for request' : { scheme, opaque: before, host: '', path: '', query };
  }
  const hasHost = (scheme !== '' || (isReference && !before.startsWith('///'))) && before.startsWith('//');
  const slash = hasHost ? before.indexOf('/', 2) : 0;
  const authority = hasHost ? before.slice(2, slash < 0 ? undefined : slash) : '';
  const path = hasHost ? (slash < 0 ? '' : before.slice(slash)) : before;
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1);
  const user = at < 0 ? '' : authority.slice(0, at);
  const fault =
    hostFault(host, scheme) ??
    (USER_INFO.test(user) ? undefined : 'net/url: invalid userinfo') ??
    escapeFault(user) ??
    escapeFault(path);
  return fault ?? { scheme, opaque: '', host: unescape(host), path, query };
}

/** Percent escapes decoded; invalid UTF-8 becomes U+FFFD. */
function unescape(text: string): string {
  if (!text.includes('%')) return text;
  const bytes = Buffer.from(
    text.replace(/[^%]+|%([0-9a-fA-F]{2})/g, (part, hex?: string) =>
      hex === undefined ? Buffer.from(part, 'utf8').toString('latin1') : String.fromCharCode(parseInt(hex, 16)),
    ),
    'latin1',
  );
  return bytes.toString('utf8');
}

function portOf({ host }: Parts): string {
  return /:(\d*)$/.exec(host.replace(/^\[.*\]/, ''))?.[1] ?? '';
}

function hostnameOf({ host }: Parts): string {
  if (host.startsWith('[')) return host.slice(1, host.lastIndexOf(']'));
  const colon = host.lastIndexOf(':');
  return colon < 0 ? host : host.slice(0, colon);
}

class Url extends Opaque {
  readonly typeName = URL_TYPE.name;
  readonly parts: Parts;
  readonly hostname: string;
  readonly port: string;
  readonly #text: string;

  constructor(parts: Parts, text: string) {
    super();
    this.parts = parts;
    this.hostname = hostnameOf(parts);
    this.port = portOf(parts);
    this.#text = text;
  }

  /** @returns the reason when the text is invalid */
  static parse(text: string): Url | string {
    const parsed = split(text);
    if (typeof parsed === 'string') return parsed;
    // A fragment is not part of path and query, although the check above accepts `#` in them.
    const reference = split(text.replace(/#.*$/s, ''), true);
    return typeof reference === 'string' ? reference : new Url(reference, text);
  }

  equals(other: Opaque, spend: Spend): boolean {
    return other instanceof Url && equal(this.#text, other.#text, spend) === true;
  }

  /** The encoded path. */
  escapedPath(spend: Spend): string {
    const { path } = this.parts;
    spend(path.length);
    if (path === '*') return path;
    return path.replace(/%[0-9a-fA-F]{2}|[\s\S]/gu, (part) =>
      part.length === 3 ? part : part.replace(PATH_ESCAPED, (char) => encodeURIComponent(char)),
    );
  }

  query(spend: Spend): HashMap | CelError {
    spend(this.parts.query.length);
    const values = new Map<string, string[]>();
    for (const pair of this.parts.query.split('&')) {
      if (pair === '' || pair.includes(';') || BAD_ESCAPE.test(pair)) continue;
      const equals = pair.indexOf('=');
      const [key = '', value = ''] = [
        equals < 0 ? pair : pair.slice(0, equals),
        equals < 0 ? '' : pair.slice(equals + 1),
      ].map((part) => unescape(part.replaceAll('+', ' ')));
      const list = values.get(key);
      if (list === undefined) values.set(key, [value]);
      else list.push(value);
    }
    return HashMap.of([...values].map(([key, list]) => [key, new ArrayList(list)]));
  }
}

function getter(name: string, id: string, read: (url: Url) => Value): CelFunction {
  return celFunction(
    name,
    member(id, [URL_TYPE], STRING, (url) => read(url as Url)),
  );
}

/** Why a text is not a URL, or undefined when it is. */
export function urlFault(text: string): string | undefined {
  const fault = split(text);
  return typeof fault === 'string' ? `parse ${quote(text)}: ${fault}` : undefined;
}

/** Why a text is not a URL or relative reference, or undefined when it is. */
export function unreadableUrl(text: string): string | undefined {
  const written = text.replace(/#.*$/s, '');
  const fault = written === '' ? undefined : split(written);
  if (typeof fault !== 'string') return undefined;
  const why = fault === 'invalid URI for request' ? escapeFault(written) : fault;
  return why === undefined ? undefined : `parse ${quote(text)}: ${why}`;
}

/** Kubernetes' functions on URLs. */
export function urls({ values: spend }: Work): readonly CelFunction[] {
  return [
    celFunction(
      'url',
      overload('string_to_url', [STRING], URL_TYPE, (text) => {
        const url = Url.parse(text as string);
        if (typeof url !== 'string') return url;
        return new CelError(`URL parse error during conversion from string: parse ${quote(text as string)}: ${url}`);
      }),
    ),
    celFunction(
      'isURL',
      overload('is_url_string', [STRING], BOOL, (text) => {
        spend((text as string).length / CHARACTERS);
        return urlFault(text as string) === undefined;
      }),
    ),
    getter('getScheme', 'url_get_scheme', ({ parts }) => parts.scheme),
    getter('getHost', 'url_get_host', ({ parts }) => parts.host),
    getter('getHostname', 'url_get_hostname', (url) => url.hostname),
    getter('getPort', 'url_get_port', (url) => url.port),
    getter('getEscapedPath', 'url_get_escaped_path', (url) => url.escapedPath(spend)),
    celFunction(
      'getQuery',
      member('url_get_query', [URL_TYPE], mapType(STRING, listType(STRING)), (url) => (url as Url).query(spend)),
    ),
  ];
}
