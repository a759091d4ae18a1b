/** A JSON pointer (RFC 6901) as its unescaped steps; undefined when the text is none. The empty text has no steps. */
export function parsePointer(text: string): readonly string[] | undefined {
  if (text === '') return [];
  // A tilde stands only before 0 or 1.
  if (!text.startsWith('/') || /~(?![01])/.test(text)) return undefined;
  return text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The position that a step names in a list; undefined for anything but plain digits without a leading 0. */
export function listPosition(step: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(step) ? Number(step) : undefined;
}

/** Whether `inner` is a place strictly inside `outer`. */
export function isInside(inner: readonly string[], outer: readonly string[]): boolean {
  return inner.length > outer.length && outer.every((step, at) => step === inner[at]);
}
