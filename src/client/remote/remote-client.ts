import { isJsonArray, isJsonObject } from '../../json/own-property.js';
import type { JsonObject, JsonValue } from '../../json/types.js';
import type { KubeObject } from '../../meta/object.js';
import { StatusError } from '../../meta/errors.js';
import { sharedAbort } from '../../meta/shared-abort.js';
import type { ChangeOptions, Client, ClientEvent, CollectionAddress, ObjectAddress, SelectOptions } from '../client.js';
import { statusErrorOf, type Transport } from './transport.js';

/** The client port over HTTPS: what `informer.ts` and control loops need of a remote server. */
export function createRemoteClient(transport: Transport): Client {
  return {
    get: async (address, options) =>
      asObject(
        await transport.send({
          method: 'GET',
          path: pathOf(address),
          query: { resourceVersion: options?.resourceVersion },
          signal: options?.signal,
        }),
      ),
    async list(address, options) {
      const list = await transport.send({
        method: 'GET',
        path: pathOf(address),
        query: {
          ...selecting(options),
          resourceVersion: options?.resourceVersion,
          limit: options?.limit,
          continue: options?.continueToken,
        },
        signal: options?.signal,
      });
      const metadata = isJsonObject(list['metadata']) ? list['metadata'] : {};
      return {
        items: itemsOf(list),
        resourceVersion: textOf(metadata['resourceVersion']),
        continueToken: textOf(metadata['continue']),
      };
    },
    async watch(address, options, watcher) {
      const closing = sharedAbort();
      const signal = options.signal ? AbortSignal.any([options.signal, closing.signal]) : closing.signal;
      const start =
        options.from === undefined
          ? { sendInitialEvents: true, resourceVersionMatch: 'NotOlderThan' }
          : { resourceVersion: options.from };
      const events = transport.stream({
        method: 'GET',
        path: pathOf(address),
        query: { ...selecting(options), ...start, watch: true, allowWatchBookmarks: true },
        signal,
      });
      void deliver();
      return { close: () => closing.abort() };

      async function deliver(): Promise<void> {
        try {
          for await (const event of events) {
            if (closing.signal.aborted) break;
            watcher.event(eventOf(event));
          }
        } catch (error) {
          if (!closing.signal.aborted) {
            const reason = error instanceof Error ? error.message : String(error);
            const lost = new StatusError(503, 'ServiceUnavailable', `the watch was lost: ${reason}`);
            watcher.event({ type: 'ERROR', error: error instanceof StatusError ? error : lost });
          }
        }
        if (!closing.signal.aborted) watcher.ended();
      }
    },
    create: async (address, object, options) =>
      asObject(
        await transport.send({
          method: 'POST',
          path: pathOf(address),
          query: changing(options),
          body: object,
          signal: options?.signal,
        }),
      ),
    update: async (address, object, options) =>
      asObject(
        await transport.send({
          method: 'PUT',
          path: pathOf(address),
          query: changing(options),
          body: object,
          signal: options?.signal,
        }),
      ),
    patch: async (address, { mediaType, patch }, options) =>
      asObject(
        await transport.send({
          method: 'PATCH',
          path: pathOf(address),
          query: { ...changing(options), force: options?.force },
          body: patch,
          contentType: mediaType,
          signal: options?.signal,
        }),
      ),
    async delete(address, options) {
      await transport.send({
        method: 'DELETE',
        path: pathOf(address),
        body: removing(options),
        signal: options?.signal,
      });
    },
    async deleteCollection(address, options) {
      await transport.send({
        method: 'DELETE',
        path: pathOf(address),
        query: selecting(options),
        body: removing(options),
        signal: options?.signal,
      });
    },
  };
}

function pathOf(address: CollectionAddress & Partial<ObjectAddress>): string {
  const { group, version, resource } = address.type;
  const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
  const parts = [
    ...(address.namespace ? ['namespaces', address.namespace] : []),
    resource,
    ...(address.name === undefined ? [] : [address.name]),
    ...(address.subresource ? [address.subresource] : []),
  ];
  return [root, ...parts.map(encodeURIComponent)].join('/');
}

function selecting(options: SelectOptions | undefined) {
  return { labelSelector: options?.labelSelector, fieldSelector: options?.fieldSelector };
}

function changing(options: ChangeOptions | undefined) {
  return { fieldManager: options?.fieldManager, dryRun: options?.dryRun === true ? 'All' : undefined };
}

function removing(options: Parameters<Client['delete']>[1]): JsonObject {
  const { uid, resourceVersion, gracePeriodSeconds, propagationPolicy } = options ?? {};
  return {
    kind: 'DeleteOptions',
    apiVersion: 'v1',
    ...(gracePeriodSeconds === undefined ? {} : { gracePeriodSeconds }),
    ...(propagationPolicy === undefined ? {} : { propagationPolicy }),
    ...(uid === undefined && resourceVersion === undefined
      ? {}
      : { preconditions: { ...(uid && { uid }), ...(resourceVersion && { resourceVersion }) } }),
  };
}

function eventOf(event: JsonObject): ClientEvent {
  const { type } = event;
  const object = isJsonObject(event['object']) ? event['object'] : {};
  if (type === 'ERROR') return { type, error: statusErrorOf(object) };
  if (type !== 'BOOKMARK') return { type: type as 'ADDED' | 'MODIFIED' | 'DELETED', object: asObject(object) };
  const metadata = isJsonObject(object['metadata']) ? object['metadata'] : {};
  const annotations = isJsonObject(metadata['annotations']) ? Object.keys(metadata['annotations']) : [];
  return {
    type,
    resourceVersion: textOf(metadata['resourceVersion']),
    initialEventsEnd: annotations.some((name) => name.endsWith('/initial-events-end')),
  };
}

function asObject(object: JsonObject): KubeObject {
  return object as unknown as KubeObject;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The items with the kind and version of the list. */
function itemsOf(list: JsonObject): readonly KubeObject[] {
  const { items, kind, apiVersion } = list;
  if (!isJsonArray(items)) return [];
  const named = { kind: textOf(kind).replace(/List$/, ''), apiVersion: textOf(apiVersion) };
  return (items as unknown as readonly KubeObject[]).map((item) =>
    (item.kind as string | undefined) === undefined ? { ...named, ...item } : item,
  );
}
