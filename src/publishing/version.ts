import { KUBERNETES_RELEASE } from '../naming/upstream.js';

/** Go's names of Node's platforms and processors, which clients compare. */
const GO_NAMES: Readonly<Record<string, string>> = { x64: 'amd64', ia32: '386', win32: 'windows', sunos: 'solaris' };

function goPlatform(platform: string): string {
  const named = platform.split('/').map((part) => GO_NAMES[part] ?? part);
  return named.join('/');
}

/**
 * `GET /version`. The product's own version follows the plus sign, as in distributions. `productVersion` is that of
 * package.json, `nodeVersion` and `platform` are Node's.
 */
export function versionDocument(product: {
  readonly productVersion: string;
  readonly nodeVersion: string;
  readonly platform: string;
}): object {
  const { major, minor, patch } = KUBERNETES_RELEASE;
  return {
    major,
    minor,
    emulationMajor: major,
    emulationMinor: minor,
    minCompatibilityMajor: major,
    minCompatibilityMinor: String(Number(minor) - 1),
    gitVersion: `v${major}.${minor}.${patch}+cluster-apiserver.${product.productVersion}`,
    gitCommit: '',
    gitTreeState: 'clean',
    buildDate: '1970-01-01T00:00:00Z',
    goVersion: `node ${product.nodeVersion}`,
    compiler: 'tsc',
    platform: goPlatform(product.platform),
  };
}
