import type { StatusDetails } from '../meta/errors.js';
import type { ListOutcome, ServedObject, ServedWatch, WatchReceiver } from '../registry/registry.js';
import type { ServedResource } from '../resources/catalogue.js';

/**
 * What a request on a resource came to, before anybody thought of bytes. A client inside the server takes it as it is;
 * `respond.ts` writes it for clients outside.
 */
export type Outcome =
  | {
      readonly kind: 'object';
      readonly status: 200 | 201 | 202;
      readonly object: ServedObject;
      readonly resource: ServedResource;
      readonly subresource: string;
    }
  | { readonly kind: 'list'; readonly list: ListOutcome; readonly resource: ServedResource }
  /** Status Success of a delete; `continueToken` when more of a collection is left than the limit let go. */
  | { readonly kind: 'status'; readonly details: StatusDetails; readonly continueToken?: string }
  | {
      readonly kind: 'watch';
      readonly resource: ServedResource;
      /** How long the watch may last, in milliseconds; undefined: as long as the server pleases. */
      readonly timeout: number | undefined;
      /** Starts it. @throws StatusError when it cannot start */
      open(receiver: WatchReceiver): Promise<ServedWatch>;
    };
