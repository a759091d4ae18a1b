import type { JsonObject } from '../json/types.js';
import type { NamingProfile } from '../naming/profile.js';
import {
  localSubjectAccessReview,
  selfSubjectAccessReview,
  selfSubjectRulesReview,
  subjectAccessReview,
} from '../registry/acts/access-reviews.js';
import type { Acts } from '../registry/acts/act.js';
import { selfSubjectReview, tokenReview } from '../registry/acts/identity-reviews.js';
import { tokenRequest, type TokenRequestParts } from '../registry/acts/token-request.js';
import type { Authorizer, RuleLister, TokenAuthenticator } from '../request/ports.js';

/** What reviews and token requests need. */
export interface AccessActParts extends Omit<TokenRequestParts, 'issue'> {
  readonly authorizer: Authorizer;
  readonly rules: RuleLister;
  readonly tokens: TokenAuthenticator;
  readonly issue: (claims: JsonObject) => Promise<string>;
  readonly naming: NamingProfile;
}

/** The acts of access control: access reviews, identity reviews, token requests. */
export function accessActs(parts: AccessActParts): Acts {
  const { naming, authorizer } = parts;
  const authorization = `authorization.${naming.groupDomain}`;
  const authentication = `authentication.${naming.groupDomain}`;
  return new Map([
    [`${authorization}/subjectaccessreviews`, subjectAccessReview(authorizer)],
    [`${authorization}/localsubjectaccessreviews`, localSubjectAccessReview(authorizer)],
    [`${authorization}/selfsubjectaccessreviews`, selfSubjectAccessReview(authorizer)],
    [`${authorization}/selfsubjectrulesreviews`, selfSubjectRulesReview(parts.rules)],
    [`${authentication}/selfsubjectreviews`, selfSubjectReview(parts.clock)],
    [`${authentication}/tokenreviews`, tokenReview(parts.tokens, parts.audiences)],
    ['/serviceaccounts/token', tokenRequest(parts)],
  ]);
}
