import { printDouble } from '../../../meta/print-double.js';
import { quote } from '../../../meta/quote.js';
import { CostExceeded, type Spend } from '../work.js';
import { printTimestamp, secondsText } from '../times.js';
import {
  CelError,
  Duration,
  ListValue,
  MapValue,
  Timestamp,
  typeNameOf,
  TypeValue,
  Uint,
  type Value,
} from '../values.js';

const DEFAULT_PRECISION = 6;
/** Digits after the point are cut here; no text may be that long. */
const MAX_PRECISION = 100_000;
const CLAUSE = /%(?:%|(?:\.(\d*))?([\s\S])?)/g;

/** By how much a text may grow. */
interface FormatBounds {
  readonly longest: number;
  readonly spend: Spend;
}

/** For work proportional to the expression's own length. */
const UNBOUNDED: Spend = () => undefined;
/** Writing one value takes as long as visiting so many. */
const VALUES_OF_LITERAL = 14;
/** Characters quoted in the time of visiting one value. */
const CHARACTERS = 4;

/** Characters copied in the time of visiting one value. */
const COPIED = 64;

/** Thrown inside this file to leave nested values; callers get a `CelError`. */
class FormatFault extends Error {}

/** Why a text cannot format arguments, and the argument that does not fit its clause, if any. */
export interface FormatProblem {
  readonly message: string;
  readonly argument: number | undefined;
}

/** Called for each clause: its letter, the digits of its precision as written, and which argument it takes. */
type Clause = (letter: string, precision: string | undefined, index: number) => string;

/** Replaces each clause of a text. @throws FormatFault */
function replaceClauses(text: string, available: number, clauseOf: Clause): { text: string; used: number } {
  let used = 0;
  const replaced = text.replace(CLAUSE, (all: string, precision?: string, letter?: string) => {
    if (all === '%%') return '%';
    if (letter === undefined && precision === undefined) throw new FormatFault('unexpected end of string');
    if (used >= available) throw new FormatFault(`index ${used} out of range`);
    if (letter === undefined) {
      throw new FormatFault(clauseFault('could not find end of precision specifier'));
    }
    return clauseOf(letter, precision, used++);
  });
  return { text: replaced, used };
}

function caught<T>(attempt: () => T): T | CelError {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof FormatFault) return new CelError(error.message);
    throw error;
  }
}

/**
 * `'%s is %d'.format([name, age])`: the clauses `%s %d %f %e %b %x %X %o`, with a precision for `%f` and `%e`.
 * @returns an error when a clause is unknown or does not fit its argument, or an argument is missing
 * @throws CostExceeded when the text becomes too long
 */
export function formatText(text: string, args: ListValue, { longest, spend }: FormatBounds): string | CelError {
  let length = text.length;
  const made: Clause = (letter, precision, index) => {
    const piece = clause(letter, precision, args.at(index), spend);
    spend(piece.length / COPIED);
    length += piece.length;
    if (length > longest) throw new CostExceeded();
    return piece;
  };
  return caught(() => replaceClauses(text, args.length, made).text);
}

/**
 * Why a text cannot format arguments of the given types, before values are known; undefined when it can. `example`
 * gives a value of an argument's type, or undefined when only values decide.
 */
export function formatProblem(
  text: string,
  count: number,
  example: (index: number, letter: string) => Value | undefined,
): FormatProblem | undefined {
  let argument: number | undefined;
  const checked = caught(() =>
    replaceClauses(text, count, (letter, precision, index) => {
      const value = example(index, letter);
      // A valid precision changes the length only, and there may be thousands of long ones.
      precisionOf(precision);
      if (value === undefined) {
        if (!'sdfebxXo'.includes(letter)) clause(letter, undefined, null, UNBOUNDED);
        return '';
      }
      const formatted = caught(() => clause(letter, undefined, value, UNBOUNDED));
      if (!(formatted instanceof CelError)) return '';
      // Faults of the clause itself are reported at the call.
      if (formatted.message.startsWith('error during formatting')) argument = index;
      throw new FormatFault(formatted.message);
    }),
  );
  if (checked instanceof CelError) return { message: checked.message, argument };
  if (checked.used === count) return undefined;
  const message = `too many arguments supplied to string.format (expected ${checked.used}, got ${count})`;
  return { message, argument: undefined };
}

function clauseFault(why: string): string {
  return `could not parse formatting clause: error while parsing precision: ${why}`;
}

function precisionOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PRECISION;
  if (text === '')
    throw new FormatFault(
      clauseFault('error while converting precision to integer: strconv.Atoi: parsing "": invalid syntax'),
    );
  return Math.min(Number(text), MAX_PRECISION);
}

function clause(letter: string, precision: string | undefined, value: Value, spend: Spend): string {
  const digits = precisionOf(precision);
  if (value instanceof CelError) throw new FormatFault(value.message);
  switch (letter) {
    case 's':
      return plain(value, spend);
    case 'd':
      return decimal(value);
    case 'f':
      return fixed(value, digits);
    case 'e':
      return scientific(value, digits);
    case 'b':
      return binary(value);
    case 'x':
      return hex(value);
    case 'X':
      return hex(value).toUpperCase();
    case 'o':
      return integer(value, 8) ?? mismatch('octal clause can only be used on integers', value);
    default:
      throw new FormatFault(`could not parse formatting clause: unrecognized formatting clause "${letter}"`);
  }
}

function mismatch(what: string, value: Value): never {
  throw new FormatFault(`error during formatting: ${what}, was given ${typeNameOf(value)}`);
}

function integer(value: Value, base: number): string | undefined {
  if (typeof value === 'bigint') return value.toString(base);
  return value instanceof Uint ? value.value.toString(base) : undefined;
}

