// Generated from codegen/emit/routes.ts by `npm run generate`. Do not edit.

/** One operation on a built-in kind, in cluster naming: what its method and path mean. */
export interface GeneratedRoute {
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  /** With `:namespace` and `:name`. */
  readonly path: string;
  readonly operationId: string;
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  /** Empty for the main resource. */
  readonly subresource: string;
  readonly verb: 'create' | 'delete' | 'deletecollection' | 'get' | 'list' | 'patch' | 'update' | 'watch';
  readonly namespaced: boolean;
  readonly kind: string;
}
