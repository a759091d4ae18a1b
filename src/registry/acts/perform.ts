import type { KubeObject } from '../../meta/object.js';
import type { WriteOptions } from '../../meta/options.js';
import type { RegistryServices } from '../parts.js';
import type { DecodedBody, WriteOutcome } from '../registry.js';
import { transientObject } from '../versions.js';
import type { Act } from './act.js';
import { admittedActBody, admittedSubresourceBody } from './body.js';
import type { WriteCall } from '../write-call.js';

/** Performs an act: the body is read, validated and admitted, and the act produces the answer. */
export async function performAct(
  services: RegistryServices,
  call: WriteCall,
  act: Act,
  decoded: DecodedBody,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const { context, target } = call;
  const read = target.subresource === '' ? admittedActBody : admittedSubresourceBody;
  const body = await read(services, call, act, decoded, options);
  const shown = await act.perform({ context, target, body, options, registry: services.registry() });
  const object = {
    metadata: {},
    ...shown,
    ...(shown['kind'] === body.kind && otherVersion(act, decoded)),
  } as KubeObject;
  return { object: transientObject(object, 0), created: true };
}

/** The other name of its version that a body has, for an answer of the same kind: its client reads no other. */
function otherVersion({ otherVersions = [] }: Act, { object }: DecodedBody): { readonly apiVersion?: string } {
  const apiVersion = object['apiVersion'] as string;
  return otherVersions.includes(apiVersion) ? { apiVersion } : {};
}
