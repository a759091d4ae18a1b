import { readCertificates, readParsed } from '../config/files.js';
import type { ServeOptions } from '../config/options.js';
import { namingProfile } from '../naming/profile.js';
import { parseTokenFile } from '../pipeline/authentication/token-file.js';
import type { Log } from '../telemetry/log.js';
import { readAuthenticationFile } from './authentication-file.js';
import { readPolicies } from './authorization.js';
import { readAuthorizationFile } from './authorization-file.js';
import { clientAuthorities } from './client-authorities.js';
import type { ServerCredentials } from './credentials.js';
import { nodeAgentOptions } from './node-agents.js';
import { signingAuthority } from './signing-authority.js';
import { issuersOf, tokenKeys } from './token-keys.js';
import { accessWebhooks } from './webhook-files.js';

/**
 * Reads every access-control file named by flags, so that faults are reported before the database is started. Their
 * users read them again.
 *
 * @throws ConfigError naming flag and file
 */
export async function checkAccessFiles(options: ServeOptions, own: ServerCredentials, log: Log): Promise<void> {
  const naming = namingProfile(options.naming);
  clientAuthorities(options, [], log);
  nodeAgentOptions(options);
  signingAuthority(options, own, naming);
  tokenKeys(options, own);
  await accessWebhooks(options);
  if (options.tokenAuthFile !== undefined) readParsed('token-auth-file', options.tokenAuthFile, parseTokenFile);
  if (options.oidc.caFile !== undefined) readCertificates('oidc-ca-file', options.oidc.caFile);
  const { authenticationConfigFile: authentication, authorizationConfigFile: authorization } = options;
  if (authentication !== undefined) readAuthenticationFile(authentication, issuersOf(options, naming), naming);
  if (authorization !== undefined) await readAuthorizationFile(authorization);
  readPolicies(options.authorizationPolicyFile);
}
