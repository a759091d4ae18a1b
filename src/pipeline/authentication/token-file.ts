import { hash } from 'node:crypto';
import type { TokenAuthenticator } from '../../request/ports.js';
import type { User } from '../../request/user.js';
import { fittingAudiences } from './audiences.js';

/** One line of a token file. */
export interface TokenLine {
  readonly token: string;
  readonly user: User;
}

/**
 * Reads a token file (spec 3): CSV with token, user, uid, and at most one further column of comma-separated groups. A
 * column in double quotes may contain commas, line ends and doubled quotes. Lines with an empty token are ignored.
 *
 * @throws Error with the line that is wrong; it never repeats a token
 */
export function parseTokenFile(text: string): readonly TokenLine[] {
  return parseCsv(text.replace(/^\uFEFF/, '')).flatMap(({ fields, line }) => {
    if (fields.length < 3) throw new Error(`line ${line} has fewer than 3 columns (token, user, uid)`);
    const [token = '', name = '', uid = '', groups] = fields;
    if (token === '') return [];
    return [{ token, user: { name, uid, groups: groups?.split(',') ?? [], extra: {} } }];
  });
}

interface CsvLine {
  readonly fields: readonly string[];
  readonly line: number;
}

function parseCsv(text: string): CsvLine[] {
  const lines: CsvLine[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = line;
    const fields: string[] = [];
    for (let more = true; more;) {
      let value = '';
      if (text[at] === '"') {
        for (at += 1; ;) {
          const end = text.indexOf('"', at);
          if (end < 0) throw new Error(`line ${start}: a quote is not closed`);
          value += text.slice(at, end);
          at = end + 1;
          if (text[at] !== '"') break;
          value += '"';
          at += 1;
        }
        line += value.split('\n').length - 1;
        if (at < text.length && !/[,\r\n]/.test(text[at]!)) {
          throw new Error(`line ${start}: text behind a closed quote`);
        }
      } else {
        const end = /[,\r\n]|$/.exec(text.slice(at))!.index + at;
        value = text.slice(at, end);
        if (value.includes('"')) throw new Error(`line ${start}: a quote in a column that does not begin with one`);
        at = end;
      }
      fields.push(value);
      more = text[at] === ',';
      if (more) at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (fields.length > 1 || fields[0] !== '') lines.push({ fields, line: start });
  }
  return lines;
}

/**
 * Tokens from a file, without expiry. They are looked up by hash, so that timing reveals nothing.
 *
 * @param audiences those of this server, for which all of them are valid
 */
export function tokenFileAuthenticator(lines: readonly TokenLine[], audiences: readonly string[]): TokenAuthenticator {
  const users = new Map(lines.map(({ token, user }) => [hashOf(token), user]));
  return {
    authenticate(token, wanted) {
      const user = users.get(hashOf(token));
      const fitting = fittingAudiences(audiences, wanted);
      return Promise.resolve(user === undefined || fitting.length === 0 ? undefined : { user, audiences: fitting });
    },
  };
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64');
}
