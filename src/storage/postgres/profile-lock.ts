import type pg from 'pg';
import type { NamingProfileName } from '../../naming/profile.js';
import { STATEMENTS, bound } from './statements.js';
import type { Row } from './statements.js';

/**
 * Makes sure that a database is used with one naming profile only (design §2.3): the first server writes its profile
 * down, later ones must have the same.
 *
 * @throws Error with one line that names both profiles and the cure
 */
export async function checkNamingProfile(client: pg.ClientBase, profile: NamingProfileName): Promise<void> {
  await client.query(bound(STATEMENTS.rememberSetting, ['naming-profile', profile]));
  const { rows } = await client.query(bound(STATEMENTS.setting, ['naming-profile']));
  const [remembered] = rows[0] as unknown as Row;
  if (remembered !== profile) {
    throw new Error(
      `this database was made with --naming=${remembered} and cannot be used with --naming=${profile}; start with --naming=${remembered} or use another database`,
    );
  }
}
