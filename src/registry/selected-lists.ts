import type { StoredObject } from '../meta/stored-object.js';
import type { ServedResource } from '../resources/catalogue.js';

/** Selectors remembered of one list; beyond, the one used longest ago goes. */
const MOST_SELECTORS = 16;
/** Longest selectors that are remembered, in characters. */
const LONGEST_SELECTORS = 1024;

type List = readonly StoredObject[];

/**
 * What selectors chose from lists that the store gives out unchanged. Controllers ask with the same few selectors again
 * and again, and looking at each label of each object costs more than all the rest of such a list.
 */
export interface SelectedLists {
  /**
   * The objects of `list` that match, in order.
   *
   * @param selectors the text that `matches` was made from
   */
  of(resource: ServedResource, list: List, selectors: string, matches: (object: StoredObject) => boolean): List;
}

/** Makes an empty memory; a list that the store gives up is forgotten with all that was chosen from it. */
export function createSelectedLists(): SelectedLists {
  const known = new WeakMap<List, Map<string, { readonly resource: ServedResource; readonly items: List }>>();
  return {
    of(resource, list, selectors, matches) {
      if (selectors.length > LONGEST_SELECTORS) return list.filter(matches);
      let chosen = known.get(list);
      if (chosen === undefined) known.set(list, (chosen = new Map()));
      // Versions of a kind may give one field different values, and so may a kind that was defined anew.
      const key = `${resource.definition.version}\n${resource.definition.group}\n${selectors}`;
      const before = chosen.get(key);
      const items = before?.resource === resource ? before.items : list.filter(matches);
      chosen.delete(key);
      chosen.set(key, { resource, items });
      if (chosen.size > MOST_SELECTORS) chosen.delete(chosen.keys().next().value!);
      return items;
    },
  };
}
