import { isJsonArray } from '../json/own-property.js';
import type { JsonObject, JsonValue } from '../json/types.js';

/**
 * A value as Go prints it (`map[spec:map[replicas:3]]`, members in order of their names), for messages that show a
 * strategic merge patch. Stops soon after `longest` characters.
 */
export function goPrint(value: JsonValue, longest: number): string {
  const parts: string[] = [];
  let length = 0;
  const put = (text: string): void => {
    length += text.length;
    parts.push(text);
  };
  const print = (one: JsonValue): void => {
    if (length > longest) return;
    if (one === null) put('<nil>');
    else if (typeof one !== 'object') put(String(one));
    else if (isJsonArray(one)) {
      put('[');
      for (const [at, item] of one.entries()) {
        if (length > longest) break;
        if (at > 0) put(' ');
        print(item);
      }
      put(']');
    } else printMap(one as JsonObject);
  };
  const printMap = (map: JsonObject): void => {
    put('map[');
    for (const [at, key] of Object.keys(map).sort().entries()) {
      if (length > longest) break;
      put(`${at > 0 ? ' ' : ''}${key}:`);
      print(map[key] ?? null);
    }
    put(']');
  };
  print(value);
  return parts.join('').slice(0, longest);
}
