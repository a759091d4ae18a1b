import { badRequest } from '../meta/errors.js';
import { apiVersionOf } from '../meta/gvk.js';
import type { ListOptions } from '../meta/options.js';
import { quote } from '../meta/quote.js';
import {
  exactFieldValue,
  type FieldRequirement,
  type FieldSelector,
  fieldMatcher,
  parseFieldSelector,
} from '../meta/selectors/field.js';
import { labelMatcher } from '../meta/selectors/label-matcher.js';
import { type LabelSelector, parseLabelSelector } from '../meta/selectors/label.js';
import type { StoredObject } from '../meta/stored-object.js';
import type { FilterKey } from '../storage/store.js';
import type { ServedResource } from '../resources/catalogue.js';
import type { RegistryServices } from './parts.js';
import type { ResourceTarget, ServedObject } from './registry.js';

/** The objects that a list, watch or deletecollection applies to. */
export type Selection =
  | {
      readonly kind: 'some';
      /** The part that the store can look up by key. */
      readonly place: { readonly namespace?: string; readonly name?: string };
      /** The rest, tested per object; absent when the key is enough. */
      readonly matches?: (object: StoredObject) => boolean;
      /** A value that all of these objects have in one field. */
      readonly key?: FilterKey;
      /** A test of the object as served, for kinds whose stored objects need conversion. */
      readonly matchesServed?: (object: ServedObject) => boolean;
      /** Whether the client gave any selector (a list then omits remainingItemCount). */
      readonly selects: boolean;
    }
  /** Path and selectors contradict each other: no object can match. */
  | { readonly kind: 'nothing' };

/** The selectors of a request, well-formed. */
export interface Selectors {
  readonly labels: LabelSelector;
  readonly fields: FieldSelector;
}

/** @throws StatusError 400 for a malformed selector; never falls back to "everything" */
export function readSelectors({ labelSelector, fieldSelector }: ListOptions): Selectors {
  return { labels: parseLabelSelector(labelSelector), fields: parseFieldSelector(fieldSelector) };
}

/**
 * Path and selectors of a request as one selection.
 *
 * @throws StatusError 400 for an unsupported field
 */
export function readSelection(
  services: RegistryServices,
  target: ResourceTarget,
  { labels, fields }: Selectors,
): Selection {
  checkFields(target.resource, fields);
  const name = meet(target.name, exactFieldValue(fields, 'metadata.name'));
  const namespace = meet(target.namespace, exactFieldValue(fields, 'metadata.namespace'));
  if (name === undefined || namespace === undefined) return { kind: 'nothing' };

  const { resource } = target;
  const byLabel = labels.requirements.length > 0 || labels.nothing;
  const byField = fields.requirements.length > 0;
  const late = resource.forms !== undefined && fields.requirements.some(({ field }) => !isKeyField(field));
  const labelsMatch = labelMatcher(labels);
  const fieldsMatch = fieldMatcher(fields);
  const valueIn = (stored: StoredObject, field: string): string =>
    valueOf(resource, servedNow(services, resource, stored), field);
  const matches = (stored: StoredObject): boolean =>
    (!byLabel || labelsMatch(stored.labels)) && (!byField || late || fieldsMatch((field) => valueIn(stored, field)));
  const keyed = late ? undefined : mostSpecific(fields);
  return {
    kind: 'some',
    place: { ...(namespace === '' ? {} : { namespace }), ...(name === '' ? {} : { name }) },
    ...(byLabel || (byField && !late) ? { matches } : {}),
    ...(keyed === undefined
      ? {}
      : { key: { owner: resource, ...keyed, of: (stored: StoredObject) => valueIn(stored, keyed.field) } }),
    ...(late ? { matchesServed: (served) => fieldsMatch((field) => valueOf(resource, served, field)) } : {}),
    selects: byLabel || byField,
  };
}

/** The required value that probably fewest objects have: an identity or a name, else the first. */
function mostSpecific({ requirements }: FieldSelector): { readonly field: string; readonly value: string } | undefined {
  let best: FieldRequirement | undefined;
  for (const one of requirements) {
    if (one.operator !== '=' || isKeyField(one.field)) continue;
    if (best === undefined || specificity(one.field) > specificity(best.field)) best = one;
  }
  return best && { field: best.field, value: best.value };
}

function specificity(field: string): number {
  if (field.endsWith('.uid')) return 2;
  return field.endsWith('.name') || field.endsWith('.nodeName') ? 1 : 0;
}

/** Whether the store's key determines the field. */
function isKeyField(field: string): boolean {
  return field === 'metadata.name' || field === 'metadata.namespace';
}

/** The object as needed to read fields of its kind; kinds that need an asynchronous conversion are matched later. */
function servedNow(services: RegistryServices, resource: ServedResource, stored: StoredObject): ServedObject {
  if (resource.forms !== undefined) return stored;
  const served = services.versions.serve(resource, stored);
  return served instanceof Promise ? stored : served;
}

/** The combination of both: the given one, or undefined when they differ. */
function meet(fromPath: string, fromSelector: string | undefined): string | undefined {
  if (fromSelector === undefined || fromSelector === fromPath) return fromPath;
  // An empty value in a selector asks for objects without one, which no path expresses.
  if (fromPath === '') return fromSelector;
  return undefined;
}

function checkFields(resource: ServedResource, selector: FieldSelector): void {
  const { group, version, selectableFields, namespaced, custom } = resource.definition;
  // Kinds without selectable fields support metadata.namespace, even when cluster-scoped.
  const byNamespace = namespaced || (!custom && selectableFields.length === 0);
  for (const { field } of selector.requirements) {
    if (field === 'metadata.name' || (field === 'metadata.namespace' && byNamespace)) continue;
    if (selectableFields.some(({ key }) => key === field)) continue;
    const message = resource.strategy.unknownField?.(field, apiVersionOf(group, version));
    if (message !== undefined) throw badRequest(message);
    throw badRequest(
      selectableFields.length > 0 || custom
        ? `field label not supported: ${field}`
        : `${quote(field)} is not a known field selector: only "metadata.name", "metadata.namespace"`,
    );
  }
}

function valueOf(resource: ServedResource, served: ServedObject, field: string): string {
  if (field === 'metadata.name') return served.name;
  if (field === 'metadata.namespace') return served.namespace;
  return resource.compiled.selectableValue(served.parsed, field) ?? '';
}
