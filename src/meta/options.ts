/** `fieldValidation` (spec 1, "Field validation"). */
export type FieldValidationLevel = 'Ignore' | 'Warn' | 'Strict';

/** `propagationPolicy` of a delete. */
export type PropagationPolicy = 'Orphan' | 'Background' | 'Foreground';

/** Options of get. `resourceVersion` is '' when unset. */
export interface GetOptions {
  readonly resourceVersion: string;
}

/** Options of list and watch, as the query gives them ('' when unset). */
export interface ListOptions {
  readonly labelSelector: string;
  readonly fieldSelector: string;
  readonly resourceVersion: string;
  readonly resourceVersionMatch: string;
  readonly limit: number;
  readonly continueToken: string;
  /** Whether these are options of a watch; on the old paths (`/watch/...`) only with `watch=true`. */
  readonly watch: boolean;
  readonly allowWatchBookmarks: boolean;
  readonly sendInitialEvents: boolean | undefined;
  readonly timeoutSeconds: number | undefined;
}

/** Selects every object, at the newest version, in one page. */
export const LIST_ALL: ListOptions = Object.freeze({
  labelSelector: '',
  fieldSelector: '',
  resourceVersion: '',
  resourceVersionMatch: '',
  limit: 0,
  continueToken: '',
  watch: false,
  allowWatchBookmarks: false,
  sendInitialEvents: undefined,
  timeoutSeconds: undefined,
});

/** Options of create, update and patch. */
export interface WriteOptions {
  readonly dryRun: boolean;
  readonly fieldManager: string;
  readonly fieldValidation: FieldValidationLevel;
  /** Only for apply. */
  readonly force: boolean;
}

/** Write options with their kind, as admission webhooks get them. */
export type RequestOptions =
  | (WriteOptions & { readonly kind: 'CreateOptions' | 'UpdateOptions' | 'PatchOptions' })
  | (DeleteOptions & { readonly kind: 'DeleteOptions' });

/** Options of delete and deletecollection. */
export interface DeleteOptions {
  readonly dryRun: boolean;
  readonly gracePeriodSeconds: number | undefined;
  readonly propagationPolicy: PropagationPolicy | undefined;
  readonly orphanDependents: boolean | undefined;
  readonly preconditions: { readonly uid?: string; readonly resourceVersion?: string };
}
