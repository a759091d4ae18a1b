import type { ServeOptions } from '../config/options.js';
import type { WebhookTarget } from '../webhook/target.js';

/** Webhooks of the flags. */
export interface AccessWebhooks {
  readonly tokens: WebhookTarget | undefined;
  readonly authorization: WebhookTarget | undefined;
}

/** Reads the files of access-control webhooks; their reader is loaded only when there are any. @throws ConfigError */
export async function accessWebhooks(
  options: Pick<ServeOptions, 'tokenWebhook' | 'authorizationWebhook'>,
): Promise<AccessWebhooks> {
  const [tokens, authorization] = [options.tokenWebhook.configFile, options.authorizationWebhook.configFile];
  if (tokens === undefined && authorization === undefined) return { tokens: undefined, authorization: undefined };
  const { readWebhookFile } = await import('../config/webhook-file.js');
  const read = (flag: string, path: string | undefined): WebhookTarget | undefined =>
    path === undefined ? undefined : readWebhookFile(flag, path);
  return {
    tokens: read('authentication-token-webhook-config-file', tokens),
    authorization: read('authorization-webhook-config-file', authorization),
  };
}
