import type { DefinitionNames, DefinitionRecord } from './definition.js';

/** The accepted names of a definition, and whether they are all of the requested ones. */
export interface NamesDecision {
  readonly accepted: DefinitionNames;
  /** Reason and message of the first conflict with another definition; undefined without conflicts. */
  readonly conflict: { readonly reason: string; readonly message: string } | undefined;
}

/**
 * Decides on the names of a definition. A name accepted for another definition of the group stays with that one; what
 * this definition already has stays with it in its role: its singular name does not become a short name, too. All
 * resource names share one space, and so do both kinds.
 *
 * Example: when `foos.example.com` has the short name `f`, `fizzes.example.com` that wants `f` gets all its other
 * names, and the conflict `ShortNamesConflict: "f" is already in use`.
 */
export function decideNames(record: DefinitionRecord, others: readonly DefinitionRecord[]): NamesDecision {
  const resources = new Set<string>();
  const kinds = new Set<string>();
  for (const { accepted } of [...others, record]) {
    for (const name of [accepted.plural, accepted.singular, ...accepted.shortNames]) resources.add(name);
    for (const name of [accepted.kind, accepted.listKind]) kinds.add(name);
  }
  const { wanted, accepted: before } = record;
  let conflict: NamesDecision['conflict'];
  const taken = (name: string, own: readonly string[], used: ReadonlySet<string>): boolean =>
    name !== '' && !own.includes(name) && used.has(name);
  const inUse = (names: readonly string[]): string => {
    const texts = names.map((name) => `"${name}" is already in use`);
    return texts.length === 1 ? texts[0]! : `[${texts.join(', ')}]`;
  };
  const one = (
    member: 'plural' | 'singular' | 'kind' | 'listKind',
    reason: string,
    used: ReadonlySet<string>,
  ): string => {
    if (!taken(wanted[member], [before[member]], used)) return wanted[member];
    conflict = { reason, message: inUse([wanted[member]]) };
    return before[member];
  };
  const plural = one('plural', 'PluralConflict', resources);
  const singular = one('singular', 'SingularConflict', resources);
  const refused = wanted.shortNames.filter((name) => taken(name, before.shortNames, resources));
  if (refused.length > 0) conflict = { reason: 'ShortNamesConflict', message: inUse(refused) };
  const kind = one('kind', 'KindConflict', kinds);
  const listKind = one('listKind', 'ListKindConflict', kinds);
  return {
    accepted: {
      plural,
      singular,
      shortNames: refused.length > 0 ? before.shortNames : wanted.shortNames,
      kind,
      listKind,
      categories: wanted.categories,
    },
    conflict,
  };
}
