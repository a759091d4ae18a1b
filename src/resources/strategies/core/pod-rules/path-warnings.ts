import type { PodSpec } from '../../../../../generated/types/api__v1.js';
import type { JsonObject } from '../../../../json/types.js';
import { quote } from '../../../../meta/quote.js';
import { withoutTrailing } from '../../../../meta/without-trailing.js';
import { has, objectAt, objectsAt, textAt, type Of } from '../../members.js';

/** Limit of compared paths of one volume, each with each. */
const MOST_PATHS = 256;
/** Limit of reported overlaps of one volume; each repeats two paths, which may be long. */
const MOST_OVERLAPS = 100;

/** The path of a volume item, and its source when the volume has several. */
interface PlacedPath {
  readonly path: string;
  readonly source: string;
}

function itemPaths(given: JsonObject | undefined, source: string): readonly PlacedPath[] {
  return objectsAt(given, 'items').map((item) => ({ path: textAt(item, 'path'), source }));
}

/** The paths of one source of a projected volume; its first kind of source counts. */
function projectedPaths(source: JsonObject): readonly PlacedPath[] {
  for (const [member, kind] of [
    ['configMap', 'ConfigMap'],
    ['secret', 'Secret'],
  ] as const) {
    const given = objectAt(source, member);
    if (has(given, 'items')) return itemPaths(given, `${kind} ${quote(textAt(given, 'name'))}`);
  }
  const downward = objectAt(source, 'downwardAPI');
  if (has(downward, 'items')) return itemPaths(downward, 'DownwardAPI');
  const token = objectAt(source, 'serviceAccountToken');
  if (token !== undefined) return [{ path: textAt(token, 'path'), source: 'ServiceAccountToken' }];
  const bundle = objectAt(source, 'clusterTrustBundle');
  if (bundle !== undefined) {
    const name = textAt(bundle, has(bundle, 'name') ? 'name' : 'signerName');
    return [{ path: textAt(bundle, 'path'), source: `ClusterTrustBundle ${quote(name)}` }];
  }
  const certificate = objectAt(source, 'podCertificate');
  return (
    [
      ['certificateChainPath', 'PodCertificate chain'],
      ['keyPath', 'PodCertificate key'],
      ['credentialBundlePath', 'PodCertificate credential bundle'],
    ] as const
  ).flatMap(([member, what]) => {
    const path = textAt(certificate, member);
    return path === '' ? [] : [{ path, source: what }];
  });
}

function shown({ path, source }: PlacedPath): string {
  return source === '' ? quote(path) : `${quote(path)} (${source})`;
}

/** Pairs of paths that are equal or nested. */
function overlaps(paths: readonly PlacedPath[]): readonly string[] {
  const before: PlacedPath[] = [];
  const found: string[] = [];
  for (const { path, source } of paths.slice(0, MOST_PATHS)) {
    const placed = { path: withoutTrailing(path, '/'), source };
    if (placed.path === '') continue;
    for (const other of before) {
      const [one, two] = [`${placed.path}/`, `${other.path}/`];
      if (!one.startsWith(two) && !two.startsWith(one)) continue;
      if (found.length >= MOST_OVERLAPS) return found;
      found.push(`${shown(placed)} with ${shown(other)}`);
    }
    before.push(placed);
  }
  return found;
}

/** Warnings about overlapping files in a pod's volumes. */
export function pathWarnings(spec: Of<PodSpec>, warnings: string[]): void {
  for (const volume of objectsAt(spec, 'volumes')) {
    const name = quote(textAt(volume, 'name'));
    const warn = (what: string, paths: readonly PlacedPath[]): void => {
      for (const overlap of overlaps(paths)) warnings.push(`volume ${name} (${what}): overlapping paths: ${overlap}`);
    };
    const [map, secret] = [objectAt(volume, 'configMap'), objectAt(volume, 'secret')];
    warn(`ConfigMap ${quote(textAt(map, 'name'))}`, itemPaths(map, ''));
    warn(`Secret ${quote(textAt(secret, 'secretName'))}`, itemPaths(secret, ''));
    warn('DownwardAPI', itemPaths(objectAt(volume, 'downwardAPI'), ''));
    const sources = objectsAt(objectAt(volume, 'projected'), 'sources');
    for (const source of sources) {
      if (Object.keys(source).length === 0) warnings.push(`volume ${name} (Projected) has no sources provided`);
    }
    warn('Projected', sources.flatMap(projectedPaths));
  }
}
