/** Where a resource is served. */
export interface ServedPath {
  /** Empty for the core group. */
  readonly group: string;
  readonly version: string;
  /** The plural. */
  readonly resource: string;
  readonly namespaced: boolean;
}

/** The HTTP path of a resource request, for audit records and path rules of requests that came another way. */
export function resourcePath(served: ServedPath, namespace: string, name: string, subresource: string): string {
  const { group, version, resource, namespaced } = served;
  const root = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
  const below = namespaced && namespace !== '' ? `/namespaces/${namespace}` : '';
  return [root + below, resource, name, subresource].filter((part) => part !== '').join('/');
}
