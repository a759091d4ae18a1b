import { invalid } from '../meta/errors.js';
import { forbiddenValue } from '../meta/field-errors.js';
import type { ListOptions } from '../meta/options.js';

/**
 * Features of the HTTP layer that gates turn off (spec 1, "Response compression", "Chunked list", "Streaming list").
 */
export interface HttpFeatures {
  /** gzip for long answers. */
  readonly compression: boolean;
  /** `limit` and `continue`; without it lists come whole. */
  readonly listChunking: boolean;
  /** `sendInitialEvents` on a watch. */
  readonly watchList: boolean;
}

/** Everything on. */
export const ALL_FEATURES: HttpFeatures = { compression: true, listChunking: true, watchList: true };

/**
 * The list options as far as the features allow: without chunks, limit and token are ignored. A watch without a version
 * begins with the existing objects, as in kube-apiserver: it is an implicit streaming list.
 *
 * @param metaGroup group of ListOptions in messages
 * @throws StatusError 422 for `sendInitialEvents` when it is off
 */
export function knownListOptions(features: HttpFeatures, options: ListOptions, metaGroup: string): ListOptions {
  if (options.watch && options.sendInitialEvents !== undefined && !features.watchList) {
    const why = 'sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled';
    throw invalid(metaGroup, 'ListOptions', '', [forbiddenValue('sendInitialEvents', why)]);
  }
  const known = features.listChunking ? options : { ...options, limit: 0, continueToken: '' };
  const { resourceVersion, resourceVersionMatch, sendInitialEvents, watch } = known;
  const versionless = resourceVersion === '' || resourceVersion === '0';
  if (!watch || !features.watchList || !versionless) return known;
  if (sendInitialEvents !== undefined || resourceVersionMatch !== '') return known;
  return { ...known, sendInitialEvents: true, resourceVersionMatch: 'NotOlderThan' };
}
