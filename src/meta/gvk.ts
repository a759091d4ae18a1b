/** The three parts that name a kind. The core group is the empty string. */
export interface GroupVersionKind {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
}

/** The three parts that name a served resource type; `resource` is the lowercase plural. */
export interface GroupVersionResource {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
}

/** `v1` for the core group, `group/version` for every other. */
export function apiVersionOf(group: string, version: string): string {
  return group === '' ? version : `${group}/${version}`;
}

/** Splits an `apiVersion`; undefined when it has more than one slash or an empty part. */
export function parseApiVersion(apiVersion: string): { readonly group: string; readonly version: string } | undefined {
  const parts = apiVersion.split('/');
  if (parts.length === 1 && parts[0] !== '') return { group: '', version: parts[0]! };
  if (parts.length === 2 && parts[0] !== '' && parts[1] !== '') return { group: parts[0]!, version: parts[1]! };
  return undefined;
}

/** Why a text cannot be an `apiVersion`: it has more than two parts. Callers handle empty parts. */
export function apiVersionFault(apiVersion: string): string | undefined {
  return apiVersion.split('/', 3).length > 2 ? `unexpected GroupVersion string: ${apiVersion}` : undefined;
}

/**
 * A client's `apiVersion`, in the usual form: `/v1` is `v1`, and one without a version (`/`, or the group of the kind
 * with a slash) is empty.
 */
export function usualApiVersion(written: string, group: string): string {
  if (written === `${group}/`) return '';
  return /^\/[^/]+$/.test(written) ? written.slice(1) : written;
}

/** `deployments.apps`, or `pods` for the core group: resource types in messages. */
export function qualifiedResource(group: string, resource: string): string {
  return group === '' ? resource : `${resource}.${group}`;
}
