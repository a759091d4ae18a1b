/** The Kubernetes release whose behaviour this server follows; clients compare it with their own. */
const KUBERNETES_RELEASE = { major: '1', minor: '36', patch: '0' } as const;

/**
 * `GET /version`. The product's own version stands behind the plus sign, as distributions do it.
 * `productVersion` is that of package.json, `nodeVersion` and `platform` are Node's.
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
    gitVersion: `v${major}.${minor}.${patch}+cluster-apiserver.${product.productVersion}`,
    gitCommit: '',
    gitTreeState: 'clean',
    buildDate: '1970-01-01T00:00:00Z',
    goVersion: `node ${product.nodeVersion}`,
    compiler: 'tsc',
    platform: product.platform,
  };
}
