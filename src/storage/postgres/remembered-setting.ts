import type pg from 'pg';
import { STATEMENTS, bound, rowOf } from './statements.js';

/**
 * What the database remembers under a name: the value of the first server that proposed one.
 *
 * @throws Error of `pg`
 */
export async function rememberedSetting(client: pg.ClientBase, name: string, proposed: string): Promise<string> {
  await client.query(bound(STATEMENTS.rememberSetting, [name, proposed]));
  const [remembered] = rowOf(await client.query(bound(STATEMENTS.setting, [name])));
  return String(remembered);
}
