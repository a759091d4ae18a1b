import type { Catalogue, ServedGroup, ServedResource } from '../resources/catalogue.js';
import { listedSubresources } from './discovery.js';

const COMMA = Buffer.from(',');
const END = Buffer.from(']}');

/**
 * Aggregated discovery (KEP-3352): all groups in one document. `legacy` is the core group alone, served at `/api`; the
 * named groups are at `/apis`.
 */
export class AggregatedDiscovery {
  readonly #catalogue: Catalogue;
  /** Cached items of unchanged groups: with thousands of custom kinds most are. */
  readonly #items = new WeakMap<ServedGroup, Buffer>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** The document as JSON; `discoveryGroup` is its API group, from the client's `Accept` header. */
  bytes(part: 'legacy' | 'named', discoveryGroup: string): Buffer {
    const head = { kind: 'APIGroupDiscoveryList', apiVersion: `${discoveryGroup}/v2`, metadata: {} };
    const pieces: Buffer[] = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"items":[`, 'utf8')];
    for (const group of this.#catalogue.groups) {
      if ((group.group === '') !== (part === 'legacy')) continue;
      if (pieces.length > 1) pieces.push(COMMA);
      pieces.push(this.#item(group));
    }
    return Buffer.concat([...pieces, END]);
  }

  #item(group: ServedGroup): Buffer {
    let item = this.#items.get(group);
    if (item === undefined) {
      item = Buffer.from(JSON.stringify(groupItem(this.#catalogue, group)), 'utf8');
      this.#items.set(group, item);
    }
    return item;
  }
}

function groupItem(catalogue: Catalogue, group: ServedGroup): object {
  return {
    metadata: group.group === '' ? {} : { name: group.group },
    versions: group.versions.map((version) => ({
      version,
      resources: catalogue.resourcesOf(group.group, version).map(resourceItem),
      freshness: 'Current',
    })),
  };
}

function resourceItem({ definition }: ServedResource): object {
  const kindOf = (body: { readonly group: string; readonly version: string; readonly kind: string }): object => ({
    group: body.group,
    version: body.version,
    kind: body.kind,
  });
  return {
    resource: definition.resource,
    responseKind: kindOf(definition),
    scope: definition.namespaced ? 'Namespaced' : 'Cluster',
    singularResource: definition.singular,
    verbs: definition.discoveryVerbs ?? definition.verbs,
    ...(definition.shortNames.length > 0 ? { shortNames: definition.shortNames } : {}),
    ...(definition.categories.length > 0 ? { categories: definition.categories } : {}),
    ...(definition.subresources.length > 0
      ? {
          subresources: listedSubresources(definition).map((subresource) => ({
            subresource: subresource.name,
            responseKind: kindOf(subresource.body ?? definition),
            verbs: subresource.verbs,
          })),
        }
      : {}),
  };
}
