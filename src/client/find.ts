import { StatusError } from '../meta/errors.js';
import type { KubeObject } from '../meta/object.js';
import type { Client, ObjectAddress, ReadOptions } from './client.js';

/** The object, or undefined when it does not exist. @throws StatusError for every other failure */
export async function find(
  client: Client,
  address: ObjectAddress,
  options?: ReadOptions,
): Promise<KubeObject | undefined> {
  try {
    return await client.get(address, options);
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Whether a call failed with one of these codes. */
export function isStatus(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof StatusError && codes.includes(error.code);
}
