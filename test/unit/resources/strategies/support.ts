import type { JsonObject } from '../../../../src/json/types.js';
import type { FieldError } from '../../../../src/meta/field-errors.js';
import type { KubeObject } from '../../../../src/meta/object.js';
import { namingProfile, type NamingProfile } from '../../../../src/naming/profile.js';
import { createBaseEnvironment } from '../../../../src/schema/cel/environment.js';
import type { Strategy, StrategyContext } from '../../../../src/resources/strategy.js';

export const NOW = Date.parse('2025-06-01T12:00:00Z');
export const KUBERNETES: NamingProfile = namingProfile('kubernetes');
export const CLUSTER: NamingProfile = namingProfile('cluster');

/** An object named `a` in namespace `ns`, created an hour before NOW. */
export function object(
  kind: string,
  members: JsonObject = {},
  metadata: JsonObject = {},
  apiVersion = 'v1',
): KubeObject {
  return {
    apiVersion,
    kind,
    ...members,
    metadata: { name: 'a', namespace: 'ns', creationTimestamp: '2025-06-01T11:00:00Z', ...metadata },
  };
}

export function context(subresource = '', naming: NamingProfile = KUBERNETES): StrategyContext {
  return {
    now: NOW,
    subresource,
    user: { name: 'someone', uid: '', groups: [], extra: {} },
    naming,
    reported: [],
    pools: ['service-ips/IPv4', 'node-ports'],
    expressions: createBaseEnvironment,
    metadata: {},
    // Everything is accepted; rules that a feature would lift apply.
    gatesOff: new Set(['HPAScaleToZero', 'MutablePVNodeAffinity']),
  };
}

/** Faults as in messages: `spec.a: Invalid value: ...`. */
export function texts(faults: readonly FieldError[] | undefined): string[] {
  return (faults ?? []).map((fault) => `${fault.field}: ${fault.message}`);
}

export function faultsOnCreate(strategy: Strategy, created: KubeObject, naming: NamingProfile = KUBERNETES): string[] {
  const reported = context('', naming);
  return texts([
    ...(strategy.validate?.(created, reported) ?? []),
    ...(strategy.validateCreate?.(created, reported) ?? []),
  ]);
}

export function faultsOnUpdate(
  strategy: Strategy,
  updated: KubeObject,
  stored: KubeObject,
  subresource = '',
): string[] {
  const reported = context(subresource);
  return texts([
    ...(strategy.validate?.(updated, reported, stored) ?? []),
    ...(strategy.validateUpdate?.(updated, stored, reported) ?? []),
  ]);
}
