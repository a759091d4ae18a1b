import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { visits } from '../../../codegen/check/visit.js';
import { loadModel } from '../../../codegen/load/load.js';
import { hiddenDefinitions, isBehindGate } from '../../../src/config/api-enablement.js';
import { gatesOff, parseFeatureGates, resolveFeatureGates } from '../../../src/config/feature-gates.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { builtinResources } from '../../../src/resources/builtin.js';
import { createCatalogue } from '../../../src/resources/create-catalogue.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const definitions = builtinResources(namingProfile('kubernetes')).map(({ definition }) => definition);

test('every gate in a schema is a gate of the server', async () => {
  const gates = resolveFeatureGates(new Map());
  const named = [...visits(await loadModel(root))].flatMap(({ schema }) => schema.gates ?? []);
  expect(named).toContain('GenericWorkload');
  named.push(...definitions.flatMap(({ gate }) => gate ?? []));
  expect(named).toContain('ClusterTrustBundle');
  expect([...new Set(named)].filter((gate) => !Object.hasOwn(gates, gate))).toEqual([]);
});

test('an enabled gate is not off', () => {
  expect(gatesOff(resolveFeatureGates(new Map())).has('GenericWorkload')).toBe(true);
  expect(gatesOff(resolveFeatureGates(new Map([['GenericWorkload', true]]))).has('GenericWorkload')).toBe(false);
});

test.each(['ClusterTrustBundle', 'ClusterTrustBundles'])('trust bundles need the gate %s and their version', (name) => {
  const served = (gates: string, version: string): boolean => {
    const off = gatesOff(resolveFeatureGates(new Map(parseFeatureGates(gates))));
    const settings = new Map(version === '' ? [] : [[version, true] as const]);
    const known = definitions.filter((definition) => !isBehindGate(definition, off));
    const hidden = hiddenDefinitions(known, settings);
    return known.some((definition) => definition.resource === 'clustertrustbundles' && !hidden.has(definition));
  };
  expect(served('', '')).toBe(false);
  expect(served('', 'api/all')).toBe(false);
  expect(served(`${name}=true`, '')).toBe(false);
  expect(served(`${name}=true`, 'certificates.k8s.io/v1beta1')).toBe(true);
  expect(served(`${name}=true`, 'certificates.k8s.io/v1alpha1/clustertrustbundles')).toBe(true);
});

test('a stage sets all its gates, and single settings take precedence in any order', () => {
  const gates = (text: string): Readonly<Record<string, boolean>> =>
    resolveFeatureGates(new Map(parseFeatureGates(text)));
  const [plain, alpha] = [gates(''), gates('AllAlpha=true')];
  expect(alpha).toMatchObject({ GenericWorkload: true, ClusterTrustBundle: false, WatchList: true });
  expect(Object.keys(alpha)).toEqual(Object.keys(plain));
  expect(gates('AllBeta=true')).toMatchObject({ GenericWorkload: false, ClusterTrustBundle: true });
  expect(gates('AllBeta=false')).toMatchObject({ WatchList: false, APIListChunking: true });
  expect(gates('WatchList=true,AllBeta=false')).toMatchObject({ WatchList: true });
  expect(gates('AllAlpha=true,GenericWorkload=false')).toMatchObject({ GenericWorkload: false });
});

test('without its gate, a stop signal of a container is dropped, whatever it is', () => {
  const naming = namingProfile('kubernetes');
  const taken = (gates: string, stopSignal: string): unknown => {
    const off = gatesOff(resolveFeatureGates(new Map(parseFeatureGates(gates))));
    const pods = createCatalogue(builtinResources(naming), naming, { gatesOff: off }).find('', 'v1', 'pods')!;
    const spec = { containers: [{ name: 'c', image: 'i', lifecycle: { stopSignal } }] };
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p' }, spec };
    return pods.compiled.withoutGated!(pod, undefined)['spec'];
  };
  const kept = { containers: [{ name: 'c', image: 'i', lifecycle: { stopSignal: 'SIGTERM' } }] };
  const without = { containers: [{ name: 'c', image: 'i', lifecycle: {} }] };
  expect(taken('ContainerStopSignals=true', 'SIGTERM')).toEqual(kept);
  expect(taken('', 'SIGTERM')).toEqual(without);
  expect(taken('', 'no signal')).toEqual(without);
});