function decimal(value: Value): string {
  return integer(value, 10) ?? mismatch('decimal clause can only be used on integers', value);
}

function binary(value: Value): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return integer(value, 2) ?? mismatch('only integers and bools can be formatted as binary', value);
}

function hex(value: Value): string {
  if (typeof value === 'string') return Buffer.from(value, 'utf8').toString('hex');
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return integer(value, 16) ?? mismatch('only integers, byte buffers, and strings can be formatted as hex', value);
}

/** The number of a `%f` or `%e`; texts such as NaN are accepted when no number literal expresses them. */
function doubleOf(value: Value, what: string): number {
  if (typeof value === 'number') return value;
  if (value === 'NaN') return NaN;
  if (value === 'Infinity') return Infinity;
  if (value === '-Infinity') return -Infinity;
  return mismatch(`${what} clause can only be used on doubles`, value);
}

function special(value: number): string | undefined {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return undefined;
  return value > 0 ? '\u221e' : '-\u221e';
}

/** With the thousands apart, as English writes numbers. */
function fixed(value: Value, digits: number): string {
  const number = doubleOf(value, 'fixed-point');
  const named = special(number);
  if (named !== undefined) return named;
  const [whole = '', fraction] = exactFixed(number, digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** No double has more decimal places. */
const MOST_PLACES = 1074;

/** Most digits that `toFixed` writes, and the first number that it writes in another form. */
const [MOST_PLAIN_DIGITS, FIRST_LARGE] = [100, 1e21];

/** `toFixed` for any number of digits, which rounds halves to even. */
function exactFixed(number: number, digits: number): string {
  // Only a multiple of this power of two can be half a unit of the last digit.
  const isHalf = Number.isInteger(number * 2 ** (digits + 1));
  if (!isHalf && digits <= MOST_PLAIN_DIGITS && Math.abs(number) < FIRST_LARGE) return number.toFixed(digits);
  const { units, places } = decimalOf(Math.abs(number));
  const cut = 10n ** BigInt(Math.max(0, places - digits));
  const [kept, rest] = [units / cut, (units % cut) * 2n];
  const rounded = rest > cut || (rest === cut && kept % 2n === 1n) ? kept + 1n : kept;
  const shown = Math.min(digits, places);
  const text = rounded.toString().padStart(shown + 1, '0');
  const [whole, fraction] = [text.slice(0, text.length - shown), text.slice(text.length - shown)];
  return `${number < 0 ? '-' : ''}${whole}${digits === 0 ? '' : `.${fraction.padEnd(digits, '0')}`}`;
}

/** A double as a whole number of units of a power of ten: its exact value. */
function decimalOf(number: number): { readonly units: bigint; readonly places: number } {
  if (Number.isInteger(number)) return { units: BigInt(number), places: 0 };
  let mantissa = number;
  let places = 0;
  for (; !Number.isInteger(mantissa) && places < MOST_PLACES; places += 1) mantissa *= 2;
  return { units: BigInt(mantissa) * 5n ** BigInt(places), places };
}

const SUPERSCRIPTS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';

/**
 * A power of ten with a superscript exponent, as the reference's English printer writes it. The precision is the
 * minimum width there, and there are always six digits.
 */
function scientific(value: Value, width: number): string {
  const number = doubleOf(value, 'scientific');
  const named = special(number);
  if (named !== undefined) return named.padStart(width);
  const [mantissa = '', exponent = '+0'] = number.toExponential(DEFAULT_PRECISION).split('e');
  const power = exponent
    .slice(1)
    .padStart(2, '0')
    .replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit);
  return `${mantissa}\u00d710${exponent.startsWith('-') ? '\u207b' : ''}${power}`.padStart(width);
}

/** A value as `%s` prints it at the top: texts bare. */
function plain(value: Value, spend: Spend): string {
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8');
  if (typeof value === 'number') return printDouble(value);
  if (value instanceof Timestamp) return printTimestamp(value);
  if (value instanceof Duration) return `${secondsText(value.nanos)}s`;
  return literal(value, spend);
}

/** A value inside a list or map: as a literal of the language. */
function literal(value: Value, spend: Spend): string {
  spend(VALUES_OF_LITERAL + (typeof value === 'string' || value instanceof Uint8Array ? value.length / CHARACTERS : 0));
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return JSON.stringify(nonFinite(value));
    return `${Object.is(value, -0) ? '-' : ''}${exactFixed(value, DEFAULT_PRECISION)}`;
  }
  const number = integer(value, 10);
  if (number !== undefined) return number;
  if (value instanceof Uint8Array) return `b${quote(Buffer.from(value).toString('utf8'))}`;
  if (value instanceof Timestamp) return `timestamp("${printTimestamp(value)}")`;
  if (value instanceof Duration) return `duration("${secondsText(value.nanos)}s")`;
  if (value instanceof TypeValue) return value.name;
  if (value instanceof ListValue) return `[${[...value].map((item) => literal(item, spend)).join(', ')}]`;
  if (value instanceof MapValue) return mapLiteral(value, spend);
  return mismatch(
    'string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists, types, durations, and timestamps',
    value,
  );
}

function nonFinite(value: number): string {
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}

function mapLiteral(map: MapValue, spend: Spend): string {
  const entries = [...map.keys()].map((key): readonly [string, string] => {
    if (typeof key === 'number') {
      throw new FormatFault('error during formatting: no formatting function for map key of type double');
    }
    return [literal(key, spend), literal(map.find(key) as Value, spend)];
  });
  entries.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return `{${entries.map(([key, value]) => `${key}:${value}`).join(', ')}}`;
}
