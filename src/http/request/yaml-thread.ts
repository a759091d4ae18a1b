import type * as Yaml from 'yaml';

/** The thread's messages: that it has started, or the result of one text. */
export interface YamlAnswer {
  readonly ready?: true;
  readonly json?: string;
  /** Repeated keys, in the order of the text; contents of aliases and `<<` count where they are used. */
  readonly repeated?: readonly RepeatedKey[];
  readonly fault?: string;
}

/** A repeated key. */
export interface RepeatedKey {
  /** The line of its value, from 1. */
  readonly line: number;
  readonly key: unknown;
}

/**
 * Converts YAML to JSON; of equal keys the last one counts. Runs in a thread, from its source text, so it may use
 * nothing from any module.
 */
export function readInThread(): void {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { yaml: place, mostValues } = workerData as { yaml: string; mostValues: number };
  const yaml = createRequire(place)(place) as typeof Yaml;
  /**
   * Deeper documents are rejected while tokenizing: later steps are recursive, and a regular expression that runs out
   * of stack ends the whole process, not just the thread.
   */
  const deepest = 1000;
  /** The time for collections in `[` and `{` grows with the square of their depth. */
  const deepestFlow = 128;
  /** Infinity and NaN; JSON has neither. */
  const INFINITE = /^[-+]?\.(inf|nan)$/i;
  /** Characters that YAML allows only as escapes. */
  const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;
  /** Aliases are expanded; their sum is bounded by this many characters. */
  const longest = 8 * 1024 * 1024;

  /** Limit of reported repeated keys. */
  const mostRepeated = 100;
  const answer = (message: YamlAnswer): void => parentPort!.postMessage(message);

  interface MapPair {
    readonly key: Yaml.Scalar | null;
    readonly pair: Yaml.Pair;
  }

  parentPort!.on('message', (text: string) => {
    try {
      const { json, repeats } = convert(text);
      answer(repeats ? { json, repeated: repeatedKeys(text) } : { json });
    } catch (error) {
      const message = error instanceof RangeError ? 'nested too deep' : (error as Error).message;
      answer({ fault: message.slice(0, 500) });
    }
  });
  answer({ ready: true });

  function firstDocument(text: string, keepSourceTokens = false): Yaml.Document.Parsed {
    if (CONTROL.test(text)) throw new Error('control characters are not allowed');
    const parser = new yaml.Parser();
    const composer = new yaml.Composer({
      uniqueKeys: false,
      prettyErrors: false,
      intAsBigInt: true,
      version: '1.1',
      merge: true,
      keepSourceTokens,
      logLevel: 'silent',
    });
    for (const lexeme of new yaml.Lexer().lex(text)) {
      for (const token of parser.next(lexeme)) for (const document of composer.next(token)) return document;
      checkDepth(parser.stack, lexeme);
    }
    for (const token of parser.end()) for (const document of composer.next(token)) return document;
    for (const document of composer.end(true, text.length)) return document;
    throw new Error('unreadable');
  }

  function checkDepth(open: readonly Yaml.CST.Token[], lexeme: string): void {
    if (open.length > deepest) throw new Error(`nested deeper than ${deepest}`);
    if (open.length <= deepestFlow || (lexeme !== '{' && lexeme !== '[')) return;
    const flows = open.filter((token) => token.type === 'flow-collection').length;
    if (flows > deepestFlow) throw new Error(`collections are nested deeper than ${deepestFlow}`);
  }

  /** In one walk: the package's own search walks the document once for each alias. */
  function targetsOfAliases(document: Yaml.Document.Parsed): ReadonlyMap<Yaml.Alias, Yaml.Node | undefined> {
    const anchors = new Map<string, Yaml.Node>();
    const targets = new Map<Yaml.Alias, Yaml.Node | undefined>();
    yaml.visit(document, {
      Node(_key, node) {
        if (yaml.isAlias(node)) targets.set(node, anchors.get(node.source));
        else if (node.anchor !== undefined) anchors.set(node.anchor, node);
      },
    });
    return targets;
  }

  /** Resolves the aliases of one document, and counts what is walked. */
  function reader(document: Yaml.Document.Parsed) {
    const targets = targetsOfAliases(document);
    let values = 0;
    return { enter, resolved, pairsOf };

    function enter(depth: number): void {
      if (depth > deepest) throw new Error(`nested deeper than ${deepest}`);
      if (++values > mostValues) throw new Error('document contains excessive aliasing');
    }

    function resolved(given: unknown): unknown {
      if (!yaml.isAlias(given)) return given;
      const node = targets.get(given);
      if (node === undefined) throw new Error(`unknown anchor '${given.source}' referenced`);
      return node;
    }

    /** The pairs of a map, with those of `<<` maps expanded; of several such maps the first one comes last. */
    function pairsOf(items: readonly Yaml.Pair[], depth: number): MapPair[] {
      enter(depth);
      return items.flatMap((pair) => {
        const key = resolved(pair.key);
        if (key !== null && !yaml.isScalar(key)) throw new Error('a mapping key is not a scalar');
        if (key?.source === '<<' && key.type === 'PLAIN') return mergedPairs(pair.value, depth + 1);
        return [{ key, pair }];
      });
    }

    function mergedPairs(given: unknown, depth: number): MapPair[] {
      const node = resolved(given);
      if (yaml.isMap(node)) return pairsOf(node.items, depth);
      if (yaml.isSeq(node) && depth <= deepest) {
        return node.items.toReversed().flatMap((item) => mergedPairs(item, depth + 1));
      }
      throw new Error('map merge requires map or sequence of maps as the value');
    }
  }

  function convert(text: string): { readonly json: string; readonly repeats: boolean } {
    const document = firstDocument(text);
    if (document.errors.length > 0) throw document.errors[0]!;
    const parts: string[] = [];
    let length = 0;
    let repeats = false;
    const put = (part: string): void => {
      length += part.length;
      if (length > longest) throw new Error('document contains excessive aliasing');
      parts.push(part);
    };
    const { enter, resolved, pairsOf } = reader(document);
    write(document.contents, 0);
    return { json: parts.join(''), repeats };

    function write(given: unknown, depth: number): void {
      enter(depth);
      const node = resolved(given);
      if (node === undefined || node === null) put('null');
      else if (yaml.isMap(node)) writeMap(node.items, depth);
      else if (yaml.isSeq(node)) {
        node.items.forEach((item, index) => {
          put(index === 0 ? '[' : ',');
          write(item, depth + 1);
        });
        put(node.items.length === 0 ? '[]' : ']');
      } else if (yaml.isScalar(node)) writeScalar(valueOf(node), node.source);
      else throw new Error('unexpected content');
    }

    function writeMap(items: readonly Yaml.Pair[], depth: number): void {
      const values = new Map<string, unknown>();
      const pairs = pairsOf(items, depth);
      for (const { key, pair } of pairs) values.set(keyText(key), pair.value);
      if (values.size < pairs.length) repeats = true;
      // In the order of their names, as in the Go library, so that the same fault is reported first.
      const names = [...values.keys()].sort();
      put('{');
      names.forEach((name, index) => {
        if (index > 0) put(',');
        put(JSON.stringify(name) + ':');
        write(values.get(name), depth + 1);
      });
      put('}');
    }

    function writeScalar(value: unknown, source: string | undefined): void {
      if (isLiteral(value, source)) put(JSON.stringify(source));
      else if (typeof value === 'bigint') put(value.toString());
      else if (value instanceof Uint8Array) put(JSON.stringify(Buffer.from(value).toString('utf8')));
      else if (typeof value === 'number' && !Number.isFinite(value)) {
        if (INFINITE.test(source ?? '')) throw new Error(`json: unsupported value: ${source}`);
        put(JSON.stringify(source ?? ''));
      } else if (typeof value === 'number') put(String(value));
      else put(JSON.stringify(value ?? null));
    }
  }

  /** Parses the text again, which is rarely needed, with tokens that have positions. */
  function repeatedKeys(text: string): RepeatedKey[] {
    const document = firstDocument(text, true);
    const found: RepeatedKey[] = [];
    const breaks = [...text.matchAll(/\r\n|[\r\n\u0085\u2028\u2029]/g)].map(({ index }) => index);
    const { enter, resolved, pairsOf } = reader(document);
    walk(document.contents, 0);
    return found;

    function walk(given: unknown, depth: number): void {
      if (found.length >= mostRepeated) return;
      enter(depth);
      const node = resolved(given);
      if (yaml.isSeq(node)) for (const item of node.items) walk(item, depth + 1);
      if (!yaml.isMap(node)) return;
      const seen = new Set<string>();
      for (const { key, pair } of pairsOf(node.items, depth)) {
        walk(pair.value, depth + 1);
        const value = key === null ? null : typedKey(key);
        // Keys are equal only within one type: `1` and `"1"` differ.
        const identity = `${typeof value} ${String(value)}`;
        if (seen.has(identity) && found.length < mostRepeated) found.push({ line: lineOf(pair), key: value });
        seen.add(identity);
      }
    }

    /** Numbers, booleans and texts unchanged; what is quoted is a text. */
    function typedKey(key: Yaml.Scalar): unknown {
      const value = valueOf(key);
      if (isLiteral(value, key.source)) return keyText(key);
      return typeof value === 'boolean' || typeof value === 'bigint' || typeof value === 'number'
        ? value
        : keyText(key);
    }

    function lineOf({ value, srcToken }: Yaml.Pair): number {
      const mark = srcToken?.sep?.find(({ type }) => type === 'anchor' || type === 'tag');
      const at = mark?.offset ?? (yaml.isNode(value) ? (value.range?.[0] ?? 0) : 0);
      let [low, high] = [0, breaks.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (breaks[middle]! < at) low = middle + 1;
        else high = middle;
      }
      return low + 1;
    }
  }

  function keyText(key: Yaml.Scalar | null): string {
    const value = key === null ? null : valueOf(key);
    if (value === null || value === undefined) throw new Error('unsupported map key of type: null');
    if (isLiteral(value, key?.source)) return key!.source!;
    if (typeof value === 'number' && !Number.isFinite(value)) {
      if (!INFINITE.test(key?.source ?? '')) return key?.source ?? '';
      return Number.isNaN(value) ? '.nan' : value < 0 ? '-.inf' : '.inf';
    }
    if (typeof value === 'bigint' && value >= 2n ** 63n) {
      if (value < 2n ** 64n) throw new Error(`unsupported map key of type: uint64, key: 0x${value.toString(16)}`);
      return singleText(Number(value));
    }
    const written = key?.source ?? '';
    const isFloat = typeof value === 'number' && /[.e]/i.test(written) && !/^[-+]?0x/i.test(written);
    return isFloat ? singleText(value) : String(value as string | number | bigint | boolean);
  }

  /** A number with a fraction or an exponent as the Go library prints it for a key: single precision, shortest `%g`. */
  function singleText(value: number): string {
    const single = Math.fround(value);
    if (!Number.isFinite(single)) return single > 0 ? '+Inf' : '-Inf';
    if (single === 0) return Object.is(single, -0) ? '-0' : '0';
    let digits = 0;
    while (Math.fround(Number(single.toExponential(digits))) !== single) digits += 1;
    const [mantissa = '', power = ''] = single.toExponential(digits).split('e');
    const exponent = Number(power);
    if (exponent >= -4 && exponent < 6) return String(Number(`${mantissa}e${exponent}`));
    return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  }

  /** The value of a scalar, with the number forms of the Go library besides those of YAML 1.1. */
  function valueOf({ value, type, tag, source }: Yaml.Scalar): unknown {
    if (tag === 'tag:yaml.org,2002:null' && value !== null) throw new Error('cannot decode !!str as a !!null');
    if (typeof value !== 'string') return value;
    if (tag === 'tag:yaml.org,2002:float' && Number.isFinite(Number(value))) return Number(value);
    if (type !== 'PLAIN' || tag !== undefined || source === undefined) return value;
    const [, sign = '', digits = ''] = /^([-+]?)(0[oO][0-7_]+|0X[0-9a-fA-F_]+)$/.exec(source) ?? [];
    if (digits === '') return value;
    const amount = BigInt(digits.replaceAll('_', '').toLowerCase());
    return sign === '-' ? -amount : amount;
  }

  /** Times and base-60 numbers of YAML 1.1 stay texts. */
  function isLiteral(value: unknown, source: string | undefined): boolean {
    return source !== undefined && (value instanceof Date || (typeof value !== 'string' && /\d:\d/.test(source)));
  }
}
