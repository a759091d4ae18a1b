import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { namingProfile } from '../../../src/naming/profile.js';
import { atOnce } from '../../../src/meta/steps.js';
import { referencedTypes } from '../../../src/publishing/referenced-types.js';
import { createPublisher, type Publisher } from '../../../src/publishing/publisher.js';
import { versionDocument } from '../../../src/publishing/version.js';
import { builtinRenamer, builtinResources } from '../../../src/resources/builtin.js';
import { createCatalogue } from '../../../src/resources/create-catalogue.js';

function publisher(name: 'cluster' | 'kubernetes', without: (resource: string) => boolean = () => false): Publisher {
  const naming = namingProfile(name);
  return createPublisher({
    catalogue: createCatalogue(
      builtinResources(naming).filter(
        ({ definition }) => !without(`${definition.group}/${definition.version}/${definition.resource}`),
      ),
      naming,
    ),
    naming,
    renamer: builtinRenamer(naming),
    readGenerated: (file) => readFile(`generated/openapi/${file}`, 'utf8').catch(() => undefined),
    version: versionDocument({ productVersion: '0.1.0', nodeVersion: 'v20.0.0', platform: 'linux/x64' }),
    serverAddress: () => '127.0.0.1:6443',
  });
}

const read = (document: { readonly bytes: Buffer } | undefined): any => JSON.parse(document!.bytes.toString('utf8')); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read freely

describe('discovery', () => {
  test.each([
    ['cluster', 'flowcontrol.apiserver.cluster.io'],
    ['kubernetes', 'flowcontrol.apiserver.k8s.io'],
  ] as const)('naming %s serves the group %s', (name, group) => {
    const board = publisher(name);
    expect(read(board.groupList()).groups.map((each: { name: string }) => each.name)).toContain(group);
    expect(read(board.group(group)).preferredVersion).toEqual({ groupVersion: `${group}/v1`, version: 'v1' });
    const names = read(board.resourceList(group, 'v1beta3')).resources.map((each: { name: string }) => each.name);
    expect(names).toEqual(expect.arrayContaining(['flowschemas', 'flowschemas/status', 'prioritylevelconfigurations']));
  });

  test('subresources with a body of another group name it', () => {
    const { resources } = read(publisher('kubernetes').resourceList('apps', 'v1'));
    expect(resources.find((each: { name: string }) => each.name === 'deployments/scale')).toMatchObject({
      group: 'autoscaling',
      version: 'v1',
      kind: 'Scale',
      namespaced: true,
      verbs: ['get', 'patch', 'update'],
    });
  });

  test('the aggregated form has the same resources as the lists', () => {
    const board = publisher('kubernetes');
    const core = read(board.aggregated('legacy', 'apidiscovery.k8s.io')).items[0].versions[0];
    const listed = read(board.resourceList('', 'v1')).resources.map((each: { name: string }) => each.name);
    const aggregated = core.resources.flatMap(
      (each: { resource: string; subresources?: { subresource: string }[] }) => [
        each.resource,
        ...(each.subresources ?? []).map((sub) => `${each.resource}/${sub.subresource}`),
      ],
    );
    expect(aggregated).toEqual(listed);
  });

  test('unserved documents are not found', () => {
    const board = publisher('cluster');
    expect(board.group('nope')).toBeUndefined();
    expect(board.group('')).toBeUndefined();
    expect(board.resourceList('apps', 'v2')).toBeUndefined();
  });
});

