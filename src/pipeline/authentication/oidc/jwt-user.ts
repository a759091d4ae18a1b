import { getOwn } from '../../../json/own-property.js';
import type { JsonObject } from '../../../json/types.js';
import type { User } from '../../../request/user.js';
import { type ClaimExpression, ruleFault, textOf, textsOf, userDocument } from './claim-expressions.js';
import { groupsOf, requireClaim, usernameOf } from './claims.js';

/** A rule that a token has to pass. */
export type Rule =
  | { readonly kind: 'claim'; readonly claim: string; readonly value: string }
  | {
      readonly kind: 'expression';
      readonly text: string;
      /** Empty: the expression itself is shown. */
      readonly message: string;
      readonly expression: ClaimExpression;
    };

/** A claim with the prefix of its value, or an expression; neither: unused. */
interface Source {
  readonly claim: string;
  readonly prefix: string;
  readonly expression: ClaimExpression | undefined;
}

/** How claims map to a user. */
export interface JwtMapping {
  readonly username: Source;
  readonly groups: Source;
  readonly uid: Pick<Source, 'claim' | 'expression'>;
  readonly extra: readonly { readonly key: string; readonly expression: ClaimExpression }[];
}

/** The user in the claims of a verified token. @throws Error when they give none, or a rule fails */
export function jwtUser(
  claims: JsonObject,
  how: JwtMapping & {
    readonly claimRules: readonly Rule[];
    readonly userRules: readonly Rule[];
    /** The key of `extra` for the id of the token. */
    readonly credentialId: string;
  },
): User {
  const { username, groups, uid } = how;
  const name =
    username.expression === undefined
      ? username.prefix + usernameOf(claims, username.claim)
      : textOf(username.expression.evaluate(claims), 'username');
  if (name === '') throw new Error('oidc: empty username via CEL expression is not allowed');
  const user: User = {
    name,
    uid: uidOf(claims, uid),
    groups:
      groups.expression !== undefined
        ? textsOf(groups.expression.evaluate(claims), 'groups')
        : groups.claim === ''
          ? []
          : groupsOf(claims, groups.claim).map((group) => groups.prefix + group),
    extra: extraOf(claims, how.extra, how.credentialId),
  };
  for (const rule of how.claimRules) {
    if (rule.kind === 'claim') requireClaim(claims, rule.claim, rule.value);
    else check(rule, claims, 'claim validation expression');
  }
  for (const rule of how.userRules) {
    if (rule.kind === 'expression') check(rule, userDocument(user), 'user info validation rule');
  }
  return user;
}

function uidOf(claims: JsonObject, { claim, expression }: JwtMapping['uid']): string {
  if (expression !== undefined) return textOf(expression.evaluate(claims), 'uid');
  if (claim === '') return '';
  const value = getOwn(claims, claim);
  if (typeof value !== 'string') throw new Error(`oidc: parse uid claim "${claim}": it is no string`);
  return value;
}

function extraOf(claims: JsonObject, mappings: JwtMapping['extra'], credentialId: string): User['extra'] {
  const extra: Record<string, readonly string[]> = {};
  const id = getOwn(claims, 'jti');
  if (typeof id === 'string' && id !== '') extra[credentialId] = [`JTI=${id}`];
  for (const { key, expression } of mappings) {
    const values = textsOf(expression.evaluate(claims), 'extra');
    if (values.length > 0) extra[key] = values;
  }
  return extra;
}

function check(rule: Extract<Rule, { kind: 'expression' }>, about: JsonObject, what: string): void {
  const fault = ruleFault(rule.expression.evaluate(about));
  if (fault === undefined) return;
  const why = rule.message !== '' ? rule.message : `validation expression '${rule.text}' failed`;
  throw new Error(`oidc: error evaluating ${what}: ${fault === '' ? why : fault}`);
}
