import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { STATEMENTS, bound, rowOf } from './statements.js';

const NAME = 'continue-token-key';

/**
 * The key with which all servers on a database sign continue tokens: 32 random bytes that the first server stores.
 *
 * @throws Error of `pg`
 */
export async function continueTokenKey(client: pg.ClientBase): Promise<Buffer> {
  await client.query(bound(STATEMENTS.rememberSetting, [NAME, randomBytes(32).toString('base64')]));
  const [stored] = rowOf(await client.query(bound(STATEMENTS.setting, [NAME])));
  return Buffer.from(String(stored), 'base64');
}
