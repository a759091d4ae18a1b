// Generated from schemas/openapi/apidiscovery/v2 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.apidiscovery.v2.APIGroupDiscovery': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["versions",2,"repeated","cluster.api.apidiscovery.v2.APIVersionDiscovery","zero-absent"],
    ],
  }),
  'cluster.api.apidiscovery.v2.APIGroupDiscoveryList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.apidiscovery.v2.APIGroupDiscovery","explicit"],
    ],
  }),
  'cluster.api.apidiscovery.v2.APIResourceDiscovery': () => ({
    fields: [
      ["resource",1,"optional","string","explicit"],
      ["responseKind",2,"optional","cluster.api.meta.v1.GroupVersionKind","explicit"],
      ["scope",3,"optional","string","explicit"],
      ["singularResource",4,"optional","string","explicit"],
      ["verbs",5,"repeated","string","explicit"],
      ["shortNames",6,"repeated","string","zero-absent"],
      ["categories",7,"repeated","string","zero-absent"],
      ["subresources",8,"repeated","cluster.api.apidiscovery.v2.APISubresourceDiscovery","zero-absent"],
    ],
  }),
  'cluster.api.apidiscovery.v2.APISubresourceDiscovery': () => ({
    fields: [
      ["subresource",1,"optional","string","explicit"],
      ["responseKind",2,"optional","cluster.api.meta.v1.GroupVersionKind","explicit"],
      ["acceptedTypes",3,"repeated","cluster.api.meta.v1.GroupVersionKind","zero-absent"],
      ["verbs",4,"repeated","string","explicit"],
    ],
  }),
  'cluster.api.apidiscovery.v2.APIVersionDiscovery': () => ({
    fields: [
      ["version",1,"optional","string","explicit"],
      ["resources",2,"repeated","cluster.api.apidiscovery.v2.APIResourceDiscovery","zero-absent"],
      ["freshness",3,"optional","string","zero-absent"],
    ],
  }),
};
