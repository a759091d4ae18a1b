/**
 * The text without trailing `last` characters. A regular expression such as `/\/+$/` would read every inner run of them
 * once for each of its characters.
 */
export function withoutTrailing(text: string, last: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === last) end -= 1;
  return text.slice(0, end);
}
