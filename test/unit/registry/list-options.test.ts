import { describe, expect, test } from '@jest/globals';
import type { ListOptions } from '../../../src/meta/options.js';
import { parseContinue, printContinue } from '../../../src/registry/continue-token.js';
import { checkListOptions, checkWatchOptions, listStart, watchStart } from '../../../src/registry/list-options.js';
import { listing, refusal } from '../../support/in-process.js';

const TOKEN = printContinue({ revision: 9, namespace: 'ns', name: 'b' });
const GROUP = 'meta.k8s.io';

function listed(options: Partial<ListOptions>): unknown {
  checkListOptions(listing(options), GROUP);
  return listStart(listing(options)).at;
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
      'a version in words',
      { resourceVersion: 'new' },
      /^400 BadRequest: invalid resource version: resourceVersion: Invalid value: "new"/,
    ],
    ['a negative version', { resourceVersion: '-1' }, /^400 /],
    ['a version beyond all numbers', { resourceVersion: '99999999999999999999' }, /^400 /],
    ['nonsense for a token', { continueToken: '!!' }, /^400 BadRequest: invalid continue token/],
  ])('%s is refused', async (_what, options, message) => {
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
  ])('%s is refused', async (_what, options, message) => {
    expect(await refused(() => started(options))).toMatch(message);
  });
});

describe('continue tokens', () => {
  test('hold a revision and a key, and nothing of it shows in a URL', () => {
    expect(TOKEN).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(parseContinue(TOKEN)).toEqual({ revision: 9, namespace: 'ns', name: 'b' });
    const clusterScoped = { revision: -1, namespace: '', name: 'n' };
    expect(parseContinue(printContinue(clusterScoped))).toEqual(clusterScoped);
  });

  test.each([
    ['no JSON', 'abc'],
    ['JSON null', Buffer.from('null').toString('base64url')],
    ['another format', Buffer.from('{"v":"meta/v2","rv":1,"start":"a/b"}').toString('base64url')],
    ['revision 0', Buffer.from('{"v":"meta/v1","rv":0,"start":"a/b"}').toString('base64url')],
    ['a fraction', Buffer.from('{"v":"meta/v1","rv":1.5,"start":"a/b"}').toString('base64url')],
    ['no key', Buffer.from('{"v":"meta/v1","rv":1,"start":"a/"}').toString('base64url')],
    ['far too much', 'a'.repeat(10_000)],
  ])('%s is refused', async (_what, token) => {
    expect(await refused(() => parseContinue(token))).toMatch(/^400 BadRequest: invalid continue token: /);
  });
});
