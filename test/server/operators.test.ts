import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../src/json/types.js';
import { DEFINITIONS, placeOf, serve, withdraw } from '../compare/definitions/kind-under-test.js';
import { OPERATORS } from '../compare/definitions/operators.js';
import { type RecordedKind, recordedObject, recordedTable, withoutAges } from '../compare/definitions/recorded.js';
import { exchange } from '../compare/exchange.js';
import { normalise } from '../compare/normalise.js';
import { Api, freshNamespace } from '../support/api.js';
import { expectCode } from '../support/expect-status.js';
import { hasKubectl, Kubectl } from '../support/kubectl.js';
import { type ServerProcess, startServer } from '../support/server-process.js';

/** The objects as kube-apiserver stores them, recorded by `npm run compare:definitions`. */
const RECORD = JSON.parse(readFileSync('test/golden/operators.json', 'utf8')) as Record<string, RecordedKind>;
const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';

let server: ServerProcess;
let api: Api;
let namespace: string;
// A separate server: the definitions change discovery, which other tests must not see.
beforeAll(async () => {
  server = await startServer({ flags: ['--naming=kubernetes'] });
  api = new Api(server.kubeconfig);
  namespace = await freshNamespace(api);
});
afterAll(async () => {
  await server?.stop();
});

const nameOf = (object: JsonObject): string => String((object['metadata'] as JsonObject)['name']);
const explains = hasKubectl();

describe('definitions of well-known operators, with objects of their kinds', () => {
  test('all definitions are recorded', () => {
    expect(OPERATORS.map(({ definition }) => nameOf(definition)).sort()).toEqual(Object.keys(RECORD).sort());
  });

  test.each(OPERATORS.map((operator) => [nameOf(operator.definition), operator] as const))(
    '%s',
    async (name, { definition, objects }) => {
      expectCode(await api.post(DEFINITIONS, definition), 201);
      await serve(api, definition, namespace);
      const made: Record<string, unknown> = {};
      for (const object of objects) {
        const { path } = placeOf(definition, object, namespace);
        made[nameOf(object)] = recordedObject(normalise(await exchange(api, { method: 'POST', path, body: object })));
      }
      const { versions } = placeOf(definition, objects[0]!, namespace);
      const [first] = versions;
      const table = await exchange(api, { method: 'GET', path: first!.path, accept: TABLE });
      expect({ objects: made, table: recordedTable(withoutAges(normalise(table))) }).toEqual(RECORD[name]);
      for (const { path, apiVersion } of versions) {
        expectCode(await api.get(path), 200);
        if (explains) await explain(apiVersion, name.slice(0, name.indexOf('.')));
      }
      await withdraw(api, definition);
    },
  );
});

async function explain(apiVersion: string, resource: string): Promise<void> {
  const text = await new Kubectl(server.kubeconfig).run('explain', resource, `--api-version=${apiVersion}`);
  expect(text).toContain(`VERSION:    ${apiVersion.slice(apiVersion.indexOf('/') + 1)}`);
  expect(text).toContain('FIELDS:');
}
