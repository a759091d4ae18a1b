import type { RoleSource } from './form.js';

/** ClusterRoles of controllers, by name, to the letter k; each is bound to the service account of the same name. */
export const CONTROLLER_ROLES_A_K: readonly RoleSource[] = [
  {
    name: 'system:controller:attachdetach-controller',
    rules: [
      'list,watch core persistentvolumeclaims,persistentvolumes',
      'get,list,watch core nodes',
      'patch,update core nodes/status',
      'list,watch core pods',
      'create,patch,update core,events events',
      'create,delete,get,list,watch storage volumeattachments',
      'get,list,watch storage csidrivers',
      'get,list,watch storage csinodes',
    ],
  },
  {
    name: 'system:controller:certificate-controller',
    rules: [
      'delete,get,list,watch certificates certificatesigningrequests',
      'update certificates certificatesigningrequests/approval,certificatesigningrequests/status',
      'approve certificates signers {signer:apiserverClientNodeAgent}',
      'sign certificates signers {signer:apiserverClient},{signer:apiserverClientNodeAgent},{signer:nodeAgentServing},{signer:legacyUnknown}',
      'create authorization subjectaccessreviews',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:clusterrole-aggregation-controller',
    rules: ['escalate,get,list,patch,update,watch rbac.authorization clusterroles'],
  },
  {
    name: 'system:controller:cronjob-controller',
    rules: [
      'get,list,update,watch batch cronjobs',
      'create,delete,get,list,patch,update,watch batch jobs',
      'update batch cronjobs/status',
      'update batch cronjobs/finalizers',
      'delete,list,watch core pods',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:daemon-set-controller',
    rules: [
      'get,list,watch apps,extensions daemonsets',
      'update apps,extensions daemonsets/status',
      'update apps,extensions daemonsets/finalizers',
      'list,watch core nodes',
      'create,delete,list,patch,watch core pods',
      'create core pods/binding',
      'create,delete,get,list,patch,update,watch apps controllerrevisions',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:deployment-controller',
    rules: [
      'get,list,update,watch apps,extensions deployments',
      'update apps,extensions deployments/status',
      'update apps,extensions deployments/finalizers',
      'create,delete,get,list,patch,update,watch apps,extensions replicasets',
      'get,list,update,watch core pods',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:device-taint-eviction-controller',
    rules: [
      'delete,get,list,watch core pods',
      'patch,update core pods/status',
      'get,list,watch resource resourceclaims',
      'get,list,watch resource resourceslices',
      'get,list,watch resource deviceclasses',
      'create,patch,update core,events events',
    ],
    gatedRules: {
      DRADeviceTaintRules: [
        'get,list,watch resource devicetaintrules',
        'patch,update resource devicetaintrules/status',
      ],
    },
  },
  {
    name: 'system:controller:disruption-controller',
    rules: [
      'get,list,watch apps,extensions deployments',
      'get,list,watch apps,extensions replicasets',
      'get,list,watch core replicationcontrollers',
      'get,list,watch policy poddisruptionbudgets',
      'get,list,watch apps statefulsets',
      'update policy poddisruptionbudgets/status',
      'patch,update core pods/status',
      'get * */scale',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:endpoint-controller',
    rules: [
      'get,list,watch core pods,services',
      'create,delete,get,list,update,watch core endpoints',
      'create core endpoints/restricted',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:endpointslice-controller',
    rules: [
      'get,list,watch core nodes,pods,services',
      'update core services/finalizers',
      'create,delete,get,list,update,watch discovery endpointslices',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:endpointslicemirroring-controller',
    rules: [
      'get,list,watch core endpoints,services',
      'update core services/finalizers',
      'update core endpoints/finalizers',
      'create,delete,get,list,update,watch discovery endpointslices',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:ephemeral-volume-controller',
    rules: [
      'get,list,watch core pods',
      'update core pods/finalizers',
      'create,get,list,watch core persistentvolumeclaims',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:expand-controller',
    rules: [
      'get,list,patch,update,watch core persistentvolumes',
      'patch,update core persistentvolumeclaims/status',
      'get,list,watch core persistentvolumeclaims',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:generic-garbage-collector',
    rules: ['delete,get,list,patch,update,watch * *', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:horizontal-pod-autoscaler',
    rules: [
      'get,list,watch autoscaling horizontalpodautoscalers',
      'update autoscaling horizontalpodautoscalers/status',
      'get,update * */scale',
      'list,watch core pods',
      'list,watch metrics pods',
      'get,list,watch custom.metrics *',
      'get,list,watch external.metrics *',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:job-controller',
    rules: [
      'get,list,patch,update,watch batch jobs',
      'update batch jobs/status',
      'update batch jobs/finalizers',
      'create,delete,list,patch,watch core pods',
      'create,patch,update core,events events',
    ],
    gatedRules: { WorkloadWithJob: ['create,get,list,watch scheduling podgroups,workloads'] },
  },
];
