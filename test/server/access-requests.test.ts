import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { normalise } from '../compare/normalise.js';
import { type RecordedPart, recordedPartOf, inOrder } from '../compare/requests/recorded-part.js';
import { play } from '../compare/requests/script.js';
import { SCRIPTS } from '../compare/requests/scripts.js';
import { Api, freshNamespace } from '../support/api.js';
import { hasOpenssl } from '../support/openssl.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

/** The answers of a kube-apiserver 1.36, written by `npm run compare:access -- ... --only requests --record FILE`. */
const RECORDED = JSON.parse(
  readFileSync(new URL('../golden/access-requests.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, RecordedPart>>>>;

/** Its requests are made with openssl. */
const NEEDS_OPENSSL = 'subjects and signers';

let server: ServerProcess;
let api: Api;

beforeAll(async () => {
  server = await startServer({
    flags: [
      '--naming=kubernetes',
      '--authorization-mode=Node,RBAC',
      '--service-account-issuer=https://kubernetes.default.svc',
      '--enable-bootstrap-token-auth',
      '--feature-gates=ClusterTrustBundle=true',
      '--runtime-config=certificates.k8s.io/v1beta1=true',
    ],
  });
  api = new Api(server.kubeconfig);
});

afterAll(() => server.stop());

const scripts = SCRIPTS.filter(({ title }) => title !== NEEDS_OPENSSL || hasOpenssl());

test.each(scripts.map((script) => [script.title, script] as const))(
  '%s: answered as recorded',
  async (title, script) => {
    const recorded = RECORDED[title]!;
    const space = await freshNamespace(api, 'requests');
    const exchanged = await play(api, script, space, space.slice(-10));
    const answered = exchanged.flatMap((each) =>
      recorded[each.title] === undefined
        ? []
        : [[each.title, recordedPartOf(inOrder(normalise(each.answer)))] as const],
    );
    expect(answered.length).toBeGreaterThan(10);
    expect(Object.fromEntries(answered)).toEqual(recorded);
  },
);
