import { expect, test } from '@jest/globals';
import { definitionReader } from '../../../src/server/definition-reader.js';
import { namespaceLookup } from '../../../src/server/namespace-lookup.js';
import { objectLookup } from '../../../src/server/object-lookup.js';
import { storedSlices } from '../../../src/server/service-lookup.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { StorageError } from '../../../src/storage/errors.js';
import type { Store } from '../../../src/storage/store.js';
import { inProcess } from '../../support/in-process.js';

const unavailable = (): Promise<never> => Promise.reject(new StorageError('unavailable', 'connect ECONNREFUSED'));
const store = { get: unavailable, list: unavailable } as unknown as Store;
const { catalogue } = inProcess();
const ACCOUNTS = { group: '', version: 'v1', resource: 'serviceaccounts' };

test.each<[string, () => Promise<unknown>]>([
  ['objects', () => objectLookup(store, catalogue).newest(ACCOUNTS, 'default', 'robot')],
  ['namespaces', () => namespaceLookup(store).newest('shop')],
  ['definitions', () => definitionReader(store, 'definitions', () => undefined).list('latest')],
  ['slices of a service', () => storedSlices(store, catalogue, namingProfile('kubernetes'))('default', 'hook')],
])('a storage that is not available is no fault of the server where it looks up %s', async (_what, look) => {
  await expect(look()).rejects.toMatchObject({ code: 503, details: { retryAfterSeconds: 1 } });
});
