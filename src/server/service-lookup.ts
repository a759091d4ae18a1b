import { getOwn, isJsonArray, isJsonObject } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';
import type { KubeObject } from '../meta/object.js';
import type { NamingProfile } from '../naming/profile.js';
import { fromStore } from '../registry/errors.js';
import { findObject, type ObjectLookup } from '../request/lookup.js';
import type { Catalogue } from '../resources/catalogue.js';
import type { Store, StoreListOptions } from '../storage/store.js';
import type { ServiceLookup } from '../webhook/target.js';

/** What looking up services needs. */
export interface ServiceLookupParts {
  readonly objects: ObjectLookup;
  /** The EndpointSlices of a service. */
  readonly slices: (namespace: string, service: string) => Promise<readonly KubeObject[]>;
  /** Whether to use an endpoint itself instead of the cluster IP, for hosts without a service proxy. */
  readonly toEndpoints: boolean;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/**
 * Finds services as kube-apiserver does: by their cluster IP, the name of an ExternalName, or a ready endpoint of the
 * port.
 */
export function serviceLookup(parts: ServiceLookupParts): ServiceLookup {
  const { objects, slices, toEndpoints } = parts;
  return async ({ namespace, name, port }) => {
    const type = { group: '', version: 'v1', resource: 'services' };
    const service = await findObject(objects, type, namespace, name);
    if (service === undefined) throw new Error(`service "${name}" not found`);
    const spec = objectAt(service, 'spec');
    const kind = textAt(spec, 'type');
    if (kind === 'ExternalName' && !toEndpoints) return { host: textAt(spec, 'externalName'), port };
    if (kind === 'ExternalName') throw new Error(`unsupported service type "${kind}"`);
    const address = textAt(spec, 'clusterIP');
    if (address === 'None' && !toEndpoints) throw new Error('cannot route to service with ClusterIP "None"');
    const servicePort = objectsAt(spec, 'ports').find((one) => one['port'] === port);
    if (servicePort === undefined) throw new Error(`no service port ${port} found for service "${name}"`);
    if (!toEndpoints) return { host: address, port };
    const found = readyEndpoint(await slices(namespace, name), textAt(servicePort, 'name'), spec, parts.random);
    if (found === undefined) throw new Error(`no endpoints available for service "${name}"`);
    return found;
  };
}

/** The stored EndpointSlices of a service; none when their kind is not served. */
export function storedSlices(store: Store, catalogue: Catalogue, naming: NamingProfile): ServiceLookupParts['slices'] {
  const label = `${naming.labelDomain}/service-name`;
  return async (namespace, service) => {
    const resource = catalogue.find(`discovery.${naming.groupDomain}`, 'v1', 'endpointslices')?.storageResource;
    if (resource === undefined) return [];
    const options: StoreListOptions = {
      resource,
      namespace,
      at: { kind: 'any' },
      filter: ({ parsed }) => parsed.metadata.labels?.[label] === service,
    };
    const { items } = await fromStore('list', () => store.list(options));
    return items.map(({ parsed }) => parsed);
  };
}

/**
 * A ready endpoint of a port: a random one of the first slice that has some, slices of the service's first family
 * first.
 */
function readyEndpoint(
  slices: readonly KubeObject[],
  portName: string,
  spec: JsonObject,
  random: () => number,
): { readonly host: string; readonly port: number } | undefined {
  const families = getOwn(spec, 'ipFamilies');
  const preferred = isJsonArray(families) ? families[0] : undefined;
  const isOther = (slice: KubeObject): number => Number(getOwn(slice, 'addressType') !== preferred);
  for (const slice of [...slices].sort((left, right) => isOther(left) - isOther(right))) {
    const port = objectsAt(slice, 'ports').find((one) => textAt(one, 'name') === portName)?.['port'];
    if (typeof port !== 'number') continue;
    const ready = objectsAt(slice, 'endpoints').filter((one) => objectAt(one, 'conditions')['ready'] !== false);
    const addresses = ready[Math.floor(random() * ready.length)]?.['addresses'];
    const host = isJsonArray(addresses) ? addresses[0] : undefined;
    if (typeof host === 'string') return { host, port };
  }
  return undefined;
}

function objectAt(from: JsonObject, name: string): JsonObject {
  const value = getOwn(from, name);
  return isJsonObject(value) ? value : {};
}

function objectsAt(from: JsonObject, name: string): readonly JsonObject[] {
  const value: JsonValue | undefined = getOwn(from, name);
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}

function textAt(from: JsonObject, name: string): string {
  const value = getOwn(from, name);
  return typeof value === 'string' ? value : '';
}
