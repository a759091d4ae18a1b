import type { Awaitable } from '../../meta/awaitable.js';
import type { Authorizer, Decision, RuleLister } from '../../request/ports.js';
import { aggregate } from '../../meta/aggregate.js';

/**
 * Asks each authorizer in turn; the first opinion wins. Reasons of the others are joined for the denial. Synchronous as
 * long as every answer is.
 */
export function unionAuthorizer(authorizers: readonly Authorizer[]): Authorizer {
  return {
    authorize(attributes) {
      const before: Decision[] = [];
      const askFrom = (first: number): Awaitable<Decision> => {
        for (let at = first; at < authorizers.length; at += 1) {
          const given = authorizers[at]!.authorize(attributes);
          if (given instanceof Promise) {
            return given.then((answer) => (isOpinion(answer, before) ? answer : askFrom(at + 1)));
          }
          if (isOpinion(given, before)) return given;
        }
        return withoutOpinion(before);
      };
      return askFrom(0);
    },
  };
}

/** Whether an answer decides; if not, it is added to those before. */
function isOpinion(answer: Decision, before: Decision[]): boolean {
  if (answer.decision !== 'no-opinion') return true;
  before.push(answer);
  return false;
}

/** What several authorizers without an opinion say together. */
function withoutOpinion(answers: readonly Decision[]): Decision {
  const errors = answers.flatMap(({ evaluationError }) => (evaluationError === undefined ? [] : [evaluationError]));
  return {
    decision: 'no-opinion',
    reason: answers.flatMap(({ reason }) => (reason === '' ? [] : [reason])).join('\n'),
    ...(errors.length > 0 && { evaluationError: aggregate(errors) }),
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
