/** Types of the generated expressions. */
type Wanted = 'bool' | 'int' | 'double' | 'string' | 'ints' | 'strings' | 'time' | 'span' | 'map';

/** A source of repeatable choices. */
export interface Choices {
  /** An integer below `limit`. */
  below(limit: number): number;
}

/** Repeatable choices from a seed (mulberry32). */
export function choicesFrom(seed: number): Choices {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
    },
  };
}

/**
 * Templates by type. `$bool` and so on are replaced by an expression of that type, `$v` by the name of a new variable
 * and `@int:v` by an expression of that type that may use the variable.
 */
const FORMS: Readonly<Record<Wanted, readonly string[]>> = {
  bool: [
    'true',
    'self.b',
    '$int < $int',
    '$int == $int',
    '$int != $int',
    '$double >= $double',
    '$int <= $double',
    '$string == $string',
    '$string < $string',
    '$string in $strings',
    '$int in $ints',
    '$string in $map',
    "$string in ['a', 'b', 'abc']",
    '$bool && $bool',
    '$bool || $bool',
    '!$bool',
    '($bool ? $bool : $bool)',
    '$ints == $ints',
    '$strings == $strings',
    'self.set == self.set2',
    'self.keyed == self.keyed',
    '$ints.all($v, @bool:v)',
    '$ints.exists($v, @bool:v)',
    '$ints.exists_one($v, @bool:v)',
    '$strings.all($s, @bool:s)',
    '$ints.all($i, $v, @bool:v)',
    '$map.exists($s, @bool:s)',
    'has(self.o.x)',
    'has(self.nothing)',
    'has(self.nullable)',
    "$string.matches('^[a-c]+$')",
    '$string.matches($string)',
    '$string.startsWith($string)',
    '$string.endsWith($string)',
    '$string.contains($string)',
    '$time < $time',
    '$span >= $span',
    'isURL($string)',
    'isQuantity($string)',
    'isIP($string)',
    'isCIDR($string)',
    'isSemver($string)',
    "ip('10.0.0.1').isLoopback() || $bool",
    "cidr('10.0.0.0/8').containsIP('10.1.2.3') && $bool",
    "quantity('1Gi').isLessThan(quantity('2G')) || $bool",
    "quantity(string($int)).compareTo(quantity('10')) > 0",
    'format.dns1123Label().validate($string).hasValue()',
    '$ints.isSorted()',
    'sets.contains($ints, $ints)',
    'sets.intersects($strings, $strings)',
    'self.?nothing.hasValue()',
    'self.?s.orValue($string) == $string',
    'self.ints[?$int].hasValue()',
    'type(self.either) == int',
    "type(self.either) == string ? self.either == 'a' : self.either == 1",
    'self.o == self.o',
    'self.bytes == b"hello"',
    'size($string) > $int',
    '$int > $string',
    '$int + $string == $string',
    '$bool == $int',
    'self.absent == $int',
    'frobnicate($int)',
    '$int &&',
    '[$int, $string].size() == 2',
  ],
  int: [
    '0',
    '1',
    '-3',
    '7',
    '9223372036854775807',
    'self.i',
    'self.j',
    'self.nothing',
    'self.o.x',
    '$int + $int',
    '$int - $int',
    '$int * $int',
    '$int / $int',
    '$int % $int',
    '-($int)',
    '$string.size()',
    'size($strings)',
    '$map.size()',
    '$ints[0]',
    '$ints[$int]',
    '$ints.sum()',
    '$ints.max()',
    '$ints.min()',
    '$ints.indexOf($int)',
    '$string.indexOf($string)',
    '$string.lastIndexOf($string)',
    'self.m[$string]',
    'self.m.a',
    'int($string)',
    'int($double)',
    '($bool ? $int : $int)',
    '$time.getFullYear()',
    '$time.getMonth()',
    "$time.getHours('-02:00')",
    '$span.getSeconds()',
    'int($time)',
    "semver('1.2.3').major()",
    "quantity('3').asInteger()",
    'self.?nothing.orValue($int)',
    '$ints.first().orValue(5)',
    'self.keyed[0].v',
    '$bool',
  ],
  double: [
    '0.5',
    '-1.25',
    'self.d',
    'double($int)',
    '$double + $double',
    '$double * $double',
    '$double / $double',
    'self.i',
  ],
  string: [
    "''",
    "'a'",
    "'abc'",
    "'\u00e4\\u00f6'",
    'self.s',
    'self.t',
    'self.word',
    '$string + $string',
    'string($int)',
    'string($bool)',
    'string($double)',
    '$string.lowerAscii()',
    '$string.upperAscii()',
    '$string.trim()',
    "$string.replace('a', 'bb')",
    '$string.replace($string, $string)',
    '$string.substring(1)',
    '$string.substring(0, $int)',
    '$string.charAt($int)',
    '$strings[0]',
    "$strings.join('-')",
    '$strings.join()',
    "$string.find('[a-b]+')",
    "'%s has %d'.format([$string, $int])",
    "'%.2f'.format([$double])",
    '($bool ? $string : $string)',
    'string($time)',
    'string($span)',
    "url('https://example.com:80/p?q=1').getHost()",
    'strings.quote($string)',
    'self.keyed[0].k',
    'self.?o.?y.orValue($string)',
    'self.i',
  ],
  ints: [
    '[]',
    '[1, 2, 3]',
    '[$int, $int]',
    'self.ints',
    '$ints + $ints',
    '$ints.filter($v, @bool:v)',
    '$ints.map($v, @int:v)',
    '$ints.map($v, @bool:v, @int:v)',
    '$strings.map($s, @int:s)',
    '$ints.transformList($i, $v, @int:v)',
    '$ints.sort()',
    '$ints.reverse()',
    '$ints.distinct()',
    '$ints.slice(0, 1)',
    '[[1], $ints].flatten()',
    'lists.range(3)',
    '$ints.sortBy($v, -v)',
    '($bool ? $ints : $ints)',
  ],
  strings: [
    "['a', 'b']",
    'self.ss',
    'self.set',
    'self.set + self.set2',
    'self.set + $strings',
    "$string.split(',')",
    '$string.split($string)',
    '$strings.filter($s, @bool:s)',
    '$strings.map($s, @string:s)',
    'self.keyed.map($k, k.k)',
    "$string.findAll('[a-z]')",
    '$strings + $strings',
  ],
  time: ["timestamp('2020-02-29T12:00:00Z')", 'self.time', '$time + $span', 'self.day'],
  span: ["duration('90m')", 'self.span', '$span + $span', '$time - $time'],
  map: ['self.m', "{'a': 1, 'b': $int}", '{$string: $int}', '$map.transformMap($s, $v, @int:v)'],
};

