import { parseSigningRequest } from '../../../credentials/signing-request.js';
import { equalJson } from '../../../json/equal.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import type { AdmissionAttributes, Authorizer } from '../../../request/ports.js';
import type { AdmissionPlugin } from '../plugin.js';
import { refuse } from '../refusal.js';
import { signerPermission } from '../signer-permission.js';

/** What the plugins about certificates need. */
export interface CertificatePluginOptions {
  readonly authorizer: Authorizer;
  readonly naming: Pick<NamingProfile, 'groupDomain' | 'signers'>;
}

/** A group that no certificate of the API server's own signer may contain: its members may do everything. */
const MASTERS = 'system:masters';

function groupOf({ naming }: CertificatePluginOptions): string {
  return `certificates.${naming.groupDomain}`;
}

function isAbout(attributes: AdmissionAttributes, group: string, resource: string, subresource = ''): boolean {
  return attributes.group === group && attributes.resource === resource && attributes.subresource === subresource;
}

function specOf(object: KubeObject | undefined): { readonly signerName?: string; readonly request?: string } {
  return (object?.['spec'] ?? {}) as { readonly signerName?: string; readonly request?: string };
}

/** CertificateApproval: approving or denying a request takes the right to `approve` for its signer. */
export function createCertificateApproval(options: CertificatePluginOptions): AdmissionPlugin {
  const group = groupOf(options);
  const may = signerPermission(options.authorizer, group);
  return {
    name: 'CertificateApproval',
    handles: ['UPDATE'],
    async validate({ user }, attributes) {
      if (!isAbout(attributes, group, 'certificatesigningrequests', 'approval')) return;
      // The stored signer name counts, whatever the body contains.
      const { signerName = '' } = specOf(attributes.oldObject);
      if (await may(user, 'approve', signerName)) return;
      throw refuse(attributes, `user not permitted to approve requests with signerName ${JSON.stringify(signerName)}`);
    },
  };
}

/** CertificateSigning: writing the certificate or conditions of a request takes the right to `sign` for its signer. */
export function createCertificateSigning(options: CertificatePluginOptions): AdmissionPlugin {
  const group = groupOf(options);
  const may = signerPermission(options.authorizer, group);
  return {
    name: 'CertificateSigning',
    handles: ['UPDATE'],
    async validate({ user }, attributes) {
      if (!isAbout(attributes, group, 'certificatesigningrequests', 'status')) return;
      const now = statusOf(attributes.object);
      const before = statusOf(attributes.oldObject);
      const same =
        now.certificate === before.certificate &&
        equalJson((now.conditions ?? []) as never, (before.conditions ?? []) as never);
      if (same) return;
      const { signerName = '' } = specOf(attributes.oldObject);
      if (await may(user, 'sign', signerName)) return;
      throw refuse(attributes, `user not permitted to sign requests with signerName ${JSON.stringify(signerName)}`);
    },
  };
}

function statusOf(object: KubeObject | undefined): { readonly certificate?: string; readonly conditions?: unknown } {
  return (object?.['status'] ?? {}) as { readonly certificate?: string; readonly conditions?: unknown };
}

/**
 * CertificateSubjectRestriction: rejects requests to the API server's own signer for certificates of `system:masters`.
 */
export function createCertificateSubjectRestriction(options: CertificatePluginOptions): AdmissionPlugin {
  const group = groupOf(options);
  return {
    name: 'CertificateSubjectRestriction',
    handles: ['CREATE'],
    async validate(_context, attributes) {
      if (!isAbout(attributes, group, 'certificatesigningrequests')) return;
      const { signerName = '', request = '' } = specOf(attributes.object);
      if (signerName !== options.naming.signers.apiserverClient) return;
      const { subject } = parseSigningRequest(Buffer.from(request, 'base64').toString('latin1'));
      if (!subject.organizations.includes(MASTERS)) return;
      throw refuse(attributes, `use of ${signerName} signer with ${MASTERS} group is not allowed`);
    },
  };
}

/** ClusterTrustBundleAttest: writing a bundle of a signer takes the right to `attest` for it. */
export function createClusterTrustBundleAttest(options: CertificatePluginOptions): AdmissionPlugin {
  const group = groupOf(options);
  const may = signerPermission(options.authorizer, group);
  return {
    name: 'ClusterTrustBundleAttest',
    handles: ['CREATE', 'UPDATE'],
    async validate({ user }, attributes) {
      if (!isAbout(attributes, group, 'clustertrustbundles')) return;
      const { object, oldObject } = attributes;
      const { signerName = '' } = specOf(object);
      if (signerName === '' || (oldObject !== undefined && equalJson(object!['spec'], oldObject['spec']))) return;
      if (await may(user, 'attest', signerName)) return;
      throw refuse(attributes, `user not permitted to attest for signerName ${JSON.stringify(signerName)}`);
    },
  };
}
