import { expect, test } from '@jest/globals';
import { namingProfile, type NamingProfileName } from '../../../../src/naming/profile.js';
import { authenticationConfiguration } from '../../../../src/pipeline/authentication/configuration.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';

/** The fault of a configuration that gives users an extra value with this key; empty if none. */
function faults(naming: NamingProfileName, key: string): string {
  const issuer = { url: 'https://issuer.example.com', audiences: ['a'] };
  const extra = [{ key, valueExpression: 'claims.x' }];
  const jwt = [{ issuer, claimMappings: { username: { claim: 'sub', prefix: '' }, extra } }];
  const kind = { apiVersion: 'apiserver.config.k8s.io/v1', kind: 'AuthenticationConfiguration' };
  try {
    authenticationConfiguration({ ...kind, jwt }, [], namingProfile(naming), createBaseEnvironment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const KUBERNETES = 'k8s.io, kubernetes.io and their subdomains are reserved for Kubernetes use';
const CLUSTER = 'cluster.io and its subdomains are reserved for the server';

test.each<[NamingProfileName, string, string]>([
  ['kubernetes', 'authentication.kubernetes.io/node-name', KUBERNETES],
  ['kubernetes', 'k8s.io/x', KUBERNETES],
  ['kubernetes', 'authentication.cluster.io/node-name', ''],
  ['cluster', 'authentication.cluster.io/node-name', CLUSTER],
  ['cluster', 'cluster.io/x', CLUSTER],
  ['cluster', 'mycluster.io/x', ''],
  ['cluster', 'authentication.kubernetes.io/node-name', ''],
])('with the names of %s, the key %s of an extra value is met with "%s"', (naming, key, why) => {
  expect(faults(naming, key)).toBe(
    why === '' ? '' : `jwt[0].claimMappings.extra[0].key: Invalid value: ${JSON.stringify(key)}: ${why}`,
  );
});
