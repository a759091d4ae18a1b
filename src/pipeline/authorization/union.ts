import type { Authorizer, Decision, RuleLister } from '../../request/ports.js';
import { aggregate } from './aggregate.js';

/**
 * Asks each authorizer in turn; the first opinion wins. Reasons of the others are joined for the denial. Synchronous as
 * long as every answer is.
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
        ...(errors.length > 0 && { evaluationError: aggregate(errors) }),
      };
    },
  };
}

/** The rules of all, as one list. */
export function unionRules(listers: readonly RuleLister[]): RuleLister {
  return {
    rulesFor(user, namespace) {
      const lists = listers.map((lister) => lister.rulesFor(user, namespace));
      return {
        resourceRules: lists.flatMap(({ resourceRules }) => resourceRules),
        nonResourceRules: lists.flatMap(({ nonResourceRules }) => nonResourceRules),
        incomplete: lists.some(({ incomplete }) => incomplete),
        evaluationError: aggregate(lists.map(({ evaluationError }) => evaluationError).filter((each) => each !== '')),
      };
    },
  };
}

/** The rules of an authorizer that cannot list them. */
export function unlistedRules(why: string): RuleLister {
  return {
    rulesFor: () => ({ resourceRules: [], nonResourceRules: [], incomplete: true, evaluationError: why }),
  };
}
