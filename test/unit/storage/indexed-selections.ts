import type { ByteBudget } from '../../../src/meta/byte-budget.js';
import type { StoredObject } from '../../../src/meta/stored-object.js';
import { KeyIndex } from '../../../src/storage/watch-cache/key-index.js';
import { Selections } from '../../../src/storage/watch-cache/selections.js';

/** Selections with the index of the objects they select from; each change of the index is reported to them. */
export class IndexedSelections {
  readonly index = new KeyIndex();
  readonly selections: Selections;

  constructor(budget?: ByteBudget) {
    this.selections = new Selections(budget);
  }

  put(object: StoredObject): void {
    const previous = this.index.get(object.namespace, object.name);
    this.index.set(object);
    this.selections.changed(object, object, previous);
  }

  /** Does nothing when there is no such object. */
  remove(namespace: string, name: string): void {
    const previous = this.index.get(namespace, name);
    if (previous === undefined) return;
    this.index.delete(namespace, name);
    this.selections.changed(previous, undefined, previous);
  }
}
