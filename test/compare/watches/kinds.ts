import { CLUSTER_KINDS } from './cluster-kinds.js';
import { CUSTOM_KINDS } from './custom-kinds.js';
import { NAMESPACED_KINDS } from './namespaced-kinds.js';
import type { WatchedKind } from './watched-kind.js';

/** Every kind whose watches are compared. */
export const WATCHED_KINDS: readonly WatchedKind[] = [...NAMESPACED_KINDS, ...CLUSTER_KINDS, ...CUSTOM_KINDS];
