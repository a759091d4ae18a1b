import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { rememberedSetting } from './remembered-setting.js';

const NAME = 'continue-token-key';

/**
 * The key with which all servers on a database sign continue tokens: 32 random bytes that the first server stores.
 *
 * @throws Error of `pg`
 */
export async function continueTokenKey(client: pg.ClientBase): Promise<Buffer> {
  const proposed = randomBytes(32).toString('base64');
  return Buffer.from(await rememberedSetting(client, NAME, proposed), 'base64');
}
