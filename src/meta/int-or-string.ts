import type { JsonValue } from '../json/types.js';

/** An int32, or a text such as `25%` or the name of a port. */
export type IntOrString = number | string;

/** Whether the value is an integer of 32 bits. */
export function isInt32(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

/** Whether the value is any string, or an integer of 32 bits. */
export function isIntOrString(value: JsonValue | undefined): value is IntOrString {
  return typeof value === 'string' || isInt32(value);
}

/**
 * The number of an int or a percentage of `total`. A fractional result is rounded up or down as requested (maxSurge up,
 * maxUnavailable down). Undefined for any other text.
 */
export function scaledValue(value: IntOrString, total: number, roundUp: boolean): number | undefined {
  if (typeof value === 'number') return value;
  const match = /^(\d{1,18})%$/.exec(value);
  if (match === null) return undefined;
  const exact = (Number(match[1]) * total) / 100;
  return roundUp ? Math.ceil(exact) : Math.floor(exact);
}
