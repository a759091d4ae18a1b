import type { RoleSource } from './form.js';

/** ClusterRoles of controllers, by name, from the letter l; each is bound to the service account of the same name. */
export const CONTROLLER_ROLES_L_Z: readonly RoleSource[] = [
  {
    name: 'system:controller:{apiserver}-serving-clustertrustbundle-publisher',
    rules: [
      'attest certificates signers {serving-signer}',
      'create,delete,list,update,watch certificates clustertrustbundles',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:legacy-service-account-token-cleaner',
    rules: ['get core configmaps {token-tracking}', 'delete,patch core secrets'],
  },
  {
    name: 'system:controller:namespace-controller',
    rules: [
      'delete,get,list,watch core namespaces',
      'update core namespaces/finalize,namespaces/status',
      'delete,deletecollection,get,list,watch * *',
    ],
  },
  {
    name: 'system:controller:node-controller',
    rules: [
      'delete,get,list,patch,update,watch core nodes',
      'patch,update core nodes/status',
      'patch,update core pods/status',
      'delete,get,list,watch core pods',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:persistent-volume-binder',
    rules: [
      'create,delete,get,list,update,watch core persistentvolumes',
      'update core persistentvolumes/status',
      'get,list,update,watch core persistentvolumeclaims',
      'update core persistentvolumeclaims/status',
      'create,delete,get,list,watch core pods',
      'get,list,watch storage storageclasses',
      'list,watch core nodes',
      'create,patch,update core,events events',
      'watch core events',
    ],
  },
  {
    name: 'system:controller:pod-garbage-collector',
    rules: ['delete,list,watch core pods', 'get,list,watch core nodes', 'patch core pods/status'],
  },
  {
    name: 'system:controller:pv-protection-controller',
    rules: ['get,list,update,watch core persistentvolumes', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:pvc-protection-controller',
    rules: [
      'get,list,update,watch core persistentvolumeclaims',
      'update core persistentvolumeclaims/status',
      'get,list,watch core pods',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:replicaset-controller',
    rules: [
      'get,list,update,watch apps,extensions replicasets',
      'update apps,extensions replicasets/status',
      'update apps,extensions replicasets/finalizers',
      'create,delete,list,patch,watch core pods',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:replication-controller',
    rules: [
      'get,list,update,watch core replicationcontrollers',
      'update core replicationcontrollers/status',
      'update core replicationcontrollers/finalizers',
      'create,delete,list,patch,watch core pods',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:resource-claim-controller',
    rules: [
      'get,list,watch core pods',
      'update core pods/finalizers',
      'create,delete,get,list,watch resource resourceclaims',
      'patch,update resource resourceclaims,resourceclaims/status',
      'patch,update core pods/status',
      'create,patch,update core,events events',
      'patch,update resource resourceclaims/binding',
    ],
    gatedRules: {
      DRAWorkloadResourceClaims: ['get,list,watch scheduling podgroups', 'patch,update scheduling podgroups/status'],
    },
  },
  {
    name: 'system:controller:resourcequota-controller',
    rules: ['list,watch * *', 'update core resourcequotas/status', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:root-ca-cert-publisher',
    rules: ['create,update core configmaps', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:route-controller',
    rules: ['list,watch core nodes', 'patch core nodes/status', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:selinux-warning-controller',
    rules: [
      'create,patch,update core,events events',
      'get,list,watch core persistentvolumes',
      'get,list,watch core persistentvolumeclaims',
      'get,list,watch core pods',
      'get,list,watch storage csidrivers',
    ],
  },
  {
    name: 'system:controller:service-account-controller',
    rules: ['create core serviceaccounts', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:service-cidrs-controller',
    rules: [
      'get,list,patch,update,watch networking servicecidrs',
      'patch,update networking servicecidrs/finalizers',
      'patch,update networking servicecidrs/status',
      'get,list,watch networking ipaddresses',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:service-controller',
    rules: [
      'get,list,watch core services',
      'patch,update core services/status',
      'list,watch core nodes',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:statefulset-controller',
    rules: [
      'list,watch core pods',
      'get,list,watch apps statefulsets',
      'update apps statefulsets/status',
      'update apps statefulsets/finalizers',
      'create,delete,get,patch,update core pods',
      'create,delete,get,list,patch,update,watch apps controllerrevisions',
      'create,get,list,watch core persistentvolumeclaims',
      'delete,update core persistentvolumeclaims',
      'update core pods/finalizers',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:ttl-after-finished-controller',
    rules: ['delete,get,list,watch batch jobs', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:ttl-controller',
    rules: ['list,patch,update,watch core nodes', 'create,patch,update core,events events'],
  },
  {
    name: 'system:controller:validatingadmissionpolicy-status-controller',
    rules: [
      'get,list,watch admissionregistration validatingadmissionpolicies',
      'get,patch,update admissionregistration validatingadmissionpolicies/status',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:volumeattributesclass-protection-controller',
    rules: [
      'get,list,watch core persistentvolumeclaims',
      'get,list,watch core persistentvolumes',
      'get,list,update,watch storage volumeattributesclasses',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:podcertificaterequestcleaner',
    gate: 'PodCertificateRequest',
    rules: ['delete,get,list,watch certificates podcertificaterequests'],
  },
  {
    name: 'system:controller:podgroup-protection-controller',
    gate: 'GenericWorkload',
    rules: ['get,list,update,watch scheduling podgroups', 'get,list,watch core pods'],
  },
  {
    name: 'system:controller:resourcepoolstatusrequest-controller',
    gate: 'DRAResourcePoolStatus',
    rules: [
      'delete,get,list,watch resource resourcepoolstatusrequests',
      'patch,update resource resourcepoolstatusrequests/status',
      'get,list,watch resource resourceslices',
      'get,list,watch resource resourceclaims',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'system:controller:storage-version-migrator-controller',
    gate: 'StorageVersionMigrator',
    rules: [
      'create,list,patch * *',
      'get apiextensions customresourcedefinitions',
      'patch apiextensions customresourcedefinitions/status',
      'update storagemigration storageversionmigrations/status',
    ],
  },
];
