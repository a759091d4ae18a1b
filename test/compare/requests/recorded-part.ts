import { type Comparable } from '../normalise.js';
import { causesOf } from '../recorded.js';

/** The tested part of an answer: of an error everything, of a success the warnings and the object's status. */
export interface RecordedPart {
  readonly code: number;
  readonly warnings?: readonly string[];
  /** Of an error, unless it has causes, which are its message. */
  readonly message?: string;
  readonly reason?: string;
  readonly causes?: readonly string[];
  readonly status?: unknown;
}

/** Long base64 texts, and the server's own values. */
const LONG = /[A-Za-z0-9+/]{120,}={0,2}/g;

/** Rules are in the order in which bindings are found: they are sorted before comparison. */
export function inOrder(comparable: Comparable): Comparable {
  const { body } = comparable;
  const status = (body as { status?: unknown } | null)?.status;
  if (typeof status !== 'object' || status === null || !('resourceRules' in status)) return comparable;
  const sorted = Object.fromEntries(
    Object.entries(status).map(([member, value]) => [member, Array.isArray(value) ? [...value].sort(byText) : value]),
  );
  return { ...comparable, body: { ...(body as object), status: sorted } };
}

function byText(left: unknown, right: unknown): number {
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The part of an answer that is the same for any server and run. */
export function recordedPartOf(comparable: Comparable): RecordedPart {
  const { status: code, warnings, body } = comparable;
  const { message, reason, status } = (body ?? {}) as { message?: string; reason?: string; status?: unknown };
  const causes = causesOf(comparable);
  const recordedPart = {
    code,
    ...(warnings.length > 0 && { warnings }),
    ...(code >= 400
      ? { reason, ...(causes.length > 0 ? { causes } : { message }) }
      : typeof status === 'object' && { status: withoutChance(status) }),
  };
  return JSON.parse(JSON.stringify(recordedPart).replace(LONG, '...')) as RecordedPart;
}

/** Times, keys, and the first approver differ each time. */
function withoutChance(status: unknown): unknown {
  return JSON.parse(
    JSON.stringify(status, (member, value: unknown) => {
      if (/Time(stamp)?$/.test(member) || member === 'key') return undefined;
      if (member !== 'conditions' || !Array.isArray(value)) return value;
      return (value as { type?: string; status?: string }[]).map(({ type, status: state }) => ({
        type,
        status: state,
      }));
    }),
  );
}
