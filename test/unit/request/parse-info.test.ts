import { describe, expect, test } from '@jest/globals';
import { parseRequestInfo } from '../../../src/request/parse-info.js';
import { builtinOperations } from '../../support/operations.js';

/** `verb group/version namespace/resource/name/subresource`, with `-` for empty parts. */
function read(method: string, url: string): string {
  const [path = '', text = ''] = url.split('?');
  const query = new URLSearchParams(text);
  const parsed = parseRequestInfo(method, path, {
    watch: query.get('watch') ?? undefined,
    fieldSelector: query.get('fieldSelector') ?? undefined,
    labelSelector: query.get('labelSelector') ?? undefined,
  });
  if (parsed.kind === 'bad-path') return `400 ${parsed.message}`;
  const { info } = parsed;
  if (info.kind === 'non-resource') return `${info.verb} path`;
  const parts = [info.namespace, info.resource, info.name, info.subresource].map((part) => (part === '' ? '-' : part));
  return `${info.verb} ${info.group === '' ? 'core' : info.group}/${info.version} ${parts.join(' ')}`;
}

describe('request attributes', () => {
  test.each([
    ['GET', '/api/v1/pods', 'list core/v1 - pods - -'],
    ['GET', '/api/v1/pods/', 'list core/v1 - pods - -'],
    ['HEAD', '/api/v1/namespaces/a/pods/p', 'get core/v1 a pods p -'],
    ['GET', '/api/v1/namespaces', 'list core/v1 - namespaces - -'],
    ['GET', '/api/v1/namespaces/a', 'get core/v1 a namespaces a -'],
    ['PUT', '/api/v1/namespaces/a/finalize', 'update core/v1 a namespaces a finalize'],
    ['GET', '/api/v1/namespaces/a/status', 'get core/v1 a namespaces a status'],
    ['POST', '/api/v1/namespaces/a/pods/p/binding', 'create core/v1 a pods p binding'],
    ['PATCH', '/apis/apps/v1/namespaces/a/deployments/d/scale', 'patch apps/v1 a deployments d scale'],
    ['DELETE', '/apis/apps/v1/namespaces/a/deployments', 'deletecollection apps/v1 a deployments - -'],
    ['DELETE', '/api/v1/namespaces/a/pods?fieldSelector=metadata.name=x', 'deletecollection core/v1 a pods - -'],
    ['DELETE', '/apis/apps/v1/namespaces/a/deployments/d', 'delete apps/v1 a deployments d -'],
    ['OPTIONS', '/api/v1/pods', 'connect core/v1 - pods - -'],
    ['GET', '/api/v1/pods?watch=1', 'watch core/v1 - pods - -'],
    ['GET', '/api/v1/pods?watch=true', 'watch core/v1 - pods - -'],
    ['GET', '/api/v1/pods?watch=false', 'list core/v1 - pods - -'],
    ['GET', '/api/v1/pods?watch=0', 'list core/v1 - pods - -'],
    ['GET', '/api/v1/namespaces/a/pods/p?watch=1', 'watch core/v1 a pods p -'],
    ['GET', '/api/v1/namespaces/a/pods/p/status?watch=1', 'get core/v1 a pods p status'],
    ['GET', '/api/v1/namespaces/a/services/s/proxy/api?watch=true', 'get core/v1 a services s proxy'],
    ['GET', '/api/v1/watch/namespaces/a/pods', 'watch core/v1 a pods - -'],
    ['GET', '/api/v1/watch/namespaces/a/pods/p', 'watch core/v1 a pods p -'],
    ['GET', '/api/v1/watch/namespaces/a/pods?fieldSelector=metadata.name=x', 'watch core/v1 a pods - -'],
    ['GET', '/api/v1/pods?fieldSelector=metadata.name=x', 'list core/v1 - pods x -'],
    ['GET', '/api/v1/pods?fieldSelector=status.phase=Running,metadata.name==x&watch=1', 'watch core/v1 - pods x -'],
    ['GET', '/api/v1/pods?fieldSelector=metadata.name!=x', 'list core/v1 - pods - -'],
    ['DELETE', '/api/v1/watch/namespaces/a/pods', 'connect core/v1 a pods - -'],
    ['DELETE', '/api/v1/watch/namespaces/a/pods/p', 'connect core/v1 a pods p -'],
    ['GET', '/api/v1/namespaces//pods', 'get path'],
    ['GET', '/api/v1/namespaces//pods/a/proxy//b', 'get path'],
    ['GET', '/api/v1/namespaces/a/pods//proxy/b', 'get path'],
    ['GET', '/api/v1/namespaces/a/pods/proxy//b', 'get path'],
    ['GET', '/api/v1/namespaces/a/pods/b/proxy//c///d', 'get core/v1 a pods b proxy'],
    ['GET', '/api/v1/nodes/b/proxy//c', 'get core/v1 - nodes b proxy'],
    ['DELETE', '/api/v1/namespaces//pods', 'delete path'],
    ['GET', '/api/v1/namespaces/a/pods//status', 'get path'],
    ['GET', '/apis/apps/v1', 'get path'],
    ['GET', '/api/v1', 'get path'],
    ['GET', '/healthz', 'get path'],
    ['GET', '/', 'get path'],
    ['GET', '/%ff', 'get path'],
    ['GET', '/api/v1/namespaces/a%20b/pods/%C3%A4', 'get core/v1 a b pods ä -'],
  ])('%s %s is %s', (method, url, meaning) => {
    expect(read(method, url)).toBe(meaning);
  });

  test.each([
    ['/api/v1/namespaces/a/pods/..', "may not be '..'"],
    ['/api/v1/namespaces/a/pods/%2e%2e', "may not be '..'"],
    ['/api/v1/namespaces/%2e/pods', "may not be '.'"],
    ['/api/v1/namespaces/a/pods/x%2fy', "may not contain '/'"],
    ['/api/v1/namespaces/a/pods/x%00', 'control characters'],
    ['/api/v1/namespaces/a/pods/100%25', "may not contain '%'"],
    ['/api/v1/namespaces/a/pods/%E2%80%8B%25', String.raw`"\u200b%": may not contain '%'`],
    ['/api/v1/namespaces/a/pods/%zz', 'malformed percent-encoding'],
    ['/api/v1/namespaces/a/pods/%ff', 'malformed percent-encoding'],
    ['/%61pi/v1/namespaces/a/pods/%ff', 'malformed percent-encoding'],
    ['/elsewhere/%e', 'malformed percent-encoding'],
  ])('%s never becomes a key', (path, why) => {
    expect(read('GET', path)).toMatch(/^400 /);
    expect(read('GET', path)).toContain(why);
  });

  test('they agree with every operation on built-in kinds', async () => {
    const operations = await builtinOperations();
    expect(operations.length).toBeGreaterThan(1000);
    for (const route of operations) {
      const path = route.path.replace(':namespace', 'ns').replace(':name', 'nm');
      const parsed = parseRequestInfo(route.method, path, {
        watch: route.verb === 'watch' ? '1' : undefined,
        fieldSelector: undefined,
        labelSelector: undefined,
      });
      expect({ operationId: route.operationId, ...(parsed.kind === 'info' ? parsed.info : {}) }).toMatchObject({
        kind: 'resource',
        verb: route.verb,
        group: route.group,
        version: route.version,
        resource: route.resource,
        subresource: route.subresource,
      });
    }
  });
});
