import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiResponse, freshNamespace, sharedApi } from '../support/api.js';
import { expectCode, expectStatus } from '../support/expect-status.js';

const api = sharedApi('kubernetes');
let namespace = '';

beforeAll(async () => {
  namespace = await freshNamespace(api);
  expectCode(await send('POST', deployments(), deployment('d', '1')), 201);
});

const deployments = (rest = ''): string => `/apis/apps/v1/namespaces/${namespace}/deployments${rest}`;
const services = (): string => `/api/v1/namespaces/${namespace}/services?dryRun=All`;

function send(method: string, path: string, body: string, type = 'application/json'): Promise<ApiResponse> {
  return api.send(method, path, { body, headers: { 'content-type': type } });
}

function deployment(name: string, replicas: string): string {
  const template = '{"metadata":{"labels":{"a":"b"}},"spec":{"containers":[{"name":"c","image":"i"}]}}';
  const spec = `{"replicas":${replicas},"selector":{"matchLabels":{"a":"b"}},"template":${template}}`;
  return `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"${name}"},"spec":${spec}}`;
}

function service(port: string): string {
  return `{"apiVersion":"v1","kind":"Service","metadata":{"name":"s"},"spec":{"ports":[${port}]}}`;
}

/** Whole numbers in a notation that is not an integer's. */
const FRACTIONS = ['3.0', '3e0', '30e-1', '-0.0', '1e2', '123456789012345678901'];

describe('an integer member accepts only integer notation', () => {
  test.each(FRACTIONS)('%s in an object', async (number) => {
    const refused = async (member: string, port: string): Promise<void> => {
      const answer = await send('POST', services(), service(port));
      expectStatus(answer, 400, 'BadRequest');
      expect(answer.json['message']).toBe(
        `Service in version "v1" cannot be handled as a Service: json: cannot unmarshal number ${number} into Go struct ` +
          `field ServicePort.spec.ports.${member} of type int32`,
      );
    };
    await refused('port', `{"port":${number}}`);
    await refused('targetPort', `{"port":80,"targetPort":${number}}`);
    expectCode(await send('PUT', deployments('/d?dryRun=All'), deployment('d', number)), 400);
  });

  test.each(FRACTIONS)('%s in a merge patch and in a JSON patch', async (number) => {
    const words = new RegExp(
      `cannot unmarshal number ${number.replaceAll('.', '\\.')} into Go struct field DeploymentSpec`,
    );
    const path = deployments('/d?dryRun=All');
    const merge = await send('PATCH', path, `{"spec":{"replicas":${number}}}`, 'application/merge-patch+json');
    expectStatus(merge, 422, 'Invalid', words);
    const operation = `[{"op":"replace","path":"/spec/replicas","value":${number}}]`;
    expectStatus(await send('PATCH', path, operation, 'application/json-patch+json'), 422, 'Invalid', words);
    const whole = `[{"op":"add","path":"/spec","value":${JSON.stringify(JSON.parse(deployment('d', '1')).spec).replace('"replicas":1', `"replicas":${number}`)}}]`;
    expectStatus(await send('PATCH', path, whole, 'application/json-patch+json'), 422, 'Invalid', words);
  });

  test('a value replaced by a later operation is not checked', async () => {
    const operations =
      '[{"op":"add","path":"/spec/replicas","value":3.0},{"op":"add","path":"/spec/replicas","value":4}]';
    const answer = await send('PATCH', deployments('/d?dryRun=All'), operations, 'application/json-patch+json');
    expectCode(answer, 200);
    expect(answer.json['spec'].replicas).toBe(4);
  });

  test('a test operation compares the text of a number', async () => {
    const testing = (number: string): Promise<ApiResponse> =>
      send(
        'PATCH',
        deployments('/d?dryRun=All'),
        `[{"op":"test","path":"/spec/replicas","value":${number}}]`,
        'application/json-patch+json',
      );
    expectCode(await testing('1'), 200);
    expectStatus(await testing('1.0'), 422, 'Invalid');
  });

  test('scales and delete options accept only integer notation', async () => {
    const scale = `{"apiVersion":"autoscaling/v1","kind":"Scale","metadata":{"name":"d"},"spec":{"replicas":2.0}}`;
    expectStatus(
      await send('PUT', deployments('/d/scale?dryRun=All'), scale),
      400,
      'BadRequest',
      /number 2\.0 into Go struct field ScaleSpec\.spec\.replicas of type int32/,
    );
    expectStatus(
      await send('DELETE', deployments('/d?dryRun=All'), '{"gracePeriodSeconds":1e1}'),
      400,
      'BadRequest',
      /number 1e1 into Go struct field DeleteOptions\.gracePeriodSeconds of type int64/,
    );
  });
});

