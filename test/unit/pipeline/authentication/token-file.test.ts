import { describe, expect, test } from '@jest/globals';
import { parseTokenFile, tokenFileAuthenticator } from '../../../../src/pipeline/authentication/token-file.js';

const NOTES = { warn: () => undefined, annotate: () => undefined };

describe('a token file', () => {
  test('it has token, user, uid and groups, with quotes around commas', () => {
    const text =
      '\uFEFFt1,alice,1\r\nt2,bob,2,"dev,ops"\n\nt3,"dave, the first",3,solo\nt4,"a ""quoted"" name",4\n,nobody,5\n"t6","two\nlines",6';
    expect(parseTokenFile(text).map(({ token, user }) => [token, user.name, user.uid, user.groups.join('|')])).toEqual([
      ['t1', 'alice', '1', ''],
      ['t2', 'bob', '2', 'dev|ops'],
      ['t3', 'dave, the first', '3', 'solo'],
      ['t4', 'a "quoted" name', '4', ''],
      ['t6', 'two\nlines', '6', ''],
    ]);
  });

  test.each([
    ['secret,only', 'line 1 has fewer than 3 columns (token, user, uid)'],
    ['a,b,c\n"secret', 'line 2: a quote is not closed'],
    ['a,b,c\n"secret"x,b,c', 'line 2: text behind a closed quote'],
    ['secret,b"c,d', 'line 1: a quote in a column that does not begin with one'],
  ])('%j is rejected without repeating the token', (text, message) => {
    expect(() => parseTokenFile(text)).toThrow(message);
    expect(() => parseTokenFile(text)).not.toThrow(/secret/);
  });

  test('only whole tokens match, and only for the audiences of this server', async () => {
    const file = tokenFileAuthenticator(parseTokenFile('token,alice,1'), ['api']);
    expect(await file.authenticate('token', ['api', 'x'], NOTES)).toMatchObject({
      user: { name: 'alice' },
      audiences: ['api'],
    });
    const wide = tokenFileAuthenticator(parseTokenFile('token,alice,1'), ['a', 'b']);
    expect((await wide.authenticate('token', ['b', 'x', 'a'], NOTES))!.audiences).toEqual(['b', 'a']);
    expect(await file.authenticate('toke', ['api'], NOTES)).toBeUndefined();
    expect(await file.authenticate('token', ['x'], NOTES)).toBeUndefined();
  });
});
