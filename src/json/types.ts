/** Any value of JSON. Integers beyond 2^53 are `bigint`, so that int64 survives unchanged (design §4). */
export type JsonValue = null | boolean | number | bigint | string | JsonArray | JsonObject;

/** A JSON array; readonly once parsed. */
export type JsonArray = readonly JsonValue[];

/** A JSON object; readonly once parsed. Parsers create it so that `__proto__` is an ordinary own key. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}
