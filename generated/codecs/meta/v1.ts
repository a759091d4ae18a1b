// Generated from schemas/openapi/meta/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.meta.v1.APIGroup': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["versions",2,"repeated","cluster.api.meta.v1.GroupVersionForDiscovery","explicit"],
      ["preferredVersion",3,"optional","cluster.api.meta.v1.GroupVersionForDiscovery","always"],
      ["serverAddressByClientCIDRs",4,"repeated","cluster.api.meta.v1.ServerAddressByClientCIDR","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.APIGroupList': () => ({
    fields: [
      ["groups",1,"repeated","cluster.api.meta.v1.APIGroup","explicit"],
    ],
  }),
  'cluster.api.meta.v1.APIResource': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["namespaced",2,"optional","bool","explicit"],
      ["kind",3,"optional","string","explicit"],
      ["verbs",4,"optional","cluster.api.meta.v1.Verbs","explicit"],
      ["shortNames",5,"repeated","string","zero-absent"],
      ["singularName",6,"optional","string","explicit"],
      ["categories",7,"repeated","string","zero-absent"],
      ["group",8,"optional","string","zero-absent"],
      ["version",9,"optional","string","zero-absent"],
      ["storageVersionHash",10,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.APIResourceList': () => ({
    fields: [
      ["groupVersion",1,"optional","string","explicit"],
      ["resources",2,"repeated","cluster.api.meta.v1.APIResource","explicit"],
    ],
  }),
  'cluster.api.meta.v1.APIVersions': () => ({
    fields: [
      ["versions",1,"repeated","string","explicit"],
      ["serverAddressByClientCIDRs",2,"repeated","cluster.api.meta.v1.ServerAddressByClientCIDR","explicit"],
    ],
  }),
  'cluster.api.meta.v1.Condition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["observedGeneration",3,"optional","int64","zero-absent"],
      ["lastTransitionTime",4,"optional","time","zero-absent"],
      ["reason",5,"optional","string","explicit"],
      ["message",6,"optional","string","explicit"],
    ],
  }),
  'cluster.api.meta.v1.DeleteOptions': () => ({
    fields: [
      ["gracePeriodSeconds",1,"optional","int64","explicit"],
      ["preconditions",2,"optional","cluster.api.meta.v1.Preconditions","explicit"],
      ["orphanDependents",3,"optional","bool","explicit"],
      ["propagationPolicy",4,"optional","string","explicit"],
      ["dryRun",5,"repeated","string","zero-absent"],
      ["ignoreStoreReadErrorWithClusterBreakingPotential",6,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.meta.v1.FieldSelectorRequirement': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["operator",2,"optional","string","zero-absent"],
      ["values",3,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.GroupResource': () => ({
    fields: [
      ["group",1,"optional","string","zero-absent"],
      ["resource",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.GroupVersionForDiscovery': () => ({
    fields: [
      ["groupVersion",1,"optional","string","explicit"],
      ["version",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.meta.v1.GroupVersionKind': () => ({
    fields: [
      ["group",1,"optional","string","explicit"],
      ["version",2,"optional","string","explicit"],
      ["kind",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.meta.v1.LabelSelector': () => ({
    fields: [
      ["matchLabels",1,"map","string","zero-absent"],
      ["matchExpressions",2,"repeated","cluster.api.meta.v1.LabelSelectorRequirement","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.LabelSelectorRequirement': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["operator",2,"optional","string","zero-absent"],
      ["values",3,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.ListMeta': () => ({
    fields: [
      ["selfLink",1,"optional","string","zero-absent"],
      ["resourceVersion",2,"optional","string","zero-absent"],
      ["continue",3,"optional","string","zero-absent"],
      ["remainingItemCount",4,"optional","int64","explicit"],
      ["shardInfo",5,"optional","cluster.api.meta.v1.ShardInfo","explicit"],
    ],
  }),
  'cluster.api.meta.v1.ManagedFieldsEntry': () => ({
    fields: [
      ["manager",1,"optional","string","zero-absent"],
      ["operation",2,"optional","string","zero-absent"],
      ["apiVersion",3,"optional","string","zero-absent"],
      ["time",4,"optional","time","explicit"],
      ["fieldsType",6,"optional","string","zero-absent"],
      ["fieldsV1",7,"optional","fields-v1","explicit"],
      ["subresource",8,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.ObjectMeta': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["generateName",2,"optional","string","zero-absent"],
      ["namespace",3,"optional","string","zero-absent"],
      ["selfLink",4,"optional","string","zero-absent"],
      ["uid",5,"optional","string","zero-absent"],
      ["resourceVersion",6,"optional","string","zero-absent"],
      ["generation",7,"optional","int64","zero-absent"],
      ["creationTimestamp",8,"optional","time","zero-absent"],
      ["deletionTimestamp",9,"optional","time","explicit"],
      ["deletionGracePeriodSeconds",10,"optional","int64","explicit"],
      ["labels",11,"map","string","zero-absent"],
      ["annotations",12,"map","string","zero-absent"],
      ["ownerReferences",13,"repeated","cluster.api.meta.v1.OwnerReference","zero-absent"],
      ["finalizers",14,"repeated","string","zero-absent"],
      ["managedFields",17,"repeated","cluster.api.meta.v1.ManagedFieldsEntry","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.OwnerReference': () => ({
    fields: [
      ["kind",1,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
      ["uid",4,"optional","string","zero-absent"],
      ["apiVersion",5,"optional","string","zero-absent"],
      ["controller",6,"optional","bool","explicit"],
      ["blockOwnerDeletion",7,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.meta.v1.PartialObjectMetadata': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
    ],
  }),
  'cluster.api.meta.v1.PartialObjectMetadataList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.meta.v1.PartialObjectMetadata","explicit"],
    ],
  }),
  'cluster.api.meta.v1.Preconditions': () => ({
    fields: [
      ["uid",1,"optional","string","explicit"],
      ["resourceVersion",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.meta.v1.ServerAddressByClientCIDR': () => ({
    fields: [
      ["clientCIDR",1,"optional","string","explicit"],
      ["serverAddress",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.meta.v1.ShardInfo': () => ({
    fields: [
      ["selector",1,"optional","string","explicit"],
    ],
  }),
  'cluster.api.meta.v1.Status': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["status",2,"optional","string","zero-absent"],
      ["message",3,"optional","string","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["details",5,"optional","cluster.api.meta.v1.StatusDetails","explicit"],
      ["code",6,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.StatusCause': () => ({
    fields: [
      ["reason",1,"optional","string","zero-absent"],
      ["message",2,"optional","string","zero-absent"],
      ["field",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.StatusDetails': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["group",2,"optional","string","zero-absent"],
      ["kind",3,"optional","string","zero-absent"],
      ["causes",4,"repeated","cluster.api.meta.v1.StatusCause","zero-absent"],
      ["retryAfterSeconds",5,"optional","int32","zero-absent"],
      ["uid",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.Verbs': () => ({ wrapper: true,
    fields: [
      ["items",1,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.meta.v1.WatchEvent': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["object",2,"optional","raw-extension","explicit"],
    ],
  }),
};
