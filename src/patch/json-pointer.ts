/**
 * The unescaped steps of a JSON pointer (RFC 6901), as leniently as the public API: text before the first slash is
 * ignored, and a tilde without a valid escape is literal. A text without a slash has no steps, like the empty one.
 */
export function pointerSteps(text: string): readonly string[] {
  return text
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~[01]/g, (escape) => (escape === '~1' ? '/' : '~')));
}

/**
 * The position of a step in a list of `length` items: decimal digits, with optional sign and leading zeros. Negative
 * ones count from the end, -1 being the last. Undefined for other texts and for positions before the start.
 */
export function listPosition(step: string, length: number): number | undefined {
  if (!/^[+-]?\d{1,15}$/.test(step)) return undefined;
  const at = Number(step);
  // `-0` is the first item, too.
  const position = at < 0 ? at + length : at + 0;
  return position < 0 ? undefined : position;
}
