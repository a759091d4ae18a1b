import type { User } from '../request/user.js';

/** What a text takes beside its characters, in bytes. */
const OF_A_TEXT = 16;

/** The approximate memory of a user, in bytes; a character of most texts is one byte. */
export function sizeOfUser({ name, uid, groups, extra }: User): number {
  const extras = Object.entries(extra).reduce((sum, [key, values]) => sum + sizeOfTexts([key, ...values]), 0);
  return sizeOfTexts([name, uid]) + sizeOfTexts(groups) + extras;
}

function sizeOfTexts(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + OF_A_TEXT + text.length, 0);
}
