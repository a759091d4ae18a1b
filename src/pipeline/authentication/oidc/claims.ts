import { getOwn } from '../../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../../json/types.js';
import type { User } from '../../../request/user.js';

/** Which claims of an ID token say who somebody is. */
export interface ClaimMapping {
  readonly usernameClaim: string;
  /** Before the username; may be empty. */
  readonly usernamePrefix: string;
  /** undefined: tokens give no groups. */
  readonly groupsClaim: string | undefined;
  readonly groupsPrefix: string;
  /** Claims that must be there, with exactly this text. */
  readonly requiredClaims: ReadonlyMap<string, string>;
}

/**
 * Who the claims of a checked ID token name.
 *
 * @param credentialId the key of `extra` under which the id of the token is told
 * @throws Error for a claim that is missing, of another type, or not as it is required to be
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

/** @throws Error unless the claim is there with exactly this text */
export function requireClaim(claims: JsonObject, claim: string, wanted: string): void {
  const value = getOwn(claims, claim);
  if (value === undefined) throw new Error(`oidc: required claim ${claim} not present in ID token`);
  if (typeof value !== 'string') throw new Error(`oidc: parse claim ${claim}: ${typeFault(value, 'a string')}`);
  if (value !== wanted) throw new Error(`oidc: required claim ${claim} value does not match`);
}

/** The text of the claim that names somebody; an address of mail has to be verified. @throws Error */
export function usernameOf(claims: JsonObject, claim: string): string {
  const name = getOwn(claims, claim);
  if (name === undefined) throw new Error(`oidc: parse username claims "${claim}": claim not present`);
  if (typeof name !== 'string') {
    throw new Error(`oidc: parse username claims "${claim}": ${typeFault(name, 'a string')}`);
  }
  // A prefix alone would be a name that many share.
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

/** The value itself stays out of the text. */
function typeFault(value: JsonValue, wanted: string): string {
  const type = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  return `it is ${type}, not ${wanted}`;
}
