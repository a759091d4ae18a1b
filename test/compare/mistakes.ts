import { isJsonArray, isJsonObject } from '../../src/json/own-property.js';
import type { JsonObject, JsonValue } from '../../src/json/types.js';
import type { Step } from './exchange.js';
import { collectionPath, type ComparedKind } from './kinds.js';
import { type Path, placesIn, withValue } from './mutations.js';
import { samplesOf } from './objects.js';
import { named, type Place, type Sequence } from './sequences.js';

/** Each string is invalid in most places: missing, bad characters, too long. */
const WRONG_TEXTS = ['', 'Not Valid!', 'x'.repeat(300)];
const WRONG_NUMBERS = [-1, 0, 2_147_483_647];

function valueAt(object: JsonValue, path: Path): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (at, step) => (at === undefined || at === null ? undefined : (at as Record<string | number, JsonValue>)[step]),
    object,
  );
}

/** The common mistakes for a value of this type; undefined removes the member. */
function mistakesWith(value: JsonValue): readonly (JsonValue | undefined)[] {
  if (typeof value === 'string') return [undefined, ...WRONG_TEXTS, 5];
  if (typeof value === 'number') return [undefined, ...WRONG_NUMBERS, 'x'];
  if (typeof value === 'boolean') return [undefined, !value, 'x'];
  if (isJsonArray(value)) return [undefined, [], [...value, ...value.slice(0, 1)], 'x'];
  return isJsonObject(value) ? [undefined, {}, 'x'] : [undefined];
}

/** Another value of the same type, for an update; undefined for containers, whose members are changed individually. */
function changed(value: JsonValue | undefined): JsonValue | undefined {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : undefined;
}

function isCorrupted([first, second]: Path): boolean {
  return first !== 'kind' && first !== 'apiVersion' && !(first === 'metadata' && second === 'annotations');
}

/** Every place of the kind's samples with every common mistake, as dry runs of creations. */
export function mistakesOf(kind: ComparedKind, { namespace }: Place): readonly Sequence[] {
  if (!kind.verbs.includes('create')) return [];
  const path = `${collectionPath(kind, namespace)}?dryRun=All`;
  const seen = new Set<string>();
  return samplesOf(kind, namespace).flatMap((one, sample) => {
    const object = named(one, 'mistaken');
    // Common parts of samples are corrupted in the first of them.
    const isNew = (place: Path): boolean => {
      const what = `${place.join('.')} ${JSON.stringify(valueAt(object, place))}`;
      return !seen.has(what) && seen.add(what) !== undefined;
    };
    return placesIn(object)
      .filter((place) => isCorrupted(place) && isNew(place))
      .map((place) => ({
        title: `mistakes at ${place.join('.')} of ${kind.resource}`,
        steps: mistakesWith(valueAt(object, place)!).map((wrong): Step => ({
          method: 'POST',
          path,
          body: withValue(object, place, wrong),
          mistake: { ...(sample > 0 && { sample }), place, ...(wrong === undefined ? {} : { wrong }) },
        })),
      }));
  });
}

/** Every value of a stored object changed or removed, as dry runs of updates: immutable ones are reported. */
export function changesOf(kind: ComparedKind, { namespace, random }: Place): readonly Sequence[] {
  if (!kind.verbs.includes('create') || !kind.verbs.includes('update')) return [];
  const path = collectionPath(kind, namespace);
  return samplesOf(kind, namespace).map((one) => {
    const name = `chg-${random.below(1_000_000)}`;
    const object: JsonObject = named(one, name);
    const places = placesIn(object).filter(
      ([first]) => first !== 'kind' && first !== 'apiVersion' && first !== 'metadata',
    );
    const update = (body: JsonValue): Step => ({ method: 'PUT', path: `${path}/${name}?dryRun=All`, body });
    const steps = places.flatMap((place) => {
      const other = changed(valueAt(object, place));
      const without = update(withValue(object, place, undefined));
      return other === undefined ? [without] : [without, update(withValue(object, place, other))];
    });
    const made: Step = { method: 'POST', path, body: object };
    const removed: Step = { method: 'DELETE', path: `${path}/${name}?gracePeriodSeconds=0` };
    return { title: `changes of ${kind.resource}`, steps: [made, ...steps, removed] };
  });
}
