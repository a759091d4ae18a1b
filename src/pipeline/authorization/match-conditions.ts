import type { JsonObject } from '../../json/types.js';
import { printValue } from '../../meta/field-errors.js';
import type { AuthorizationAttributes } from '../../request/ports.js';
import {
  BOOL,
  type CelType,
  declaredName,
  listType,
  mapType,
  sameType,
  STRING,
  structType,
} from '../../schema/cel/cel-type.js';
import { type Compiled, compileExpression, isCompileFault } from '../../schema/cel/compile.js';
import { type Environment, withVariables } from '../../schema/cel/environment.js';
import { Evaluations } from '../../schema/cel/evaluations.js';
import { plainValue } from '../../schema/cel/plain-values.js';
import { reviewedSelectors } from './selectors.js';
import { CelError } from '../../schema/cel/values.js';

/** Decides whether an authorizer is asked at all. `error`: no condition is false, and one of them failed. */
export type MatchConditions = (asked: AuthorizationAttributes) => boolean | { readonly error: string };

/** Cost limit of one condition, as in the reference. */
const MOST_COST = 1_000_000;

const TEXTS = listType(STRING);

function struct(name: string, fields: Readonly<Record<string, CelType>>): CelType {
  return structType(`kubernetes.${name}`, new Map(Object.entries(fields)));
}

function selector(name: string): CelType {
  const requirement = struct('SelectorRequirement', { key: STRING, operator: STRING, values: TEXTS });
  return struct(name, { rawSelector: STRING, requirements: listType(requirement) });
}

/** What `request` is: the spec of a SubjectAccessReview. */
const REQUEST = struct('SubjectAccessReviewSpec', {
  resourceAttributes: struct('ResourceAttributes', {
    namespace: STRING,
    verb: STRING,
    group: STRING,
    version: STRING,
    resource: STRING,
    subresource: STRING,
    name: STRING,
    fieldSelector: selector('FieldSelectorAttributes'),
    labelSelector: selector('LabelSelectorAttributes'),
  }),
  nonResourceAttributes: struct('NonResourceAttributes', { path: STRING, verb: STRING }),
  user: STRING,
  groups: TEXTS,
  extra: mapType(STRING, TEXTS),
  uid: STRING,
});

/** An environment with the variable `request`. */
export function matchEnvironment(base: Environment): Environment {
  return withVariables(base, [['request', REQUEST]]);
}

/** Compiles one condition; returns a text for a compile error. */
export function compileCondition(expression: string, environment: Environment): Compiled | string {
  const compiled = compileExpression(expression, environment, undefined);
  if (isCompileFault(compiled)) {
    return `${compiled.kind === 'program' ? 'program instantiation' : 'compilation'} failed: ${compiled.detail}`;
  }
  return sameType(compiled.type, BOOL) ? compiled : `must evaluate to bool but got ${declaredName(compiled.type)}`;
}

/**
 * All conditions must hold. A false one counts even where another fails. Their cost per request is bounded, as each
 * request waits for them.
 */
export function matchConditions(
  conditions: readonly { readonly expression: string; readonly compiled: Compiled }[],
  { work }: Environment,
): MatchConditions {
  return (asked) => {
    const evaluations = new Evaluations(work);
    const request = plainValue(requestOf(asked));
    const errors: string[] = [];
    for (const { expression, compiled } of conditions) {
      const { value } = evaluations.run(compiled.program, [request], MOST_COST);
      if (value === false) return false;
      if (value === true) continue;
      const why = value instanceof CelError ? value.message : 'it gives no bool';
      errors.push(`cel evaluation error: expression ${printValue(expression)} resulted in error: ${why}`);
    }
    return errors.length === 0 || { error: errors.join(', ') };
  };
}

/** Every text is present, even if empty. */
function requestOf(asked: AuthorizationAttributes): JsonObject {
  const { name: user, uid, groups, extra } = asked.user;
  const subject = {
    user,
    uid,
    groups: [...groups],
    extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]])),
  };
  if (asked.kind === 'non-resource') {
    return { ...subject, nonResourceAttributes: { path: asked.path, verb: asked.verb } };
  }
  const { namespace, verb, group, version, resource, subresource, name } = asked;
  return {
    ...subject,
    resourceAttributes: {
      namespace,
      verb,
      group,
      version,
      resource,
      subresource,
      name,
      ...reviewedSelectors(asked),
    },
  };
}