/** Leaves of expressions at the depth limit. */
const LEAVES: Readonly<Record<Wanted, readonly string[]>> = {
  bool: ['true', 'self.b', 'self.i > 1', "self.s != 'a'"],
  int: ['1', 'self.i', 'self.j', '2'],
  double: ['1.5', 'self.d'],
  string: ["'a'", 'self.s', 'self.t'],
  ints: ['self.ints', '[1, 2]'],
  strings: ['self.ss', 'self.set'],
  time: ['self.time'],
  span: ['self.span'],
  map: ['self.m'],
};
/** Uses of a variable, by its type. */
const VARIABLES: Readonly<Record<string, Partial<Record<Wanted, string>>>> = {
  v: { bool: 'v > 1', int: 'v', string: 'string(v)' },
  i: { bool: 'i > 0', int: 'i' },
  s: { bool: "s != 'b'", int: 's.size()', string: 's' },
};

/** An expression for a rule, nearly always well-typed. */
export function expressionFrom(choices: Choices): string {
  return make('bool', 1 + choices.below(4), undefined, choices);
}

function make(wanted: Wanted, depth: number, variable: string | undefined, choices: Choices): string {
  const use = variable === undefined ? undefined : VARIABLES[variable]?.[wanted];
  if (use !== undefined && choices.below(3) > 0) return use;
  const forms = depth <= 0 ? LEAVES[wanted] : FORMS[wanted];
  const form = forms[choices.below(forms.length)] ?? 'true';
  return form
    .replace(/\$(bool|int|double|string|ints|strings|time|span|map)\b/g, (_all, type: Wanted) => {
      const inner = make(type, depth - 1, variable, choices);
      return /^[\w.'"[\]()-]*$/.test(inner) ? inner : `(${inner})`;
    })
    .replace(/@(\w+):(\w)/g, (_all, type: Wanted, name: string) => make(type, depth - 1, name, choices))
    .replace(/\$([visk])\b/g, '$1');
}
