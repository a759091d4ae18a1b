import { yamlLibrary } from '../codec/yaml.js';
import { readParsed } from '../config/files.js';
import { ConfigError } from '../config/flag.js';
import { AUTHORIZATION_MODES, type AuthorizationMode } from '../config/options.js';
import type { JsonValue } from '../json/types.js';
import { authorizationConfiguration, type WebhookSettings } from '../pipeline/authorization/configuration.js';
import { createBaseEnvironment } from '../schema/cel/environment.js';
import type { WebhookTarget } from '../webhook/target.js';

/** One authorizer of the chain. */
export interface ChainLink {
  readonly type: AuthorizationMode;
  /** For the type Webhook. */
  readonly webhook?: Omit<WebhookSettings, 'kubeConfigFile'> & { readonly target: WebhookTarget };
}

const FLAG = 'authorization-config';

/**
 * Reads the file of `--authorization-config`, and the files it refers to.
 *
 * @param needed required types
 * @throws ConfigError for unusable ones
 */
export async function readAuthorizationFile(path: string, needed: readonly string[] = []): Promise<ChainLink[]> {
  const settings = readParsed(FLAG, path, (text) => {
    const document = yamlLibrary().parse(text, { maxAliasCount: 100 }) as JsonValue;
    return authorizationConfiguration(document, AUTHORIZATION_MODES, createBaseEnvironment);
  });
  const missing = needed.filter((type) => !settings.some((each) => each.type === type));
  if (missing.length > 0) throw new ConfigError(`--${FLAG}: ${path}: missing required types: ${missing.join(', ')}`);
  const { readWebhookFile } = await import('../config/webhook-file.js');
  return settings.map(({ type, webhook }) => {
    const mode = type as AuthorizationMode;
    if (webhook === undefined) return { type: mode };
    const { kubeConfigFile, ...rest } = webhook;
    return { type: mode, webhook: { ...rest, target: readWebhookFile(FLAG, kubeConfigFile) } };
  });
}
