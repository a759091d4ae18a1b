import { describe, expect, it } from '@jest/globals';
import { strategy as volumes } from '../../../../../src/resources/strategies/core/persistent-volume.js';
import { strategy } from '../../../../../src/resources/strategies/core/pod.js';
import { faultsOnCreate, object } from '../support.js';

// The answers of kube-apiserver 1.36.

describe('a reference to a field of the pod', () => {
  const faultsOf = (fieldPath: string): string[] => {
    const env = [{ name: 'A', valueFrom: { fieldRef: { fieldPath } } }];
    return faultsOnCreate(strategy, object('Pod', { spec: { containers: [{ name: 'c', image: 'x', env }] } }));
  };
  const FIELD = 'spec.containers[0].env[0].valueFrom.fieldRef';

  it.each([
    ['spec.nodeName', []],
    ['spec.host', []],
    [
      "metadata.name['x']",
      [
        `${FIELD}.fieldPath: Invalid value: "metadata.name['x']": error converting fieldPath: field label does not support subscript: metadata.name['x']`,
      ],
    ],
    [
      "['x']",
      [`${FIELD}.fieldPath: Invalid value: "['x']": error converting fieldPath: field label not supported: ['x']`],
    ],
    [
      "metadata.annotations['A B']",
      [expect.stringContaining(`${FIELD}: Invalid value: "a b": name part must consist`)],
    ],
    ["metadata.labels['A B']", [expect.stringContaining(`${FIELD}: Invalid value: "A B": name part must consist`)]],
  ])('%s', (fieldPath, faults) => {
    expect(faultsOf(fieldPath)).toEqual(faults);
  });
});

describe('texts for Windows are counted in bytes', () => {
  const faultsOf = (windowsOptions: { [name: string]: string }): string[] =>
    faultsOnCreate(strategy, object('Pod', { spec: { securityContext: { windowsOptions }, containers: [] } }));
  const PATH = 'spec.securityContext.windowsOptions';

  it.each([
    ['é'.repeat(52), []],
    ['é'.repeat(53), [expect.stringContaining("runAsUserName's User length must not be longer than 104 characters")]],
    [
      `a.${'é'.repeat(127)}\\b`,
      [expect.stringContaining("runAsUserName's Domain length must be under 256 characters")],
    ],
  ])('the user %s', (runAsUserName, faults) => {
    expect(faultsOf({ runAsUserName })).toEqual(faults);
  });

  it('the credentials', () => {
    expect(faultsOf({ gmsaCredentialSpec: 'é'.repeat(32 * 1024) })).toEqual([]);
    expect(faultsOf({ gmsaCredentialSpec: 'é'.repeat(32 * 1024 + 1) })).toEqual([
      expect.stringMatching(new RegExp(`^${PATH.replaceAll('.', '\\.')}.gmsaCredentialSpec: .*must be under 64 KiB$`)),
    ]);
  });
});

describe('a recycled volume is not the root of a host', () => {
  it.each([
    ['/', true],
    ['//', true],
    ['/./', true],
    ['/././/.', true],
    ['/a/', false],
    ['/...', false],
    ['.', false],
  ])('%s', (path, isRoot) => {
    const spec = { capacity: { storage: '1Gi' }, hostPath: { path }, persistentVolumeReclaimPolicy: 'Recycle' };
    expect(faultsOnCreate(volumes, object('PersistentVolume', { spec }))).toEqual(
      isRoot ? ["spec.persistentVolumeReclaimPolicy: Forbidden: may not be 'recycle' for a hostPath mount of '/'"] : [],
    );
  });
});
