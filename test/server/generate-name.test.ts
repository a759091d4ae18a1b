import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';

const api = sharedApi('cluster');
let maps = '';

beforeAll(async () => {
  maps = `/api/v1/namespaces/${await freshNamespace(api)}/configmaps`;
});

const make = (metadata: object) => api.post(maps, { apiVersion: 'v1', kind: 'ConfigMap', metadata });

describe('generateName (BL-063)', () => {
  test('the name is the base and five characters that form no words', async () => {
    const answer = await make({ generateName: 'web-' });
    expectCode(answer, 201);
    expect(answer.json.metadata.name).toMatch(/^web-[bcdfghjklmnpqrstvwxz2456789]{5}$/);
    expect(answer.json.metadata.generateName).toBe('web-');
    expectCode(await api.get(`${maps}/${answer.json.metadata.name}`), 200);
  });

  test('a given name takes precedence', async () => {
    const answer = await make({ name: 'given', generateName: 'web-' });
    expect(answer.json.metadata).toMatchObject({ name: 'given', generateName: 'web-' });
  });

  test('400 concurrent creates all get distinct names', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => make({ generateName: 'many-' })));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(new Set(answers.map(({ json }) => json.metadata.name)).size).toBe(400);
  });

  test('a long base is truncated so that the name has at most 63 characters', async () => {
    const answer = await make({ generateName: 'a'.repeat(250) });
    expectCode(answer, 201);
    expect(answer.json.metadata.name).toMatch(/^a{58}[a-z0-9]{5}$/);
    expect(answer.json.metadata.generateName).toBe('a'.repeat(250));
  });

  test.each([
    ['upper case', 'Web-'],
    ['an underscore', 'web_'],
    ['a leading dash', '-web'],
    ['a slash', 'a/b-'],
  ])('a base with %s is invalid', async (_what, generateName) => {
    expectStatus(await make({ generateName }), 422, 'Invalid', /metadata\.(generateName|name): Invalid value/);
  });

  test('an object with neither name nor generateName is invalid', async () => {
    expectStatus(await make({}), 422, 'Invalid', /metadata\.name: Required value: name or generateName is required/);
  });
});
