/** Length of a text in code points. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index++) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800) count -= 1;
  }
  return count;
}
