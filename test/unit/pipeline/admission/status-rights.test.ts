import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../../src/json/types.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { namingProfile } from '../../../../src/naming/profile.js';
import { createStatusRights } from '../../../../src/pipeline/admission/status-rights.js';
import type { RequestContext } from '../../../../src/request/context.js';
import type { AdmissionAttributes, AuthorizationAttributes } from '../../../../src/request/ports.js';
import { refusal } from '../../../support/in-process.js';

const NODE_KEY = 'authentication.kubernetes.io/node-name';

/** The answer for a user with these permissions; each is `verb resource/subresource namespace name`. */
function reported(
  rights: readonly string[],
  of: Partial<AdmissionAttributes>,
  who: { readonly name?: string; readonly node?: string; readonly verb?: string; readonly labels?: JsonObject } = {},
): Promise<string> {
  const { name = 'bob', node, verb = 'update', labels = {} } = who;
  const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'ns', labels } } as unknown as KubeObject;
  const guard = createStatusRights({
    authorizer: {
      authorize(asked: AuthorizationAttributes) {
        const {
          verb: act,
          resource,
          subresource,
          namespace: where,
          name: what,
        } = asked as never as Record<string, string>;
        const right = [act, subresource === '' ? resource : `${resource}/${subresource}`, where, what].join(' ').trim();
        return { decision: rights.includes(right) ? 'allow' : 'no-opinion', reason: '' };
      },
    },
    namespaces: { cached: () => Promise.resolve(namespace), newest: () => Promise.resolve(namespace) },
    naming: namingProfile('kubernetes'),
    gatesOff: new Set(),
  });
  const context = {
    user: { name, uid: '', groups: [], extra: node === undefined ? {} : { [NODE_KEY]: [node] } },
    info: { verb },
  } as unknown as RequestContext;
  const attributes = { operation: 'UPDATE', namespace: 'ns', name: 'a', ...of } as AdmissionAttributes;
  return Promise.resolve(guard.validate!(context, attributes)).then(
    () => 'taken',
    (error: Error) => refusal(Promise.reject(error)),
  );
}

function claim(status: JsonObject, spec: JsonObject = {}): KubeObject {
  return {
    apiVersion: 'resource.k8s.io/v1',
    kind: 'ResourceClaim',
    metadata: { name: 'a' },
    spec,
    status,
  } as KubeObject;
}

const CLAIMS = {
  group: 'resource.k8s.io',
  version: 'v1',
  resource: 'resourceclaims',
  kind: { group: 'resource.k8s.io', version: 'v1', kind: 'ResourceClaim' },
} as const;
const ON_NODE = {
  devices: { results: [{ request: 'r', driver: 'd.io', pool: 'p', device: 'x' }] },
  nodeSelector: { nodeSelectorTerms: [{ matchFields: [{ key: 'metadata.name', operator: 'In', values: ['n1'] }] }] },
};
const DEVICE = { driver: 'd.io', pool: 'p', device: 'x' };
const DEVICES = {
  ...CLAIMS,
  subresource: 'status',
  object: claim({ allocation: ON_NODE, devices: [DEVICE] }),
  oldObject: claim({ allocation: ON_NODE }),
};
const AGENT = { name: 'system:serviceaccount:ns:agent', node: 'n1', verb: 'patch' };
const HERE = 'associated-node:patch resourceclaims/driver ns d.io';
const ANYWHERE = 'arbitrary-node:patch resourceclaims/driver ns d.io';

describe('permissions on statuses', () => {
  it('allocating devices requires permission to bind claims', async () => {
    const allocating = {
      ...CLAIMS,
      subresource: 'status',
      object: claim({ allocation: ON_NODE }),
      oldObject: claim({}),
    };
    expect(await reported([], allocating)).toBe(
      '422 Invalid: ResourceClaim.resource.k8s.io "a" is invalid: status.allocation: Forbidden: changing ' +
        'status.allocation or status.reservedFor requires resource="resourceclaims/binding", verb="update" permission: ' +
        'resourceclaims.resource.k8s.io is forbidden: User "bob" cannot update resource "resourceclaims/binding" in API ' +
        'group "resource.k8s.io" at the cluster scope',
    );
    expect(await reported(['update resourceclaims/binding'], allocating)).toBe('taken');
    expect(await reported(['update resourceclaims/binding'], allocating, { verb: 'patch' })).toContain('verb="patch"');
    expect(await reported([], { ...allocating, oldObject: allocating.object })).toBe('taken');
  });

  it.each<[string, string[], object, string]>([
    ['not without permission', [], {}, 'verb="[arbitrary-node:patch]" permission'],
    ['with permission for any node', [ANYWHERE], {}, 'taken'],
    ['not with node permission for a user that is not a node', [HERE], {}, '"arbitrary-node:patch"'.slice(1, -1)],
    ['as an agent on the node', [HERE], AGENT, 'taken'],
    ['not as an agent elsewhere', [HERE], { ...AGENT, node: 'n2' }, 'verb="[arbitrary-node:patch]" permission'],
    ['not as an agent without permission', [], AGENT, 'verb="[associated-node:patch arbitrary-node:patch]" permission'],
  ])('reporting devices: %s', async (_who, rights, who, expected) => {
    expect(await reported(rights, DEVICES, { verb: 'patch', ...who })).toContain(expected);
  });

  it('deciding on a pod certificate requires permission to sign', async () => {
    const request = (status: JsonObject): KubeObject => ({ ...claim(status, { signerName: 'ex.io/s' }) });
    const deciding = {
      group: 'certificates.k8s.io',
      version: 'v1beta1',
      resource: 'podcertificaterequests',
      subresource: 'status',
      kind: { group: 'certificates.k8s.io', version: 'v1beta1', kind: 'PodCertificateRequest' },
      object: request({ conditions: [{ type: 'Denied', status: 'True' }] }),
      oldObject: request({}),
    };
    expect(await reported([], deciding)).toBe(
      '422 Invalid: PodCertificateRequest.certificates.k8s.io "a" is invalid: spec.signerName: Forbidden: User "bob" ' +
        'is not permitted to "sign" for signer "ex.io/s"',
    );
    expect(await reported(['sign signers  ex.io/*'], deciding)).toBe('taken');
    expect(await reported([], { ...deciding, oldObject: deciding.object })).toBe('taken');
  });

  it('administrative access requires a labelled namespace', async () => {
    const asking = {
      ...CLAIMS,
      operation: 'CREATE' as const,
      subresource: '',
      oldObject: undefined,
      object: claim({}, { devices: { requests: [{ name: 'r', exactly: { adminAccess: true } }] } }),
    };
    const path = 'spec.devices.requests[0].adminAccess: Forbidden: admin access to devices requires the ';
    expect(await reported([], asking)).toContain(
      `${path}\`resource.kubernetes.io/admin-access: true\` label on the containing namespace`,
    );
    expect(await reported([], asking, { labels: { 'resource.kubernetes.io/admin-access': 'true' } })).toBe('taken');
  });
});
