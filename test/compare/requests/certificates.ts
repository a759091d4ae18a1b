import { spawnSync } from 'node:child_process';
import { SAMPLE_AUTHORITY, SAMPLE_REQUEST } from '../../support/pem-samples.js';
import type { Script, Talk } from './script.js';

const REQUESTS = '/apis/certificates.k8s.io/v1/certificatesigningrequests';
const BUNDLES = '/apis/certificates.k8s.io/v1beta1/clustertrustbundles';
const CLIENT = 'kubernetes.io/kube-apiserver-client';
const AGENT = 'kubernetes.io/kube-apiserver-client-kubelet';
const SERVING = 'kubernetes.io/kubelet-serving';
const NOTHING_SIGNS = 'example.com/nobody';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Created once: both servers get the same. */
const MADE = new Map<string, string>();

function requestFor(subject: string, names = ''): string {
  const key = `${subject} ${names}`;
  const made = MADE.get(key) ?? newRequest(subject, names);
  MADE.set(key, made);
  return made;
}

/** A certificate request made with openssl, in PEM. */
function newRequest(subject: string, names: string): string {
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', '/dev/null'],
      ...['-subj', subject],
      ...(names === '' ? [] : ['-addext', `subjectAltName=${names}`]),
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  return made.stdout.slice(made.stdout.indexOf('-----BEGIN'));
}

const GOOD = { request: base64(SAMPLE_REQUEST), signerName: NOTHING_SIGNS, usages: ['client auth'] };

/** Changes of a valid spec: `undefined` removes a member. */
const SPECS: readonly Record<string, unknown>[] = [
  {},
  { request: undefined },
  { request: '' },
  { request: null },
  { request: 'not base64!' },
  { request: base64('nothing of the kind') },
  { request: base64(SAMPLE_REQUEST.replaceAll('CERTIFICATE REQUEST', 'NEW CERTIFICATE REQUEST')) },
  { request: base64(SAMPLE_AUTHORITY) },
  { request: base64(`before\n${SAMPLE_REQUEST}after`) },
  { request: base64(SAMPLE_REQUEST + SAMPLE_REQUEST) },
  { request: base64(SAMPLE_REQUEST.replace('MIHZ', 'AAAA')) },
  { request: base64(SAMPLE_REQUEST.replace('\n', '\nProc-Type: 4,ENCRYPTED\n\n')) },
  { request: base64('-----BEGIN CERTIFICATE REQUEST-----\n-----END CERTIFICATE REQUEST-----\n') },
  { request: SAMPLE_REQUEST },
  { signerName: undefined },
  { signerName: '' },
  { signerName: 'kubernetes.io/legacy-unknown' },
  { signerName: 'noslash' },
  { signerName: 'example.com/' },
  { signerName: '/name' },
  { signerName: 'Example.com/name' },
  { signerName: 'example.com/Name' },
  { signerName: 'example.com/a/b' },
  { signerName: 'example.com/a b' },
  { signerName: 'example.com/a..b' },
  { signerName: 'example.com/a.b' },
  { signerName: 'nodots/name' },
  { signerName: `example.com/${'a'.repeat(250)}` },
  { signerName: `example.com/${'a'.repeat(64)}.b` },
  { signerName: `${'a'.repeat(64)}.com/a` },
  { signerName: `${'a.'.repeat(130)}com/a` },
  { signerName: `example.com/${'a'.repeat(600)}` },
  { signerName: 7 },
  { usages: undefined },
  { usages: [] },
  { usages: null },
  { usages: [''] },
  { usages: ['client auth', 'client auth'] },
  { usages: ['client auth', 'bogus'] },
  { usages: ['Client Auth'] },
  { usages: 'client auth' },
  {
    usages: [
      ...[
        'signing',
        'digital signature',
        'content commitment',
        'key encipherment',
        'key agreement',
        'data encipherment',
      ],
      ...[
        'cert sign',
        'crl sign',
        'encipher only',
        'decipher only',
        'any',
        'server auth',
        'client auth',
        'code signing',
      ],
      ...[
        'email protection',
        's/mime',
        'ipsec end system',
        'ipsec tunnel',
        'ipsec user',
        'timestamping',
        'ocsp signing',
      ],
      ...['microsoft sgc', 'netscape sgc'],
    ],
  },
  { expirationSeconds: 599 },
  { expirationSeconds: 600 },
  { expirationSeconds: 0 },
  { expirationSeconds: -600 },
  { expirationSeconds: 2 ** 31 },
  { expirationSeconds: 2 ** 31 - 1 },
  { expirationSeconds: 600.5 },
  { expirationSeconds: '600' },
  { expirationSeconds: null },
  { username: 'somebody', uid: 'u', groups: ['g'], extra: { a: ['b'] } },
  { extra: { a: 'b' } },
  { unknownMember: 1 },
  { request: 'x', signerName: 'x', usages: ['x', 'x'], expirationSeconds: 1 },
];