describe('other numbers are accepted in every notation', () => {
  test.each([
    ['YAML that looks like JSON', service('{"port":80.0}')],
    ['YAML', 'apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec:\n  ports:\n  - port: 8e1\n'],
  ])('%s', async (_, body) => {
    const answer = await send('POST', services(), body, 'application/yaml');
    expectCode(answer, 201);
    expect(answer.json['spec'].ports[0].port).toBe(80);
  });

  test('a strategic merge patch and an apply', async () => {
    const patch = '{"spec":{"replicas":3.0}}';
    const path = deployments('/d?dryRun=All');
    const strategic = await send('PATCH', path, patch, 'application/strategic-merge-patch+json');
    expectCode(strategic, 200);
    expect(strategic.json['spec'].replicas).toBe(3);
    const intent = deployment('d', '3.0');
    const applied = await send('PATCH', `${path}&fieldManager=m&force=true`, intent, 'application/apply-patch+yaml');
    expectCode(applied, 200);
    expect(applied.json['spec'].replicas).toBe(3);
  });

  test.each([
    ['1e3', '1e3'],
    ['1e-3', '1e-3'],
    ['12345678901234567890', '12345678901234567890'],
    ['1000', '1k'],
  ])('an amount of %s prints as %s, in a body and in patches of JSON', async (written, printed) => {
    const spec = `{"hard":{"cpu":${written}}}`;
    const quota = `{"apiVersion":"v1","kind":"ResourceQuota","metadata":{"name":"q"},"spec":${spec}}`;
    const quotas = `/api/v1/namespaces/${namespace}/resourcequotas`;
    const made = await send('POST', quotas, quota);
    expectCode(made, 201);
    expect(made.json['spec'].hard).toEqual({ cpu: printed });
    const merged = await send('PATCH', `${quotas}/q`, `{"spec":${spec}}`, 'application/merge-patch+json');
    expect(merged.json['spec'].hard).toEqual({ cpu: printed });
    const operations = `[{"op":"replace","path":"/spec/hard/cpu","value":${written}}]`;
    const patched = await send('PATCH', `${quotas}/q`, operations, 'application/json-patch+json');
    expect(patched.json['spec'].hard).toEqual({ cpu: printed });
    // The last value of a place counts, also when it is the same amount.
    for (const last of ['1000', '"1000"']) {
      const later = `{"op":"replace","path":"/spec/hard/cpu","value":${last}}`;
      const both = `${operations.slice(0, -1)},${later}]`;
      const replaced = await send('PATCH', `${quotas}/q`, both, 'application/json-patch+json');
      expect(replaced.json['spec'].hard).toEqual({ cpu: '1k' });
    }
    expectCode(await send('DELETE', `${quotas}/q`, ''), 200);
  });

  test('quantities', async () => {
    const resources = '{"limits":{"cpu":1.0,"memory":0.50}}';
    const pod = `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"p"},"spec":{"containers":[{"name":"c","image":"i","resources":${resources}}]}}`;
    const answer = await send('POST', `/api/v1/namespaces/${namespace}/pods?dryRun=All`, pod);
    expectCode(answer, 201);
    expect(answer.json['spec'].containers[0].resources.limits).toEqual({ cpu: '1', memory: '500m' });
  });
});

describe('integers beyond 2^53 are checked against the bounds of their members', () => {
  const pod = (spec: string): string =>
    `{"apiVersion":"v1","kind":"Pod","metadata":{"name":"p"},"spec":{${spec}"containers":[{"name":"c","image":"i"}]}}`;

  test.each<[string, string, string]>([
    ['runAsUser', '"securityContext":{"runAsUser":N},', 'must be between 0 and 2147483647, inclusive'],
    ['fsGroup', '"securityContext":{"fsGroup":N},', 'must be between 0 and 2147483647, inclusive'],
    [
      'supplementalGroups[0]',
      '"securityContext":{"supplementalGroups":[N]},',
      'must be between 0 and 2147483647, inclusive',
    ],
    ['activeDeadlineSeconds', '"activeDeadlineSeconds":N,', 'must be between 1 and 2147483647, inclusive'],
  ])('%s of a pod', async (_, spec, why) => {
    for (const number of ['9007199254740993', '-9007199254740993', '9223372036854775807', '-9223372036854775808']) {
      const answer = await send(
        'POST',
        `/api/v1/namespaces/${namespace}/pods?dryRun=All`,
        pod(spec.replace('N', number)),
      );
      expectStatus(answer, 422, 'Invalid', new RegExp(`: Invalid value: ${number}: ${why}$`));
    }
  });

  test('integers within the bounds are kept exactly', async () => {
    const revision =
      '{"apiVersion":"apps/v1","kind":"ControllerRevision","metadata":{"name":"r"},"revision":9007199254740993,"data":{}}';
    const path = `/apis/apps/v1/namespaces/${namespace}/controllerrevisions?dryRun=All`;
    const answer = await send('POST', path, revision);
    expectCode(answer, 201);
    expect(answer.text).toContain('"revision":9007199254740993');
    const negative = await send('POST', path, revision.replace(':9007', ':-9007'));
    expectStatus(
      negative,
      422,
      'Invalid',
      /revision: Invalid value: -9007199254740993: must be greater than or equal to 0/,
    );
  });
});
