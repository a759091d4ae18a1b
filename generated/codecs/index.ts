// Generated from schemas/openapi by `npm run generate`. Do not edit.
import { messages as core_v1 } from './core/v1.js';
import { messages as apps_v1 } from './apps/v1.js';
import { messages as events_v1 } from './events/v1.js';
import { messages as autoscaling_v1 } from './autoscaling/v1.js';
import { messages as coordination_v1 } from './coordination/v1.js';
import { messages as flowcontrol_v1 } from './flowcontrol/v1.js';
import { messages as flowcontrol_v1beta3 } from './flowcontrol/v1beta3.js';
import { messages as meta_v1 } from './meta/v1.js';
import type { MessageTables } from './table.js';

/** Every message table. */
export const MESSAGES: MessageTables = {
  ...core_v1,
  ...apps_v1,
  ...events_v1,
  ...autoscaling_v1,
  ...coordination_v1,
  ...flowcontrol_v1,
  ...flowcontrol_v1beta3,
  ...meta_v1,
};

/** Message of `apiVersion kind` in cluster naming; `*` stands for any apiVersion. */
export const KINDS: Readonly<Record<string, string>> = {
  'v1 Binding': 'cluster.api.core.v1.Binding',
  'v1 ConfigMap': 'cluster.api.core.v1.ConfigMap',
  'v1 ConfigMapList': 'cluster.api.core.v1.ConfigMapList',
  'v1 Event': 'cluster.api.core.v1.Event',
  'v1 EventList': 'cluster.api.core.v1.EventList',
  'v1 Namespace': 'cluster.api.core.v1.Namespace',
  'v1 NamespaceList': 'cluster.api.core.v1.NamespaceList',
  'v1 Node': 'cluster.api.core.v1.Node',
  'v1 NodeList': 'cluster.api.core.v1.NodeList',
  'v1 Pod': 'cluster.api.core.v1.Pod',
  'v1 PodList': 'cluster.api.core.v1.PodList',
  'v1 Secret': 'cluster.api.core.v1.Secret',
  'v1 SecretList': 'cluster.api.core.v1.SecretList',
  'v1 Service': 'cluster.api.core.v1.Service',
  'v1 ServiceAccount': 'cluster.api.core.v1.ServiceAccount',
  'v1 ServiceAccountList': 'cluster.api.core.v1.ServiceAccountList',
  'v1 ServiceList': 'cluster.api.core.v1.ServiceList',
  'apps/v1 Deployment': 'cluster.api.apps.v1.Deployment',
  'apps/v1 DeploymentList': 'cluster.api.apps.v1.DeploymentList',
  'apps/v1 ReplicaSet': 'cluster.api.apps.v1.ReplicaSet',
  'apps/v1 ReplicaSetList': 'cluster.api.apps.v1.ReplicaSetList',
  'events.cluster.io/v1 Event': 'cluster.api.events.v1.Event',
  'events.cluster.io/v1 EventList': 'cluster.api.events.v1.EventList',
  'autoscaling/v1 Scale': 'cluster.api.autoscaling.v1.Scale',
  'coordination.cluster.io/v1 Lease': 'cluster.api.coordination.v1.Lease',
  'coordination.cluster.io/v1 LeaseList': 'cluster.api.coordination.v1.LeaseList',
  'flowcontrol.apiserver.cluster.io/v1 FlowSchema': 'cluster.api.flowcontrol.v1.FlowSchema',
  'flowcontrol.apiserver.cluster.io/v1 FlowSchemaList': 'cluster.api.flowcontrol.v1.FlowSchemaList',
  'flowcontrol.apiserver.cluster.io/v1 PriorityLevelConfiguration': 'cluster.api.flowcontrol.v1.PriorityLevelConfiguration',
  'flowcontrol.apiserver.cluster.io/v1 PriorityLevelConfigurationList': 'cluster.api.flowcontrol.v1.PriorityLevelConfigurationList',
  'flowcontrol.apiserver.cluster.io/v1beta3 FlowSchema': 'cluster.api.flowcontrol.v1beta3.FlowSchema',
  'flowcontrol.apiserver.cluster.io/v1beta3 FlowSchemaList': 'cluster.api.flowcontrol.v1beta3.FlowSchemaList',
  'flowcontrol.apiserver.cluster.io/v1beta3 PriorityLevelConfiguration': 'cluster.api.flowcontrol.v1beta3.PriorityLevelConfiguration',
  'flowcontrol.apiserver.cluster.io/v1beta3 PriorityLevelConfigurationList': 'cluster.api.flowcontrol.v1beta3.PriorityLevelConfigurationList',
  '* APIGroup': 'cluster.api.meta.v1.APIGroup',
  '* APIGroupList': 'cluster.api.meta.v1.APIGroupList',
  '* APIResourceList': 'cluster.api.meta.v1.APIResourceList',
  '* APIVersions': 'cluster.api.meta.v1.APIVersions',
  '* DeleteOptions': 'cluster.api.meta.v1.DeleteOptions',
  '* PartialObjectMetadata': 'cluster.api.meta.v1.PartialObjectMetadata',
  '* PartialObjectMetadataList': 'cluster.api.meta.v1.PartialObjectMetadataList',
  '* Status': 'cluster.api.meta.v1.Status',
};
