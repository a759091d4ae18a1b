import type { JsonObject } from '../../../src/json/types.js';
import type { Random } from '../random.js';

/** A kind whose watches are compared. */
export interface WatchedKind {
  readonly name: string;
  readonly kind: string;
  readonly resource: string;
  readonly namespaced: boolean;
  /** Paths and names of the versions it is served in: `['/apis/apps/v1', 'apps/v1']`. The first one is written. */
  readonly versions: readonly (readonly [root: string, apiVersion: string])[];
  /** A new object without its metadata. */
  body(random: Random): JsonObject;
  /** A merge patch that usually changes something. */
  change(random: Random): JsonObject;
  status?(random: Random): JsonObject;
  readonly scaled?: boolean;
  /** Custom kinds have no strategic merge patch and no binary form. */
  readonly custom?: boolean;
  /** Field selectors besides names. */
  readonly fields: readonly string[];
}
