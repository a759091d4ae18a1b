import type { JsonObject, JsonValue } from '../../../json/types.js';
import { has, numberAt, objectAt, textAt, withItems, withoutMember } from '../members.js';

/** Members of an exact request, which v1beta1 has in the request itself. */
const EXACT = [
  'deviceClassName',
  'selectors',
  'allocationMode',
  'count',
  'adminAccess',
  'tolerations',
  'capacity',
] as const;

/** Moves the members of v1beta1's request into `exactly`; a request with alternatives has none of them. */
function nested(request: JsonObject): JsonObject {
  const exactly: { [name: string]: JsonValue } = {};
  let rest: JsonObject = request;
  for (const name of EXACT) {
    const value = request[name];
    if (value === undefined) continue;
    if (value !== '') exactly[name] = value;
    rest = withoutMember(rest, name);
  }
  return Object.keys(exactly).length === 0 ? rest : { ...rest, exactly };
}

/** Moves `exactly` back into the request. One with alternatives shows an empty class, as a default of v1beta1 would. */
function flat(request: JsonObject): JsonObject {
  const exactly = objectAt(request, 'exactly');
  if (exactly !== undefined) return { ...withoutMember(request, 'exactly'), ...exactly };
  return has(request, 'deviceClassName') ? request : { ...request, deviceClassName: '' };
}

/** The requests below `devices` with v1beta1's defaults; other versions have them in their schema. */
export function withDefaultedRequests(devices: JsonObject, version: string): JsonObject {
  return version === 'v1beta1' ? withItems(devices, 'requests', withRequestDefaults) : devices;
}

/** The requests below `spec.devices` in the form of the version. */
export function withRequests(devices: JsonObject, version: string): JsonObject {
  return withItems(devices, 'requests', version === 'v1beta1' ? flat : nested);
}

/** A device of a slice: its properties are in `basic` in v1beta1. */
export function withDevice(device: JsonObject, version: string): JsonObject {
  if (version === 'v1beta1') {
    if (has(device, 'basic')) return device;
    const { name, ...basic } = device;
    return { ...(name === undefined ? {} : { name }), basic: basic as JsonObject };
  }
  const basic = objectAt(device, 'basic');
  return basic === undefined ? device : { ...withoutMember(device, 'basic'), ...basic };
}

/** A request of v1beta1 with defaults; one with alternatives has no class and no defaults. */
function withRequestDefaults(request: JsonObject): JsonObject {
  if (textAt(request, 'deviceClassName') === '') return request;
  const allocationMode = textAt(request, 'allocationMode') || 'ExactCount';
  const one = allocationMode === 'ExactCount' && (numberAt(request, 'count') ?? 0) === 0;
  return { ...request, allocationMode, ...(one && { count: 1 }) };
}

/** `v1beta1` of `resource.example.com/v1beta1`. */
export function versionOf(apiVersion: string): string {
  return apiVersion.slice(apiVersion.lastIndexOf('/') + 1);
}
