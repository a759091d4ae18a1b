import type { JsonValue } from '../../../src/json/types.js';
import type { Answer, Step } from '../exchange.js';
import { cleanText, type Comparable, differencesOf, normalise } from '../normalise.js';
import { sortedMembers } from '../sorted-members.js';

const UID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Managers of controllers and of the server's own writes. */
const CONTROLLERS = /^(controller-manager|kube-.*|(cluster-)?apiserver)$/;

interface Metadata {
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number;
  readonly managedFields?: readonly Readonly<Record<string, unknown>>[];
}

/** Variables for the next requests of a case: `$UID` and `$VERSION`. */
export type Variables = Readonly<Record<string, string>>;

function bodyOf({ text }: Answer): { readonly metadata?: Metadata } & Readonly<Record<string, unknown>> {
  try {
    const body = JSON.parse(text) as unknown;
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The variables after an answer: the earlier ones, and the identity in it. */
export function variablesAfter(before: Variables, answer: Answer): Variables {
  const { uid, resourceVersion } = bodyOf(answer).metadata ?? {};
  return {
    ...before,
    ...(uid === undefined ? {} : { $UID: uid }),
    ...(resourceVersion === undefined ? {} : { $VERSION: resourceVersion }),
  };
}

/** The step with its namespace, its name and its variables filled in. */
export function filled(step: Step, variables: Variables): Step {
  const fill = (text: string): string =>
    Object.entries(variables).reduce((result, [name, value]) => result.replaceAll(name, value), text);
  return {
    ...step,
    path: fill(step.path),
    ...(step.raw === undefined ? {} : { raw: fill(step.raw) }),
    ...(step.body === undefined ? {} : { body: JSON.parse(fill(JSON.stringify(step.body))) as JsonValue }),
  };
}

/**
 * What `normalise` removes although a write must get it right: identity, generation, owners, the message of a single
 * fault.
 */
function factsOf(answer: Answer, base: string): Comparable {
  const { metadata = {}, message, details } = bodyOf(answer);
  const { uid, resourceVersion, generation, managedFields } = metadata;
  return {
    status: 0,
    warnings: [],
    body: {
      uid: uid?.replace(UID, 'UID'),
      resourceVersion: resourceVersion?.replace(/^\d{2,}$/, 'VERSION'),
      generation,
      owners: managedFields
        ?.filter(({ manager }) => !CONTROLLERS.test(String(manager)))
        .map(({ time, ...entry }) => {
          const shown = entry['subresource'] === 'scale' ? entry : { ...entry, timed: time !== undefined };
          return JSON.stringify(sortedMembers(JSON.parse(JSON.stringify(shown).replace(UID, 'UID'))));
        })
        .sort(),
      // Causes have the rest.
      ...(details === undefined || typeof message !== 'string'
        ? {}
        : { message: shownName(cleanText(message).replace(/ is invalid: .*/s, ''), base) }),
    },
  };
}

/** A text in which names generated from `base` end alike. */
function shownName(text: string, base: string): string {
  return base === '' ? text : text.replace(/[a-z0-9]{5}"$/, '?????"');
}

/** A pair of comparable answers, with all their differences. */
export function compared(
  step: Step,
  [theirs, own]: readonly [Answer, Answer],
): {
  readonly reference: Comparable;
  readonly ours: Comparable;
  readonly lines: readonly string[];
  readonly factsOnly: boolean;
} {
  const base = (step.body as { metadata?: { generateName?: string } } | null | undefined)?.metadata?.generateName;
  const [reference, ours] = [normalise(theirs, base), normalise(own, base)];
  const lines = [...differencesOf(reference, ours)];
  const factsOnly = lines.length === 0;
  if (theirs.status === own.status) {
    const facts = differencesOf(factsOf(theirs, base ?? ''), factsOf(own, base ?? ''));
    lines.push(...facts.filter((line) => !lines.includes(line)));
  }
  return { reference, ours, lines, factsOnly };
}
