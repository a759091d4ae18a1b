import type { Authorizer } from '../../request/ports.js';

/** Asks each authorizer in turn; the first opinion wins. Reasons of those without one are joined for the refusal. */
export function unionAuthorizer(authorizers: readonly Authorizer[]): Authorizer {
  return {
    async authorize(user, info) {
      const reasons: string[] = [];
      for (const authorizer of authorizers) {
        const answer = await authorizer.authorize(user, info);
        if (answer.decision !== 'no-opinion') return answer;
        if (answer.reason !== '') reasons.push(answer.reason);
      }
      return { decision: 'no-opinion', reason: reasons.join('\n') };
    },
  };
}
