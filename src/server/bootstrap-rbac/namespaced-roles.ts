import type { RoleSource } from './form.js';

/** Roles in the namespaces of the system. */
export const NAMESPACED_ROLES: readonly RoleSource[] = [
  {
    name: 'system:controller:bootstrap-signer',
    namespace: '{public}',
    rules: [
      'get,list,watch core configmaps',
      'update core configmaps cluster-info',
      'create,patch,update core,events events',
    ],
  },
  {
    name: 'extension-apiserver-authentication-reader',
    namespace: '{system}',
    rules: ['get,list,watch core configmaps extension-apiserver-authentication'],
  },
  {
    name: 'system::leader-locking-kube-controller-manager',
    namespace: '{system}',
    rules: [
      'create,get,list,update,watch coordination leases',
      'create,get,list,update,watch coordination leasecandidates',
    ],
  },
  {
    name: 'system::leader-locking-kube-scheduler',
    namespace: '{system}',
    rules: [
      'create,get,list,update,watch coordination leases',
      'create,get,list,update,watch coordination leasecandidates',
    ],
  },
  {
    name: 'system:controller:bootstrap-signer',
    namespace: '{system}',
    rules: ['get,list,watch core secrets'],
  },
  {
    name: 'system:controller:cloud-provider',
    namespace: '{system}',
    rules: ['create,get,list,watch core configmaps'],
  },
  {
    name: 'system:controller:token-cleaner',
    namespace: '{system}',
    rules: ['delete,get,list,watch core secrets', 'create,patch,update core,events events'],
  },
];
