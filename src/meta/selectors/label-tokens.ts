/** One word of a label selector's text. `word` is a key or a value; every other kind is its own text. */
export interface Token {
  readonly kind: 'word' | ',' | '(' | ')' | '!' | '=' | '==' | '!=' | '<' | '>' | 'in' | 'notin' | 'end';
  readonly text: string;
}

const PART = /[ \t\r\n]*(==|!=|[=!,()<>]|[^ \t\r\n=!,()<>]+)/y;

/**
 * The words of a selector. `in` and `notin` are operators only in the place of one (after a key); as a key or value
 * they are words like any other.
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  const part = new RegExp(PART);
  for (;;) {
    const match = part.exec(text);
    if (match === null) break;
    const piece = match[1] ?? '';
    if (/^[=!,()<>]/.test(piece)) {
      found.push({ kind: piece as Token['kind'], text: piece });
    } else if ((piece === 'in' || piece === 'notin') && followsKey(found)) {
      found.push({ kind: piece, text: piece });
    } else {
      found.push({ kind: 'word', text: piece });
    }
  }
  found.push({ kind: 'end', text: '' });
  return found;
}

/** Whether the next word stands in the place of an operator: right after a word that itself begins a term. */
function followsKey(found: readonly Token[]): boolean {
  const last = found.at(-1);
  return last?.kind === 'word';
}
