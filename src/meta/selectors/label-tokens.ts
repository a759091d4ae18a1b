/** One token of a label selector. `word` is a key or a value; every other kind is its own text. */
export interface Token {
  readonly kind: 'word' | ',' | '(' | ')' | '!' | '=' | '==' | '!=' | '<' | '>' | 'in' | 'notin' | 'end';
  readonly text: string;
}

const PART = /[ \t\r\n]*(==|!=|[=!,()<>]|[^ \t\r\n=!,()<>]+)/y;

/**
 * The tokens of a selector. `in` and `notin` are operators only after a key; as a key or value they are ordinary words.
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

/** Whether the next word is in operator position: right after a word that begins a term. */
function followsKey(found: readonly Token[]): boolean {
  const last = found.at(-1);
  return last?.kind === 'word';
}
