import { describe, expect, test } from '@jest/globals';
import type { ListOptions } from '../../../src/meta/options.js';
import { createContinueTokens } from '../../../src/registry/continue-token.js';
import { checkListOptions, checkWatchOptions, listStart, watchStart } from '../../../src/registry/list-options.js';
import { listing, refusal } from '../../support/in-process.js';

const tokens = createContinueTokens(Buffer.from('a key'));
const TOKEN = tokens.print({ revision: 9, namespace: 'ns', name: 'b' });
const GROUP = 'meta.k8s.io';

function listed(options: Partial<ListOptions>): unknown {
  checkListOptions(listing(options), GROUP);
  return listStart(listing(options), tokens).at;
}

const refused = (work: () => unknown): Promise<string> => refusal(Promise.resolve().then(work));

describe('version semantics of list (spec 1)', () => {
  const latest = { kind: 'latest' };
  const any = { kind: 'any' };
  const exact = { kind: 'exact', revision: 7 };
  const newer = { kind: 'not-older-than', revision: 7 };

  test.each<[string, Partial<ListOptions>, unknown]>([
    ['unset, no limit', {}, latest],
    ['"0", no limit', { resourceVersion: '0' }, any],
    ['a version, no limit', { resourceVersion: '7' }, newer],
    ['unset, limit', { limit: 2 }, latest],
    ['"0", limit', { resourceVersion: '0', limit: 2 }, any],
    ['a version, limit', { resourceVersion: '7', limit: 2 }, exact],
    ['Exact', { resourceVersion: '7', resourceVersionMatch: 'Exact' }, exact],
    ['Exact, limit', { resourceVersion: '7', resourceVersionMatch: 'Exact', limit: 2 }, exact],
    ['NotOlderThan', { resourceVersion: '7', resourceVersionMatch: 'NotOlderThan' }, newer],
    ['NotOlderThan, limit', { resourceVersion: '7', resourceVersionMatch: 'NotOlderThan', limit: 2 }, newer],
    ['NotOlderThan "0"', { resourceVersion: '0', resourceVersionMatch: 'NotOlderThan' }, any],
    ['a token', { continueToken: TOKEN, limit: 2 }, { kind: 'exact', revision: 9 }],
    ['a token and "0"', { continueToken: TOKEN, limit: 2, resourceVersion: '0' }, { kind: 'exact', revision: 9 }],
  ])('%s', (_what, options, at) => {
    expect(listed(options)).toEqual(at);
  });

  test.each<[string, Partial<ListOptions>, RegExp]>([
    [
      'a match without a version',
      { resourceVersionMatch: 'Exact' },
      /^422 Invalid: ListOptions\.meta\.k8s\.io "" is invalid: resourceVersionMatch: Forbidden: resourceVersionMatch is forbidden unless resourceVersion is provided$/,
    ],
    [
      'Exact "0"',
      { resourceVersionMatch: 'Exact', resourceVersion: '0' },
      /^422 .*Forbidden: resourceVersionMatch "exact" is forbidden for resourceVersion "0"$/,
    ],
    [
      'an unknown match',
      { resourceVersionMatch: 'Bogus', resourceVersion: '7' },
      /^422 .*resourceVersionMatch: Unsupported value: "Bogus": supported values: "Exact", "NotOlderThan", ""$/,
    ],
    [
      'a match and a token',
      { resourceVersionMatch: 'Exact', resourceVersion: '7', continueToken: TOKEN },
      /^422 .*forbidden when continue is provided$/,
    ],
    [
      'a version and a token',
      { resourceVersion: '7', continueToken: TOKEN },
      /^400 BadRequest: specifying resource version is not allowed when using continue$/,
    ],
    ['initial events', { sendInitialEvents: true }, /^422 .*sendInitialEvents is forbidden for list$/],
    [
      'a version that is not a number',
      { resourceVersion: 'new' },
      /^400 BadRequest: invalid resource version: resourceVersion: Invalid value: "new"/,
    ],
    ['a negative version', { resourceVersion: '-1' }, /^400 /],
    ['a version beyond 64 bits', { resourceVersion: '99999999999999999999' }, /^400 /],
    ['nonsense for a token', { continueToken: '!!' }, /^400 BadRequest: invalid continue token/],
  ])('%s is rejected', async (_what, options, message) => {
    expect(await refused(() => listed(options))).toMatch(message);
  });
});

