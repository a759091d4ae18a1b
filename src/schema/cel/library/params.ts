import { listType, mapType, typeParam } from '../cel-type.js';

/** Type parameters as signatures use them. */
export const A = typeParam('A');
/** A second type parameter. */
export const B = typeParam('B');
/** `list(A)`. */
export const LIST_A = listType(A);
/** `map(A, B)`. */
export const MAP_A_B = mapType(A, B);
