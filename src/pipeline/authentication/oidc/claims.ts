import { getOwn } from '../../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import type { User } from '../../../request/user.js';

/** Which claims of an ID token identify the user. */
export interface ClaimMapping {
  readonly usernameClaim: string;
  /** Prefix of the username; may be empty. */
  readonly usernamePrefix: string;
  /** undefined: tokens give no groups. */
  readonly groupsClaim: string | undefined;
  readonly groupsPrefix: string;
  /** Required claims and their exact values. */
  readonly requiredClaims: ReadonlyMap<string, string>;
}

/**
 * The user in the claims of a verified ID token.
 *
 * @param credentialId the key of `extra` for the id of the token
 * @throws Error for a claim that is missing, of another type, or not the required value
 */
export function userOfClaims(claims: JsonObject, mapping: ClaimMapping, credentialId: string): User {
  const name = mapping.usernamePrefix + usernameOf(claims, mapping.usernameClaim);
  const groups =
    mapping.groupsClaim === undefined
      ? []
      : groupsOf(claims, mapping.groupsClaim).map((group) => mapping.groupsPrefix + group);
  for (const [claim, wanted] of mapping.requiredClaims) requireClaim(claims, claim, wanted);
  const id = getOwn(claims, 'jti');
  const extra = typeof id === 'string' && id !== '' ? { [credentialId]: [`JTI=${id}`] } : {};
  return { name, uid: '', groups, extra };
}

/** @throws Error unless the claim has exactly this value */
export function requireClaim(claims: JsonObject, claim: string, wanted: string): void {
  const value = getOwn(claims, claim);
  if (value === undefined) throw new Error(`oidc: required claim ${claim} not present in ID token`);
  if (typeof value !== 'string') throw new Error(`oidc: parse claim ${claim}: ${typeFault(value, 'a string')}`);
  if (value !== wanted) throw new Error(`oidc: required claim ${claim} value does not match`);
}

/** The text of the claim with the username; an e-mail address has to be verified. @throws Error */
export function usernameOf(claims: JsonObject, claim: string): string {
  const name = getOwn(claims, claim);
  if (name === undefined) throw new Error(`oidc: parse username claims "${claim}": claim not present`);
  if (typeof name !== 'string') {
    throw new Error(`oidc: parse username claims "${claim}": ${typeFault(name, 'a string')}`);
  }
  // A prefix alone would be a name shared by many.
  if (name === '') throw new Error(`oidc: parse username claims "${claim}": it is empty`);
  if (claim === 'email') {
    const verified = getOwn(claims, 'email_verified');
    if (verified !== undefined && typeof verified !== 'boolean') {
      throw new Error(`oidc: parse 'email_verified' claim: ${typeFault(verified, 'a boolean')}`);
    }
    if (verified === false) throw new Error('oidc: email not verified');
  }
  return name;
}

/** A list of texts, or one text, which some providers use for a role. @throws Error for anything else */
export function groupsOf(claims: JsonObject, claim: string): readonly string[] {
  const value = getOwn(claims, claim);
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.every((each): each is string => typeof each === 'string')) return value;
  throw new Error(`oidc: parse groups claim "${claim}": ${typeFault(value, 'a list of strings')}`);
}

/** The value itself is not part of the message. */
function typeFault(value: JsonValue, wanted: string): string {
  const type = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  return `it is ${type}, not ${wanted}`;
}
