import type { StatusDetails } from '../meta/errors.js';
import type { ListOutcome, ServedObject, ServedWatch, WatchReceiver } from '../registry/registry.js';
import type { ServedResource } from '../resources/catalogue.js';

/**
 * The result of a request on a resource, before encoding. A client inside the server takes it as it is; `respond.ts`
 * writes it for external clients.
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
  /** Status Success of a delete; `continueToken` when more of a collection is left than the limit allowed. */
  | { readonly kind: 'status'; readonly details: StatusDetails; readonly continueToken?: string }
  | {
      readonly kind: 'watch';
      readonly resource: ServedResource;
      /** How long the watch may last, in milliseconds; undefined: up to the server. */
      readonly timeout: number | undefined;
      /** Starts it. @throws StatusError when it cannot start */
      open(receiver: WatchReceiver): Promise<ServedWatch>;
    };
