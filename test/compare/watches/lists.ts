import type { Random } from '../random.js';
import { collectionOf, type World } from './questions.js';

const VIEWS = ['as=Table;v=v1;g=meta.k8s.io', 'as=PartialObjectMetadataList;v=v1;g=meta.k8s.io'];

/** A list in the middle of a round; its further pages are read between later writes. */
export interface ListQuestion {
  readonly path: string;
  readonly accept?: string;
}

/** A random list. Its path may contain `$V3`, the version that the third write returned. */
export function listOf(random: Random, world: World, versions: readonly number[]): ListQuestion {
  const [root] = random.pick(world.kind.versions);
  const query: string[] = [];
  const version = random.pick(['', '0', ...versions.slice(-8).map((at) => `$V${at}.`)]);
  if (version !== '') {
    query.push(`resourceVersion=${version}`);
    const match = random.pick(['', 'Exact', 'Exact', 'NotOlderThan']);
    // Version 0 cannot be exact.
    if (match !== '' && !(match === 'Exact' && version === '0')) query.push(`resourceVersionMatch=${match}`);
  }
  if (version !== '0' && random.below(2) === 0) query.push(`limit=${1 + random.below(3)}`);
  if (random.below(3) === 0 || !world.kind.namespaced) {
    query.push(
      `labelSelector=${encodeURIComponent(random.pick(world.kind.namespaced ? ['tier', 'tier=a', '!rank', 'tier notin (a)'] : [`round=${world.tag}`]))}`,
    );
  }
  if (random.below(4) === 0 && world.kind.fields.length > 0) {
    query.push(`fieldSelector=${encodeURIComponent(random.pick(world.kind.fields))}`);
  }
  return {
    path: `${collectionOf(world, root)}?${query.join('&')}`,
    ...(random.below(3) === 0 ? { accept: `application/json;${random.pick(VIEWS)}` } : {}),
  };
}
