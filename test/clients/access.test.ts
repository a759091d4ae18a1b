import { execFileSync } from 'node:child_process';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { namingProfile } from '../../src/naming/profile.js';
import { Api } from '../support/api.js';
import { Kubectl, hasKubectl } from '../support/kubectl.js';
import { hasOpenssl } from '../support/openssl.js';
import { makeScratch } from '../support/scratch.js';
import { startServer, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const KEYS = {
  RSA: ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  ECDSA: ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  Ed25519: ['-algorithm', 'ED25519'],
} as const;
const TOKEN = { id: 'abcdef', secret: '0123456789abcdef' };

/** The tasks of an operator with only kubectl and openssl, on an empty server. */
(hasKubectl() && hasOpenssl() ? describe : describe.skip).each(['kubernetes', 'cluster'] as const)(
  'access, naming %s',
  (name) => {
    const naming = namingProfile(name);
    const certificates = `certificates.${naming.groupDomain}`;
    const authentication = `authentication.${naming.groupDomain}`;
    const folder = makeScratch('access-flows');
    let server: ServerProcess;
    let kubectl: Kubectl;
    let address: readonly string[];

    beforeAll(async () => {
      server = await startServer({
        flags: [
          `--naming=${name}`,
          '--authorization-mode=Node,RBAC',
          '--enable-bootstrap-token-auth',
          '--controllers=*,bootstrapsigner,tokencleaner',
        ],
      });
      kubectl = new Kubectl(server.kubeconfig);
      const config = parse(readFileSync(server.kubeconfig, 'utf8')) as {
        clusters: { cluster: { 'certificate-authority-data': string } }[];
      };
      const authority = join(folder, 'ca.crt');
      writeFileSync(authority, Buffer.from(config.clusters[0]!.cluster['certificate-authority-data'], 'base64'));
      address = [`--server=${server.url}`, `--certificate-authority=${authority}`];
    });
    afterAll(() => server.stop());

    /** A kubectl with an empty kubeconfig. */
    function stranger(): Kubectl {
      const path = join(makeScratch('kubeconfig'), 'config');
      writeFileSync(path, 'apiVersion: v1\nkind: Config\n');
      return new Kubectl(path);
    }

    function pkcs10(file: string, subject: string, key: keyof typeof KEYS): string {
      const path = join(folder, `${file}.key`);
      execFileSync('openssl', ['genpkey', ...KEYS[key], '-out', path], { stdio: 'pipe' });
      return execFileSync('openssl', ['req', '-new', '-key', path, '-subj', subject], { stdio: 'pipe' }).toString();
    }

    function signingRequest(file: string, pem: string, signerName: string, usages: readonly string[]): string {
      return kubectl.file(
        `${file}.json`,
        JSON.stringify({
          apiVersion: `${certificates}/v1`,
          kind: 'CertificateSigningRequest',
          metadata: { name: file },
          spec: { request: Buffer.from(pem).toString('base64'), signerName, usages },
        }),
      );
    }

    /** Waits for the certificate and returns the flags that use it. */
    async function certificateFlags(file: string): Promise<readonly string[]> {
      const text = await waitFor('the certificate', async () => {
        const { status } = await kubectl.json('get', `csr/${file}`);
        return (status as { certificate?: string }).certificate;
      });
      const path = join(folder, `${file}.crt`);
      writeFileSync(path, Buffer.from(text, 'base64'));
      return [`--client-certificate=${path}`, `--client-key=${join(folder, `${file}.key`)}`];
    }

    async function whoIs(caller: Kubectl, flags: readonly string[]): Promise<Record<string, unknown>> {
      const body = caller.file(
        'review.json',
        JSON.stringify({ apiVersion: `${authentication}/v1`, kind: 'SelfSubjectReview' }),
      );
      // Validation would read the definitions of custom kinds, which few users may.
      const answer = await caller.run('create', '--validate=false', '-f', body, '-o', 'json', ...flags);
      return (JSON.parse(answer) as { status: { userInfo: Record<string, unknown> } }).status.userInfo;
    }

    describe.each(Object.keys(KEYS) as (keyof typeof KEYS)[])('a user with a key of %s', (key) => {
      const user = `jane-${key.toLowerCase()}`;

      test('a user requests a certificate, gets it when it is approved, and uses it with set-credentials', async () => {
        const pem = pkcs10(user, `/O=devs/CN=${user}`, key);
        await kubectl.run('create', '-f', signingRequest(user, pem, naming.signers.apiserverClient, ['client auth']));
        if (name === 'kubernetes') await kubectl.run('certificate', 'approve', user);
        else {
          const conditions = [{ type: 'Approved', status: 'True', reason: 'ByHand', message: 'approved by hand' }];
          const patch = JSON.stringify({ status: { conditions } });
          await kubectl.run('patch', `csr/${user}`, '--subresource=approval', '--type=merge', `--patch=${patch}`);
        }
        const flags = await certificateFlags(user);
        const own = stranger();
        await own.run('config', 'set-cluster', 'c', ...address, '--embed-certs=true');
        await own.run('config', 'set-credentials', user, ...flags, '--embed-certs=true');
        await own.run('config', 'set-context', 'c', '--cluster=c', `--user=${user}`);
        await own.run('config', 'use-context', 'c');
        expect(await whoIs(own, [])).toMatchObject({ username: user, groups: ['devs', 'system:authenticated'] });
        expect((await own.try('get', 'configmaps', '-n', 'default')).stderr).toContain(
          `configmaps is forbidden: User "${user}" cannot list resource "configmaps" in API group "" in the namespace "default"`,
        );
        await kubectl.run('create', 'rolebinding', user, '-n', 'default', '--clusterrole=view', `--user=${user}`).catch(
          // kubectl writes the binding in the upstream group.
          () => kubectl.run('create', '-f', kubectl.file('binding.json', JSON.stringify(viewer(user)))),
        );
        await waitFor('the role to count', async () => {
          const { code } = await own.try('get', 'configmaps', '-n', 'default');
          return code === 0 || undefined;
        });
      });
    });

    function viewer(user: string): object {
      const group = `rbac.authorization.${naming.groupDomain}`;
      return {
        apiVersion: `${group}/v1`,
        kind: 'RoleBinding',
        metadata: { name: user, namespace: 'default' },
        roleRef: { apiGroup: group, kind: 'ClusterRole', name: 'view' },
        subjects: [{ apiGroup: group, kind: 'User', name: user }],
      };
    }

    test('a machine with a bootstrap token verifies the cluster, and gets the certificate of its node', async () => {
      const { system, public: open } = naming.namespaces;
      const kubeconfig = (await kubectl.run('config', 'view', '--minify', '--flatten'))
        .replace(/^users:[\s\S]*?(?=^\S|(?![\s\S]))/m, '')
        .replace(/^contexts:[\s\S]*?(?=^\S|(?![\s\S]))/m, '');
      const info = { kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'cluster-info', namespace: open } };
      await kubectl.run(
        'create',
        '-f',
        kubectl.file('cluster-info.json', JSON.stringify({ ...info, data: { kubeconfig } })),
      );
      const data = {
        'token-id': TOKEN.id,
        'token-secret': TOKEN.secret,
        'usage-bootstrap-authentication': 'true',
        'usage-bootstrap-signing': 'true',
        'auth-extra-groups': 'system:bootstrappers:nodes',
      };
      const secret = {
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: `bootstrap-token-${TOKEN.id}`, namespace: system },
        type: `bootstrap.${naming.labelDomain}/token`,
        stringData: data,
      };
      await kubectl.run('create', '-f', kubectl.file('token.json', JSON.stringify(secret)));
      const group = `rbac.authorization.${naming.groupDomain}`;
      const subjects = [{ apiGroup: group, kind: 'Group', name: 'system:bootstrappers:nodes' }];
      const roles = [
        'system:node-bootstrapper',
        `system:certificates.${naming.groupDomain}:certificatesigningrequests:nodeclient`,
      ];
      const items = roles.map((role, at) => ({
        apiVersion: `${group}/v1`,
        kind: 'ClusterRoleBinding',
        metadata: { name: `bootstrap-${at}` },
        roleRef: { apiGroup: group, kind: 'ClusterRole', name: role },
        subjects,
      }));
      // Anonymous users may read what the token signs.
      const reader = { apiVersion: `${group}/v1`, metadata: { name: 'cluster-info', namespace: open } };
      const rules = [{ apiGroups: [''], resources: ['configmaps'], resourceNames: ['cluster-info'], verbs: ['get'] }];
      const list = [
        ...items,
        { ...reader, kind: 'Role', rules },
        {
          ...reader,
          kind: 'RoleBinding',
          roleRef: { apiGroup: group, kind: 'Role', name: 'cluster-info' },
          subjects: [{ apiGroup: group, kind: 'User', name: 'system:anonymous' }],
        },
      ];
      await kubectl.run(
        'create',
        '-f',
        kubectl.file('roles.json', JSON.stringify({ apiVersion: 'v1', kind: 'List', items: list })),
      );

      const anonymous = new Api(server.kubeconfig, { anonymous: true });
      const signed = await waitFor('the signature', async () => {
        const { status, json } = await anonymous.get(`/api/v1/namespaces/${open}/configmaps/cluster-info`);
        const found = status === 200 ? (json['data'] as Record<string, string>) : {};
        return found[`jws-kubeconfig-${TOKEN.id}`] === undefined ? undefined : found;
      });
      const [header = '', payload, signature = ''] = signed[`jws-kubeconfig-${TOKEN.id}`]!.split('.');
      expect(payload).toBe('');
      expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', kid: TOKEN.id });
      const content = Buffer.from(signed['kubeconfig']!).toString('base64url');
      const wanted = createHmac('sha256', TOKEN.secret).update(`${header}.${content}`).digest();
      expect(timingSafeEqual(wanted, Buffer.from(signature, 'base64url'))).toBe(true);

      const machine = stranger();
      const token = [...address, `--token=${TOKEN.id}.${TOKEN.secret}`];
      expect(await whoIs(machine, token)).toMatchObject({
        username: `system:bootstrap:${TOKEN.id}`,
        groups: ['system:bootstrappers', 'system:bootstrappers:nodes', 'system:authenticated'],
      });
      const pem = pkcs10('node-one', '/O=system:nodes/CN=system:node:one', 'ECDSA');
      const usages = ['client auth', 'digital signature'];
      const { apiserverClientNodeAgent } = naming.signers;
      const request = signingRequest('node-one', pem, apiserverClientNodeAgent, usages);
      await waitFor('the roles to count', async () => {
        const { code } = await machine.try('create', '--validate=false', '-f', request, ...token);
        return code === 0 || undefined;
      });
      const flags = [...address, ...(await certificateFlags('node-one'))];
      const { status } = await kubectl.json('get', 'csr/node-one');
      expect(status['conditions']).toMatchObject([{ type: 'Approved', reason: 'AutoApproved' }]);
      expect(await whoIs(machine, flags)).toMatchObject({
        username: 'system:node:one',
        groups: ['system:nodes', 'system:authenticated'],
      });
      const node = { apiVersion: 'v1', kind: 'Node', metadata: { name: 'one' } };
      await machine.run('create', '--validate=false', '-f', machine.file('node.json', JSON.stringify(node)), ...flags);
      expect((await machine.try('get', 'secrets', '-A', ...flags)).stderr).toContain('is forbidden');
    });

    test('a service account gets a token that authenticates it until the account is deleted', async () => {
      await kubectl.run('create', 'serviceaccount', 'robot', '-n', 'default');
      const request = {
        apiVersion: `${authentication}/v1`,
        kind: 'TokenRequest',
        spec: { expirationSeconds: 3600 },
      };
      const path = '/api/v1/namespaces/default/serviceaccounts/robot/token';
      const token =
        name === 'kubernetes'
          ? (await kubectl.run('create', 'token', 'robot', '-n', 'default', '--duration=1h')).trim()
          : (
              JSON.parse(
                await kubectl.run('create', '--raw', path, '-f', kubectl.file('request.json', JSON.stringify(request))),
              ) as { status: { token: string } }
            ).status.token;
      const caller = stranger();
      const flags = [...address, `--token=${token}`];
      expect(await whoIs(caller, flags)).toMatchObject({
        username: 'system:serviceaccount:default:robot',
        groups: ['system:serviceaccounts', 'system:serviceaccounts:default', 'system:authenticated'],
      });
      await kubectl.run('delete', 'serviceaccount', 'robot', '-n', 'default');
      await waitFor('the token to end', async () => {
        const { code, stderr } = await caller.try('get', '--raw', '/api', ...flags);
        return (code !== 0 && /Unauthorized|must be logged in|provide credentials/.test(stderr)) || undefined;
      });
    });

    // kubectl has the upstream groups of these commands compiled in.
    if (name !== 'kubernetes') return;
    describe('kubectl auth', () => {
      test('whoami and can-i show the user and their permissions', async () => {
        expect(await kubectl.run('auth', 'whoami')).toMatch(/Groups +\[.*system:masters.*\]/);
        const as = ['--as=viewer', '--as-group=guests'];
        expect(await kubectl.run('auth', 'whoami', ...as)).toMatch(
          /Username +viewer\nGroups +\[guests system:authenticated\]/,
        );
        await kubectl.run('create', 'clusterrolebinding', 'guests', '--clusterrole=view', '--group=guests');
        await waitFor('the binding to count', async () => {
          const { stdout } = await kubectl.try('auth', 'can-i', 'list', 'pods', ...as);
          return stdout.trim() === 'yes' || undefined;
        });
        const { code, stdout } = await kubectl.try('auth', 'can-i', 'delete', 'pods', ...as);
        expect([code, stdout.trim()]).toEqual([1, 'no']);
        const all = await kubectl.run('auth', 'can-i', '--list', ...as);
        expect(all).toMatch(/^selfsubjectreviews\.authentication\.k8s\.io +\[\] +\[\] +\[create\]$/m);
        expect(all).toMatch(/^ +\[\/version\] +\[\] +\[get\]$/m);
        expect(all).toMatch(/^configmaps +\[\] +\[\] +\[get list watch\]$/m);
        expect((await kubectl.run('auth', 'can-i', '--list')).split('\n')).toContainEqual(
          expect.stringMatching(/^\*\.\* +\[\] +\[\] +\[\*\]$/),
        );
      });

      test('reconcile adds missing rules to a role and, with a flag, removes extra ones', async () => {
        const role = (verbs: string[]): string =>
          kubectl.file(
            'role.json',
            JSON.stringify({
              apiVersion: 'rbac.authorization.k8s.io/v1',
              kind: 'ClusterRole',
              metadata: { name: 'reconciled' },
              rules: [{ apiGroups: [''], resources: ['pods'], verbs }],
            }),
          );
        const verbs = async (): Promise<string[]> => {
          const { rules } = (await kubectl.json('get', 'clusterrole/reconciled')) as { rules: { verbs: string[] }[] };
          return rules.flatMap((rule) => rule.verbs).sort();
        };
        expect(await kubectl.run('auth', 'reconcile', '-f', role(['get']))).toContain('clusterrole');
        await kubectl.run('auth', 'reconcile', '-f', role(['list']));
        expect(await verbs()).toEqual(['get', 'list']);
        await kubectl.run('auth', 'reconcile', '-f', role(['list']), '--remove-extra-permissions');
        expect(await verbs()).toEqual(['list']);
      });
    });
  },
);
