import type { DefinitionReader } from '../customresources/definitions.js';
import { fromStore } from '../registry/errors.js';
import type { Store, StoreWatch } from '../storage/store.js';

/** Pause before a watch is restarted, in milliseconds. */
const AGAIN = 200;

/**
 * Reads stored definitions for the custom kinds: the objects of the watch cache itself, without copies.
 *
 * @param resource name of definitions in store keys
 */
export function definitionReader(store: Store, resource: string, onError: (error: unknown) => void): DefinitionReader {
  return {
    async list(at, signal) {
      const options = { resource, at: { kind: at }, ...(signal === undefined ? {} : { signal }) };
      return (await fromStore('list', () => store.list(options))).items;
    },
    watch(onChange) {
      let closed = false;
      let watch: StoreWatch | undefined;
      let timer: NodeJS.Timeout | undefined;
      const again = (): void => {
        if (closed) return;
        timer = setTimeout(begin, AGAIN);
        timer.unref();
      };
      const begin = (): void => {
        store
          .watch({ resource, start: { kind: 'state', at: { kind: 'any' } } }, (items) => {
            if (items.at(-1)?.kind === 'end') again();
            onChange();
            return true;
          })
          .then((started) => {
            watch = started;
            if (closed) started.close();
          })
          .catch((error: unknown) => {
            onError(error);
            again();
          });
      };
      begin();
      return {
        close() {
          closed = true;
          clearTimeout(timer);
          watch?.close();
        },
      };
    },
  };
}
