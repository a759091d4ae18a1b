import type { WriteOptions } from '../../meta/options.js';
import { applyAfterClientSide } from '../../patch/apply/client-side.js';
import { managersBeforeApply } from '../../patch/apply/updater.js';
import { settleRepeatedKeys } from '../field-validation.js';
import { checkIntent, readIntent } from '../intent.js';
import type { RegistryServices } from '../parts.js';
import type { PatchBody, WriteOutcome } from '../registry.js';
import type { WriteCall } from '../write-call.js';
import { changeScale, ownedScaleWrite, patchedScale, placeScale, readScale, replicasOf } from './scale.js';
import { SCALE_SCHEMA } from './scale-schema.js';

const SCALE = { group: 'autoscaling', version: 'v1', kind: 'Scale' };
const BLANK = { metadata: {}, spec: {}, status: {} };

/** Server-side apply of a Scale: the applier manages the replicas of the object. @throws as `applyObject` */
export function applyScale(
  services: RegistryServices,
  call: WriteCall,
  patch: PatchBody,
  options: WriteOptions,
): Promise<WriteOutcome> {
  const intent = readIntent(SCALE, patch);
  const { metadata } = call.target.resource.compiled.schema.properties ?? {};
  checkIntent(intent, SCALE, {
    ...SCALE_SCHEMA,
    properties: { ...SCALE_SCHEMA.properties, ...(metadata !== undefined && { metadata }) },
  });
  return changeScale(services, call, async (current, owners) => {
    const live = current.scale;
    const write = ownedScaleWrite(services, call, 'Apply', owners);
    const managers = owners.size === 0 ? await managersBeforeApply(write, BLANK, live) : owners;
    // A Scale omits the count 0, but still has it: applying 0 to 0 changes nothing.
    const counted = current.isUnset ? patchedScale(current) : { ...live, spec: { replicas: replicasOf(live) } };
    const result = await applyAfterClientSide({ ...write, managers }, counted, intent.object, options.force);
    settleRepeatedKeys(intent.repeatedKeys, options.fieldValidation, call.context);
    const body = { object: result.object ?? counted, duplicateFields: [] };
    return { scale: placeScale(readScale(call, body, options), call.target), managers: result.managers };
  });
}