describe('version semantics of watch (spec 1)', () => {
  const started = (options: Partial<ListOptions>): unknown => {
    checkWatchOptions(listing({ watch: true, ...options }), GROUP);
    return watchStart(listing({ watch: true, ...options }));
  };
  const match = { resourceVersionMatch: 'NotOlderThan' };

  test.each<[string, Partial<ListOptions>, unknown]>([
    ['unset', {}, { kind: 'from', start: { kind: 'state', at: { kind: 'latest' } }, announceSynced: false }],
    [
      '"0"',
      { resourceVersion: '0' },
      { kind: 'from', start: { kind: 'state', at: { kind: 'any' } }, announceSynced: false },
    ],
    [
      'a version',
      { resourceVersion: '7' },
      { kind: 'from', start: { kind: 'after', revision: 7 }, announceSynced: false },
    ],
    [
      'initial events',
      { ...match, sendInitialEvents: true, allowWatchBookmarks: true },
      { kind: 'from', start: { kind: 'state', at: { kind: 'latest' } }, announceSynced: true },
    ],
    [
      'initial events of a version',
      { ...match, sendInitialEvents: true, resourceVersion: '7' },
      { kind: 'from', start: { kind: 'state', at: { kind: 'not-older-than', revision: 7 } }, announceSynced: false },
    ],
    ['no initial events', { ...match, sendInitialEvents: false }, { kind: 'from-now' }],
  ])('%s', (_what, options, start) => {
    expect(started(options)).toEqual(start);
  });

  test.each<[string, Partial<ListOptions>, RegExp]>([
    [
      'initial events without a match',
      { sendInitialEvents: true },
      /^422 .*sendInitialEvents requires setting resourceVersionMatch to NotOlderThan/,
    ],
    [
      'a match without initial events',
      { ...match, resourceVersion: '7' },
      /^422 .*resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided/,
    ],
  ])('%s is rejected', async (_what, options, message) => {
    expect(await refused(() => started(options))).toMatch(message);
  });
});

describe('continue tokens', () => {
  test('they contain a revision and a key in URL-safe characters', () => {
    expect(TOKEN).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(tokens.parse(TOKEN)).toEqual({ revision: 9, namespace: 'ns', name: 'b' });
    const clusterScoped = { revision: -1, namespace: '', name: 'n' };
    expect(tokens.parse(tokens.print(clusterScoped))).toEqual(clusterScoped);
  });

  test('every server with the same key reads them', () => {
    expect(createContinueTokens(Buffer.from('a key')).parse(TOKEN)).toEqual(tokens.parse(TOKEN));
  });

  const bytes = Buffer.from(TOKEN, 'base64url');
  const withByte = (at: number): string =>
    Buffer.from(bytes.map((byte, i) => (i === at ? byte ^ 1 : byte))).toString('base64url');
  test.each([
    ['a short text', 'abc'],
    ['a token of kube-apiserver', Buffer.from('{"v":"meta.k8s.io/v1","rv":9,"start":"ns/b"}').toString('base64url')],
    [
      'a token signed with another key',
      createContinueTokens(Buffer.from('other')).print({ revision: 9, namespace: 'ns', name: 'b' }),
    ],
    ['a token with another signature', withByte(0)],
    ['a token with another text', withByte(bytes.length - 2)],
    ['a truncated token', TOKEN.slice(0, -4)],
    ['a token with trailing data', `${TOKEN}aaaa`],
    ['a text beyond the limit', 'a'.repeat(10_000)],
  ])('%s is rejected', async (_what, token) => {
    expect(await refused(() => tokens.parse(token))).toMatch(/^400 BadRequest: invalid continue token: /);
  });
});
