// Generated from generated/openapi/v3/apis__storage.cluster.io__v1.json by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An Amazon EBS disk attached to the node; obsolete, as the request is handed to the EBS CSI driver instead. */
        readonly "io.cluster.api.core.v1.AWSElasticBlockStoreVolumeSource": {
            /** @description Filesystem on the disk, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /**
             * Format: int32
             * @description Number of the disk partition to mount; 0 or absent means the disk as a whole.
             */
            readonly partition?: number;
            /** @description When true the disk is attached for reading only; false when absent. */
            readonly readOnly?: boolean;
            /** @description Identifier that AWS gave to the EBS volume, for example vol-0abc; the disk must already exist in the same zone as the node. */
            readonly volumeID: string;
        };
        /** @description A data disk in Microsoft Azure mounted into the pod; obsolete, as requests go to the Azure Disk CSI driver. */
        readonly "io.cluster.api.core.v1.AzureDiskVolumeSource": {
            /**
             * @description Host cache used for the disk: None, ReadOnly or ReadWrite; ReadWrite when absent.
             * @default ReadWrite
             * @enum {string}
             */
            readonly cachingMode: "None" | "ReadOnly" | "ReadWrite";
            /** @description Name of the data disk as it is known in Azure. */
            readonly diskName: string;
            /** @description Address of the disk: the blob URI for Shared or Dedicated disks, or the resource id for Managed ones. */
            readonly diskURI: string;
            /**
             * @description Filesystem to mount from the disk, such as ext4, xfs or ntfs; ext4 when absent.
             * @default ext4
             */
            readonly fsType: string;
            /**
             * @description How Azure stores the disk: Shared (several blobs per storage account), Dedicated (one blob per account) or Managed; Shared when absent.
             * @default Shared
             * @enum {string}
             */
            readonly kind: "Shared" | "Dedicated" | "Managed";
            /**
             * @description When true every mount of the disk refuses writes; false when absent.
             * @default false
             */
            readonly readOnly: boolean;
        };
        /** @description A share of Azure Files. */
        readonly "io.cluster.api.core.v1.AzureFilePersistentVolumeSource": {
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Secret with the name and the key of the storage account. */
            readonly secretName: string;
            /** @description Namespace of the secret; that of the claim by default. */
            readonly secretNamespace?: string;
            /** @description Name of the share. */
            readonly shareName: string;
        };
        /** @description A Ceph file system; no longer supported. */
        readonly "io.cluster.api.core.v1.CephFSPersistentVolumeSource": {
            /** @description Addresses of the Ceph monitors. */
            readonly monitors: readonly string[];
            /** @description Folder of the file system to mount; / by default. */
            readonly path?: string;
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Path of the user's key on the node. */
            readonly secretFile?: string;
            /** @description Secret with the user's key; wins over secretFile. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description Ceph user; admin by default. */
            readonly user?: string;
        };
        /** @description A disk of OpenStack Cinder. */
        readonly "io.cluster.api.core.v1.CinderPersistentVolumeSource": {
            /** @description File system to mount, such as ext4; ext4 when empty. */
            readonly fsType?: string;
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Secret with what is needed to log in to OpenStack. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description Identity of the disk. */
            readonly volumeID: string;
        };
        /** @description Storage of a CSI driver. */
        readonly "io.cluster.api.core.v1.CSIPersistentVolumeSource": {
            /** @description Secret for making the volume larger, at the storage. */
            readonly controllerExpandSecretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description Secret for attaching and detaching. */
            readonly controllerPublishSecretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description Name of the driver. */
            readonly driver: string;
            /** @description File system to mount, such as ext4. */
            readonly fsType?: string;
            /** @description Secret for making the volume larger, on the node. */
            readonly nodeExpandSecretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description Secret for mounting the volume into a pod. */
            readonly nodePublishSecretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description Secret for preparing the volume on a node. */
            readonly nodeStageSecretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description True attaches and mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Settings that the driver gave the volume. */
            readonly volumeAttributes?: {
                readonly [key: string]: string;
            };
            /** @description Name that the driver gave the volume. */
            readonly volumeHandle: string;
        };
        /** @description A Fibre Channel disk on the storage network; it is named either by targetWWNs with lun, or by wwids. */
        readonly "io.cluster.api.core.v1.FCVolumeSource": {
            /** @description Filesystem on the disk, such as ext4 or xfs; ext4 when empty. */
            readonly fsType?: string;
            /**
             * Format: int32
             * @description Logical unit number on the targets, from 0 to 255; required together with targetWWNs.
             */
            readonly lun?: number;
            /** @description When true every mount of the disk refuses writes; false when absent. */
            readonly readOnly?: boolean;
            /** @description World wide names of the target ports; requires lun and is left out when wwids is used. */
            readonly targetWWNs?: readonly string[];
            /** @description World wide identifiers of the disk itself; an alternative to targetWWNs with lun, never given along with them. */
            readonly wwids?: readonly string[];
        };
        /** @description A volume of a driver program on the node. */
        readonly "io.cluster.api.core.v1.FlexPersistentVolumeSource": {
            /** @description Name of the driver. */
            readonly driver: string;
            /** @description File system to mount; the driver decides when empty. */
            readonly fsType?: string;
            /** @description Further settings for the driver. */
            readonly options?: {
                readonly [key: string]: string;
            };
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Secret that is handed to the driver. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
        };
        /** @description A dataset managed by Flocker; obsolete, with its driver removed; exactly one of the two fields names the dataset. */
        readonly "io.cluster.api.core.v1.FlockerVolumeSource": {
            /** @description Name of the dataset, kept in its metadata; superseded by datasetUUID. */
            readonly datasetName?: string;
            /** @description Unique id of the dataset. */
            readonly datasetUUID?: string;
        };
        /** @description A Google Compute Engine persistent disk attached to the node; obsolete, as requests go to its CSI driver. */
        readonly "io.cluster.api.core.v1.GCEPersistentDiskVolumeSource": {
            /** @description Filesystem on the disk, such as ext4 or xfs; ext4 when empty. */
            readonly fsType?: string;
            /**
             * Format: int32
             * @description Number of the disk partition to mount; 0 or absent means the disk as a whole.
             */
            readonly partition?: number;
            /** @description Name of the disk in Compute Engine; it must already exist in the project and zone of the node. */
            readonly pdName: string;
            /** @description When true the disk is attached for reading only, which lets many nodes use it at once; false when absent. */
            readonly readOnly?: boolean;
        };
        /** @description A Gluster volume; no longer supported. */
        readonly "io.cluster.api.core.v1.GlusterfsPersistentVolumeSource": {
            /** @description Endpoints object with the addresses of the servers. */
            readonly endpoints: string;
            /** @description Namespace of the Endpoints object; that of the claim by default. */
            readonly endpointsNamespace?: string;
            /** @description Name of the Gluster volume. */
            readonly path: string;
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
        };
        /** @description A file or directory of the node itself, visible in the pod; powerful and risky, so best kept to system workloads. */
        readonly "io.cluster.api.core.v1.HostPathVolumeSource": {
            /** @description Absolute location on the node, where a symbolic link is followed to its target; .. elements are refused. */
            readonly path: string;
            /**
             * @description Check made before mounting: DirectoryOrCreate, Directory, FileOrCreate, File, Socket, CharDevice or BlockDevice; empty, the default, checks nothing.
             * @default
             * @enum {string}
             */
            readonly type: "" | "DirectoryOrCreate" | "Directory" | "FileOrCreate" | "File" | "Socket" | "CharDevice" | "BlockDevice";
        };
        /** @description A disk reached over iSCSI. */
        readonly "io.cluster.api.core.v1.ISCSIPersistentVolumeSource": {
            /** @description Whether discovery logs in by CHAP. */
            readonly chapAuthDiscovery?: boolean;
            /** @description Whether sessions log in by CHAP. */
            readonly chapAuthSession?: boolean;
            /** @description File system to mount, such as ext4; ext4 when empty. */
            readonly fsType?: string;
            /** @description Qualified name of the initiator instead of the node's own. */
            readonly initiatorName?: string;
            /** @description Qualified name of the target. */
            readonly iqn: string;
            /**
             * @description Interface of the initiator; default when absent, which means TCP.
             * @default default
             */
            readonly iscsiInterface: string;
            /**
             * Format: int32
             * @description Number of the disk at the target.
             * @default 0
             */
            readonly lun: number;
            /** @description More addresses of the target, for several paths to it. */
            readonly portals?: readonly string[];
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Secret with the CHAP names and passwords. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description Address of the target, with the port when it is not 3260. */
            readonly targetPortal: string;
        };
        /** @description A disk or folder of one node. */
        readonly "io.cluster.api.core.v1.LocalVolumeSource": {
            /** @description File system to make on a block device when it has none; chosen automatically when absent. */
            readonly fsType?: string;
            /** @description Path on the node: a folder, or a block device. */
            readonly path: string;
        };
        /** @description An existing NFS export mounted into a pod, whose contents outlive the pod. */
        readonly "io.cluster.api.core.v1.NFSVolumeSource": {
            /** @description Absolute path of the export on the server. */
            readonly path: string;
            /** @description Mounts the export without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Machine that exports the share, by host name or IP address. */
            readonly server: string;
        };
        /** @description A choice of nodes made of one or more terms, of which any single match is enough. */
        readonly "io.cluster.api.core.v1.NodeSelector": {
            /** @description Terms combined with OR; at least one is required. */
            readonly nodeSelectorTerms: readonly components["schemas"]["io.cluster.api.core.v1.NodeSelectorTerm"][];
        };
        /** @description One test on a label or field of a node. */
        readonly "io.cluster.api.core.v1.NodeSelectorRequirement": {
            /** @description Label key, or field path when used in matchFields, that is tested. */
            readonly key: string;
            /**
             * @description How the value is compared with the list: In, NotIn, Exists, DoesNotExist, Gt or Lt.
             * @enum {string}
             */
            readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
            /** @description Strings to compare with: one or more for In and NotIn, none for Exists and DoesNotExist, one integer for Gt and Lt. */
            readonly values?: readonly string[];
        };
        /** @description Tests combined with AND; a term without any test matches no node. */
        readonly "io.cluster.api.core.v1.NodeSelectorTerm": {
            /** @description Tests on the labels of the node, all of which must hold. */
            readonly matchExpressions?: readonly components["schemas"]["io.cluster.api.core.v1.NodeSelectorRequirement"][];
            /** @description Tests on fields of the node, where only metadata.name is supported, all of which must hold. */
            readonly matchFields?: readonly components["schemas"]["io.cluster.api.core.v1.NodeSelectorRequirement"][];
        };
        /** @description Reference to another object, or to a part of it, with enough detail to find it again. */
        readonly "io.cluster.api.core.v1.ObjectReference": {
            /** @description API group and version of the object, such as apps/v1. */
            readonly apiVersion?: string;
            /** @description Part of the object that is meant, such as spec.containers{web}; empty means the whole object. */
            readonly fieldPath?: string;
            /** @description Kind of the object referred to. */
            readonly kind?: string;
            /** @description Which object of the kind, by its metadata.name. */
            readonly name?: string;
            /** @description Namespace of the object; empty for cluster-wide objects. */
            readonly namespace?: string;
            /** @description Exact version of the object the reference was made for, if one is meant. */
            readonly resourceVersion?: string;
            /** @description Unique identifier of the object, which distinguishes it from a later object with the same name. */
            readonly uid?: string;
        };
        /** @description Properties of a volume. Exactly one of the sources is set. */
        readonly "io.cluster.api.core.v1.PersistentVolumeSpec": {
            /** @description Ways in which the volume can be mounted. */
            readonly accessModes: readonly ("ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod")[];
            /** @description Disk of Amazon EBS; now served by a CSI driver. */
            readonly awsElasticBlockStore?: components["schemas"]["io.cluster.api.core.v1.AWSElasticBlockStoreVolumeSource"];
            /** @description Disk of Azure; now served by a CSI driver. */
            readonly azureDisk?: components["schemas"]["io.cluster.api.core.v1.AzureDiskVolumeSource"];
            /** @description Share of Azure Files; now served by a CSI driver. */
            readonly azureFile?: components["schemas"]["io.cluster.api.core.v1.AzureFilePersistentVolumeSource"];
            /** @description Size of the volume, as storage. */
            readonly capacity?: {
                readonly [key: string]: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Ceph file system; no longer supported. */
            readonly cephfs?: components["schemas"]["io.cluster.api.core.v1.CephFSPersistentVolumeSource"];
            /** @description Disk of OpenStack Cinder; now served by a CSI driver. */
            readonly cinder?: components["schemas"]["io.cluster.api.core.v1.CinderPersistentVolumeSource"];
            /** @description Claim that the volume is bound to, or kept for. */
            readonly claimRef?: components["schemas"]["io.cluster.api.core.v1.ObjectReference"];
            /** @description Storage of a CSI driver. */
            readonly csi?: components["schemas"]["io.cluster.api.core.v1.CSIPersistentVolumeSource"];
            /** @description Disk reached over Fibre Channel. */
            readonly fc?: components["schemas"]["io.cluster.api.core.v1.FCVolumeSource"];
            /** @description Volume of a driver program on the node; CSI is its successor. */
            readonly flexVolume?: components["schemas"]["io.cluster.api.core.v1.FlexPersistentVolumeSource"];
            /** @description Flocker volume; no longer supported. */
            readonly flocker?: components["schemas"]["io.cluster.api.core.v1.FlockerVolumeSource"];
            /** @description Disk of Google Compute Engine; now served by a CSI driver. */
            readonly gcePersistentDisk?: components["schemas"]["io.cluster.api.core.v1.GCEPersistentDiskVolumeSource"];
            /** @description Gluster volume; no longer supported. */
            readonly glusterfs?: components["schemas"]["io.cluster.api.core.v1.GlusterfsPersistentVolumeSource"];
            /** @description Folder or file on the node; for tests with a single node. */
            readonly hostPath?: components["schemas"]["io.cluster.api.core.v1.HostPathVolumeSource"];
            /** @description Disk reached over iSCSI. */
            readonly iscsi?: components["schemas"]["io.cluster.api.core.v1.ISCSIPersistentVolumeSource"];
            /** @description Disk or folder of one node; needs nodeAffinity. */
            readonly local?: components["schemas"]["io.cluster.api.core.v1.LocalVolumeSource"];
            /** @description Options for mounting, such as ro or soft; not validated beforehand. */
            readonly mountOptions?: readonly string[];
            /** @description Export of an NFS server. */
            readonly nfs?: components["schemas"]["io.cluster.api.core.v1.NFSVolumeSource"];
            /** @description Nodes from which the volume can be reached. */
            readonly nodeAffinity?: components["schemas"]["io.cluster.api.core.v1.VolumeNodeAffinity"];
            /**
             * @description What happens when the claim is gone: Retain, Delete or Recycle; Retain by default.
             * @enum {string}
             */
            readonly persistentVolumeReclaimPolicy?: "Delete" | "Recycle" | "Retain";
            /** @description Disk of Photon; no longer supported. */
            readonly photonPersistentDisk?: components["schemas"]["io.cluster.api.core.v1.PhotonPersistentDiskVolumeSource"];
            /** @description Portworx volume; now served by a CSI driver. */
            readonly portworxVolume?: components["schemas"]["io.cluster.api.core.v1.PortworxVolumeSource"];
            /** @description Quobyte volume; no longer supported. */
            readonly quobyte?: components["schemas"]["io.cluster.api.core.v1.QuobyteVolumeSource"];
            /** @description Block device of Ceph; no longer supported. */
            readonly rbd?: components["schemas"]["io.cluster.api.core.v1.RBDPersistentVolumeSource"];
            /** @description ScaleIO volume; no longer supported. */
            readonly scaleIO?: components["schemas"]["io.cluster.api.core.v1.ScaleIOPersistentVolumeSource"];
            /** @description Class that the volume belongs to; empty means none. */
            readonly storageClassName?: string;
            /** @description StorageOS volume; no longer supported. */
            readonly storageos?: components["schemas"]["io.cluster.api.core.v1.StorageOSPersistentVolumeSource"];
            /** @description Class of the settings that the driver applied. */
            readonly volumeAttributesClassName?: string;
            /**
             * @description Filesystem or Block; Filesystem by default.
             * @enum {string}
             */
            readonly volumeMode?: "Block" | "Filesystem";
            /** @description Disk of vSphere; now served by a CSI driver. */
            readonly vsphereVolume?: components["schemas"]["io.cluster.api.core.v1.VsphereVirtualDiskVolumeSource"];
        };
        /** @description A persistent disk of the retired Photon Controller platform. */
        readonly "io.cluster.api.core.v1.PhotonPersistentDiskVolumeSource": {
            /** @description File system of the disk, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Identifier of the disk on the platform. */
            readonly pdID: string;
        };
        /** @description A volume on a Portworx storage cluster. */
        readonly "io.cluster.api.core.v1.PortworxVolumeSource": {
            /** @description File system of the volume, ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Mounts the volume without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Identifier of the volume in Portworx. */
            readonly volumeID: string;
        };
        /** @description A volume on a Quobyte storage cluster, whose contents outlive the pod. */
        readonly "io.cluster.api.core.v1.QuobyteVolumeSource": {
            /** @description Group on whose behalf the volume is accessed; none when empty. */
            readonly group?: string;
            /** @description Mounts the volume without write access when true; false by default. */
            readonly readOnly?: boolean;
            /** @description Quobyte registry services as host:port pairs, separated by commas. */
            readonly registry: string;
            /** @description Tenant that owns the volume; set by the provisioning plugin for dynamic volumes. */
            readonly tenant?: string;
            /** @description User on whose behalf the volume is accessed; the service account's user when empty. */
            readonly user?: string;
            /** @description Name of an existing Quobyte volume. */
            readonly volume: string;
        };
        /** @description A Ceph block device; no longer supported. */
        readonly "io.cluster.api.core.v1.RBDPersistentVolumeSource": {
            /** @description File system to mount, such as ext4; ext4 when empty. */
            readonly fsType?: string;
            /** @description Name of the image. */
            readonly image: string;
            /**
             * @description Path of the user's keyring; /etc/ceph/keyring by default.
             * @default /etc/ceph/keyring
             */
            readonly keyring: string;
            /** @description Addresses of the Ceph monitors. */
            readonly monitors: readonly string[];
            /**
             * @description Pool that holds the image; rbd by default.
             * @default rbd
             */
            readonly pool: string;
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Secret with the user's key; wins over keyring. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /**
             * @description Ceph user; admin by default.
             * @default admin
             */
            readonly user: string;
        };
        /** @description A ScaleIO volume; no longer supported. */
        readonly "io.cluster.api.core.v1.ScaleIOPersistentVolumeSource": {
            /**
             * @description File system to mount; xfs by default.
             * @default xfs
             */
            readonly fsType: string;
            /** @description Address of the ScaleIO gateway. */
            readonly gateway: string;
            /** @description Protection domain of the storage. */
            readonly protectionDomain?: string;
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Secret with user name and password. */
            readonly secretRef: components["schemas"]["io.cluster.api.core.v1.SecretReference"];
            /** @description True talks to the gateway over TLS. */
            readonly sslEnabled?: boolean;
            /**
             * @description ThickProvisioned or ThinProvisioned; the latter by default.
             * @default ThinProvisioned
             */
            readonly storageMode: string;
            /** @description Storage pool in the protection domain. */
            readonly storagePool?: string;
            /** @description Name of the storage system. */
            readonly system: string;
            /** @description Name of the volume in the system. */
            readonly volumeName?: string;
        };
        /** @description Names a secret of any namespace. */
        readonly "io.cluster.api.core.v1.SecretReference": {
            /** @description Name of the secret. */
            readonly name?: string;
            /** @description Namespace of the secret. */
            readonly namespace?: string;
        };
        /** @description A StorageOS volume; no longer supported. */
        readonly "io.cluster.api.core.v1.StorageOSPersistentVolumeSource": {
            /** @description File system to mount, such as ext4; ext4 when empty. */
            readonly fsType?: string;
            /** @description True mounts it for reading only. */
            readonly readOnly?: boolean;
            /** @description Secret with what is needed to log in. */
            readonly secretRef?: components["schemas"]["io.cluster.api.core.v1.ObjectReference"];
            /** @description Name of the volume, unique in its namespace. */
            readonly volumeName?: string;
            /** @description Namespace in StorageOS; that of the pod by default. */
            readonly volumeNamespace?: string;
        };
        /** @description One label that has to fit. */
        readonly "io.cluster.api.core.v1.TopologySelectorLabelRequirement": {
            /** @description Key of the label. */
            readonly key: string;
            /** @description Values of which the label must have one. */
            readonly values: readonly string[];
        };
        /** @description A condition on where volumes may be provisioned. */
        readonly "io.cluster.api.core.v1.TopologySelectorTerm": {
            /** @description Labels that all have to fit. */
            readonly matchLabelExpressions?: readonly components["schemas"]["io.cluster.api.core.v1.TopologySelectorLabelRequirement"][];
        };
        /** @description Nodes from which a volume can be reached. */
        readonly "io.cluster.api.core.v1.VolumeNodeAffinity": {
            /** @description Conditions that a node has to fulfil. */
            readonly required?: components["schemas"]["io.cluster.api.core.v1.NodeSelector"];
        };
        /** @description A virtual disk kept in a vSphere datastore. */
        readonly "io.cluster.api.core.v1.VsphereVirtualDiskVolumeSource": {
            /** @description File system of the disk, such as ext4 or xfs; ext4 is assumed when empty. */
            readonly fsType?: string;
            /** @description Identifier of the storage policy named by storagePolicyName. */
            readonly storagePolicyID?: string;
            /** @description Name of the storage policy the disk is governed by. */
            readonly storagePolicyName?: string;
            /** @description Path of the virtual disk file in its datastore. */
            readonly volumePath: string;
        };
        /** @description Properties of a CSI driver; its name is that of the driver. */
        readonly "io.cluster.api.storage.v1.CSIDriver": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the CSI driver.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The properties.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.storage.v1.CSIDriverSpec"];
        };
        /** @description A list of CSIDriver objects. */
        readonly "io.cluster.api.storage.v1.CSIDriverList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The CSIDriver objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.storage.v1.CSIDriver"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Properties of a driver. */
        readonly "io.cluster.api.storage.v1.CSIDriverSpec": {
            /**
             * @description Whether volumes have to be attached before they are mounted; true by default.
             * @default true
             */
            readonly attachRequired: boolean;
            /**
             * @description ReadWriteOnceWithFSType, File or None: when owner and mode of a volume's files are changed. The first by default.
             * @default ReadWriteOnceWithFSType
             * @enum {string}
             */
            readonly fsGroupPolicy: "File" | "None" | "ReadWriteOnceWithFSType";
            /**
             * Format: int64
             * @description Seconds between queries of the driver for the number of volumes a node takes, 10 or more; never when absent.
             */
            readonly nodeAllocatableUpdatePeriodSeconds?: number;
            /**
             * @description Whether the driver gets name, namespace, identity and service account of the pod; false by default.
             * @default false
             */
            readonly podInfoOnMount: boolean;
            /**
             * @description Whether pods that need the driver are kept off nodes without it; false by default.
             * @default false
             */
            readonly preventPodSchedulingIfMissing: boolean;
            /**
             * @description Whether the driver is called periodically to refresh mounted volumes; false by default.
             * @default false
             */
            readonly requiresRepublish: boolean;
            /**
             * @description Whether the driver can mount with an SELinux context; false by default.
             * @default false
             */
            readonly seLinuxMount: boolean;
            /** @description Whether tokens are passed with the secrets instead of with the volume's attributes. */
            readonly serviceAccountTokenInSecrets?: boolean;
            /**
             * @description Whether pods are only placed where CSIStorageCapacity objects report enough room; false by default.
             * @default false
             */
            readonly storageCapacity: boolean;
            /** @description Tokens of the pod's service account that the driver gets. */
            readonly tokenRequests?: readonly components["schemas"]["io.cluster.api.storage.v1.TokenRequest"][];
            /**
             * @description Persistent, Ephemeral or both: lifetimes of volumes that the driver supports. Persistent by default.
             * @default [
             *       "Persistent"
             *     ]
             */
            readonly volumeLifecycleModes: readonly ("Ephemeral" | "Persistent")[];
        };
        /** @description The CSI drivers of one node; its name is that of the node. */
        readonly "io.cluster.api.storage.v1.CSINode": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the CSI node.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description The drivers.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.storage.v1.CSINodeSpec"];
        };
        /** @description One driver on a node. */
        readonly "io.cluster.api.storage.v1.CSINodeDriver": {
            /** @description How many volumes the node takes. */
            readonly allocatable?: components["schemas"]["io.cluster.api.storage.v1.VolumeNodeResources"];
            /** @description Name of the driver. */
            readonly name: string;
            /** @description The driver's name of the node. */
            readonly nodeID: string;
            /** @description Node labels that describe the driver's topology. */
            readonly topologyKeys?: readonly string[];
        };
        /** @description A list of CSINode objects. */
        readonly "io.cluster.api.storage.v1.CSINodeList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The CSINode objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.storage.v1.CSINode"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description Drivers of a node. */
        readonly "io.cluster.api.storage.v1.CSINodeSpec": {
            /** @description One entry for each driver; empty when none is left. */
            readonly drivers?: readonly components["schemas"]["io.cluster.api.storage.v1.CSINodeDriver"][];
        };
        /** @description Free capacity of a driver for volumes of a class, in one topology segment. */
        readonly "io.cluster.api.storage.v1.CSIStorageCapacity": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Free capacity, as the driver reports it. */
            readonly capacity?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /** @description Largest volume that can be made. */
            readonly maximumVolumeSize?: components["schemas"]["io.cluster.apimachinery.pkg.api.resource.Quantity"];
            /**
             * @description Name, labels and other bookkeeping data of the CSI storage capacity.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Labels of the nodes that can reach the storage; no node when absent, all when empty. */
            readonly nodeTopology?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Class of the capacity. */
            readonly storageClassName: string;
        };
        /** @description A list of CSIStorageCapacity objects. */
        readonly "io.cluster.api.storage.v1.CSIStorageCapacityList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The CSIStorageCapacity objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.storage.v1.CSIStorageCapacity"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description A kind of storage that claims can request, and its provisioner. */
        readonly "io.cluster.api.storage.v1.StorageClass": {
            /** @description Topologies in which volumes may be provisioned; any when empty. */
            readonly allowedTopologies?: readonly components["schemas"]["io.cluster.api.core.v1.TopologySelectorTerm"][];
            /** @description True lets claims of the class ask for more later. */
            readonly allowVolumeExpansion?: boolean;
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the storage class.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description Options for mounting volumes of the class; not validated beforehand. */
            readonly mountOptions?: readonly string[];
            /** @description Settings for the provisioner; cannot be changed. */
            readonly parameters?: {
                readonly [key: string]: string;
            };
            /** @description Name of the provisioner; cannot be changed. */
            readonly provisioner: string;
            /**
             * @description What happens to a volume when its claim is gone: Delete or Retain; Delete by default.
             * @default Delete
             * @enum {string}
             */
            readonly reclaimPolicy: "Delete" | "Retain";
            /**
             * @description Immediate makes a volume at once, WaitForFirstConsumer when a pod needs it; Immediate by default.
             * @default Immediate
             * @enum {string}
             */
            readonly volumeBindingMode: "Immediate" | "WaitForFirstConsumer";
        };
        /** @description A list of StorageClass objects. */
        readonly "io.cluster.api.storage.v1.StorageClassList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The StorageClass objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.storage.v1.StorageClass"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description A token that a driver gets. */
        readonly "io.cluster.api.storage.v1.TokenRequest": {
            /**
             * @description Audience of the token; the API server when empty.
             * @default
             */
            readonly audience: string;
            /**
             * Format: int64
             * @description Requested lifetime in seconds; 600 or more.
             */
            readonly expirationSeconds?: number;
        };
        /** @description Requests that a volume is attached to a node, or detached from it. */
        readonly "io.cluster.api.storage.v1.VolumeAttachment": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the volume attachment.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /**
             * @description Volume and node; cannot be changed.
             * @default {}
             */
            readonly spec: components["schemas"]["io.cluster.api.storage.v1.VolumeAttachmentSpec"];
            /**
             * @description Whether the volume is attached, as last observed.
             * @default {}
             */
            readonly status: components["schemas"]["io.cluster.api.storage.v1.VolumeAttachmentStatus"];
        };
        /** @description A list of VolumeAttachment objects. */
        readonly "io.cluster.api.storage.v1.VolumeAttachmentList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The VolumeAttachment objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.storage.v1.VolumeAttachment"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description The volume: exactly one member is set. */
        readonly "io.cluster.api.storage.v1.VolumeAttachmentSource": {
            /** @description The volume itself, for old in-tree volumes of pods that a CSI driver serves now. */
            readonly inlineVolumeSpec?: components["schemas"]["io.cluster.api.core.v1.PersistentVolumeSpec"];
            /** @description Name of the PersistentVolume. */
            readonly persistentVolumeName?: string;
        };
        /** @description Volume and node. */
        readonly "io.cluster.api.storage.v1.VolumeAttachmentSpec": {
            /** @description Name of the CSI driver that attaches it. */
            readonly attacher: string;
            /** @description The node. */
            readonly nodeName: string;
            /**
             * @description The volume.
             * @default {}
             */
            readonly source: components["schemas"]["io.cluster.api.storage.v1.VolumeAttachmentSource"];
        };
        /** @description State of an attachment. */
        readonly "io.cluster.api.storage.v1.VolumeAttachmentStatus": {
            /**
             * @description Whether the volume is attached.
             * @default false
             */
            readonly attached: boolean;
            /** @description Last failure of attaching. */
            readonly attachError?: components["schemas"]["io.cluster.api.storage.v1.VolumeError"];
            /** @description The driver's data about the attachment, for mounting. */
            readonly attachmentMetadata?: {
                readonly [key: string]: string;
            };
            /** @description Last failure of detaching. */
            readonly detachError?: components["schemas"]["io.cluster.api.storage.v1.VolumeError"];
        };
        /** @description Settings of volumes that a driver can change while they are in use. */
        readonly "io.cluster.api.storage.v1.VolumeAttributesClass": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Name of the CSI driver; cannot be changed. */
            readonly driverName: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Name, labels and other bookkeeping data of the volume attributes class.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description The settings; cannot be changed. */
            readonly parameters: {
                readonly [key: string]: string;
            };
        };
        /** @description A list of VolumeAttributesClass objects. */
        readonly "io.cluster.api.storage.v1.VolumeAttributesClassList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description The VolumeAttributesClass objects. */
            readonly items: readonly components["schemas"]["io.cluster.api.storage.v1.VolumeAttributesClass"][];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /**
             * @description Version of the list, and how to go on when it is not complete.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
        };
        /** @description A failure. */
        readonly "io.cluster.api.storage.v1.VolumeError": {
            /**
             * Format: int32
             * @description Number of the driver's error.
             */
            readonly errorCode?: number;
            /** @description Details for people to read; free of secrets. */
            readonly message?: string;
            /** @description When it happened. */
            readonly time?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description What a node takes. */
        readonly "io.cluster.api.storage.v1.VolumeNodeResources": {
            /**
             * Format: int32
             * @description Most volumes of the driver at once; without limit when absent.
             */
            readonly count?: number;
        };
        /** @description An amount with an optional unit, such as 500m, 2, 1.5Gi or 1e3; units are n, u, m, k, M, G, T, P, E and Ki, Mi, Gi, Ti, Pi, Ei. */
        readonly "io.cluster.apimachinery.pkg.api.resource.Quantity": string | number;
        /** @description A resource type that the server offers in a group and version. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.APIResource": {
            /** @description Sets of resources this one belongs to, such as all. */
            readonly categories?: readonly string[];
            /** @description Group of the kind when it is not that of the list. */
            readonly group?: string;
            /** @description Kind of the objects of this resource. */
            readonly kind: string;
            /** @description Plural name as in paths, with the subresource where it is one. */
            readonly name: string;
            /** @description Whether objects live in namespaces. */
            readonly namespaced: boolean;
            /** @description Short names for command lines. */
            readonly shortNames?: readonly string[];
            /** @description Singular name for command lines; empty for subresources. */
            readonly singularName: string;
            /** @description Opaque value that changes with the storage version of the resource. */
            readonly storageVersionHash?: string;
            /** @description Verbs that the resource supports. */
            readonly verbs: readonly string[];
            /** @description Version of the kind when it is not that of the list. */
            readonly version?: string;
        };
        /** @description The resource types of one group and version. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.APIResourceList": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description Group and version the list is about. */
            readonly groupVersion: string;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /** @description Resource types and subresources on offer. */
            readonly resources: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.APIResource"][];
        };
        /** @description How an object is to be deleted. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /** @description All goes through every step but changes nothing. */
            readonly dryRun?: readonly "All"[];
            /**
             * Format: int64
             * @description Seconds the object gets to end gracefully; 0 deletes at once, and absent means the default of the kind.
             */
            readonly gracePeriodSeconds?: number;
            /** @description Deletes an object whose stored form cannot be read, without finalizers or checks; dangerous, and off by default. */
            readonly ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /** @description Old form of propagationPolicy; only one of the two may be given. */
            readonly orphanDependents?: boolean;
            /** @description What must hold for the deletion to take place; otherwise it fails with a conflict. */
            readonly preconditions?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions"];
            /**
             * @description Treatment of dependents: Orphan leaves them, Background deletes them afterwards, Foreground before the object itself.
             * @enum {string}
             */
            readonly propagationPolicy?: "Orphan" | "Background" | "Foreground";
        };
        /** @description A set of fields as a tree: keys say f:name for a member, k:{keys} or v:value for a list item, and a dot for the value itself. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
        /** @description Selects objects by their labels. All parts must match; an empty selector matches every object, an absent one none. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector": {
            /** @description Further conditions on labels. */
            readonly matchExpressions?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement"][];
            /** @description Labels an object must have, with these very values. */
            readonly matchLabels?: {
                readonly [key: string]: string;
            };
        };
        /** @description A condition on one label. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement": {
            /** @description Label the condition is about. */
            readonly key: string;
            /** @description In, NotIn, Exists or DoesNotExist. */
            readonly operator: string;
            /** @description Values for In and NotIn, at least one; empty for Exists and DoesNotExist. */
            readonly values?: readonly string[];
        };
        /** @description Data about a list, or about an answer that is not a stored object. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta": {
            /** @description Token for the next page of the list; empty on the last one. */
            readonly continue?: string;
            /**
             * Format: int64
             * @description How many more items follow, when that is known; never given together with selectors.
             */
            readonly remainingItemCount?: number;
            /** @description Version of the store at which the list was read; a watch can start from it. */
            readonly resourceVersion?: string;
            /** @description No longer filled in; kept for old clients. */
            readonly selfLink?: string;
            /** @description Which shard of the collection the list holds; absent for a whole collection. */
            readonly shardInfo?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo"];
        };
        /** @description Fields that one manager set with one kind of write. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry": {
            /** @description Group and version in which the fields are named. */
            readonly apiVersion?: string;
            /** @description Form of the field set; always FieldsV1. */
            readonly fieldsType?: string;
            /** @description The fields, as a tree of names. */
            readonly fieldsV1?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1"];
            /** @description The field manager: the fieldManager of the request, else taken from its user agent. */
            readonly manager?: string;
            /**
             * @description Kind of write: Apply or Update.
             * @enum {string}
             */
            readonly operation?: "Apply" | "Update";
            /** @description Subresource of the writes; empty for the object itself. */
            readonly subresource?: string;
            /** @description When the manager last changed its set of fields. */
            readonly time?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description Metadata of every stored object. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta": {
            /** @description Keys and free text that tools attach to the object; not usable in selectors. */
            readonly annotations?: {
                readonly [key: string]: string;
            };
            /** @description CreationTimestamp is a timestamp set by the server, of the moment when the object was created. */
            readonly creationTimestamp?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int64
             * @description Seconds left for graceful termination after deletion was requested; may only become shorter.
             */
            readonly deletionGracePeriodSeconds?: number;
            /** @description When deletion was requested or is due; set by the server, after which only finalizers and the grace period hold the object. */
            readonly deletionTimestamp?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Clean-up tasks before the object is removed; each owner removes its own entry, in any order. */
            readonly finalizers?: readonly string[];
            /** @description Beginning of a name that the server completes with random characters when name is empty. */
            readonly generateName?: string;
            /**
             * Format: int64
             * @description Counts changes of the desired state, for kinds that have generations.
             */
            readonly generation?: number;
            /** @description Short keys and values by which objects are grouped and selected. */
            readonly labels?: {
                readonly [key: string]: string;
            };
            /** @description Which manager owns which fields; maintained by the server for apply. */
            readonly managedFields?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry"][];
            /** @description Name of the object, unique among those of its kind in the namespace; fixed after creation. */
            readonly name?: string;
            /** @description Namespace the object lives in; empty for cluster-wide kinds, and fixed after creation. */
            readonly namespace?: string;
            /** @description Objects this one depends on; when all are gone it is garbage. At most one entry is the controller. */
            readonly ownerReferences?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference"][];
            /** @description Stored version of the object. Send it back unchanged to update only what was read; it is otherwise opaque. */
            readonly resourceVersion?: string;
            /** @description No longer filled in; kept for old clients. */
            readonly selfLink?: string;
            /** @description Identity given by the server, unique over time. */
            readonly uid?: string;
        };
        /** @description Points to an object in the same namespace, or cluster-wide, that this one depends on. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference": {
            /** @description Group and version of the owner. */
            readonly apiVersion: string;
            /** @description True keeps the owner, when deleted in the foreground, until this object is gone. */
            readonly blockOwnerDeletion?: boolean;
            /** @description True for the one owner that manages the object. */
            readonly controller?: boolean;
            /** @description Kind of the owner, such as ReplicaSet. */
            readonly kind: string;
            /** @description Name of the owner. */
            readonly name: string;
            /** @description Identity of the owner; an object of the same name with another uid is not the owner. */
            readonly uid: string;
        };
        /** @description A partial change of an object, in the format of the Content-Type of the request. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Patch": Record<string, never>;
        /** @description What must hold before an object is changed or deleted. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions": {
            /** @description Stored version the object must be at. */
            readonly resourceVersion?: string;
            /** @description Identity the object must have. */
            readonly uid?: string;
        };
        /** @description Which part of a sharded collection a list holds. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo": {
            /** @description Shard selector the list was asked with. */
            readonly selector: string;
        };
        /** @description Outcome of a request that does not answer with an object: an error, or a success such as a deletion. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Status": {
            /** @description Group and version of the schema that this object follows. The server converts to its newest form. */
            readonly apiVersion?: string;
            /**
             * Format: int32
             * @description HTTP status code of the answer.
             */
            readonly code?: number;
            /** @description Object concerned, and the single causes. */
            readonly details?: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails"];
            /** @description Name of the schema that this object follows. It never changes. */
            readonly kind?: string;
            /** @description What happened, for people to read. */
            readonly message?: string;
            /**
             * @description Data about the answer; mostly empty.
             * @default {}
             */
            readonly metadata: components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description Why the request failed, in one word for programs, such as NotFound or Conflict. */
            readonly reason?: string;
            /** @description Success or Failure. */
            readonly status?: string;
        };
        /** @description One reason why a request failed. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause": {
            /** @description Field that is at fault, as a path such as spec.ports[0].name. */
            readonly field?: string;
            /** @description What is wrong, for people to read. */
            readonly message?: string;
            /** @description Kind of the fault, in one word for programs, such as FieldValueRequired. */
            readonly reason?: string;
        };
        /** @description What a failed request was about, and why it failed. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails": {
            /** @description The causes of the failure. */
            readonly causes?: readonly components["schemas"]["io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause"][];
            /** @description API group of the object concerned. */
            readonly group?: string;
            /** @description Resource or kind of the object concerned. */
            readonly kind?: string;
            /** @description Name of the object concerned. */
            readonly name?: string;
            /**
             * Format: int32
             * @description Seconds to wait before retrying; 0 when retrying does not help.
             */
            readonly retryAfterSeconds?: number;
            /** @description Identity of the object concerned, when it is one object. */
            readonly uid?: string;
        };
        /**
         * Format: date-time
         * @description A moment in RFC 3339 form, to the second, such as 2024-05-01T12:00:00Z.
         */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.Time": string;
        /** @description One change in the stream of a watch. */
        readonly "io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent": {
            /** @description The object after the change, the last state of a deleted one, a bookmark with only a version, or a Status for ERROR. */
            readonly object: components["schemas"]["io.cluster.apimachinery.pkg.runtime.RawExtension"];
            /** @description ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
            readonly type: string;
        };
        /** @description Any object, kept unchanged. */
        readonly "io.cluster.apimachinery.pkg.runtime.RawExtension": Record<string, never>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type APIResource = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.APIResource'];
export type APIResourceList = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.APIResourceList'];
export type AWSElasticBlockStoreVolumeSource = components['schemas']['io.cluster.api.core.v1.AWSElasticBlockStoreVolumeSource'];
export type AzureDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.AzureDiskVolumeSource'];
export type AzureFilePersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.AzureFilePersistentVolumeSource'];
export type CSIDriver = components['schemas']['io.cluster.api.storage.v1.CSIDriver'];
export type CSIDriverList = components['schemas']['io.cluster.api.storage.v1.CSIDriverList'];
export type CSIDriverSpec = components['schemas']['io.cluster.api.storage.v1.CSIDriverSpec'];
export type CSINode = components['schemas']['io.cluster.api.storage.v1.CSINode'];
export type CSINodeDriver = components['schemas']['io.cluster.api.storage.v1.CSINodeDriver'];
export type CSINodeList = components['schemas']['io.cluster.api.storage.v1.CSINodeList'];
export type CSINodeSpec = components['schemas']['io.cluster.api.storage.v1.CSINodeSpec'];
export type CSIPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.CSIPersistentVolumeSource'];
export type CSIStorageCapacity = components['schemas']['io.cluster.api.storage.v1.CSIStorageCapacity'];
export type CSIStorageCapacityList = components['schemas']['io.cluster.api.storage.v1.CSIStorageCapacityList'];
export type CephFSPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.CephFSPersistentVolumeSource'];
export type CinderPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.CinderPersistentVolumeSource'];
export type DeleteOptions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.DeleteOptions'];
export type FCVolumeSource = components['schemas']['io.cluster.api.core.v1.FCVolumeSource'];
export type FieldsV1 = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.FieldsV1'];
export type FlexPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.FlexPersistentVolumeSource'];
export type FlockerVolumeSource = components['schemas']['io.cluster.api.core.v1.FlockerVolumeSource'];
export type GCEPersistentDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.GCEPersistentDiskVolumeSource'];
export type GlusterfsPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.GlusterfsPersistentVolumeSource'];
export type HostPathVolumeSource = components['schemas']['io.cluster.api.core.v1.HostPathVolumeSource'];
export type ISCSIPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.ISCSIPersistentVolumeSource'];
export type LabelSelector = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelector'];
export type LabelSelectorRequirement = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement'];
export type ListMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ListMeta'];
export type LocalVolumeSource = components['schemas']['io.cluster.api.core.v1.LocalVolumeSource'];
export type ManagedFieldsEntry = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry'];
export type NFSVolumeSource = components['schemas']['io.cluster.api.core.v1.NFSVolumeSource'];
export type NodeSelector = components['schemas']['io.cluster.api.core.v1.NodeSelector'];
export type NodeSelectorRequirement = components['schemas']['io.cluster.api.core.v1.NodeSelectorRequirement'];
export type NodeSelectorTerm = components['schemas']['io.cluster.api.core.v1.NodeSelectorTerm'];
export type ObjectMeta = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ObjectMeta'];
export type ObjectReference = components['schemas']['io.cluster.api.core.v1.ObjectReference'];
export type OwnerReference = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.OwnerReference'];
export type Patch = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Patch'];
export type PersistentVolumeSpec = components['schemas']['io.cluster.api.core.v1.PersistentVolumeSpec'];
export type PhotonPersistentDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.PhotonPersistentDiskVolumeSource'];
export type PortworxVolumeSource = components['schemas']['io.cluster.api.core.v1.PortworxVolumeSource'];
export type Preconditions = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Preconditions'];
export type Quantity = components['schemas']['io.cluster.apimachinery.pkg.api.resource.Quantity'];
export type QuobyteVolumeSource = components['schemas']['io.cluster.api.core.v1.QuobyteVolumeSource'];
export type RBDPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.RBDPersistentVolumeSource'];
export type RawExtension = components['schemas']['io.cluster.apimachinery.pkg.runtime.RawExtension'];
export type ScaleIOPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.ScaleIOPersistentVolumeSource'];
export type SecretReference = components['schemas']['io.cluster.api.core.v1.SecretReference'];
export type ShardInfo = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.ShardInfo'];
export type Status = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Status'];
export type StatusCause = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusCause'];
export type StatusDetails = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.StatusDetails'];
export type StorageClass = components['schemas']['io.cluster.api.storage.v1.StorageClass'];
export type StorageClassList = components['schemas']['io.cluster.api.storage.v1.StorageClassList'];
export type StorageOSPersistentVolumeSource = components['schemas']['io.cluster.api.core.v1.StorageOSPersistentVolumeSource'];
export type Time = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.Time'];
export type TokenRequest = components['schemas']['io.cluster.api.storage.v1.TokenRequest'];
export type TopologySelectorLabelRequirement = components['schemas']['io.cluster.api.core.v1.TopologySelectorLabelRequirement'];
export type TopologySelectorTerm = components['schemas']['io.cluster.api.core.v1.TopologySelectorTerm'];
export type VolumeAttachment = components['schemas']['io.cluster.api.storage.v1.VolumeAttachment'];
export type VolumeAttachmentList = components['schemas']['io.cluster.api.storage.v1.VolumeAttachmentList'];
export type VolumeAttachmentSource = components['schemas']['io.cluster.api.storage.v1.VolumeAttachmentSource'];
export type VolumeAttachmentSpec = components['schemas']['io.cluster.api.storage.v1.VolumeAttachmentSpec'];
export type VolumeAttachmentStatus = components['schemas']['io.cluster.api.storage.v1.VolumeAttachmentStatus'];
export type VolumeAttributesClass = components['schemas']['io.cluster.api.storage.v1.VolumeAttributesClass'];
export type VolumeAttributesClassList = components['schemas']['io.cluster.api.storage.v1.VolumeAttributesClassList'];
export type VolumeError = components['schemas']['io.cluster.api.storage.v1.VolumeError'];
export type VolumeNodeAffinity = components['schemas']['io.cluster.api.core.v1.VolumeNodeAffinity'];
export type VolumeNodeResources = components['schemas']['io.cluster.api.storage.v1.VolumeNodeResources'];
export type VsphereVirtualDiskVolumeSource = components['schemas']['io.cluster.api.core.v1.VsphereVirtualDiskVolumeSource'];
export type WatchEvent = components['schemas']['io.cluster.apimachinery.pkg.apis.meta.v1.WatchEvent'];
