import type { Authorizer, Decision } from '../../request/ports.js';

/**
 * Asks each authorizer in turn; the first opinion wins. Reasons of those without one are joined for the refusal. Waits
 * for nobody as long as the answers are at hand.
 */
export function unionAuthorizer(authorizers: readonly Authorizer[]): Authorizer {
  return {
    async authorize(attributes) {
      const reasons: string[] = [];
      const errors: string[] = [];
      for (const authorizer of authorizers) {
        const given = authorizer.authorize(attributes);
        const answer: Decision = given instanceof Promise ? await given : given;
        if (answer.decision !== 'no-opinion') return answer;
        if (answer.reason !== '') reasons.push(answer.reason);
        if (answer.evaluationError !== undefined) errors.push(answer.evaluationError);
      }
      return {
        decision: 'no-opinion',
        reason: reasons.join('\n'),
        ...(errors.length > 0 && { evaluationError: errors.join(', ') }),
      };
    },
  };
}
