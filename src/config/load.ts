import { checkFeatureGates } from './feature-gates.js';
import { ConfigError, type Flag, type FlagGroup } from './flag.js';
import { certificateFlags, checkSigning } from './flags/certificates.js';
import { controllerFlags } from './flags/controllers.js';
import { featureFlags, loggingFlags } from './flags/features.js';
import { nodeAgentFlags } from './flags/node-agents.js';
import { serviceFlags } from './flags/services.js';
import {
  authenticationFlags,
  checkAuthentication,
  frontProxyFlags,
  serviceAccountFlags,
} from './flags/authentication.js';
import { authorizationFlags, checkAuthorization } from './flags/authorization.js';
import { checkOidc, oidcFlags } from './flags/oidc.js';
import { auditFlags, checkAudit } from './flags/audit.js';
import { servingFlags } from './flags/serving.js';
import { checkDatabaseUrl, storageFlags } from './flags/storage.js';
import { defaultOptions, type ServeOptions } from './options.js';

/** All flags of `serve`, in the order of `--help`. */
export const SERVE_FLAGS: readonly FlagGroup<ServeOptions>[] = [
  servingFlags,
  storageFlags,
  serviceFlags,
  nodeAgentFlags,
  authenticationFlags,
  serviceAccountFlags,
  oidcFlags,
  frontProxyFlags,
  authorizationFlags,
  auditFlags,
  certificateFlags,
  controllerFlags,
  featureFlags,
  loggingFlags,
];

/**
 * Reads `--flag=value` arguments over the defaults.
 *
 * @throws ConfigError for an unknown flag, an invalid value, or conflicting flags
 */
export function loadOptions(
  args: readonly string[],
  env: { readonly DATABASE_URL?: string | undefined },
): ServeOptions {
  const options = defaultOptions(env);
  if (options.databaseUrl !== undefined) checkDatabaseUrl('DATABASE_URL', options.databaseUrl);
  const flags = new Map(SERVE_FLAGS.flatMap((group) => group.flags).map((flag) => [flag.name, flag]));
  const given = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const argument = args[at]!;
    const match = /^--?([a-z0-9][a-z0-9-]*)(?:=([\s\S]*))?$/.exec(argument);
    if (match === null) throw new ConfigError(`"${argument}" is not a flag; flags look like --name=value, see --help`);
    const flag = flags.get(match[1]!);
    if (flag === undefined) {
      throw new ConfigError(`unknown flag --${match[1]}${suggestion(match[1]!, [...flags.keys()])}; see --help`);
    }
    let value = match[2];
    if (value === undefined && flag.boolean === true) value = 'true';
    if (value === undefined) {
      value = args[++at];
      if (value === undefined)
        throw new ConfigError(`--${flag.name}: a value is missing; write --${flag.name}=<${flag.hint}>`);
    }
    flag.apply(options, value);
    const before = flag.repeatable === true ? given.get(flag.name) : undefined;
    given.set(flag.name, before === undefined ? value : `${before},${value}`);
  }
  if ((options.tlsCertFile === undefined) !== (options.tlsPrivateKeyFile === undefined)) {
    throw new ConfigError('--tls-cert-file and --tls-private-key-file: give both or neither');
  }
  const names = new Set(given.keys());
  checkSigning(options);
  checkOidc(options, names);
  checkAuthentication(options, names);
  checkAuthorization(options, names);
  checkAudit(options);
  checkFeatureGates(options.featureGates);
  options.flags = shownFlags([...flags.values()], given);
  return options;
}

function shownFlags(
  flags: readonly Flag<ServeOptions>[],
  given: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const shown = flags.map(({ name, secret, shownDefault = '' }): [string, string] => {
    const value = given.get(name);
    return [name, value === undefined ? shownDefault : secret === true ? '(not shown)' : value];
  });
  return Object.fromEntries(shown.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function suggestion(name: string, known: readonly string[]): string {
  const near = known.find(
    (flag) => flag.startsWith(name) || name.startsWith(flag) || flag.replaceAll('-', '') === name.replaceAll('-', ''),
  );
  return near === undefined ? '' : ` (did you mean --${near}?)`;
}
