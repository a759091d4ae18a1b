import type { Catalogue } from '../resources/catalogue.js';
import type { Call } from './call.js';
import type { Stage } from './chain.js';

/** Brings the catalogue up to date with the definitions of custom kinds. */
export interface KindsRefresh {
  /**
   * `latest`: with what is stored when the call begins, on whichever server it was written; `any`: with what this
   * server knows. @throws StatusError 503 when the database does not say
   */
  refresh(at: 'any' | 'latest', signal?: AbortSignal): Promise<void>;
}

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'patch', 'delete', 'deletecollection']);
const PUBLISHED = /^\/(apis|openapi)(\/|$)/;

/**
 * Makes sure that a kind is served as soon as anybody can know of it. A request for an unknown resource, and one for
 * discovery or OpenAPI, first asks the database whether there are newer definitions (one question for all that wait); a
 * write of a definition is answered when this server serves what it says.
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
  return {
    name: 'fresh-kinds',
    async run(call, next) {
      if (isUnknown(call)) await kinds.refresh('latest', call.signal);
      // What is published may lag when the database is away; it is better than nothing.
      else if (isPublished(call)) await kinds.refresh('latest', call.signal).catch(() => undefined);
      const result = await next(call);
      if (isDefinitionWrite(call)) await kinds.refresh('any').catch(() => undefined);
      return result;
    },
  };
}