const condition = (type: unknown, more: object = {}): Record<string, unknown> => ({ type, status: 'True', ...more });

/** Conditions that an approver may try to write. */
const CONDITIONS: readonly (readonly Record<string, unknown>[])[] = [
  [condition('Approved')],
  [condition('Denied')],
  [condition('Failed')],
  [condition('Other')],
  [condition('')],
  [{ status: 'True' }],
  [condition(undefined, { status: 'False' })],
  [condition('Approved', { status: 'False' })],
  [condition('Approved', { status: 'Unknown' })],
  [condition('Denied', { status: 'False' })],
  [condition('Failed', { status: 'False' })],
  [condition('Other', { status: 'False' })],
  [condition('Other', { status: 'Unknown' })],
  [condition('Approved', { status: '' })],
  [condition('Approved', { status: undefined })],
  [condition('Approved', { status: 'Maybe' })],
  [condition('Approved', { status: true })],
  [condition('Approved'), condition('Denied')],
  [condition('Approved'), condition('Failed')],
  [condition('Approved'), condition('Approved')],
  [condition('Other'), condition('Other')],
  [condition('Approved', { reason: 'R', message: 'm', lastUpdateTime: '2020-01-01T00:00:00Z' })],
  [condition('Approved', { lastTransitionTime: '2020-01-01T00:00:00Z' })],
  [condition('Approved', { lastUpdateTime: 'yesterday' })],
  [condition('Approved', { reason: 'with blanks and\nlines' })],
  [condition('Approved', { unknownMember: 1 })],
  [],
];

async function make(talk: Talk, name: string, spec: object = {}, more: object = {}): Promise<Record<string, unknown>> {
  const body = { metadata: { name: `${name}-${talk.mark}` }, spec: { ...GOOD, ...spec }, ...more };
  return (await talk.quietly('POST', REQUESTS, { body })).json;
}

/** Writes to subresources and to the object itself, on a request in the state `before`. */
async function change(
  talk: Talk,
  title: string,
  before: readonly Record<string, unknown>[],
  changes: readonly (readonly [where: string, what: object])[],
): Promise<void> {
  const object = await make(talk, 'state');
  const path = `${REQUESTS}/state-${talk.mark}`;
  let current = object;
  for (const conditions of before) {
    const body = { ...current, status: { ...(current['status'] as object), conditions: [conditions] } };
    current = (await talk.quietly('PUT', `${path}/approval`, { body })).json;
  }
  for (const [where, what] of changes) {
    const body = { ...current, ...what };
    const answer = await talk.ask(`${title}: PUT ${where} ${JSON.stringify(what)}`, 'PUT', `${path}${where}`, { body });
    if (answer.status === 200) current = answer.json;
  }
  await talk.quietly('DELETE', path);
}

