const RESERVED: ReadonlySet<string> = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(
    ' ',
  ),
);

const ESCAPES: Readonly<Record<string, string>> = {
  __: '__underscores__',
  '.': '__dot__',
  '-': '__dash__',
  '/': '__slash__',
};
const ESCAPED = new Map(Object.entries(ESCAPES).map(([text, escape]) => [escape, text]));

/**
 * The identifier under which expressions read a property: `a.b` is `a__dot__b`, `namespace` is `__namespace__`.
 * @returns undefined when the name has no identifier
 */
export function escapeName(name: string): string | undefined {
  if (RESERVED.has(name)) return `__${name}__`;
  if (!/^[A-Za-z_./-][A-Za-z0-9_./-]*$/.test(name)) return undefined;
  return name.replace(/__|[./-]/g, (part) => ESCAPES[part] ?? part);
}

/** The property of an identifier; undefined when it contains an invalid escape. */
export function unescapeName(identifier: string): string | undefined {
  if (!identifier.includes('__')) return identifier;
  let valid = true;
  const name = identifier.replace(/__[^_]+__/g, (escape) => {
    const text = ESCAPED.get(escape);
    if (text !== undefined) return text;
    const word = escape.slice(2, -2);
    valid &&= RESERVED.has(word) && escape.length === identifier.length;
    return word;
  });
  return valid ? name : undefined;
}

/** Whether a name can be that of a variable. */
export function isIdentifier(name: string): boolean {
  return /^[_a-zA-Z][_a-zA-Z0-9]*$/.test(name) && !RESERVED.has(name);
}

/** The field named in an expression: words reserved by the grammar may be unescaped. */
export function fieldNamed<T>(fields: { get(name: string): T | undefined } | undefined, name: string): T | undefined {
  return fields?.get(name) ?? (RESERVED.has(name) ? fields?.get(`__${name}__`) : undefined);
}
