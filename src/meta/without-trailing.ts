/**
 * The text without all the characters at its end that are `last`. A regular expression such as `/\/+$/` would read every
 * run of them in the midst of the text once for each of its characters.
 */
export function withoutTrailing(text: string, last: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === last) end -= 1;
  return text.slice(0, end);
}
