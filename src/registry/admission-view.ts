import type { KubeObject } from '../meta/object.js';
import type { RequestOptions } from '../meta/options.js';
import type { AdmissionAttributes } from '../request/ports.js';
import type { StrategyContext } from '../resources/strategy.js';
import type { RegistryServices } from './parts.js';
import type { WriteCall } from './write-call.js';

/** Admission as the endpoint sees it: the object itself, or for `scale` its Scale. */
export interface AdmissionView {
  readonly mutate: (object: KubeObject, stored: KubeObject | undefined) => Promise<KubeObject>;
  readonly validate: (object: KubeObject, stored: KubeObject | undefined) => Promise<void>;
}

/** What strategies get to know of a call. */
export function strategyContext(services: RegistryServices, call: WriteCall): StrategyContext {
  return {
    now: services.clock(),
    subresource: call.target.subresource,
    user: call.context.user,
    naming: services.naming,
    reported: [],
    pools: services.allocations.pools,
    expressions: services.expressions,
    metadata: call.target.resource.definition.schema.properties?.['metadata'] ?? {},
    gatesOff: services.gatesOff,
  };
}

/** The attributes that admission sees of a call. */
export function admissionAttributes(
  call: WriteCall,
  operation: AdmissionAttributes['operation'],
  object: KubeObject | undefined,
  oldObject: KubeObject | undefined,
): AdmissionAttributes {
  const { target } = call;
  const { definition } = target.resource;
  return {
    operation,
    group: definition.group,
    version: definition.version,
    resource: definition.resource,
    subresource: target.subresource,
    kind: { group: definition.group, version: definition.version, kind: definition.kind },
    namespace: target.namespace,
    name: target.name === '' ? (object?.metadata.name ?? '') : target.name,
    object,
    oldObject,
    dryRun: call.options.dryRun,
    options: optionsOf(call, operation),
    ...(call.preconditions !== undefined && { require: (needed) => void call.preconditions?.push(needed) }),
  };
}

/** The operation that admission sees, whatever the verb. */
function optionsOf({ options }: WriteCall, operation: AdmissionAttributes['operation']): RequestOptions {
  if (options.kind === 'DeleteOptions' || operation === 'CONNECT') return options;
  return { ...options, kind: operation === 'CREATE' ? 'CreateOptions' : 'UpdateOptions' };
}

/** Admission of whole objects. */
export function objectAdmission(services: RegistryServices, call: WriteCall): AdmissionView {
  const attributes = (object: KubeObject, stored: KubeObject | undefined): AdmissionAttributes =>
    admissionAttributes(call, stored === undefined ? 'CREATE' : 'UPDATE', object, stored);
  return {
    mutate: async (object, stored) =>
      (await services.admission.mutate(call.context, attributes(object, stored))) ?? object,
    validate: (object, stored) => services.admission.validate(call.context, attributes(object, stored)),
  };
}
