import type { Random } from '../random.js';
import type { Ranks } from './received.js';
import { collectionOf, type Target } from './watch-requests.js';

const VIEWS = ['as=Table;v=v1;g=meta.k8s.io', 'as=PartialObjectMetadataList;v=v1;g=meta.k8s.io'];

/** A list in the middle of a round; its further pages are read between later writes. */
export interface ListRequest {
  readonly path: string;
  readonly accept?: string;
}

/** A random list. Its path may contain `$V3`, the version that the third write returned. */
export function listOf(random: Random, target: Target, versions: readonly number[]): ListRequest {
  const [root] = random.pick(target.kind.versions);
  const query: string[] = [];
  const version = random.pick(['', '0', ...versions.slice(-8).map((at) => `$V${at}.`)]);
  if (version !== '') {
    query.push(`resourceVersion=${version}`);
    const match = random.pick(['', 'Exact', 'Exact', 'NotOlderThan']);
    // Version 0 cannot be exact.
    if (match !== '' && !(match === 'Exact' && version === '0')) query.push(`resourceVersionMatch=${match}`);
  }
  if (version !== '0' && random.below(2) === 0) query.push(`limit=${1 + random.below(3)}`);
  if (random.below(3) === 0 || !target.kind.namespaced) {
    query.push(
      `labelSelector=${encodeURIComponent(random.pick(target.kind.namespaced ? ['tier', 'tier=a', '!rank', 'tier notin (a)'] : [`round=${target.tag}`]))}`,
    );
  }
  if (random.below(4) === 0 && target.kind.fields.length > 0) {
    query.push(`fieldSelector=${encodeURIComponent(random.pick(target.kind.fields))}`);
  }
  return {
    path: `${collectionOf(target, root)}?${query.join('&')}`,
    ...(random.below(3) === 0 ? { accept: `application/json;${random.pick(VIEWS)}` } : {}),
  };
}

/** What two answers to a list must share: ranks of the list and its items, whether it continues, how many items remain. */
export function listFacts(text: string, ranks: Ranks): string {
  interface Shown {
    readonly metadata?: {
      readonly resourceVersion?: string;
      readonly continue?: string;
      readonly remainingItemCount?: number;
    };
    readonly items?: readonly Shown[];
    readonly rows?: readonly { readonly object?: Shown }[];
  }
  let list: Shown;
  try {
    list = JSON.parse(text) as Shown;
  } catch {
    return 'no list';
  }
  const { resourceVersion, continue: next, remainingItemCount } = list.metadata ?? {};
  const items = list.items ?? list.rows?.map(({ object }) => object ?? {}) ?? [];
  const versions = items.map(({ metadata }) => ranks.of(Number(metadata?.resourceVersion)));
  // The list may be newer than its last write.
  const version = resourceVersion === undefined ? 'none' : ranks.of(Number(resourceVersion)).replace('+', '');
  return `version ${version}, items ${versions.join()}, ${(next ?? '') === '' ? 'complete' : 'continues'}, remaining ${remainingItemCount ?? 'unknown'}`;
}

/** The token of the next page; empty when there is none. */
export function continueOf(text: string): string {
  try {
    return (JSON.parse(text) as { metadata?: { continue?: string } }).metadata?.continue ?? '';
  } catch {
    return '';
  }
}
