import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../src/json/types.js';
import { freshName, sharedKubeconfig } from '../support/api.js';
import { ANSWERED, CHARTS, WRITTEN, comparedChart } from '../support/charts.js';
import { Helm, hasHelm } from '../support/helm.js';
import { Kubectl, hasKubectl } from '../support/kubectl.js';

/**
 * The patches that kubectl sends when it applies again, as against the reference: a value is written differently than
 * it is served (0.1 and 100m), or a list has no merge keys.
 */
const PATCHED_AGAIN = [
  'deployment.apps/web',
  'statefulset.apps/postgres',
  'networkpolicy.networking.k8s.io/postgres',
  'poddisruptionbudget.policy/web',
  'persistentvolumeclaim/shared',
  'secret/postgres',
  'limitrange/defaults',
  'clusterrolebinding.rbac.authorization.k8s.io/charts-logs',
];
const MODES = [
  ['by the client', [], 'created', PATCHED_AGAIN],
  ['by the server', ['--server-side'], 'serverside-applied', undefined],
] as const;

/** The names at the start of kubectl's output lines, by the word at their end. */
function outcomes(output: string): Readonly<Record<string, readonly string[]>> {
  const named: Record<string, string[]> = {};
  for (const line of output.trim().split('\n')) (named[line.split(' ').at(-1)!] ??= []).push(line.split(' ')[0]!);
  return named;
}

(hasKubectl() ? describe : describe.skip).each(MODES)(
  'manifests of charts applied %s',
  (_mode, flags, first, patched: readonly string[] | undefined) => {
    const namespace = freshName('charts');
    const kubectl = new Kubectl(sharedKubeconfig('kubernetes'), namespace);

    beforeAll(() => kubectl.run('create', 'namespace', namespace));
    afterAll(async () => {
      await kubectl.try('delete', '-f', CHARTS, '--ignore-not-found', '--wait=false');
      await kubectl.try('delete', 'namespace', namespace, '--wait=false');
    });

    test('charts are served like by the reference, unchanged when applied again, and deletable', async () => {
      const made = outcomes(await kubectl.run('apply', ...flags, '-f', CHARTS));
      expect(made).toEqual({ [first]: expect.any(Array) });
      expect(made[first]).toHaveLength(WRITTEN.length);
      const { items } = (await kubectl.json('get', '-f', CHARTS)) as { items: readonly JsonObject[] };
      expect(items.map(comparedChart)).toEqual(ANSWERED);

      const again = outcomes(await kubectl.run('apply', ...flags, '-f', CHARTS));
      if (patched === undefined) expect(again).toEqual(made);
      else
        expect(again).toEqual({ unchanged: made[first]!.filter((one) => !patched.includes(one)), configured: patched });
      const { code, stdout } = await kubectl.try('diff', ...flags, '-f', CHARTS);
      expect({ code, stdout }).toEqual({ code: 0, stdout: '' });

      await kubectl.run('delete', '-f', CHARTS);
      expect((await kubectl.run('get', '-f', CHARTS, '--ignore-not-found')).trim()).toBe('');
    });
  },
);

if (hasHelm()) {
  test('Helm installs, upgrades, rolls back and uninstalls a chart', async () => {
    const kubeconfig = sharedKubeconfig('kubernetes');
    const namespace = freshName('helm');
    const kubectl = new Kubectl(kubeconfig, namespace);
    const helm = new Helm(kubeconfig, namespace);
    const deployed = async (): Promise<unknown> => {
      const { spec } = await kubectl.json('get', 'deployment', 'demo');
      return { replicas: spec.replicas, image: spec.template.spec.containers[0].image };
    };
    await kubectl.run('create', 'namespace', namespace);
    try {
      await helm.run('install', 'demo', helm.chart);
      expect(await deployed()).toEqual({ replicas: 1, image: 'nginx:1.27' });
      await helm.run('upgrade', 'demo', helm.chart, '--set', 'replicas=3,image=nginx:1.28');
      expect(await deployed()).toEqual({ replicas: 3, image: 'nginx:1.28' });
      await helm.run('rollback', 'demo', '1');
      expect(await deployed()).toEqual({ replicas: 1, image: 'nginx:1.27' });
      const releases = JSON.parse(await helm.run('list', '-o', 'json')) as readonly Record<string, string>[];
      expect(releases).toEqual([expect.objectContaining({ name: 'demo', revision: '3', status: 'deployed' })]);
      await helm.run('uninstall', 'demo');
      expect(await kubectl.run('get', 'all', '-o', 'name')).toBe('');
    } finally {
      await kubectl.try('delete', 'namespace', namespace, '--wait=false');
    }
  });
}
