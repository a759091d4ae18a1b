import { chmodSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { Kubectl, hasKubectl } from '../support/kubectl.js';
import { freshName, sharedKubeconfig } from '../support/api.js';
import { waitFor } from '../support/wait-for.js';

const manifest = (
  ns: string,
  edit: { readonly color: string; readonly image: string; readonly port: number },
): string => `
apiVersion: v1
kind: Namespace
metadata: {name: ${ns}, labels: {color: ${edit.color}}}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: ${ns}}
data: {color: ${edit.color}, size: "3"}
---
apiVersion: v1
kind: Secret
metadata: {name: token, namespace: ${ns}}
data: {password: ${Buffer.from(edit.color).toString('base64')}}
---
apiVersion: v1
kind: Service
metadata: {name: web, namespace: ${ns}}
spec:
  selector: {app: web}
  ports: [{name: http, port: ${edit.port}, targetPort: 8080}]
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: ${ns}}
spec:
  replicas: 2
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
        - name: main
          image: ${edit.image}
          env: [{name: A, value: "1"}, {name: B, value: "2"}]
---
apiVersion: v1
kind: Pod
metadata: {name: single, namespace: ${ns}, labels: {app: ${edit.color}}}
spec:
  containers: [{name: main, image: ${edit.image}}]
`;

const BLUE = { color: 'blue', image: 'nginx:1.27', port: 80 };
const GREEN = { color: 'green', image: 'nginx:1.28', port: 81 };

(hasKubectl() ? describe : describe.skip).each(['kubernetes', 'cluster'] as const)('kubectl, naming %s', (naming) => {
  const ns = freshName('kubectl');
  const cluster = new Kubectl(sharedKubeconfig(naming));
  const kubectl = new Kubectl(sharedKubeconfig(naming), ns);

  afterAll(() => kubectl.try('delete', 'namespace', ns, '--wait=false'));

  test('version and api-resources', async () => {
    expect(await cluster.run('version')).toMatch(/Server Version: v1\.36/);
    const resources = await cluster.run('api-resources');
    expect(resources).toMatch(/^deployments +deploy +apps\/v1 +true +Deployment$/m);
    expect(resources).toMatch(/^pods +po +v1 +true +Pod$/m);
    expect(resources).toMatch(/^namespaces +ns +v1 +false +Namespace$/m);
  });

  test('apply of a file with six kinds: created, then unchanged, then only the edits change', async () => {
    expect((await kubectl.run('create', 'namespace', `${ns}-made`)).trim()).toBe(`namespace/${ns}-made created`);
    await kubectl.run('delete', 'namespace', `${ns}-made`);

    const blue = kubectl.file('blue.yaml', manifest(ns, BLUE));
    const kinds = [
      'namespace/' + ns,
      'configmap/settings',
      'secret/token',
      'service/web',
      'deployment.apps/web',
      'pod/single',
    ];
    expect((await kubectl.run('apply', '-f', blue)).trim().split('\n')).toEqual(kinds.map((name) => `${name} created`));
    const before = await kubectl.json('get', 'deployment/web');
    expect((await kubectl.run('apply', '-f', blue)).trim().split('\n')).toEqual(
      kinds.map((name) => `${name} unchanged`),
    );
    expect((await kubectl.json('get', 'deployment/web')).metadata.resourceVersion).toBe(
      before.metadata.resourceVersion,
    );

    const green = kubectl.file('green.yaml', manifest(ns, GREEN));
    expect((await kubectl.run('apply', '-f', green)).trim().split('\n')).toEqual(
      kinds.map((name) => `${name} configured`),
    );
    const after = await kubectl.json('get', 'deployment/web');
    expect(after.spec.template.spec.containers[0].image).toBe('nginx:1.28');
    expect(after.metadata.generation).toBe(2);
    after.spec.template.spec.containers[0].image = 'nginx:1.27';
    expect(after.spec).toEqual(before.spec);
    expect((await kubectl.json('get', 'service/web')).spec.ports).toEqual([
      { name: 'http', port: 81, protocol: 'TCP', targetPort: 8080 },
    ]);
    expect((await kubectl.json('get', 'configmap/settings')).data).toEqual({ color: 'green', size: '3' });
    expect((await kubectl.json('get', 'secret/token')).data).toEqual({
      password: Buffer.from('green').toString('base64'),
    });
  });

  test('get as a wide table, YAML and JSON', async () => {
    expect(await kubectl.run('get', 'pods', '-o', 'wide')).toMatch(/^NAME +READY +STATUS +RESTARTS +AGE +IP +NODE/);
    expect(await kubectl.run('get', 'pods')).toMatch(/^single +0\/1 +Pending +0 +[\dms]+$/m);
    expect(await kubectl.run('get', 'deployments', '-o', 'wide')).toMatch(
      /web +0\/2 +0 +0 +[\dms]+ +main +nginx:1\.28 +app=web/,
    );
    expect(await kubectl.run('get', 'deployment/web', '-o', 'yaml')).toContain('kind: Deployment');
    expect((await kubectl.json('get', 'all')).items.length).toBe(3);
    expect(await kubectl.run('get', 'pods', '-l', 'app=green', '-o', 'name')).toBe('pod/single\n');
    expect(await kubectl.run('get', 'pods', '--field-selector', 'status.phase=Running', '-o', 'name')).toBe('');
  });

  test('get --watch sees the edits of another shell', async () => {
    const watching = kubectl.start(
      'get',
      'configmaps',
      '--watch',
      '-o',
      'jsonpath={.metadata.name}={.data.color}{"\\n"}',
    );
    try {
      await waitFor('the first state', () => watching.output().includes('settings=green'), {
        lastSeen: watching.output,
      });
      await kubectl.run('patch', 'configmap', 'settings', '--type=merge', '-p', '{"data":{"color":"red"}}');
      await kubectl.run('create', 'configmap', 'late', '--from-literal=color=new');
      await waitFor('both edits', () => /settings=red[\s\S]*late=new/.test(watching.output()), {
        lastSeen: watching.output,
      });
    } finally {
      watching.stop();
    }
  });

  test('label, annotate, patch, replace, set image, scale', async () => {
    await kubectl.run('label', 'pod/single', 'tier=front');
    expect(await kubectl.run('get', 'pods', '-l', 'tier in (front)', '-o', 'name')).toBe('pod/single\n');
    await kubectl.run('label', 'pod/single', 'tier-');
    await kubectl.run('annotate', 'deployment/web', 'note=hello');
    await kubectl.run('patch', 'deployment/web', '--type=merge', '-p', '{"spec":{"minReadySeconds":5}}');
    await kubectl.run(
      'patch',
      'deployment/web',
      '--type=json',
      '-p',
      '[{"op":"replace","path":"/spec/minReadySeconds","value":6}]',
    );
    await kubectl.run(
      'patch',
      'deployment/web',
      '-p',
      '{"spec":{"template":{"spec":{"containers":[{"name":"main","workingDir":"/x"}]}}}}',
    );
    const patched = await kubectl.json('get', 'deployment/web');
    expect(patched.spec.minReadySeconds).toBe(6);
    expect(patched.spec.template.spec.containers).toMatchObject([
      { name: 'main', image: 'nginx:1.28', workingDir: '/x' },
    ]);
    expect(patched.metadata.annotations.note).toBe('hello');

    patched.spec.minReadySeconds = 7;
    await kubectl.run('replace', '-f', kubectl.file('edited.json', JSON.stringify(patched)));
    patched.spec.minReadySeconds = 8;
    const stale = await kubectl.try('replace', '-f', kubectl.file('stale.json', JSON.stringify(patched)));
    expect(stale.code).toBe(1);
    expect(stale.stderr).toContain('the object has been modified');

    await kubectl.run('set', 'image', 'deployment/web', 'main=nginx:1.29');
    expect((await kubectl.run('scale', 'deployment/web', '--replicas=5')).trim()).toBe('deployment.apps/web scaled');
    const scaled = await kubectl.json('get', 'deployment/web');
    expect([scaled.spec.replicas, scaled.spec.template.spec.containers[0].image, scaled.spec.minReadySeconds]).toEqual([
      5,
      'nginx:1.29',
      7,
    ]);
  });

  test('edit through an editor', async () => {
    const editor = kubectl.file('editor.sh', '#!/bin/sh\nsed -i "s/color: red/color: edited/" "$1"\n');
    chmodSync(editor, 0o755);
    process.env.KUBE_EDITOR = editor;
    expect(await kubectl.run('edit', 'configmap/settings')).toContain('configmap/settings edited');
    expect((await kubectl.json('get', 'configmap/settings')).data.color).toBe('edited');
  });

  test('explain and events', async () => {
    const text = await kubectl.run('explain', 'deployment.spec.strategy');
    expect(text).toMatch(/rollingUpdate\s+<RollingUpdateDeployment>/);
    expect(text).toMatch(/type\s+<string>/);
    expect(await kubectl.run('explain', 'pods', '--recursive')).toContain('containers');
    const { uid } = (await kubectl.json('get', 'pod/single')).metadata;
    await kubectl.run(
      'create',
      '-f',
      kubectl.file(
        'event.yaml',
        `
apiVersion: v1
kind: Event
metadata: {name: single.1, namespace: ${ns}}
involvedObject: {apiVersion: v1, kind: Pod, name: single, namespace: ${ns}, uid: ${uid}}
reason: Seen
message: it was seen
type: Normal
firstTimestamp: "2026-01-01T00:00:00Z"
lastTimestamp: "2026-01-01T00:00:00Z"
count: 1
`,
      ),
    );
    expect(await kubectl.run('get', 'events')).toMatch(/Normal +Seen +pod\/single +it was seen/);
    expect(await kubectl.run('events')).toMatch(/Normal +Seen +Pod\/single +it was seen/);
    expect(await kubectl.run('describe', 'pod/single')).toContain('it was seen');
  });

  test('delete of objects, of all of a kind, and of the namespace with what is in it', async () => {
    expect(await kubectl.run('delete', 'pod/single')).toContain('pod "single" deleted');
    await kubectl.run('delete', 'deployments', '--all');
    expect(await kubectl.run('get', 'deployments', '-o', 'name')).toBe('');
    await kubectl.run('delete', 'namespace', ns);
    const gone = await kubectl.try('get', 'configmaps');
    expect(gone.stdout).toBe('');
    expect((await kubectl.try('get', 'namespace', ns)).stderr).toContain(`namespaces "${ns}" not found`);
  });
});
