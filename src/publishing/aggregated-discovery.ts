import type { Catalogue, ServedGroup, ServedResource } from '../resources/catalogue.js';
import { listedSubresources } from './discovery.js';

/**
 * Aggregated discovery (KEP-3352): everything that a client needs to know of all groups in one document. `legacy` is
 * the core group alone, served at `/api`; the named groups are at `/apis`.
 */
export class AggregatedDiscovery {
  readonly #catalogue: Catalogue;
  /** Texts of groups that stay as they are: with thousands of custom kinds most do. */
  readonly #texts = new WeakMap<ServedGroup, string>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** The document as JSON; `discoveryGroup` is its API group, which the client named in its `Accept` header. */
  text(part: 'legacy' | 'named', discoveryGroup: string): string {
    const groups = this.#catalogue.groups.filter((group) => (group.group === '') === (part === 'legacy'));
    const head = { kind: 'APIGroupDiscoveryList', apiVersion: `${discoveryGroup}/v2`, metadata: {} };
    const items = groups.map((group) => this.#item(group)).join(',');
    return `${JSON.stringify(head).slice(0, -1)},"items":[${items}]}`;
  }

  #item(group: ServedGroup): string {
    let text = this.#texts.get(group);
    if (text === undefined) {
      text = JSON.stringify(groupItem(this.#catalogue, group));
      this.#texts.set(group, text);
    }
    return text;
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
