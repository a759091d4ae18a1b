import { expect, test } from '@jest/globals';
import { behindProxy } from '../../../../src/http/forward/destination.js';

test.each([
  ['/api/v1/nodes/a/proxy', '/'],
  ['/api/v1/nodes/a/proxy/', '/'],
  ['/api/v1/nodes/a/proxy/b/proxy/c', '/b/proxy/c'],
  ['/api/v1/nodes/proxy/proxy/b', '/b'],
  ['/api/v1/nodes/https%3Aa%3A1/proxy?x=/proxy/y', '/?x=/proxy/y'],
  ['/api/v1/namespaces/proxy/pods/http%3Aa%3A80/proxy/b', '/b'],
  ['/api/v1/namespaces/proxy-x/pods/http%3Aa%3A80/proxy/b/', '/b/'],
  ['/api/v1/namespaces/a/services/proxy/proxy//b', '//b'],
])('the destination behind %s is %s', (url, rest) => {
  expect(behindProxy(url, url.includes('/namespaces/'))).toBe(rest);
});