/** Certificate requests and trust bundles. */
export const certificates: readonly Script[] = [
  {
    title: 'CertificateSigningRequest creation',
    async run(talk) {
      for (const [at, change] of SPECS.entries()) {
        const body = { metadata: { name: `c${at}-${talk.mark}` }, spec: { ...GOOD, ...change } };
        await talk.ask(`create ${JSON.stringify(change).slice(0, 200)}`, 'POST', REQUESTS, { body });
        await talk.quietly('DELETE', `${REQUESTS}/c${at}-${talk.mark}`);
      }
      for (const [at, body] of [
        { spec: GOOD },
        { metadata: { generateName: 'gen-' }, spec: GOOD },
        { metadata: { name: `Bad Name ${talk.mark}` }, spec: GOOD },
        { metadata: { name: `n-${talk.mark}`, namespace: 'default' }, spec: GOOD },
        { metadata: { name: `m-${talk.mark}` } },
        { metadata: { name: `m-${talk.mark}` }, spec: null },
        { metadata: { name: `s-${talk.mark}` }, spec: GOOD, status: { conditions: [condition('Approved')] } },
        { metadata: { name: `t-${talk.mark}` }, spec: GOOD, status: { certificate: base64(SAMPLE_AUTHORITY) } },
        { metadata: { name: `v-${talk.mark}` }, spec: GOOD, status: { certificate: 'x!' } },
      ].entries()) {
        await talk.ask(`create form ${at}`, 'POST', REQUESTS, { body });
      }
      for (const headers of [
        { 'impersonate-user': 'jane' },
        {
          'impersonate-user': 'jane',
          'impersonate-group': 'system:masters',
          'impersonate-uid': '7',
          'impersonate-extra-A': 'b',
        },
      ]) {
        const body = { metadata: { name: `by-${talk.mark}` }, spec: GOOD };
        await talk.ask('create by somebody', 'POST', REQUESTS, { body, headers: headers as never });
      }
      await talk.quietly('DELETE', `${REQUESTS}/Bad%20Name%20${talk.mark}`);
      for (const name of ['n', 's', 't', 'v', 'm', 'by'])
        await talk.quietly('DELETE', `${REQUESTS}/${name}-${talk.mark}`);
    },
  },
  {
    title: 'subjects and signers',
    async run(talk) {
      const subjects = {
        user: requestFor('/O=devs/CN=jane'),
        masters: requestFor('/O=system:masters/CN=jane'),
        agent: requestFor('/O=system:nodes/CN=system:node:n'),
        'agent with names': requestFor('/O=system:nodes/CN=system:node:n', 'DNS:n,IP:10.0.0.1'),
        'agent with mail': requestFor('/O=system:nodes/CN=system:node:n', 'DNS:n,email:a@b.c'),
        'no agent': requestFor('/O=system:nodes/CN=n'),
        'no name': requestFor('/O=system:nodes'),
        'two groups': requestFor('/O=system:nodes/O=others/CN=system:node:n'),
        empty: requestFor('/'),
      };
      const usages = {
        client: ['digital signature', 'key encipherment', 'client auth'],
        'client, short': ['digital signature', 'client auth'],
        server: ['digital signature', 'key encipherment', 'server auth'],
        both: ['digital signature', 'client auth', 'server auth'],
      };
      for (const [who, request] of Object.entries(subjects)) {
        for (const signerName of [CLIENT, AGENT, SERVING]) {
          for (const [how, asked] of Object.entries(usages)) {
            const path = `${REQUESTS}/signed-${talk.mark}`;
            const made = await make(talk, 'signed', { request: base64(request), signerName, usages: asked });
            if (made['kind'] === 'Status') {
              await talk.ask(`${who} at ${signerName} for ${how}: creation`, 'POST', REQUESTS, {
                body: {
                  metadata: { name: `signed-${talk.mark}` },
                  spec: { ...GOOD, request: base64(request), signerName, usages: asked },
                },
              });
              continue;
            }
            const body = { ...made, status: { conditions: [condition('Approved')] } };
            await talk.quietly('PUT', `${path}/approval`, { body });
            const deadline = Date.now() + 10_000;
            for (;;) {
              const { status = {} } = (await talk.quietly('GET', path)).json as {
                status?: { certificate?: string; conditions?: { type: string }[] };
              };
              const over = status.certificate !== undefined || status.conditions?.some(({ type }) => type === 'Failed');
              if (over === true || Date.now() > deadline) break;
              await new Promise((resolve) => setTimeout(resolve, 30));
            }
            await talk.ask(`${who} at ${signerName} for ${how}`, 'GET', path);
            await talk.quietly('DELETE', path);
          }
        }
      }
    },
  },
  {
    title: 'approval',
    async run(talk) {
      for (const conditions of CONDITIONS) {
        await change(talk, 'new', [], [['/approval', { status: { conditions } }]]);
        await change(talk, 'new', [], [['/status', { status: { conditions } }]]);
        for (const first of ['Approved', 'Denied', 'Failed']) {
          await change(
            talk,
            first,
            [condition(first)],
            [
              ['/approval', { status: { conditions } }],
              ['/approval', { status: { conditions: [condition(first), ...conditions] } }],
            ],
          );
          await change(talk, first, [condition(first)], [['/status', { status: { conditions } }]]);
        }
      }
    },
  },
  {
    title: 'certificate',
    async run(talk) {
      const pem = {
        good: SAMPLE_AUTHORITY,
        'with text': `before\n${SAMPLE_AUTHORITY}between\n${SAMPLE_AUTHORITY}after\n`,
        'of a request': SAMPLE_REQUEST,
        'of both': SAMPLE_AUTHORITY + SAMPLE_REQUEST,
        text: 'no PEM',
        empty: '',
        'with headers': SAMPLE_AUTHORITY.replace('\n', '\nA: b\n\n'),
        spoilt: SAMPLE_AUTHORITY.replace('MIIB', 'AAAA'),
        'of nothing': '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n',
        'of nothing in base64': '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
        cut: SAMPLE_AUTHORITY.slice(0, -30),
      };
      for (const [name, text] of Object.entries(pem)) {
        for (const before of [[], [condition('Approved')], [condition('Denied')]]) {
          const conditions = before;
          for (const where of ['/status', '/approval', '']) {
            const status = { conditions, certificate: base64(text) };
            await change(talk, `${name}, ${before.length === 0 ? 'new' : String(before[0]!['type'])}`, before, [
              [where, { status }],
            ]);
          }
        }
      }
      const approved = { conditions: [condition('Approved')] };
      const issued = { ...approved, certificate: base64(SAMPLE_AUTHORITY) };
      const other = { ...approved, certificate: base64(SAMPLE_AUTHORITY + SAMPLE_AUTHORITY) };
      await change(
        talk,
        'issued',
        [condition('Approved')],
        [
          ['/status', { status: issued }],
          ['/status', { status: other }],
          ['/status', { status: approved }],
          ['/status', { status: { ...issued, conditions: [condition('Approved'), condition('Failed')] } }],
          ['/status', { status: { ...issued, certificate: 'not base64!' } }],
          ['/approval', { status: other }],
          ['', { status: other, metadata: { name: `state-${talk.mark}`, labels: { a: 'b' } } }],
          ['/status', { status: { conditions: [] } }],
          ['/approval', { status: { conditions: [] } }],
        ],
      );
    },
  },
  {
    title: 'immutability',
    async run(talk) {
      const changes = [
        { usages: ['server auth'] },
        { signerName: 'example.com/other' },
        { request: base64(SAMPLE_REQUEST + SAMPLE_REQUEST) },
        { request: 'x' },
        { expirationSeconds: 700 },
        { username: 'x', uid: 'x', groups: ['x'], extra: { x: ['x'] } },
      ];
      for (const changed of changes) {
        for (const where of ['', '/status', '/approval']) {
          await change(talk, 'spec', [], [[where, { spec: { ...GOOD, ...changed } }]]);
          await talk.quietly('DELETE', `${REQUESTS}/state-${talk.mark}`);
        }
        await make(talk, 'patched');
        for (const where of ['', '/status', '/approval']) {
          const path = `${REQUESTS}/patched-${talk.mark}${where}`;
          await talk.ask(`PATCH ${where} ${JSON.stringify(changed).slice(0, 100)}`, 'PATCH', path, {
            body: { spec: changed },
          });
        }
        await talk.quietly('DELETE', `${REQUESTS}/patched-${talk.mark}`);
      }
      for (const where of ['', '/status', '/approval']) {
        for (const metadata of [
          { labels: { a: 'b' } },
          { annotations: { a: 'b' } },
          { finalizers: ['a.b/c'] },
          { labels: { a: 'b c' } },
        ]) {
          await make(talk, 'meta');
          const path = `${REQUESTS}/meta-${talk.mark}${where}`;
          await talk.ask(`PATCH ${where} ${JSON.stringify(metadata)}`, 'PATCH', path, { body: { metadata } });
          await talk.quietly('PATCH', `${REQUESTS}/meta-${talk.mark}`, { body: { metadata: { finalizers: null } } });
          await talk.quietly('DELETE', `${REQUESTS}/meta-${talk.mark}`);
        }
        await talk.ask(`GET of none ${where}`, 'GET', `${REQUESTS}/missing-${talk.mark}${where}`);
        await talk.ask(`PUT of none ${where}`, 'PUT', `${REQUESTS}/missing-${talk.mark}${where}`, {
          body: { metadata: { name: `missing-${talk.mark}` }, spec: GOOD },
        });
        await talk.ask(`DELETE ${where}`, 'DELETE', `${REQUESTS}/missing-${talk.mark}${where}`);
      }
    },
  },
  {
    title: 'ClusterTrustBundle',
    async run(talk) {
      const name = (text: string): string => text.replace('X', talk.mark);
      const cases: readonly (readonly [string, Record<string, unknown>])[] = [
        ['plain-X', { trustBundle: SAMPLE_AUTHORITY }],
        ['plain:X', { trustBundle: SAMPLE_AUTHORITY }],
        ['X:', { trustBundle: SAMPLE_AUTHORITY }],
        ['example.com:a:X', { signerName: 'example.com/a', trustBundle: SAMPLE_AUTHORITY }],
        ['example.com:a:', { signerName: 'example.com/a', trustBundle: SAMPLE_AUTHORITY }],
        ['example.com:a:X:y', { signerName: 'example.com/a', trustBundle: SAMPLE_AUTHORITY }],
        ['example.com:b:X', { signerName: 'example.com/a', trustBundle: SAMPLE_AUTHORITY }],
        ['wrong-X', { signerName: 'example.com/a', trustBundle: SAMPLE_AUTHORITY }],
        ['Bad_X', { trustBundle: SAMPLE_AUTHORITY }],
        ['example.com:a:Bad_X', { signerName: 'example.com/a', trustBundle: SAMPLE_AUTHORITY }],
        ['noslash:X', { signerName: 'noslash', trustBundle: SAMPLE_AUTHORITY }],
        ['nodots:a:X', { signerName: 'nodots/a', trustBundle: SAMPLE_AUTHORITY }],
        ['Example.com:a:X', { signerName: 'Example.com/a', trustBundle: SAMPLE_AUTHORITY }],
        ['example.com:a:b:X', { signerName: 'example.com/a/b', trustBundle: SAMPLE_AUTHORITY }],
        ['example.com::X', { signerName: 'example.com/', trustBundle: SAMPLE_AUTHORITY }],
        ['plain-X', {}],
        ['plain-X', { trustBundle: '' }],
        ['plain-X', { trustBundle: 'junk' }],
        ['plain-X', { trustBundle: 7 }],
        ['plain-X', { trustBundle: `junk\n${SAMPLE_AUTHORITY}` }],
        ['plain-X', { trustBundle: `${SAMPLE_AUTHORITY}junk` }],
        ['plain-X', { trustBundle: `${SAMPLE_AUTHORITY}junk\n${SAMPLE_AUTHORITY}` }],
        ['plain-X', { trustBundle: SAMPLE_AUTHORITY + SAMPLE_AUTHORITY }],
        ['plain-X', { trustBundle: SAMPLE_REQUEST }],
        ['plain-X', { trustBundle: SAMPLE_AUTHORITY + SAMPLE_REQUEST }],
        ['plain-X', { trustBundle: SAMPLE_AUTHORITY.replace('\n', '\nA: b\n\n') }],
        ['plain-X', { trustBundle: SAMPLE_AUTHORITY.replace('MIIB', 'AAAA') }],
        ['plain-X', { trustBundle: '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n' }],
        ['plain-X', { trustBundle: SAMPLE_AUTHORITY.slice(0, -30) }],
        ['plain-X', { trustBundle: SAMPLE_AUTHORITY, unknownMember: 1 }],
      ];
      for (const [text, spec] of cases) {
        const body = { metadata: { name: name(text) }, spec };
        await talk.ask(`bundle ${text} ${JSON.stringify(spec).slice(0, 120)}`, 'POST', BUNDLES, { body });
        await talk.quietly('DELETE', `${BUNDLES}/${encodeURIComponent(name(text))}`);
      }
      await talk.ask('bundle without spec', 'POST', BUNDLES, { body: { metadata: { name: name('plain-X') } } });
      const linked = name('example.com:a:X');
      for (const [text, signerName] of [
        [linked, 'example.com/a'],
        [name('plain-X'), undefined],
      ] as const) {
        const body = { metadata: { name: text }, spec: { signerName, trustBundle: SAMPLE_AUTHORITY } };
        await talk.quietly('POST', BUNDLES, { body });
        for (const spec of [
          { signerName: 'example.com/other' },
          { signerName: '' },
          { signerName: null },
          { trustBundle: '' },
          { trustBundle: 'junk' },
          { trustBundle: SAMPLE_AUTHORITY },
        ]) {
          await talk.ask(
            `bundle PATCH ${text.replace(talk.mark, 'X')} ${JSON.stringify(spec).slice(0, 60)}`,
            'PATCH',
            `${BUNDLES}/${text}`,
            { body: { spec } },
          );
        }
        await talk.ask('bundle again', 'POST', BUNDLES, { body });
        for (const selector of [
          'spec.signerName=example.com/a',
          'spec.signerName=',
          'spec.trustBundle=x',
          `metadata.name=${text}`,
        ]) {
          await talk.ask(
            `bundles ${selector.replace(talk.mark, 'X')}`,
            'GET',
            `${BUNDLES}?fieldSelector=${encodeURIComponent(`${selector},metadata.name=${text}`)}`,
          );
        }
        const asJane = { 'impersonate-user': 'jane' };
        await talk.ask('bundle by jane', 'POST', BUNDLES, { body, headers: asJane });
        await talk.quietly('DELETE', `${BUNDLES}/${text}`);
      }
    },
  },
];
