import type { ServedEvent, ServedObject } from '../../registry/registry.js';

/** Events whose bytes are kept for other watchers; a burst that is longer is encoded again for those behind. */
const MOST_OBJECTS = 512;

/**
 * The bytes of recent watch events, so that an event is encoded once for all watchers that want the same form (design
 * §4). They are not kept with the object: a cached object would weigh twice as much for ever after its last change.
 */
export interface EventForms {
  /** The bytes named `form` (event type, view, version, media type) of an object, made once by `make`. */
  bytes(object: ServedObject, form: string, make: () => Buffer): Buffer;
  /** The bytes named `form` of a whole batch that several watchers are told as one array. */
  batch(events: readonly ServedEvent[], form: string, make: () => Buffer): Buffer;
}

/** A bounded store of forms; the oldest objects go first. */
export function createEventForms(): EventForms {
  const recent = new Map<ServedObject, Map<string, Buffer>>();
  const batches = new WeakMap<readonly ServedEvent[], Map<string, Buffer>>();
  return {
    batch(events, form, make) {
      let forms = batches.get(events);
      if (forms === undefined) batches.set(events, (forms = new Map<string, Buffer>()));
      let bytes = forms.get(form);
      if (bytes === undefined) forms.set(form, (bytes = make()));
      return bytes;
    },
    bytes(object, form, make) {
      let forms = recent.get(object);
      if (forms === undefined) {
        forms = new Map();
        recent.set(object, forms);
        if (recent.size > MOST_OBJECTS) recent.delete(recent.keys().next().value!);
      }
      let bytes = forms.get(form);
      if (bytes === undefined) forms.set(form, (bytes = make()));
      return bytes;
    },
  };
}
