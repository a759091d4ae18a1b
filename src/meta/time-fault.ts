import { quoteBytes } from './quote.js';

/** One element of Go's time layout, and its parser. */
interface Piece {
  readonly before: string;
  readonly element: string;
  /** Consumes its part of the rest. @returns what is left; undefined when it does not match */
  readonly take: (rest: string) => Taken | undefined;
}

interface Taken {
  readonly left: string;
  /** What is out of range, in Go's words. */
  readonly outOfRange?: string;
}

function number(width: RegExp, name: string, least: number, most: number): Piece['take'] {
  return (rest) => {
    const digits = width.exec(rest)?.[0];
    if (digits === undefined) return undefined;
    const value = Number(digits);
    const left = rest.slice(digits.length);
    return value < least || value > most ? { left, outOfRange: name } : { left };
  };
}

function zone(rest: string): Taken | undefined {
  if (rest.startsWith('Z')) return { left: rest.slice(1) };
  const match = /^[+-](\d\d):(\d\d)/.exec(rest);
  if (match === null) return undefined;
  const left = rest.slice(match[0].length);
  if (Number(match[1]) > 24) return { left, outOfRange: 'time zone offset hour' };
  return Number(match[2]) > 60 ? { left, outOfRange: 'time zone offset minute' } : { left };
}

const TWO = /^\d\d/;

const DATE_AND_TIME: readonly Piece[] = [
  { before: '', element: '2006', take: number(/^\d{4}/, 'year', 0, 9999) },
  { before: '-', element: '01', take: number(TWO, 'month', 1, 12) },
  { before: '-', element: '02', take: number(TWO, 'day', 0, 99) },
  { before: 'T', element: '15', take: number(/^\d\d?/, 'hour', 0, 23) },
  { before: ':', element: '04', take: number(TWO, 'minute', 0, 59) },
  { before: ':', element: '05', take: number(TWO, 'second', 0, 59) },
];
const ZONE: Piece = { before: '', element: 'Z07:00', take: zone };
const MICROS: Piece = {
  before: '',
  element: '.000000',
  take: (rest) => (/^[.,]\d{6}/.test(rest) ? { left: rest.slice(7) } : undefined),
};

const LAYOUTS = {
  time: { layout: '2006-01-02T15:04:05Z07:00', pieces: [...DATE_AND_TIME, ZONE] },
  'micro-time': { layout: '2006-01-02T15:04:05.000000Z07:00', pieces: [...DATE_AND_TIME, MICROS, ZONE] },
} as const;

/**
 * Why a text is not a time, in the words of Go's parser. For texts that `canonicalTime` and `canonicalMicroTime`
 * reject.
 */
export function timeFault(text: string, form: keyof typeof LAYOUTS): string {
  const { layout, pieces } = LAYOUTS[form];
  const short = (part: string): string => quoteBytes(part.length > 64 ? `${part.slice(0, 64)}...` : part);
  const cannot = (rest: string, element: string): string =>
    `parsing time ${short(text)} as ${quoteBytes(layout)}: cannot parse ${short(rest)} as ${quoteBytes(element)}`;
  let rest = text;
  for (const { before, element, take } of pieces) {
    if (!rest.startsWith(before)) return cannot(rest, before);
    rest = rest.slice(before.length);
    const taken = take(rest);
    if (taken?.outOfRange !== undefined) return `parsing time ${short(text)}: ${taken.outOfRange} out of range`;
    if (taken === undefined) return cannot(rest, element);
    rest = taken.left;
    // Any fraction may follow the seconds, even where the layout has none.
    if (element === '05' && form === 'time') rest = rest.replace(/^[.,]\d+/, '');
  }
  if (rest !== '') return `parsing time ${short(text)}: extra text: ${short(rest)}`;
  return `parsing time ${short(text)}: day out of range`;
}
