// Generated from schemas/openapi/storage/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.storage.v1.CSIDriver': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.storage.v1.CSIDriverSpec","always"],
    ],
  }),
  'cluster.api.storage.v1.CSIDriverList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storage.v1.CSIDriver","explicit"],
    ],
  }),
  'cluster.api.storage.v1.CSIDriverSpec': () => ({
    fields: [
      ["attachRequired",1,"optional","bool","explicit"],
      ["podInfoOnMount",2,"optional","bool","explicit"],
      ["volumeLifecycleModes",3,"repeated","string","zero-absent"],
      ["storageCapacity",4,"optional","bool","explicit"],
      ["fsGroupPolicy",5,"optional","string","explicit"],
      ["tokenRequests",6,"repeated","cluster.api.storage.v1.TokenRequest","zero-absent"],
      ["requiresRepublish",7,"optional","bool","explicit"],
      ["seLinuxMount",8,"optional","bool","explicit"],
      ["nodeAllocatableUpdatePeriodSeconds",9,"optional","int64","explicit"],
      ["serviceAccountTokenInSecrets",10,"optional","bool","explicit"],
      ["preventPodSchedulingIfMissing",11,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.storage.v1.CSINode': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.storage.v1.CSINodeSpec","always"],
    ],
  }),
  'cluster.api.storage.v1.CSINodeDriver': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["nodeID",2,"optional","string","zero-absent"],
      ["topologyKeys",3,"repeated","string","zero-absent"],
      ["allocatable",4,"optional","cluster.api.storage.v1.VolumeNodeResources","explicit"],
    ],
  }),
  'cluster.api.storage.v1.CSINodeList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storage.v1.CSINode","explicit"],
    ],
  }),
  'cluster.api.storage.v1.CSINodeSpec': () => ({
    fields: [
      ["drivers",1,"repeated","cluster.api.storage.v1.CSINodeDriver","zero-absent"],
    ],
  }),
  'cluster.api.storage.v1.CSIStorageCapacity': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["nodeTopology",2,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["storageClassName",3,"optional","string","zero-absent"],
      ["capacity",4,"optional","quantity","explicit"],
      ["maximumVolumeSize",5,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.storage.v1.CSIStorageCapacityList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storage.v1.CSIStorageCapacity","explicit"],
    ],
  }),
  'cluster.api.storage.v1.StorageClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["provisioner",2,"optional","string","zero-absent"],
      ["parameters",3,"map","string","zero-absent"],
      ["reclaimPolicy",4,"optional","string","explicit"],
      ["mountOptions",5,"repeated","string","zero-absent"],
      ["allowVolumeExpansion",6,"optional","bool","explicit"],
      ["volumeBindingMode",7,"optional","string","explicit"],
      ["allowedTopologies",8,"repeated","cluster.api.core.v1.TopologySelectorTerm","zero-absent"],
    ],
  }),
  'cluster.api.storage.v1.StorageClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storage.v1.StorageClass","explicit"],
    ],
  }),
  'cluster.api.storage.v1.TokenRequest': () => ({
    fields: [
      ["audience",1,"optional","string","explicit"],
      ["expirationSeconds",2,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.storage.v1.VolumeAttachment': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.storage.v1.VolumeAttachmentSpec","always"],
      ["status",3,"optional","cluster.api.storage.v1.VolumeAttachmentStatus","always"],
    ],
  }),
  'cluster.api.storage.v1.VolumeAttachmentList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storage.v1.VolumeAttachment","explicit"],
    ],
  }),
  'cluster.api.storage.v1.VolumeAttachmentSource': () => ({
    fields: [
      ["persistentVolumeName",1,"optional","string","explicit"],
      ["inlineVolumeSpec",2,"optional","cluster.api.core.v1.PersistentVolumeSpec","explicit"],
    ],
  }),
  'cluster.api.storage.v1.VolumeAttachmentSpec': () => ({
    fields: [
      ["attacher",1,"optional","string","zero-absent"],
      ["source",2,"optional","cluster.api.storage.v1.VolumeAttachmentSource","always"],
      ["nodeName",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.storage.v1.VolumeAttachmentStatus': () => ({
    fields: [
      ["attached",1,"optional","bool","explicit"],
      ["attachmentMetadata",2,"map","string","zero-absent"],
      ["attachError",3,"optional","cluster.api.storage.v1.VolumeError","explicit"],
      ["detachError",4,"optional","cluster.api.storage.v1.VolumeError","explicit"],
    ],
  }),
  'cluster.api.storage.v1.VolumeAttributesClass': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["driverName",2,"optional","string","zero-absent"],
      ["parameters",3,"map","string","zero-absent"],
    ],
  }),
  'cluster.api.storage.v1.VolumeAttributesClassList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.storage.v1.VolumeAttributesClass","explicit"],
    ],
  }),
  'cluster.api.storage.v1.VolumeError': () => ({
    fields: [
      ["time",1,"optional","time","zero-absent"],
      ["message",2,"optional","string","zero-absent"],
      ["errorCode",3,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.storage.v1.VolumeNodeResources': () => ({
    fields: [
      ["count",1,"optional","int32","explicit"],
    ],
  }),
};
