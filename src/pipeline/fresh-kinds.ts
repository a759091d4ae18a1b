import type { Catalogue } from '../resources/catalogue.js';
import type { Call } from './call.js';
import type { Handler, Stage } from './chain.js';

/** Updates the catalogue to the definitions of custom kinds. */
export interface KindsRefresh {
  /**
   * `latest`: everything stored on any server when the call begins; `any`: what this server knows.
   *
   * @throws StatusError 503 when the database does not answer
   */
  refresh(at: 'any' | 'latest', signal?: AbortSignal): Promise<void>;
}

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'patch', 'delete', 'deletecollection']);
const PUBLISHED = /^\/(apis|openapi)(\/|$)/;

/**
 * Makes sure that a kind is served as soon as clients can know of it. A request for an unknown resource, for discovery
 * or OpenAPI first checks the database for newer definitions (one query for all waiting requests); a write of a
 * definition is answered when this server serves it.
 *
 * @param definitions group and resource of the definitions themselves
 */
export function freshKindsStage(
  catalogue: Catalogue,
  kinds: KindsRefresh,
  definitions: { readonly group: string; readonly resource: string },
): Stage {
  const isUnknown = ({ info }: Call): boolean =>
    info.kind === 'resource' && catalogue.find(info.group, info.version, info.resource) === undefined;
  const isPublished = ({ info }: Call): boolean => info.kind !== 'resource' && PUBLISHED.test(info.path);
  const isDefinitionWrite = ({ info }: Call): boolean =>
    info.kind === 'resource' &&
    info.resource === definitions.resource &&
    info.group === definitions.group &&
    WRITES.has(info.verb);
  const followedByRefresh = async <T>(call: Call, next: Handler<T>): Promise<T> => {
    const result = await next(call);
    await kinds.refresh('any').catch(() => undefined);
    return result;
  };
  return {
    name: 'fresh-kinds',
    run(call, next) {
      if (isUnknown(call)) return kinds.refresh('latest', call.signal).then(() => next(call));
      // Published documents may lag when the database is down; that is better than failing.
      if (isPublished(call)) {
        return kinds
          .refresh('latest', call.signal)
          .catch(() => undefined)
          .then(() => next(call));
      }
      return isDefinitionWrite(call) ? followedByRefresh(call, next) : next(call);
    },
  };
}
