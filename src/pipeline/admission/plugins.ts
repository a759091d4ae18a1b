import type { AdmissionPlugin } from './plugin.js';
import {
  type CertificatePluginOptions,
  createCertificateApproval,
  createCertificateSigning,
  createCertificateSubjectRestriction,
  createClusterTrustBundleAttest,
} from './plugins/certificates.js';
import { createNamespaceLifecycle, type NamespaceLifecycleOptions } from './plugins/namespace-lifecycle.js';

/** What the built-in plugins need, all together. */
export type PluginParts = NamespaceLifecycleOptions & CertificatePluginOptions;

/** One line of the list. */
interface PluginEntry {
  readonly name: string;
  /** Runs unless it is disabled. */
  readonly onByDefault: boolean;
  readonly create: (parts: PluginParts) => AdmissionPlugin;
}

/** Every built-in plugin, in the order in which they run. A plugin is one file and one line here. */
const PLUGINS: readonly PluginEntry[] = [
  { name: 'NamespaceLifecycle', onByDefault: true, create: createNamespaceLifecycle },
  { name: 'CertificateApproval', onByDefault: true, create: createCertificateApproval },
  { name: 'CertificateSigning', onByDefault: true, create: createCertificateSigning },
  { name: 'ClusterTrustBundleAttest', onByDefault: true, create: createClusterTrustBundleAttest },
  { name: 'CertificateSubjectRestriction', onByDefault: true, create: createCertificateSubjectRestriction },
];

/** Names that may be enabled or disabled. */
const ADMISSION_PLUGIN_NAMES: readonly string[] = PLUGINS.map(({ name }) => name);

/**
 * Checks that a choice names existing plugins only.
 *
 * @throws Error for an unknown name, and for one that is both enabled and disabled
 */
export function checkPluginChoice({ enabled, disabled }: PluginChoice): void {
  for (const name of [...enabled, ...disabled]) {
    if (!ADMISSION_PLUGIN_NAMES.includes(name)) {
      throw new Error(`unknown admission plugin "${name}"; known are: ${ADMISSION_PLUGIN_NAMES.join(', ')}`);
    }
  }
  const both = enabled.find((name) => disabled.includes(name));
  if (both !== undefined) throw new Error(`admission plugin "${both}" is both enabled and disabled`);
}

/** The plugins that differ from their default. */
export interface PluginChoice {
  readonly enabled: readonly string[];
  readonly disabled: readonly string[];
}

/**
 * The plugins to run, in their fixed order whatever the order of the names.
 *
 * @throws Error as `checkPluginChoice`
 */
export function createPlugins(choice: PluginChoice, parts: PluginParts): readonly AdmissionPlugin[] {
  checkPluginChoice(choice);
  return PLUGINS.filter(
    ({ name, onByDefault }) => choice.enabled.includes(name) || (onByDefault && !choice.disabled.includes(name)),
  ).map(({ create }) => create(parts));
}