describe('OpenAPI', () => {
  test('the index names each group version, with a hash that changes with the document', async () => {
    const board = publisher('kubernetes');
    const { paths } = read(await board.openapi.v3Index());
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['api/v1', 'apis/apps/v1', 'apis/events.k8s.io/v1']));
    const document = await board.openapi.v3('apis/apps/v1');
    expect(paths['apis/apps/v1'].serverRelativeURL).toBe(`/openapi/v3/apis/apps/v1?hash=${document!.hash}`);
    expect(await board.openapi.v3('apis/nope/v1')).toBeUndefined();
    expect(await board.openapi.v3('../../package')).toBeUndefined();
    for (const path of ['nope/v1', 'api/v1/', 'api/v1/more', 'apis/apps/v1/..', 'apis/apps/v1/more', '/api/v1', 'v1']) {
      expect([path, await board.openapi.v3(path)]).toEqual([path, undefined]);
    }
  });

  test('under the kubernetes profile no identifier of the cluster profile remains', async () => {
    const board = publisher('kubernetes');
    const text = [await board.openapi.v2(), await board.openapi.v3('api/v1'), await board.openapi.v3('apis/apps/v1')]
      .map((document) => document!.bytes.toString('utf8'))
      .join('');
    expect(text.match(/[\w./-]*\bcluster\.io[\w./-]*|io\.cluster\.[\w.]*/)).toBeNull();
    expect(text).toContain('io.k8s.api.apps.v1.Deployment');
  });

  test('operations of disabled resources are omitted', async () => {
    const board = publisher('cluster', (resource) => resource === '/v1/pods');
    const { paths } = read(await board.openapi.v2());
    expect(Object.keys(paths).filter((path) => path.includes('/pods'))).toEqual([]);
    expect(paths['/api/v1/namespaces/{namespace}/configmaps']).toBeDefined();
  });

  test('types that only disabled resources use are omitted, too', async () => {
    const board = publisher('cluster', (resource) => resource === '/v1/pods');
    const { definitions } = read(await board.openapi.v2());
    const { schemas } = read((await board.openapi.v3('api/v1'))!).components;
    for (const types of [definitions, schemas]) {
      const isThere = (name: string): boolean => Object.hasOwn(types, `io.cluster.api.core.v1.${name}`);
      expect(['Pod', 'PodList', 'PodStatus'].filter(isThere)).toEqual([]);
      // Templates refer to it.
      expect(isThere('PodSpec')).toBe(true);
    }
  });

  test('every type of a document is reachable from one of its paths', async () => {
    const board = publisher('kubernetes');
    for (const path of ['v2', ...board.openapi.builtinPaths()]) {
      const document = read((await (path === 'v2' ? board.openapi.v2() : board.openapi.v3(path)))!);
      const types = document.definitions ?? document.components.schemas;
      const named = atOnce(referencedTypes(document.paths, types));
      expect([path, Object.keys(types).filter((name) => !named.has(name))]).toEqual([path, []]);
    }
  });

  test('version 2 includes discovery, with the types it refers to', async () => {
    const { paths, definitions } = read(await publisher('kubernetes').openapi.v2());
    for (const path of ['/api/', '/apis/', '/apis/apps/', '/apis/apps/v1/', '/version/', '/openid/v1/jwks/']) {
      expect([path, paths[path]?.get.tags]).toEqual([path, [expect.any(String)]]);
    }
    const { $ref } = paths['/apis/apps/'].get.responses['200'].schema;
    expect($ref).toBe('#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.APIGroup');
    const references = [...JSON.stringify(definitions).matchAll(/"#\/definitions\/([^"]+)"/g)].map(([, name]) => name!);
    expect(references.filter((name) => definitions[name] === undefined)).toEqual([]);
  });

  test('forwarded requests have their own operations and parameters', async () => {
    const { paths } = read(await publisher('kubernetes').openapi.v2());
    const pods = '/api/v1/namespaces/{namespace}/pods/{name}';
    const exec = paths[`${pods}/exec`].post;
    expect(exec).toMatchObject({
      operationId: 'connectCoreV1PostNamespacedPodExec',
      'x-kubernetes-action': 'connect',
      'x-kubernetes-group-version-kind': { group: '', version: 'v1', kind: 'PodExecOptions' },
    });
    const names = exec.parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['command', 'container', 'stderr', 'stdin', 'stdout', 'tty']);
    const proxied = paths[`${pods}/proxy/{path}`];
    const methods = Object.keys(proxied).filter((key) => key !== 'parameters');
    expect(methods.sort()).toEqual(['delete', 'get', 'head', 'options', 'patch', 'post', 'put']);
    expect(proxied.head.operationId).toBe('connectCoreV1HeadNamespacedPodProxyWithPath');
    expect(proxied.parameters.map(({ name }: { name: string }) => name)).toEqual(['namespace', 'name', 'path']);
  });
});

test('a document with an unreadable file is built for the next request', async () => {
  let broken = true;
  const naming = namingProfile('kubernetes');
  const board = createPublisher({
    catalogue: createCatalogue(builtinResources(naming), naming),
    naming,
    renamer: builtinRenamer(naming),
    readGenerated: (file) =>
      broken ? Promise.reject(new Error('too many open files')) : readFile(`generated/openapi/${file}`, 'utf8'),
    version: {},
    serverAddress: () => '',
  });
  await expect(board.openapi.v2()).rejects.toThrow('too many open files');
  await expect(board.openapi.v3('apis/apps/v1')).rejects.toThrow('too many open files');
  broken = false;
  expect(Object.keys(read(await board.openapi.v2()).definitions).length).toBeGreaterThan(100);
  expect(Object.keys(read(await board.openapi.v3('apis/apps/v1')).paths)).toContain('/apis/apps/v1/deployments');
});
