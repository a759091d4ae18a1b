import type pg from 'pg';
import type { NamingProfileName } from '../../naming/profile.js';
import { rememberedSetting } from './remembered-setting.js';

/** The database belongs to another naming profile. The message is one line with both profiles and the cure. */
export class NamingProfileMismatch extends Error {}

/**
 * Makes sure that a database is used with one naming profile only (design §2.3): the first server records its profile,
 * later ones must have the same.
 *
 * @throws NamingProfileMismatch
 */
export async function checkNamingProfile(client: pg.ClientBase, profile: NamingProfileName): Promise<void> {
  const remembered = await rememberedSetting(client, 'naming-profile', profile);
  if (remembered !== profile) {
    throw new NamingProfileMismatch(
      `this database was made with --naming=${remembered} and cannot be used with --naming=${profile}; start with --naming=${remembered} or use another database`,
    );
  }
}
