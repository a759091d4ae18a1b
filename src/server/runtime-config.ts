import { checkEnablement } from '../config/api-enablement.js';
import { ConfigError } from '../config/flag.js';
import type { ServeOptions } from '../config/options.js';
import { chosenControllers } from '../controllers/list.js';
import { apiVersionOf } from '../meta/gvk.js';
import { namingProfile } from '../naming/profile.js';
import { checkPluginChoice } from '../pipeline/admission/plugins.js';
import { builtinGroups } from '../resources/builtin.js';

/** Validates `--runtime-config`. @returns keys that match nothing here @throws ConfigError */
export function checkRuntimeConfig(options: Pick<ServeOptions, 'naming' | 'runtimeConfig'>): readonly string[] {
  const groups = builtinGroups(namingProfile(options.naming));
  const versions = groups.flatMap(({ group, versions: all }) => all.map(({ version }) => apiVersionOf(group, version)));
  const resources = groups.flatMap((group) => group.versions.flatMap((version) => version.resources));
  return checkEnablement(
    resources.map(({ definition }) => definition),
    versions,
    options.runtimeConfig,
  );
}

/** Checks that the flags for controllers and admission plugins contain only existing names. @throws ConfigError */
export function checkChoices(
  options: Pick<ServeOptions, 'controllers' | 'enabledAdmissionPlugins' | 'disabledAdmissionPlugins'>,
): void {
  named('--controllers', () => chosenControllers(options.controllers));
  named('--enable-admission-plugins, --disable-admission-plugins', () =>
    checkPluginChoice({ enabled: options.enabledAdmissionPlugins, disabled: options.disabledAdmissionPlugins }),
  );
}

function named(flag: string, look: () => unknown): void {
  try {
    look();
  } catch (error) {
    throw new ConfigError(`${flag}: ${(error as Error).message}`);
  }
}
