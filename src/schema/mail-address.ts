import { isIpv6Text, isDottedQuad } from './addresses.js';

/** Characters that end a word unless it is quoted; a dot may stand inside. */
const SPECIAL: ReadonlySet<string> = new Set('()<>[]:;@\\,"');

/**
 * Whether a text is one e-mail address (RFC 5322): `ann@example.com`, `Ann <ann@example.com>`, `"a b"@example.com`,
 * with spaces around and a trailing comment. Linear in the text.
 */
export function isMailAddress(text: string): boolean {
  const reader = new Reader(text);
  return reader.address() && reader.comments() && reader.atEnd();
}

/** Parses a text from its start; each method returns whether it found its construct, and advances behind it. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  address(): boolean {
    this.#spaces();
    const start = this.#at;
    if (this.#plain()) return true;
    this.#at = start;
    if (!this.#is('<') && !this.#phrase()) return false;
    this.#spaces();
    return this.#take(':') ? this.#group() : this.#inBrackets();
  }

  /** Spaces and (nested) comments in parentheses. */
  comments(): boolean {
    this.#spaces();
    while (this.#is('(')) {
      if (!this.#comment()) return false;
      this.#spaces();
    }
    return true;
  }

  #is(char: string): boolean {
    return this.#text[this.#at] === char;
  }

  #take(char: string): boolean {
    if (!this.#is(char)) return false;
    this.#at += 1;
    return true;
  }

  #spaces(): void {
    while (this.#is(' ') || this.#is('\t')) this.#at += 1;
  }

  /** `name: address;`, a group of one address. */
  #group(): boolean {
    this.#spaces();
    const start = this.#at;
    if (!this.#plain()) {
      this.#at = start;
      if (!this.#is('<') && !this.#phrase()) return false;
      this.#spaces();
      if (!this.#inBrackets()) return false;
    }
    return this.comments() && this.#take(';');
  }

  #inBrackets(): boolean {
    return this.#take('<') && this.#plain() && this.#take('>');
  }

  /** `local@domain`. */
  #plain(): boolean {
    this.#spaces();
    const local = this.#is('"') ? this.#quoted() > 0 : this.#atom(false);
    if (!local || !this.#take('@')) return false;
    this.#spaces();
    return this.#is('[') ? this.#literal() : this.#atom(false);
  }

  /** Words before an address. */
  #phrase(): boolean {
    let words = 0;
    for (;;) {
      if (words > 0 && !this.comments()) return false;
      this.#spaces();
      if (!(this.#is('"') ? this.#quoted() >= 0 : this.#atom(true))) return words > 0;
      words += 1;
    }
  }

  /** @param loose whether dots may stand anywhere */
  #atom(loose: boolean): boolean {
    const start = this.#at;
    while (!this.atEnd() && !SPECIAL.has(this.#text[this.#at]!) && isVisible(this.#text.charCodeAt(this.#at)))
      this.#at += 1;
    const atom = this.#text.slice(start, this.#at);
    return atom !== '' && (loose || !(atom.startsWith('.') || atom.endsWith('.') || atom.includes('..')));
  }

  /** A quoted text. @returns its length; negative when there is none */
  #quoted(): number {
    this.#at += 1;
    let length = 0;
    for (; !this.atEnd(); this.#at += 1, length += 1) {
      if (this.#take('"')) return length;
      if (this.#is('\\')) this.#at += 1;
      const code = this.#text.charCodeAt(this.#at);
      if (!(isVisible(code) || code === 0x20 || code === 0x09)) return -1;
    }
    return -1;
  }

  /** An address of the network in brackets. */
  #literal(): boolean {
    const end = this.#text.indexOf(']', this.#at);
    const inside = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    return end > 0 && (isDottedQuad(inside, false) || isIpv6Text(inside, false));
  }

  #comment(): boolean {
    let depth = 0;
    for (; !this.atEnd(); this.#at += 1) {
      if (this.#is('\\')) this.#at += 1;
      else if (this.#is('(')) depth += 1;
      else if (this.#is(')')) depth -= 1;
      if (depth > 0) continue;
      this.#at += 1;
      return true;
    }
    return false;
  }
}

function isVisible(code: number): boolean {
  return (code >= 0x21 && code <= 0x7e) || code >= 0x80;
}
