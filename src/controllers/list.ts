import { createTokenCleaner } from './bootstrap-tokens/cleaner.js';
import { createBootstrapSigner } from './bootstrap-tokens/signer.js';
import { createCertificateApprover } from './certificate-requests/approver.js';
import { createCertificateCleaner } from './certificate-requests/cleaner.js';
import { createCertificateSigner } from './certificate-requests/signer.js';
import type { Controller, ControllerParts } from './controller.js';
import { createEventExpiry } from './event-expiry/controller.js';
import { createFlowSchemaReferences } from './flow-schema-references/controller.js';
import { createGarbageCollector } from './garbage-collector/controller.js';
import { createLegacyTokenCleaner } from './legacy-tokens/cleaner.js';
import { createNamespaceController } from './namespace/controller.js';
import { createServiceIpAddressController } from './service-ip-addresses/controller.js';
import { createRoleAggregationController } from './role-aggregation/controller.js';
import { createRootCaController } from './root-ca/controller.js';
import { createServiceAccountController } from './service-account/controller.js';
import { createTrustBundlePublisher } from './trust-bundle/controller.js';
import { createServiceAccountTokenController } from './service-account-token/controller.js';

/** One line of the list of controllers. */
export interface ControllerEntry {
  readonly name: string;
  /** The alias in kube-controller-manager. */
  readonly alias?: string;
  /** Runs with `*`. */
  readonly onByDefault: boolean;
  readonly create: (parts: ControllerParts) => Controller;
}

/** Every controller, by its name in kube-controller-manager where it has one. */
const CONTROLLERS: readonly ControllerEntry[] = [
  {
    name: 'garbage-collector-controller',
    alias: 'garbagecollector',
    onByDefault: true,
    create: createGarbageCollector,
  },
  { name: 'namespace-controller', alias: 'namespace', onByDefault: true, create: createNamespaceController },
  { name: 'service-ip-address-controller', onByDefault: true, create: createServiceIpAddressController },
  {
    name: 'serviceaccount-controller',
    alias: 'serviceaccount',
    onByDefault: true,
    create: createServiceAccountController,
  },
  {
    name: 'serviceaccount-token-controller',
    alias: 'serviceaccount-token',
    onByDefault: true,
    create: createServiceAccountTokenController,
  },
  {
    name: 'legacy-serviceaccount-token-cleaner-controller',
    alias: 'legacy-service-account-token-cleaner',
    onByDefault: true,
    create: createLegacyTokenCleaner,
  },
  {
    name: 'root-ca-certificate-publisher-controller',
    alias: 'root-ca-cert-publisher',
    onByDefault: true,
    create: createRootCaController,
  },
  {
    name: 'kube-apiserver-serving-clustertrustbundle-publisher-controller',
    onByDefault: true,
    create: createTrustBundlePublisher,
  },
  {
    name: 'certificatesigningrequest-signing-controller',
    alias: 'csrsigning',
    onByDefault: true,
    create: createCertificateSigner,
  },
  {
    name: 'certificatesigningrequest-approving-controller',
    alias: 'csrapproving',
    onByDefault: true,
    create: createCertificateApprover,
  },
  {
    name: 'certificatesigningrequest-cleaner-controller',
    alias: 'csrcleaner',
    onByDefault: true,
    create: createCertificateCleaner,
  },
  { name: 'token-cleaner-controller', alias: 'tokencleaner', onByDefault: false, create: createTokenCleaner },
  {
    name: 'bootstrap-signer-controller',
    alias: 'bootstrapsigner',
    onByDefault: false,
    create: createBootstrapSigner,
  },
  {
    name: 'clusterrole-aggregation-controller',
    alias: 'clusterrole-aggregation',
    onByDefault: true,
    create: createRoleAggregationController,
  },
  // In kube-apiserver a lifetime in etcd.
  { name: 'event-expiry-controller', onByDefault: true, create: createEventExpiry },
  // Part of flow control in kube-apiserver, without a name.
  { name: 'flow-schema-references-controller', onByDefault: true, create: createFlowSchemaReferences },
];

/**
 * The controllers of a `--controllers` list: `*` means all that are on by default, `name` adds one, `-name` removes
 * one. The first item about a controller counts.
 *
 * @throws Error for an unknown name
 */
export function chosenControllers(list: readonly string[]): readonly ControllerEntry[] {
  const words = new Map<ControllerEntry, boolean>();
  for (const word of list) {
    if (word === '*') continue;
    const wanted = !word.startsWith('-');
    const name = wanted ? word : word.slice(1);
    const entry = CONTROLLERS.find((one) => one.name === name || one.alias === name);
    if (entry === undefined) {
      throw new Error(`unknown controller "${name}"; known are: ${CONTROLLERS.map((one) => one.name).join(', ')}`);
    }
    if (!words.has(entry)) words.set(entry, wanted);
  }
  return CONTROLLERS.filter((entry) => words.get(entry) ?? (list.includes('*') && entry.onByDefault));
}
