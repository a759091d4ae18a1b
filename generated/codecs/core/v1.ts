// Generated from schemas/openapi/core/v1 by `npm run generate`. Do not edit.
import type { MessageTables } from '../table.js';

export const messages: MessageTables = {
  'cluster.api.core.v1.AWSElasticBlockStoreVolumeSource': () => ({
    fields: [
      ["volumeID",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["partition",3,"optional","int32","zero-absent"],
      ["readOnly",4,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.Affinity': () => ({
    fields: [
      ["nodeAffinity",1,"optional","cluster.api.core.v1.NodeAffinity","explicit"],
      ["podAffinity",2,"optional","cluster.api.core.v1.PodAffinity","explicit"],
      ["podAntiAffinity",3,"optional","cluster.api.core.v1.PodAntiAffinity","explicit"],
    ],
  }),
  'cluster.api.core.v1.AppArmorProfile': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["localhostProfile",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.AttachedVolume': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["devicePath",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.AzureDiskVolumeSource': () => ({
    fields: [
      ["diskName",1,"optional","string","zero-absent"],
      ["diskURI",2,"optional","string","zero-absent"],
      ["cachingMode",3,"optional","string","explicit"],
      ["fsType",4,"optional","string","explicit"],
      ["readOnly",5,"optional","bool","explicit"],
      ["kind",6,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.AzureFilePersistentVolumeSource': () => ({
    fields: [
      ["secretName",1,"optional","string","zero-absent"],
      ["shareName",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
      ["secretNamespace",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.AzureFileVolumeSource': () => ({
    fields: [
      ["secretName",1,"optional","string","zero-absent"],
      ["shareName",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.Binding': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["target",2,"optional","cluster.api.core.v1.ObjectReference","always"],
    ],
  }),
  'cluster.api.core.v1.CSIPersistentVolumeSource': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["volumeHandle",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
      ["fsType",4,"optional","string","zero-absent"],
      ["volumeAttributes",5,"map","string","zero-absent"],
      ["controllerPublishSecretRef",6,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["nodeStageSecretRef",7,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["nodePublishSecretRef",8,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["controllerExpandSecretRef",9,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["nodeExpandSecretRef",10,"optional","cluster.api.core.v1.SecretReference","explicit"],
    ],
  }),
  'cluster.api.core.v1.CSIVolumeSource': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["readOnly",2,"optional","bool","explicit"],
      ["fsType",3,"optional","string","explicit"],
      ["volumeAttributes",4,"map","string","zero-absent"],
      ["nodePublishSecretRef",5,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
    ],
  }),
  'cluster.api.core.v1.Capabilities': () => ({
    fields: [
      ["add",1,"repeated","string","zero-absent"],
      ["drop",2,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.CephFSPersistentVolumeSource': () => ({
    fields: [
      ["monitors",1,"repeated","string","zero-absent"],
      ["path",2,"optional","string","zero-absent"],
      ["user",3,"optional","string","zero-absent"],
      ["secretFile",4,"optional","string","zero-absent"],
      ["secretRef",5,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["readOnly",6,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.CephFSVolumeSource': () => ({
    fields: [
      ["monitors",1,"repeated","string","zero-absent"],
      ["path",2,"optional","string","zero-absent"],
      ["user",3,"optional","string","zero-absent"],
      ["secretFile",4,"optional","string","zero-absent"],
      ["secretRef",5,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
      ["readOnly",6,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.CinderPersistentVolumeSource': () => ({
    fields: [
      ["volumeID",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
      ["secretRef",4,"optional","cluster.api.core.v1.SecretReference","explicit"],
    ],
  }),
  'cluster.api.core.v1.CinderVolumeSource': () => ({
    fields: [
      ["volumeID",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
      ["secretRef",4,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
    ],
  }),
  'cluster.api.core.v1.ClientIPConfig': () => ({
    fields: [
      ["timeoutSeconds",1,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.core.v1.ClusterTrustBundleProjection': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["signerName",2,"optional","string","explicit"],
      ["labelSelector",3,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["path",4,"optional","string","zero-absent"],
      ["optional",5,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.ComponentCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["message",3,"optional","string","zero-absent"],
      ["error",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ComponentStatus': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["conditions",2,"repeated","cluster.api.core.v1.ComponentCondition","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ComponentStatusList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.ComponentStatus","explicit"],
    ],
  }),
  'cluster.api.core.v1.ConfigMap': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["data",2,"map","string","zero-absent"],
      ["binaryData",3,"map","bytes","zero-absent"],
      ["immutable",4,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.ConfigMapEnvSource': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["optional",2,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.ConfigMapKeySelector': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["key",2,"optional","string","zero-absent"],
      ["optional",3,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.ConfigMapList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.ConfigMap","explicit"],
    ],
  }),
  'cluster.api.core.v1.ConfigMapNodeConfigSource': () => ({
    fields: [
      ["namespace",1,"optional","string","zero-absent"],
      ["name",2,"optional","string","zero-absent"],
      ["uid",3,"optional","string","zero-absent"],
      ["resourceVersion",4,"optional","string","zero-absent"],
      ["kubeletConfigKey",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ConfigMapProjection': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["items",2,"repeated","cluster.api.core.v1.KeyToPath","zero-absent"],
      ["optional",4,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.ConfigMapVolumeSource': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["items",2,"repeated","cluster.api.core.v1.KeyToPath","zero-absent"],
      ["defaultMode",3,"optional","int32","explicit"],
      ["optional",4,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.Container': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["image",2,"optional","string","zero-absent"],
      ["command",3,"repeated","string","zero-absent"],
      ["args",4,"repeated","string","zero-absent"],
      ["workingDir",5,"optional","string","zero-absent"],
      ["ports",6,"repeated","cluster.api.core.v1.ContainerPort","zero-absent"],
      ["env",7,"repeated","cluster.api.core.v1.EnvVar","zero-absent"],
      ["resources",8,"optional","cluster.api.core.v1.ResourceRequirements","always"],
      ["volumeMounts",9,"repeated","cluster.api.core.v1.VolumeMount","zero-absent"],
      ["livenessProbe",10,"optional","cluster.api.core.v1.Probe","explicit"],
      ["readinessProbe",11,"optional","cluster.api.core.v1.Probe","explicit"],
      ["lifecycle",12,"optional","cluster.api.core.v1.Lifecycle","explicit"],
      ["terminationMessagePath",13,"optional","string","zero-absent"],
      ["imagePullPolicy",14,"optional","string","zero-absent"],
      ["securityContext",15,"optional","cluster.api.core.v1.SecurityContext","explicit"],
      ["stdin",16,"optional","bool","zero-absent"],
      ["stdinOnce",17,"optional","bool","zero-absent"],
      ["tty",18,"optional","bool","zero-absent"],
      ["envFrom",19,"repeated","cluster.api.core.v1.EnvFromSource","zero-absent"],
      ["terminationMessagePolicy",20,"optional","string","zero-absent"],
      ["volumeDevices",21,"repeated","cluster.api.core.v1.VolumeDevice","zero-absent"],
      ["startupProbe",22,"optional","cluster.api.core.v1.Probe","explicit"],
      ["resizePolicy",23,"repeated","cluster.api.core.v1.ContainerResizePolicy","zero-absent"],
      ["restartPolicy",24,"optional","string","explicit"],
      ["restartPolicyRules",25,"repeated","cluster.api.core.v1.ContainerRestartRule","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerExtendedResourceRequest': () => ({
    fields: [
      ["containerName",1,"optional","string","zero-absent"],
      ["resourceName",2,"optional","string","zero-absent"],
      ["requestName",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerImage': () => ({
    fields: [
      ["names",1,"repeated","string","zero-absent"],
      ["sizeBytes",2,"optional","int64","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerPort': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["hostPort",2,"optional","int32","zero-absent"],
      ["containerPort",3,"optional","int32","zero-absent"],
      ["protocol",4,"optional","string","zero-absent"],
      ["hostIP",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerResizePolicy': () => ({
    fields: [
      ["resourceName",1,"optional","string","zero-absent"],
      ["restartPolicy",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerRestartRule': () => ({
    fields: [
      ["action",1,"optional","string","zero-absent"],
      ["exitCodes",2,"optional","cluster.api.core.v1.ContainerRestartRuleOnExitCodes","explicit"],
    ],
  }),
  'cluster.api.core.v1.ContainerRestartRuleOnExitCodes': () => ({
    fields: [
      ["operator",1,"optional","string","zero-absent"],
      ["values",2,"repeated","int32","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerState': () => ({
    fields: [
      ["waiting",1,"optional","cluster.api.core.v1.ContainerStateWaiting","explicit"],
      ["running",2,"optional","cluster.api.core.v1.ContainerStateRunning","explicit"],
      ["terminated",3,"optional","cluster.api.core.v1.ContainerStateTerminated","explicit"],
    ],
  }),
  'cluster.api.core.v1.ContainerStateRunning': () => ({
    fields: [
      ["startedAt",1,"optional","time","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerStateTerminated': () => ({
    fields: [
      ["exitCode",1,"optional","int32","explicit"],
      ["signal",2,"optional","int32","zero-absent"],
      ["reason",3,"optional","string","zero-absent"],
      ["message",4,"optional","string","zero-absent"],
      ["startedAt",5,"optional","time","zero-absent"],
      ["finishedAt",6,"optional","time","zero-absent"],
      ["containerID",7,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerStateWaiting': () => ({
    fields: [
      ["reason",1,"optional","string","zero-absent"],
      ["message",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ContainerStatus': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["state",2,"optional","cluster.api.core.v1.ContainerState","always"],
      ["lastState",3,"optional","cluster.api.core.v1.ContainerState","always"],
      ["ready",4,"optional","bool","explicit"],
      ["restartCount",5,"optional","int32","explicit"],
      ["image",6,"optional","string","explicit"],
      ["imageID",7,"optional","string","explicit"],
      ["containerID",8,"optional","string","zero-absent"],
      ["started",9,"optional","bool","explicit"],
      ["allocatedResources",10,"map","quantity","zero-absent"],
      ["resources",11,"optional","cluster.api.core.v1.ResourceRequirements","explicit"],
      ["volumeMounts",12,"repeated","cluster.api.core.v1.VolumeMountStatus","zero-absent"],
      ["user",13,"optional","cluster.api.core.v1.ContainerUser","explicit"],
      ["allocatedResourcesStatus",14,"repeated","cluster.api.core.v1.ResourceStatus","zero-absent"],
      ["stopSignal",15,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ContainerUser': () => ({
    fields: [
      ["linux",1,"optional","cluster.api.core.v1.LinuxContainerUser","explicit"],
    ],
  }),
  'cluster.api.core.v1.DaemonEndpoint': () => ({
    fields: [
      ["Port",1,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.core.v1.DownwardAPIProjection': () => ({
    fields: [
      ["items",1,"repeated","cluster.api.core.v1.DownwardAPIVolumeFile","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.DownwardAPIVolumeFile': () => ({
    fields: [
      ["path",1,"optional","string","zero-absent"],
      ["fieldRef",2,"optional","cluster.api.core.v1.ObjectFieldSelector","explicit"],
      ["resourceFieldRef",3,"optional","cluster.api.core.v1.ResourceFieldSelector","explicit"],
      ["mode",4,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.core.v1.DownwardAPIVolumeSource': () => ({
    fields: [
      ["items",1,"repeated","cluster.api.core.v1.DownwardAPIVolumeFile","zero-absent"],
      ["defaultMode",2,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.core.v1.EmptyDirVolumeSource': () => ({
    fields: [
      ["medium",1,"optional","string","zero-absent"],
      ["sizeLimit",2,"optional","quantity","explicit"],
    ],
  }),
  'cluster.api.core.v1.EndpointAddress': () => ({
    fields: [
      ["ip",1,"optional","string","zero-absent"],
      ["targetRef",2,"optional","cluster.api.core.v1.ObjectReference","explicit"],
      ["hostname",3,"optional","string","zero-absent"],
      ["nodeName",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.EndpointPort': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["port",2,"optional","int32","zero-absent"],
      ["protocol",3,"optional","string","zero-absent"],
      ["appProtocol",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.EndpointSubset': () => ({
    fields: [
      ["addresses",1,"repeated","cluster.api.core.v1.EndpointAddress","zero-absent"],
      ["notReadyAddresses",2,"repeated","cluster.api.core.v1.EndpointAddress","zero-absent"],
      ["ports",3,"repeated","cluster.api.core.v1.EndpointPort","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.Endpoints': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["subsets",2,"repeated","cluster.api.core.v1.EndpointSubset","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.EndpointsList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.Endpoints","explicit"],
    ],
  }),
  'cluster.api.core.v1.EnvFromSource': () => ({
    fields: [
      ["prefix",1,"optional","string","zero-absent"],
      ["configMapRef",2,"optional","cluster.api.core.v1.ConfigMapEnvSource","explicit"],
      ["secretRef",3,"optional","cluster.api.core.v1.SecretEnvSource","explicit"],
    ],
  }),
  'cluster.api.core.v1.EnvVar': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","zero-absent"],
      ["valueFrom",3,"optional","cluster.api.core.v1.EnvVarSource","explicit"],
    ],
  }),
  'cluster.api.core.v1.EnvVarSource': () => ({
    fields: [
      ["fieldRef",1,"optional","cluster.api.core.v1.ObjectFieldSelector","explicit"],
      ["resourceFieldRef",2,"optional","cluster.api.core.v1.ResourceFieldSelector","explicit"],
      ["configMapKeyRef",3,"optional","cluster.api.core.v1.ConfigMapKeySelector","explicit"],
      ["secretKeyRef",4,"optional","cluster.api.core.v1.SecretKeySelector","explicit"],
      ["fileKeyRef",5,"optional","cluster.api.core.v1.FileKeySelector","explicit"],
    ],
  }),
  'cluster.api.core.v1.EphemeralContainer': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.EphemeralContainerCommon","zero-absent"],
      ["targetContainerName",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.EphemeralContainerCommon': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["image",2,"optional","string","zero-absent"],
      ["command",3,"repeated","string","zero-absent"],
      ["args",4,"repeated","string","zero-absent"],
      ["workingDir",5,"optional","string","zero-absent"],
      ["ports",6,"repeated","cluster.api.core.v1.ContainerPort","zero-absent"],
      ["env",7,"repeated","cluster.api.core.v1.EnvVar","zero-absent"],
      ["resources",8,"optional","cluster.api.core.v1.ResourceRequirements","always"],
      ["volumeMounts",9,"repeated","cluster.api.core.v1.VolumeMount","zero-absent"],
      ["livenessProbe",10,"optional","cluster.api.core.v1.Probe","explicit"],
      ["readinessProbe",11,"optional","cluster.api.core.v1.Probe","explicit"],
      ["lifecycle",12,"optional","cluster.api.core.v1.Lifecycle","explicit"],
      ["terminationMessagePath",13,"optional","string","zero-absent"],
      ["imagePullPolicy",14,"optional","string","zero-absent"],
      ["securityContext",15,"optional","cluster.api.core.v1.SecurityContext","explicit"],
      ["stdin",16,"optional","bool","zero-absent"],
      ["stdinOnce",17,"optional","bool","zero-absent"],
      ["tty",18,"optional","bool","zero-absent"],
      ["envFrom",19,"repeated","cluster.api.core.v1.EnvFromSource","zero-absent"],
      ["terminationMessagePolicy",20,"optional","string","zero-absent"],
      ["volumeDevices",21,"repeated","cluster.api.core.v1.VolumeDevice","zero-absent"],
      ["startupProbe",22,"optional","cluster.api.core.v1.Probe","explicit"],
      ["resizePolicy",23,"repeated","cluster.api.core.v1.ContainerResizePolicy","zero-absent"],
      ["restartPolicy",24,"optional","string","explicit"],
      ["restartPolicyRules",25,"repeated","cluster.api.core.v1.ContainerRestartRule","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.EphemeralVolumeSource': () => ({
    fields: [
      ["volumeClaimTemplate",1,"optional","cluster.api.core.v1.PersistentVolumeClaimTemplate","explicit"],
    ],
  }),
  'cluster.api.core.v1.Event': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["involvedObject",2,"optional","cluster.api.core.v1.ObjectReference","always"],
      ["reason",3,"optional","string","zero-absent"],
      ["message",4,"optional","string","zero-absent"],
      ["source",5,"optional","cluster.api.core.v1.EventSource","always"],
      ["firstTimestamp",6,"optional","time","zero-absent"],
      ["lastTimestamp",7,"optional","time","zero-absent"],
      ["count",8,"optional","int32","zero-absent"],
      ["type",9,"optional","string","zero-absent"],
      ["eventTime",10,"optional","micro-time","zero-absent"],
      ["series",11,"optional","cluster.api.core.v1.EventSeries","explicit"],
      ["action",12,"optional","string","zero-absent"],
      ["related",13,"optional","cluster.api.core.v1.ObjectReference","explicit"],
      ["reportingComponent",14,"optional","string","explicit"],
      ["reportingInstance",15,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.EventList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.Event","explicit"],
    ],
  }),
  'cluster.api.core.v1.EventSeries': () => ({
    fields: [
      ["count",1,"optional","int32","zero-absent"],
      ["lastObservedTime",2,"optional","micro-time","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.EventSource': () => ({
    fields: [
      ["component",1,"optional","string","zero-absent"],
      ["host",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ExecAction': () => ({
    fields: [
      ["command",1,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.FCVolumeSource': () => ({
    fields: [
      ["targetWWNs",1,"repeated","string","zero-absent"],
      ["lun",2,"optional","int32","explicit"],
      ["fsType",3,"optional","string","zero-absent"],
      ["readOnly",4,"optional","bool","zero-absent"],
      ["wwids",5,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.FileKeySelector': () => ({
    fields: [
      ["volumeName",1,"optional","string","zero-absent"],
      ["path",2,"optional","string","zero-absent"],
      ["key",3,"optional","string","zero-absent"],
      ["optional",4,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.FlexPersistentVolumeSource': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["secretRef",3,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["readOnly",4,"optional","bool","zero-absent"],
      ["options",5,"map","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.FlexVolumeSource': () => ({
    fields: [
      ["driver",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["secretRef",3,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
      ["readOnly",4,"optional","bool","zero-absent"],
      ["options",5,"map","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.FlockerVolumeSource': () => ({
    fields: [
      ["datasetName",1,"optional","string","zero-absent"],
      ["datasetUUID",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.GCEPersistentDiskVolumeSource': () => ({
    fields: [
      ["pdName",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["partition",3,"optional","int32","zero-absent"],
      ["readOnly",4,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.GRPCAction': () => ({
    fields: [
      ["port",1,"optional","int32","explicit"],
      ["service",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.GitRepoVolumeSource': () => ({
    fields: [
      ["repository",1,"optional","string","zero-absent"],
      ["revision",2,"optional","string","zero-absent"],
      ["directory",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.GlusterfsPersistentVolumeSource': () => ({
    fields: [
      ["endpoints",1,"optional","string","zero-absent"],
      ["path",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
      ["endpointsNamespace",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.GlusterfsVolumeSource': () => ({
    fields: [
      ["endpoints",1,"optional","string","zero-absent"],
      ["path",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.HTTPGetAction': () => ({
    fields: [
      ["path",1,"optional","string","zero-absent"],
      ["port",2,"optional","int-or-string","explicit"],
      ["host",3,"optional","string","zero-absent"],
      ["scheme",4,"optional","string","zero-absent"],
      ["httpHeaders",5,"repeated","cluster.api.core.v1.HTTPHeader","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.HTTPHeader': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.HostAlias': () => ({
    fields: [
      ["ip",1,"optional","string","zero-absent"],
      ["hostnames",2,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.HostIP': () => ({
    fields: [
      ["ip",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.HostPathVolumeSource': () => ({
    fields: [
      ["path",1,"optional","string","zero-absent"],
      ["type",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ISCSIPersistentVolumeSource': () => ({
    fields: [
      ["targetPortal",1,"optional","string","zero-absent"],
      ["iqn",2,"optional","string","zero-absent"],
      ["lun",3,"optional","int32","explicit"],
      ["iscsiInterface",4,"optional","string","zero-absent"],
      ["fsType",5,"optional","string","zero-absent"],
      ["readOnly",6,"optional","bool","zero-absent"],
      ["portals",7,"repeated","string","zero-absent"],
      ["chapAuthDiscovery",8,"optional","bool","zero-absent"],
      ["secretRef",10,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["chapAuthSession",11,"optional","bool","zero-absent"],
      ["initiatorName",12,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ISCSIVolumeSource': () => ({
    fields: [
      ["targetPortal",1,"optional","string","zero-absent"],
      ["iqn",2,"optional","string","zero-absent"],
      ["lun",3,"optional","int32","explicit"],
      ["iscsiInterface",4,"optional","string","zero-absent"],
      ["fsType",5,"optional","string","zero-absent"],
      ["readOnly",6,"optional","bool","zero-absent"],
      ["portals",7,"repeated","string","zero-absent"],
      ["chapAuthDiscovery",8,"optional","bool","zero-absent"],
      ["secretRef",10,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
      ["chapAuthSession",11,"optional","bool","zero-absent"],
      ["initiatorName",12,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ImageVolumeSource': () => ({
    fields: [
      ["reference",1,"optional","string","zero-absent"],
      ["pullPolicy",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ImageVolumeStatus': () => ({
    fields: [
      ["imageRef",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.KeyToPath': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["path",2,"optional","string","zero-absent"],
      ["mode",3,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.core.v1.Lifecycle': () => ({
    fields: [
      ["postStart",1,"optional","cluster.api.core.v1.LifecycleHandler","explicit"],
      ["preStop",2,"optional","cluster.api.core.v1.LifecycleHandler","explicit"],
      ["stopSignal",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.LifecycleHandler': () => ({
    fields: [
      ["exec",1,"optional","cluster.api.core.v1.ExecAction","explicit"],
      ["httpGet",2,"optional","cluster.api.core.v1.HTTPGetAction","explicit"],
      ["tcpSocket",3,"optional","cluster.api.core.v1.TCPSocketAction","explicit"],
      ["sleep",4,"optional","cluster.api.core.v1.SleepAction","explicit"],
    ],
  }),
  'cluster.api.core.v1.LimitRange': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.LimitRangeSpec","always"],
    ],
  }),
  'cluster.api.core.v1.LimitRangeItem': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["max",2,"map","quantity","zero-absent"],
      ["min",3,"map","quantity","zero-absent"],
      ["default",4,"map","quantity","zero-absent"],
      ["defaultRequest",5,"map","quantity","zero-absent"],
      ["maxLimitRequestRatio",6,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.LimitRangeList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.LimitRange","explicit"],
    ],
  }),
  'cluster.api.core.v1.LimitRangeSpec': () => ({
    fields: [
      ["limits",1,"repeated","cluster.api.core.v1.LimitRangeItem","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.LinuxContainerUser': () => ({
    fields: [
      ["uid",1,"optional","int64","explicit"],
      ["gid",2,"optional","int64","explicit"],
      ["supplementalGroups",3,"repeated","int64","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.LoadBalancerIngress': () => ({
    fields: [
      ["ip",1,"optional","string","zero-absent"],
      ["hostname",2,"optional","string","zero-absent"],
      ["ipMode",3,"optional","string","explicit"],
      ["ports",4,"repeated","cluster.api.core.v1.PortStatus","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.LoadBalancerStatus': () => ({
    fields: [
      ["ingress",1,"repeated","cluster.api.core.v1.LoadBalancerIngress","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.LocalObjectReference': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.LocalVolumeSource': () => ({
    fields: [
      ["path",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ModifyVolumeStatus': () => ({
    fields: [
      ["targetVolumeAttributesClassName",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.NFSVolumeSource': () => ({
    fields: [
      ["server",1,"optional","string","zero-absent"],
      ["path",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.Namespace': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.NamespaceSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.NamespaceStatus","always"],
    ],
  }),
  'cluster.api.core.v1.NamespaceCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["lastTransitionTime",4,"optional","time","zero-absent"],
      ["reason",5,"optional","string","zero-absent"],
      ["message",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NamespaceList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.Namespace","explicit"],
    ],
  }),
  'cluster.api.core.v1.NamespaceSpec': () => ({
    fields: [
      ["finalizers",1,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NamespaceStatus': () => ({
    fields: [
      ["phase",1,"optional","string","zero-absent"],
      ["conditions",2,"repeated","cluster.api.core.v1.NamespaceCondition","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.Node': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.NodeSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.NodeStatus","always"],
    ],
  }),
  'cluster.api.core.v1.NodeAddress': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["address",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.NodeAffinity': () => ({
    fields: [
      ["requiredDuringSchedulingIgnoredDuringExecution",1,"optional","cluster.api.core.v1.NodeSelector","explicit"],
      ["preferredDuringSchedulingIgnoredDuringExecution",2,"repeated","cluster.api.core.v1.PreferredSchedulingTerm","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeAllocatableResourceClaimStatus': () => ({
    fields: [
      ["resourceClaimName",1,"optional","string","zero-absent"],
      ["containers",2,"repeated","string","zero-absent"],
      ["resources",3,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["lastHeartbeatTime",3,"optional","time","zero-absent"],
      ["lastTransitionTime",4,"optional","time","zero-absent"],
      ["reason",5,"optional","string","zero-absent"],
      ["message",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeConfigSource': () => ({
    fields: [
      ["configMap",2,"optional","cluster.api.core.v1.ConfigMapNodeConfigSource","explicit"],
    ],
  }),
  'cluster.api.core.v1.NodeConfigStatus': () => ({
    fields: [
      ["assigned",1,"optional","cluster.api.core.v1.NodeConfigSource","explicit"],
      ["active",2,"optional","cluster.api.core.v1.NodeConfigSource","explicit"],
      ["lastKnownGood",3,"optional","cluster.api.core.v1.NodeConfigSource","explicit"],
      ["error",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeDaemonEndpoints': () => ({
    fields: [
      ["kubeletEndpoint",1,"optional","cluster.api.core.v1.DaemonEndpoint","always"],
    ],
  }),
  'cluster.api.core.v1.NodeFeatures': () => ({
    fields: [
      ["supplementalGroupsPolicy",1,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.NodeList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.Node","explicit"],
    ],
  }),
  'cluster.api.core.v1.NodeRuntimeHandler': () => ({
    fields: [
      ["name",1,"optional","string","explicit"],
      ["features",2,"optional","cluster.api.core.v1.NodeRuntimeHandlerFeatures","explicit"],
    ],
  }),
  'cluster.api.core.v1.NodeRuntimeHandlerFeatures': () => ({
    fields: [
      ["recursiveReadOnlyMounts",1,"optional","bool","explicit"],
      ["userNamespaces",2,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.NodeSelector': () => ({
    fields: [
      ["nodeSelectorTerms",1,"repeated","cluster.api.core.v1.NodeSelectorTerm","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeSelectorRequirement': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["operator",2,"optional","string","zero-absent"],
      ["values",3,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeSelectorTerm': () => ({
    fields: [
      ["matchExpressions",1,"repeated","cluster.api.core.v1.NodeSelectorRequirement","zero-absent"],
      ["matchFields",2,"repeated","cluster.api.core.v1.NodeSelectorRequirement","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeSpec': () => ({
    fields: [
      ["podCIDR",1,"optional","string","zero-absent"],
      ["externalID",2,"optional","string","zero-absent"],
      ["providerID",3,"optional","string","zero-absent"],
      ["unschedulable",4,"optional","bool","zero-absent"],
      ["taints",5,"repeated","cluster.api.core.v1.Taint","zero-absent"],
      ["configSource",6,"optional","cluster.api.core.v1.NodeConfigSource","explicit"],
      ["podCIDRs",7,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeStatus': () => ({
    fields: [
      ["capacity",1,"map","quantity","zero-absent"],
      ["allocatable",2,"map","quantity","zero-absent"],
      ["phase",3,"optional","string","zero-absent"],
      ["conditions",4,"repeated","cluster.api.core.v1.NodeCondition","zero-absent"],
      ["addresses",5,"repeated","cluster.api.core.v1.NodeAddress","zero-absent"],
      ["daemonEndpoints",6,"optional","cluster.api.core.v1.NodeDaemonEndpoints","always"],
      ["nodeInfo",7,"optional","cluster.api.core.v1.NodeSystemInfo","always"],
      ["images",8,"repeated","cluster.api.core.v1.ContainerImage","zero-absent"],
      ["volumesInUse",9,"repeated","string","zero-absent"],
      ["volumesAttached",10,"repeated","cluster.api.core.v1.AttachedVolume","zero-absent"],
      ["config",11,"optional","cluster.api.core.v1.NodeConfigStatus","explicit"],
      ["runtimeHandlers",12,"repeated","cluster.api.core.v1.NodeRuntimeHandler","zero-absent"],
      ["features",13,"optional","cluster.api.core.v1.NodeFeatures","explicit"],
      ["declaredFeatures",14,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.NodeSwapStatus': () => ({
    fields: [
      ["capacity",1,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.core.v1.NodeSystemInfo': () => ({
    fields: [
      ["machineID",1,"optional","string","explicit"],
      ["systemUUID",2,"optional","string","explicit"],
      ["bootID",3,"optional","string","explicit"],
      ["kernelVersion",4,"optional","string","explicit"],
      ["osImage",5,"optional","string","explicit"],
      ["containerRuntimeVersion",6,"optional","string","explicit"],
      ["kubeletVersion",7,"optional","string","explicit"],
      ["kubeProxyVersion",8,"optional","string","explicit"],
      ["operatingSystem",9,"optional","string","explicit"],
      ["architecture",10,"optional","string","explicit"],
      ["swap",11,"optional","cluster.api.core.v1.NodeSwapStatus","explicit"],
    ],
  }),
  'cluster.api.core.v1.ObjectFieldSelector': () => ({
    fields: [
      ["apiVersion",1,"optional","string","zero-absent"],
      ["fieldPath",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ObjectReference': () => ({
    fields: [
      ["kind",1,"optional","string","zero-absent"],
      ["namespace",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
      ["uid",4,"optional","string","zero-absent"],
      ["apiVersion",5,"optional","string","zero-absent"],
      ["resourceVersion",6,"optional","string","zero-absent"],
      ["fieldPath",7,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolume': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.PersistentVolumeSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.PersistentVolumeStatus","always"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeClaim': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.PersistentVolumeClaimSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.PersistentVolumeClaimStatus","always"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeClaimCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastProbeTime",3,"optional","time","zero-absent"],
      ["lastTransitionTime",4,"optional","time","zero-absent"],
      ["reason",5,"optional","string","zero-absent"],
      ["message",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeClaimList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.PersistentVolumeClaim","explicit"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeClaimSpec': () => ({
    fields: [
      ["accessModes",1,"repeated","string","zero-absent"],
      ["resources",2,"optional","cluster.api.core.v1.VolumeResourceRequirements","always"],
      ["volumeName",3,"optional","string","zero-absent"],
      ["selector",4,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["storageClassName",5,"optional","string","explicit"],
      ["volumeMode",6,"optional","string","explicit"],
      ["dataSource",7,"optional","cluster.api.core.v1.TypedLocalObjectReference","explicit"],
      ["dataSourceRef",8,"optional","cluster.api.core.v1.TypedObjectReference","explicit"],
      ["volumeAttributesClassName",9,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeClaimStatus': () => ({
    fields: [
      ["phase",1,"optional","string","zero-absent"],
      ["accessModes",2,"repeated","string","zero-absent"],
      ["capacity",3,"map","quantity","zero-absent"],
      ["conditions",4,"repeated","cluster.api.core.v1.PersistentVolumeClaimCondition","zero-absent"],
      ["allocatedResources",5,"map","quantity","zero-absent"],
      ["allocatedResourceStatuses",7,"map","string","zero-absent"],
      ["currentVolumeAttributesClassName",8,"optional","string","explicit"],
      ["modifyVolumeStatus",9,"optional","cluster.api.core.v1.ModifyVolumeStatus","explicit"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeClaimTemplate': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.PersistentVolumeClaimSpec","always"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeClaimVolumeSource': () => ({
    fields: [
      ["claimName",1,"optional","string","zero-absent"],
      ["readOnly",2,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.PersistentVolume","explicit"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeSource': () => ({
    fields: [
      ["gcePersistentDisk",1,"optional","cluster.api.core.v1.GCEPersistentDiskVolumeSource","explicit"],
      ["awsElasticBlockStore",2,"optional","cluster.api.core.v1.AWSElasticBlockStoreVolumeSource","explicit"],
      ["hostPath",3,"optional","cluster.api.core.v1.HostPathVolumeSource","explicit"],
      ["glusterfs",4,"optional","cluster.api.core.v1.GlusterfsPersistentVolumeSource","explicit"],
      ["nfs",5,"optional","cluster.api.core.v1.NFSVolumeSource","explicit"],
      ["rbd",6,"optional","cluster.api.core.v1.RBDPersistentVolumeSource","explicit"],
      ["iscsi",7,"optional","cluster.api.core.v1.ISCSIPersistentVolumeSource","explicit"],
      ["cinder",8,"optional","cluster.api.core.v1.CinderPersistentVolumeSource","explicit"],
      ["cephfs",9,"optional","cluster.api.core.v1.CephFSPersistentVolumeSource","explicit"],
      ["fc",10,"optional","cluster.api.core.v1.FCVolumeSource","explicit"],
      ["flocker",11,"optional","cluster.api.core.v1.FlockerVolumeSource","explicit"],
      ["flexVolume",12,"optional","cluster.api.core.v1.FlexPersistentVolumeSource","explicit"],
      ["azureFile",13,"optional","cluster.api.core.v1.AzureFilePersistentVolumeSource","explicit"],
      ["vsphereVolume",14,"optional","cluster.api.core.v1.VsphereVirtualDiskVolumeSource","explicit"],
      ["quobyte",15,"optional","cluster.api.core.v1.QuobyteVolumeSource","explicit"],
      ["azureDisk",16,"optional","cluster.api.core.v1.AzureDiskVolumeSource","explicit"],
      ["photonPersistentDisk",17,"optional","cluster.api.core.v1.PhotonPersistentDiskVolumeSource","explicit"],
      ["portworxVolume",18,"optional","cluster.api.core.v1.PortworxVolumeSource","explicit"],
      ["scaleIO",19,"optional","cluster.api.core.v1.ScaleIOPersistentVolumeSource","explicit"],
      ["local",20,"optional","cluster.api.core.v1.LocalVolumeSource","explicit"],
      ["storageos",21,"optional","cluster.api.core.v1.StorageOSPersistentVolumeSource","explicit"],
      ["csi",22,"optional","cluster.api.core.v1.CSIPersistentVolumeSource","explicit"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeSpec': () => ({
    fields: [
      ["capacity",1,"map","quantity","zero-absent"],
      ["",2,"optional","cluster.api.core.v1.PersistentVolumeSource","zero-absent"],
      ["accessModes",3,"repeated","string","zero-absent"],
      ["claimRef",4,"optional","cluster.api.core.v1.ObjectReference","explicit"],
      ["persistentVolumeReclaimPolicy",5,"optional","string","zero-absent"],
      ["storageClassName",6,"optional","string","zero-absent"],
      ["mountOptions",7,"repeated","string","zero-absent"],
      ["volumeMode",8,"optional","string","explicit"],
      ["nodeAffinity",9,"optional","cluster.api.core.v1.VolumeNodeAffinity","explicit"],
      ["volumeAttributesClassName",10,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PersistentVolumeStatus': () => ({
    fields: [
      ["phase",1,"optional","string","zero-absent"],
      ["message",2,"optional","string","zero-absent"],
      ["reason",3,"optional","string","zero-absent"],
      ["lastPhaseTransitionTime",4,"optional","time","explicit"],
    ],
  }),
  'cluster.api.core.v1.PhotonPersistentDiskVolumeSource': () => ({
    fields: [
      ["pdID",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.Pod': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.PodSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.PodStatus","always"],
    ],
  }),
  'cluster.api.core.v1.PodAffinity': () => ({
    fields: [
      ["requiredDuringSchedulingIgnoredDuringExecution",1,"repeated","cluster.api.core.v1.PodAffinityTerm","zero-absent"],
      ["preferredDuringSchedulingIgnoredDuringExecution",2,"repeated","cluster.api.core.v1.WeightedPodAffinityTerm","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodAffinityTerm': () => ({
    fields: [
      ["labelSelector",1,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["namespaces",2,"repeated","string","zero-absent"],
      ["topologyKey",3,"optional","string","zero-absent"],
      ["namespaceSelector",4,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["matchLabelKeys",5,"repeated","string","zero-absent"],
      ["mismatchLabelKeys",6,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodAntiAffinity': () => ({
    fields: [
      ["requiredDuringSchedulingIgnoredDuringExecution",1,"repeated","cluster.api.core.v1.PodAffinityTerm","zero-absent"],
      ["preferredDuringSchedulingIgnoredDuringExecution",2,"repeated","cluster.api.core.v1.WeightedPodAffinityTerm","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodCertificateProjection': () => ({
    fields: [
      ["signerName",1,"optional","string","zero-absent"],
      ["keyType",2,"optional","string","zero-absent"],
      ["maxExpirationSeconds",3,"optional","int32","explicit"],
      ["credentialBundlePath",4,"optional","string","zero-absent"],
      ["keyPath",5,"optional","string","zero-absent"],
      ["certificateChainPath",6,"optional","string","zero-absent"],
      ["userAnnotations",7,"map","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodCondition': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["status",2,"optional","string","zero-absent"],
      ["lastProbeTime",3,"optional","time","zero-absent"],
      ["lastTransitionTime",4,"optional","time","zero-absent"],
      ["reason",5,"optional","string","zero-absent"],
      ["message",6,"optional","string","zero-absent"],
      ["observedGeneration",7,"optional","int64","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodDNSConfig': () => ({
    fields: [
      ["nameservers",1,"repeated","string","zero-absent"],
      ["searches",2,"repeated","string","zero-absent"],
      ["options",3,"repeated","cluster.api.core.v1.PodDNSConfigOption","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodDNSConfigOption': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodExtendedResourceClaimStatus': () => ({
    fields: [
      ["requestMappings",1,"repeated","cluster.api.core.v1.ContainerExtendedResourceRequest","zero-absent"],
      ["resourceClaimName",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodIP': () => ({
    fields: [
      ["ip",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.Pod","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodOS': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodReadinessGate': () => ({
    fields: [
      ["conditionType",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodResourceClaim': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["resourceClaimName",3,"optional","string","explicit"],
      ["resourceClaimTemplateName",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodResourceClaimStatus': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["resourceClaimName",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodSchedulingGate': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodSchedulingGroup': () => ({
    fields: [
      ["podGroupName",1,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodSecurityContext': () => ({
    fields: [
      ["seLinuxOptions",1,"optional","cluster.api.core.v1.SELinuxOptions","explicit"],
      ["runAsUser",2,"optional","int64","explicit"],
      ["runAsNonRoot",3,"optional","bool","explicit"],
      ["supplementalGroups",4,"repeated","int64","zero-absent"],
      ["fsGroup",5,"optional","int64","explicit"],
      ["runAsGroup",6,"optional","int64","explicit"],
      ["sysctls",7,"repeated","cluster.api.core.v1.Sysctl","zero-absent"],
      ["windowsOptions",8,"optional","cluster.api.core.v1.WindowsSecurityContextOptions","explicit"],
      ["fsGroupChangePolicy",9,"optional","string","explicit"],
      ["seccompProfile",10,"optional","cluster.api.core.v1.SeccompProfile","explicit"],
      ["appArmorProfile",11,"optional","cluster.api.core.v1.AppArmorProfile","explicit"],
      ["supplementalGroupsPolicy",12,"optional","string","explicit"],
      ["seLinuxChangePolicy",13,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodSpec': () => ({
    fields: [
      ["volumes",1,"repeated","cluster.api.core.v1.Volume","zero-absent"],
      ["containers",2,"repeated","cluster.api.core.v1.Container","zero-absent"],
      ["restartPolicy",3,"optional","string","zero-absent"],
      ["terminationGracePeriodSeconds",4,"optional","int64","explicit"],
      ["activeDeadlineSeconds",5,"optional","int64","explicit"],
      ["dnsPolicy",6,"optional","string","zero-absent"],
      ["nodeSelector",7,"map","string","zero-absent"],
      ["serviceAccountName",8,"optional","string","zero-absent"],
      ["serviceAccount",9,"optional","string","zero-absent"],
      ["nodeName",10,"optional","string","zero-absent"],
      ["hostNetwork",11,"optional","bool","zero-absent"],
      ["hostPID",12,"optional","bool","zero-absent"],
      ["hostIPC",13,"optional","bool","zero-absent"],
      ["securityContext",14,"optional","cluster.api.core.v1.PodSecurityContext","explicit"],
      ["imagePullSecrets",15,"repeated","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["hostname",16,"optional","string","zero-absent"],
      ["subdomain",17,"optional","string","zero-absent"],
      ["affinity",18,"optional","cluster.api.core.v1.Affinity","explicit"],
      ["schedulerName",19,"optional","string","zero-absent"],
      ["initContainers",20,"repeated","cluster.api.core.v1.Container","zero-absent"],
      ["automountServiceAccountToken",21,"optional","bool","explicit"],
      ["tolerations",22,"repeated","cluster.api.core.v1.Toleration","zero-absent"],
      ["hostAliases",23,"repeated","cluster.api.core.v1.HostAlias","zero-absent"],
      ["priorityClassName",24,"optional","string","zero-absent"],
      ["priority",25,"optional","int32","explicit"],
      ["dnsConfig",26,"optional","cluster.api.core.v1.PodDNSConfig","explicit"],
      ["shareProcessNamespace",27,"optional","bool","explicit"],
      ["readinessGates",28,"repeated","cluster.api.core.v1.PodReadinessGate","zero-absent"],
      ["runtimeClassName",29,"optional","string","explicit"],
      ["enableServiceLinks",30,"optional","bool","explicit"],
      ["preemptionPolicy",31,"optional","string","explicit"],
      ["overhead",32,"map","quantity","zero-absent"],
      ["topologySpreadConstraints",33,"repeated","cluster.api.core.v1.TopologySpreadConstraint","zero-absent"],
      ["ephemeralContainers",34,"repeated","cluster.api.core.v1.EphemeralContainer","zero-absent"],
      ["setHostnameAsFQDN",35,"optional","bool","explicit"],
      ["os",36,"optional","cluster.api.core.v1.PodOS","explicit"],
      ["hostUsers",37,"optional","bool","explicit"],
      ["schedulingGates",38,"repeated","cluster.api.core.v1.PodSchedulingGate","zero-absent"],
      ["resourceClaims",39,"repeated","cluster.api.core.v1.PodResourceClaim","zero-absent"],
      ["resources",40,"optional","cluster.api.core.v1.ResourceRequirements","explicit"],
      ["hostnameOverride",41,"optional","string","explicit"],
      ["schedulingGroup",43,"optional","cluster.api.core.v1.PodSchedulingGroup","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodStatus': () => ({
    fields: [
      ["phase",1,"optional","string","zero-absent"],
      ["conditions",2,"repeated","cluster.api.core.v1.PodCondition","zero-absent"],
      ["message",3,"optional","string","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["hostIP",5,"optional","string","zero-absent"],
      ["podIP",6,"optional","string","zero-absent"],
      ["startTime",7,"optional","time","explicit"],
      ["containerStatuses",8,"repeated","cluster.api.core.v1.ContainerStatus","zero-absent"],
      ["qosClass",9,"optional","string","zero-absent"],
      ["initContainerStatuses",10,"repeated","cluster.api.core.v1.ContainerStatus","zero-absent"],
      ["nominatedNodeName",11,"optional","string","zero-absent"],
      ["podIPs",12,"repeated","cluster.api.core.v1.PodIP","zero-absent"],
      ["ephemeralContainerStatuses",13,"repeated","cluster.api.core.v1.ContainerStatus","zero-absent"],
      ["resize",14,"optional","string","zero-absent"],
      ["resourceClaimStatuses",15,"repeated","cluster.api.core.v1.PodResourceClaimStatus","zero-absent"],
      ["hostIPs",16,"repeated","cluster.api.core.v1.HostIP","zero-absent"],
      ["observedGeneration",17,"optional","int64","zero-absent"],
      ["extendedResourceClaimStatus",18,"optional","cluster.api.core.v1.PodExtendedResourceClaimStatus","explicit"],
      ["allocatedResources",19,"map","quantity","zero-absent"],
      ["resources",20,"optional","cluster.api.core.v1.ResourceRequirements","explicit"],
      ["nodeAllocatableResourceClaimStatuses",21,"repeated","cluster.api.core.v1.NodeAllocatableResourceClaimStatus","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PodTemplate': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["template",2,"optional","cluster.api.core.v1.PodTemplateSpec","always"],
    ],
  }),
  'cluster.api.core.v1.PodTemplateList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.PodTemplate","explicit"],
    ],
  }),
  'cluster.api.core.v1.PodTemplateSpec': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.PodSpec","always"],
    ],
  }),
  'cluster.api.core.v1.PortStatus': () => ({
    fields: [
      ["port",1,"optional","int32","explicit"],
      ["protocol",2,"optional","string","zero-absent"],
      ["error",3,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.PortworxVolumeSource': () => ({
    fields: [
      ["volumeID",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.PreferredSchedulingTerm': () => ({
    fields: [
      ["weight",1,"optional","int32","explicit"],
      ["preference",2,"optional","cluster.api.core.v1.NodeSelectorTerm","always"],
    ],
  }),
  'cluster.api.core.v1.Probe': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.ProbeHandler","zero-absent"],
      ["initialDelaySeconds",2,"optional","int32","zero-absent"],
      ["timeoutSeconds",3,"optional","int32","zero-absent"],
      ["periodSeconds",4,"optional","int32","zero-absent"],
      ["successThreshold",5,"optional","int32","zero-absent"],
      ["failureThreshold",6,"optional","int32","zero-absent"],
      ["terminationGracePeriodSeconds",7,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.core.v1.ProbeHandler': () => ({
    fields: [
      ["exec",1,"optional","cluster.api.core.v1.ExecAction","explicit"],
      ["httpGet",2,"optional","cluster.api.core.v1.HTTPGetAction","explicit"],
      ["tcpSocket",3,"optional","cluster.api.core.v1.TCPSocketAction","explicit"],
      ["grpc",4,"optional","cluster.api.core.v1.GRPCAction","explicit"],
    ],
  }),
  'cluster.api.core.v1.ProjectedVolumeSource': () => ({
    fields: [
      ["sources",1,"repeated","cluster.api.core.v1.VolumeProjection","zero-absent"],
      ["defaultMode",2,"optional","int32","explicit"],
    ],
  }),
  'cluster.api.core.v1.QuobyteVolumeSource': () => ({
    fields: [
      ["registry",1,"optional","string","zero-absent"],
      ["volume",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
      ["user",4,"optional","string","zero-absent"],
      ["group",5,"optional","string","zero-absent"],
      ["tenant",6,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.RBDPersistentVolumeSource': () => ({
    fields: [
      ["monitors",1,"repeated","string","zero-absent"],
      ["image",2,"optional","string","zero-absent"],
      ["fsType",3,"optional","string","zero-absent"],
      ["pool",4,"optional","string","zero-absent"],
      ["user",5,"optional","string","zero-absent"],
      ["keyring",6,"optional","string","zero-absent"],
      ["secretRef",7,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["readOnly",8,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.RBDVolumeSource': () => ({
    fields: [
      ["monitors",1,"repeated","string","zero-absent"],
      ["image",2,"optional","string","zero-absent"],
      ["fsType",3,"optional","string","zero-absent"],
      ["pool",4,"optional","string","zero-absent"],
      ["user",5,"optional","string","zero-absent"],
      ["keyring",6,"optional","string","zero-absent"],
      ["secretRef",7,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
      ["readOnly",8,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ReplicationController': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.ReplicationControllerSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.ReplicationControllerStatus","always"],
    ],
  }),
  'cluster.api.core.v1.ReplicationControllerCondition': () => ({
    fields: [
      ["type",1,"optional","string","explicit"],
      ["status",2,"optional","string","explicit"],
      ["lastTransitionTime",3,"optional","time","zero-absent"],
      ["reason",4,"optional","string","zero-absent"],
      ["message",5,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ReplicationControllerList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.ReplicationController","explicit"],
    ],
  }),
  'cluster.api.core.v1.ReplicationControllerSpec': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["selector",2,"map","string","zero-absent"],
      ["template",3,"optional","cluster.api.core.v1.PodTemplateSpec","explicit"],
      ["minReadySeconds",4,"optional","int32","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ReplicationControllerStatus': () => ({
    fields: [
      ["replicas",1,"optional","int32","explicit"],
      ["fullyLabeledReplicas",2,"optional","int32","zero-absent"],
      ["observedGeneration",3,"optional","int64","zero-absent"],
      ["readyReplicas",4,"optional","int32","zero-absent"],
      ["availableReplicas",5,"optional","int32","zero-absent"],
      ["conditions",6,"repeated","cluster.api.core.v1.ReplicationControllerCondition","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ResourceClaim': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["request",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ResourceFieldSelector': () => ({
    fields: [
      ["containerName",1,"optional","string","zero-absent"],
      ["resource",2,"optional","string","zero-absent"],
      ["divisor",3,"optional","quantity","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ResourceHealth': () => ({
    fields: [
      ["resourceID",1,"optional","string","zero-absent"],
      ["health",2,"optional","string","zero-absent"],
      ["message",6,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ResourceQuota': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.ResourceQuotaSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.ResourceQuotaStatus","always"],
    ],
  }),
  'cluster.api.core.v1.ResourceQuotaList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.ResourceQuota","explicit"],
    ],
  }),
  'cluster.api.core.v1.ResourceQuotaSpec': () => ({
    fields: [
      ["hard",1,"map","quantity","zero-absent"],
      ["scopes",2,"repeated","string","zero-absent"],
      ["scopeSelector",3,"optional","cluster.api.core.v1.ScopeSelector","explicit"],
    ],
  }),
  'cluster.api.core.v1.ResourceQuotaStatus': () => ({
    fields: [
      ["hard",1,"map","quantity","zero-absent"],
      ["used",2,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ResourceRequirements': () => ({
    fields: [
      ["limits",1,"map","quantity","zero-absent"],
      ["requests",2,"map","quantity","zero-absent"],
      ["claims",3,"repeated","cluster.api.core.v1.ResourceClaim","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ResourceStatus': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["resources",2,"repeated","cluster.api.core.v1.ResourceHealth","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.SELinuxOptions': () => ({
    fields: [
      ["user",1,"optional","string","zero-absent"],
      ["role",2,"optional","string","zero-absent"],
      ["type",3,"optional","string","zero-absent"],
      ["level",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ScaleIOPersistentVolumeSource': () => ({
    fields: [
      ["gateway",1,"optional","string","zero-absent"],
      ["system",2,"optional","string","zero-absent"],
      ["secretRef",3,"optional","cluster.api.core.v1.SecretReference","explicit"],
      ["sslEnabled",4,"optional","bool","zero-absent"],
      ["protectionDomain",5,"optional","string","zero-absent"],
      ["storagePool",6,"optional","string","zero-absent"],
      ["storageMode",7,"optional","string","zero-absent"],
      ["volumeName",8,"optional","string","zero-absent"],
      ["fsType",9,"optional","string","zero-absent"],
      ["readOnly",10,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ScaleIOVolumeSource': () => ({
    fields: [
      ["gateway",1,"optional","string","zero-absent"],
      ["system",2,"optional","string","zero-absent"],
      ["secretRef",3,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
      ["sslEnabled",4,"optional","bool","zero-absent"],
      ["protectionDomain",5,"optional","string","zero-absent"],
      ["storagePool",6,"optional","string","zero-absent"],
      ["storageMode",7,"optional","string","zero-absent"],
      ["volumeName",8,"optional","string","zero-absent"],
      ["fsType",9,"optional","string","zero-absent"],
      ["readOnly",10,"optional","bool","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ScopeSelector': () => ({
    fields: [
      ["matchExpressions",1,"repeated","cluster.api.core.v1.ScopedResourceSelectorRequirement","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ScopedResourceSelectorRequirement': () => ({
    fields: [
      ["scopeName",1,"optional","string","zero-absent"],
      ["operator",2,"optional","string","zero-absent"],
      ["values",3,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.SeccompProfile': () => ({
    fields: [
      ["type",1,"optional","string","zero-absent"],
      ["localhostProfile",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.Secret': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["data",2,"map","bytes","zero-absent"],
      ["type",3,"optional","string","zero-absent"],
      ["stringData",4,"map","string","zero-absent"],
      ["immutable",5,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.SecretEnvSource': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["optional",2,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.SecretKeySelector': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["key",2,"optional","string","zero-absent"],
      ["optional",3,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.SecretList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.Secret","explicit"],
    ],
  }),
  'cluster.api.core.v1.SecretProjection': () => ({
    fields: [
      ["",1,"optional","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["items",2,"repeated","cluster.api.core.v1.KeyToPath","zero-absent"],
      ["optional",4,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.SecretReference': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["namespace",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.SecretVolumeSource': () => ({
    fields: [
      ["secretName",1,"optional","string","zero-absent"],
      ["items",2,"repeated","cluster.api.core.v1.KeyToPath","zero-absent"],
      ["defaultMode",3,"optional","int32","explicit"],
      ["optional",4,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.SecurityContext': () => ({
    fields: [
      ["capabilities",1,"optional","cluster.api.core.v1.Capabilities","explicit"],
      ["privileged",2,"optional","bool","explicit"],
      ["seLinuxOptions",3,"optional","cluster.api.core.v1.SELinuxOptions","explicit"],
      ["runAsUser",4,"optional","int64","explicit"],
      ["runAsNonRoot",5,"optional","bool","explicit"],
      ["readOnlyRootFilesystem",6,"optional","bool","explicit"],
      ["allowPrivilegeEscalation",7,"optional","bool","explicit"],
      ["runAsGroup",8,"optional","int64","explicit"],
      ["procMount",9,"optional","string","explicit"],
      ["windowsOptions",10,"optional","cluster.api.core.v1.WindowsSecurityContextOptions","explicit"],
      ["seccompProfile",11,"optional","cluster.api.core.v1.SeccompProfile","explicit"],
      ["appArmorProfile",12,"optional","cluster.api.core.v1.AppArmorProfile","explicit"],
    ],
  }),
  'cluster.api.core.v1.Service': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["spec",2,"optional","cluster.api.core.v1.ServiceSpec","always"],
      ["status",3,"optional","cluster.api.core.v1.ServiceStatus","always"],
    ],
  }),
  'cluster.api.core.v1.ServiceAccount': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ObjectMeta","always"],
      ["secrets",2,"repeated","cluster.api.core.v1.ObjectReference","zero-absent"],
      ["imagePullSecrets",3,"repeated","cluster.api.core.v1.LocalObjectReference","zero-absent"],
      ["automountServiceAccountToken",4,"optional","bool","explicit"],
    ],
  }),
  'cluster.api.core.v1.ServiceAccountList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.ServiceAccount","explicit"],
    ],
  }),
  'cluster.api.core.v1.ServiceAccountTokenProjection': () => ({
    fields: [
      ["audience",1,"optional","string","zero-absent"],
      ["expirationSeconds",2,"optional","int64","explicit"],
      ["path",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.ServiceList': () => ({
    fields: [
      ["metadata",1,"optional","cluster.api.meta.v1.ListMeta","always"],
      ["items",2,"repeated","cluster.api.core.v1.Service","explicit"],
    ],
  }),
  'cluster.api.core.v1.ServicePort': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["protocol",2,"optional","string","zero-absent"],
      ["port",3,"optional","int32","explicit"],
      ["targetPort",4,"optional","int-or-string","zero-absent"],
      ["nodePort",5,"optional","int32","zero-absent"],
      ["appProtocol",6,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ServiceSpec': () => ({
    fields: [
      ["ports",1,"repeated","cluster.api.core.v1.ServicePort","zero-absent"],
      ["selector",2,"map","string","zero-absent"],
      ["clusterIP",3,"optional","string","zero-absent"],
      ["type",4,"optional","string","zero-absent"],
      ["externalIPs",5,"repeated","string","zero-absent"],
      ["sessionAffinity",7,"optional","string","zero-absent"],
      ["loadBalancerIP",8,"optional","string","zero-absent"],
      ["loadBalancerSourceRanges",9,"repeated","string","zero-absent"],
      ["externalName",10,"optional","string","zero-absent"],
      ["externalTrafficPolicy",11,"optional","string","zero-absent"],
      ["healthCheckNodePort",12,"optional","int32","zero-absent"],
      ["publishNotReadyAddresses",13,"optional","bool","zero-absent"],
      ["sessionAffinityConfig",14,"optional","cluster.api.core.v1.SessionAffinityConfig","explicit"],
      ["ipFamilyPolicy",17,"optional","string","explicit"],
      ["clusterIPs",18,"repeated","string","zero-absent"],
      ["ipFamilies",19,"repeated","string","zero-absent"],
      ["allocateLoadBalancerNodePorts",20,"optional","bool","explicit"],
      ["loadBalancerClass",21,"optional","string","explicit"],
      ["internalTrafficPolicy",22,"optional","string","explicit"],
      ["trafficDistribution",23,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.ServiceStatus': () => ({
    fields: [
      ["loadBalancer",1,"optional","cluster.api.core.v1.LoadBalancerStatus","always"],
      ["conditions",2,"repeated","cluster.api.meta.v1.Condition","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.SessionAffinityConfig': () => ({
    fields: [
      ["clientIP",1,"optional","cluster.api.core.v1.ClientIPConfig","explicit"],
    ],
  }),
  'cluster.api.core.v1.SleepAction': () => ({
    fields: [
      ["seconds",1,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.core.v1.StorageOSPersistentVolumeSource': () => ({
    fields: [
      ["volumeName",1,"optional","string","zero-absent"],
      ["volumeNamespace",2,"optional","string","zero-absent"],
      ["fsType",3,"optional","string","zero-absent"],
      ["readOnly",4,"optional","bool","zero-absent"],
      ["secretRef",5,"optional","cluster.api.core.v1.ObjectReference","explicit"],
    ],
  }),
  'cluster.api.core.v1.StorageOSVolumeSource': () => ({
    fields: [
      ["volumeName",1,"optional","string","zero-absent"],
      ["volumeNamespace",2,"optional","string","zero-absent"],
      ["fsType",3,"optional","string","zero-absent"],
      ["readOnly",4,"optional","bool","zero-absent"],
      ["secretRef",5,"optional","cluster.api.core.v1.LocalObjectReference","explicit"],
    ],
  }),
  'cluster.api.core.v1.Sysctl': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.TCPSocketAction': () => ({
    fields: [
      ["port",1,"optional","int-or-string","explicit"],
      ["host",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.Taint': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["value",2,"optional","string","zero-absent"],
      ["effect",3,"optional","string","zero-absent"],
      ["timeAdded",4,"optional","time","explicit"],
    ],
  }),
  'cluster.api.core.v1.Toleration': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["operator",2,"optional","string","zero-absent"],
      ["value",3,"optional","string","zero-absent"],
      ["effect",4,"optional","string","zero-absent"],
      ["tolerationSeconds",5,"optional","int64","explicit"],
    ],
  }),
  'cluster.api.core.v1.TopologySelectorLabelRequirement': () => ({
    fields: [
      ["key",1,"optional","string","zero-absent"],
      ["values",2,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.TopologySelectorTerm': () => ({
    fields: [
      ["matchLabelExpressions",1,"repeated","cluster.api.core.v1.TopologySelectorLabelRequirement","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.TopologySpreadConstraint': () => ({
    fields: [
      ["maxSkew",1,"optional","int32","explicit"],
      ["topologyKey",2,"optional","string","zero-absent"],
      ["whenUnsatisfiable",3,"optional","string","zero-absent"],
      ["labelSelector",4,"optional","cluster.api.meta.v1.LabelSelector","explicit"],
      ["minDomains",5,"optional","int32","explicit"],
      ["nodeAffinityPolicy",6,"optional","string","explicit"],
      ["nodeTaintsPolicy",7,"optional","string","explicit"],
      ["matchLabelKeys",8,"repeated","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.TypedLocalObjectReference': () => ({
    fields: [
      ["apiGroup",1,"optional","string","explicit"],
      ["kind",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.TypedObjectReference': () => ({
    fields: [
      ["apiGroup",1,"optional","string","explicit"],
      ["kind",2,"optional","string","zero-absent"],
      ["name",3,"optional","string","zero-absent"],
      ["namespace",4,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.Volume': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["",2,"optional","cluster.api.core.v1.VolumeSource","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.VolumeDevice': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["devicePath",2,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.VolumeMount': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["readOnly",2,"optional","bool","zero-absent"],
      ["mountPath",3,"optional","string","zero-absent"],
      ["subPath",4,"optional","string","zero-absent"],
      ["mountPropagation",5,"optional","string","explicit"],
      ["subPathExpr",6,"optional","string","zero-absent"],
      ["recursiveReadOnly",7,"optional","string","explicit"],
    ],
  }),
  'cluster.api.core.v1.VolumeMountStatus': () => ({
    fields: [
      ["name",1,"optional","string","zero-absent"],
      ["mountPath",2,"optional","string","zero-absent"],
      ["readOnly",3,"optional","bool","zero-absent"],
      ["recursiveReadOnly",4,"optional","string","explicit"],
      ["volumeStatus",5,"optional","cluster.api.core.v1.VolumeStatus","explicit"],
    ],
  }),
  'cluster.api.core.v1.VolumeNodeAffinity': () => ({
    fields: [
      ["required",1,"optional","cluster.api.core.v1.NodeSelector","explicit"],
    ],
  }),
  'cluster.api.core.v1.VolumeProjection': () => ({
    fields: [
      ["secret",1,"optional","cluster.api.core.v1.SecretProjection","explicit"],
      ["downwardAPI",2,"optional","cluster.api.core.v1.DownwardAPIProjection","explicit"],
      ["configMap",3,"optional","cluster.api.core.v1.ConfigMapProjection","explicit"],
      ["serviceAccountToken",4,"optional","cluster.api.core.v1.ServiceAccountTokenProjection","explicit"],
      ["clusterTrustBundle",5,"optional","cluster.api.core.v1.ClusterTrustBundleProjection","explicit"],
      ["podCertificate",6,"optional","cluster.api.core.v1.PodCertificateProjection","explicit"],
    ],
  }),
  'cluster.api.core.v1.VolumeResourceRequirements': () => ({
    fields: [
      ["limits",1,"map","quantity","zero-absent"],
      ["requests",2,"map","quantity","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.VolumeSource': () => ({
    fields: [
      ["hostPath",1,"optional","cluster.api.core.v1.HostPathVolumeSource","explicit"],
      ["emptyDir",2,"optional","cluster.api.core.v1.EmptyDirVolumeSource","explicit"],
      ["gcePersistentDisk",3,"optional","cluster.api.core.v1.GCEPersistentDiskVolumeSource","explicit"],
      ["awsElasticBlockStore",4,"optional","cluster.api.core.v1.AWSElasticBlockStoreVolumeSource","explicit"],
      ["gitRepo",5,"optional","cluster.api.core.v1.GitRepoVolumeSource","explicit"],
      ["secret",6,"optional","cluster.api.core.v1.SecretVolumeSource","explicit"],
      ["nfs",7,"optional","cluster.api.core.v1.NFSVolumeSource","explicit"],
      ["iscsi",8,"optional","cluster.api.core.v1.ISCSIVolumeSource","explicit"],
      ["glusterfs",9,"optional","cluster.api.core.v1.GlusterfsVolumeSource","explicit"],
      ["persistentVolumeClaim",10,"optional","cluster.api.core.v1.PersistentVolumeClaimVolumeSource","explicit"],
      ["rbd",11,"optional","cluster.api.core.v1.RBDVolumeSource","explicit"],
      ["flexVolume",12,"optional","cluster.api.core.v1.FlexVolumeSource","explicit"],
      ["cinder",13,"optional","cluster.api.core.v1.CinderVolumeSource","explicit"],
      ["cephfs",14,"optional","cluster.api.core.v1.CephFSVolumeSource","explicit"],
      ["flocker",15,"optional","cluster.api.core.v1.FlockerVolumeSource","explicit"],
      ["downwardAPI",16,"optional","cluster.api.core.v1.DownwardAPIVolumeSource","explicit"],
      ["fc",17,"optional","cluster.api.core.v1.FCVolumeSource","explicit"],
      ["azureFile",18,"optional","cluster.api.core.v1.AzureFileVolumeSource","explicit"],
      ["configMap",19,"optional","cluster.api.core.v1.ConfigMapVolumeSource","explicit"],
      ["vsphereVolume",20,"optional","cluster.api.core.v1.VsphereVirtualDiskVolumeSource","explicit"],
      ["quobyte",21,"optional","cluster.api.core.v1.QuobyteVolumeSource","explicit"],
      ["azureDisk",22,"optional","cluster.api.core.v1.AzureDiskVolumeSource","explicit"],
      ["photonPersistentDisk",23,"optional","cluster.api.core.v1.PhotonPersistentDiskVolumeSource","explicit"],
      ["portworxVolume",24,"optional","cluster.api.core.v1.PortworxVolumeSource","explicit"],
      ["scaleIO",25,"optional","cluster.api.core.v1.ScaleIOVolumeSource","explicit"],
      ["projected",26,"optional","cluster.api.core.v1.ProjectedVolumeSource","explicit"],
      ["storageos",27,"optional","cluster.api.core.v1.StorageOSVolumeSource","explicit"],
      ["csi",28,"optional","cluster.api.core.v1.CSIVolumeSource","explicit"],
      ["ephemeral",29,"optional","cluster.api.core.v1.EphemeralVolumeSource","explicit"],
      ["image",30,"optional","cluster.api.core.v1.ImageVolumeSource","explicit"],
    ],
  }),
  'cluster.api.core.v1.VolumeStatus': () => ({
    fields: [
      ["image",1,"optional","cluster.api.core.v1.ImageVolumeStatus","explicit"],
    ],
  }),
  'cluster.api.core.v1.VsphereVirtualDiskVolumeSource': () => ({
    fields: [
      ["volumePath",1,"optional","string","zero-absent"],
      ["fsType",2,"optional","string","zero-absent"],
      ["storagePolicyName",3,"optional","string","zero-absent"],
      ["storagePolicyID",4,"optional","string","zero-absent"],
    ],
  }),
  'cluster.api.core.v1.WeightedPodAffinityTerm': () => ({
    fields: [
      ["weight",1,"optional","int32","explicit"],
      ["podAffinityTerm",2,"optional","cluster.api.core.v1.PodAffinityTerm","always"],
    ],
  }),
  'cluster.api.core.v1.WindowsSecurityContextOptions': () => ({
    fields: [
      ["gmsaCredentialSpecName",1,"optional","string","explicit"],
      ["gmsaCredentialSpec",2,"optional","string","explicit"],
      ["runAsUserName",3,"optional","string","explicit"],
      ["hostProcess",4,"optional","bool","explicit"],
    ],
  }),
};
