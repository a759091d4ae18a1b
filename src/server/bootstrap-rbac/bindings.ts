import type { BindingSource } from './form.js';

/** ClusterRoleBindings besides those of controllers. */
export const CLUSTER_BINDINGS: readonly BindingSource[] = [
  { name: 'cluster-admin', subjects: ['group system:masters'] },
  { name: 'system:basic-user', subjects: ['group system:authenticated'] },
  { name: 'system:cluster-trust-bundle-discovery', subjects: ['group system:serviceaccounts'] },
  { name: 'system:discovery', subjects: ['group system:authenticated'] },
  { name: 'system:kube-controller-manager', subjects: ['user system:kube-controller-manager'] },
  { name: 'system:kube-dns', subjects: ['account {system}/kube-dns'] },
  { name: 'system:kube-scheduler', subjects: ['user system:kube-scheduler'] },
  { name: 'system:monitoring', subjects: ['group system:monitoring'] },
  { name: 'system:node', subjects: [] },
  { name: 'system:node-proxier', subjects: ['user system:kube-proxy'] },
  { name: 'system:public-info-viewer', subjects: ['group system:authenticated', 'group system:unauthenticated'] },
  { name: 'system:service-account-issuer-discovery', subjects: ['group system:serviceaccounts'] },
  { name: 'system:volume-scheduler', subjects: ['user system:kube-scheduler'] },
];

/** RoleBindings in the namespaces of the system. */
export const NAMESPACED_BINDINGS: readonly BindingSource[] = [
  {
    name: 'system:controller:bootstrap-signer',
    namespace: '{public}',
    subjects: ['account {system}/bootstrap-signer'],
  },
  {
    name: 'system::extension-apiserver-authentication-reader',
    namespace: '{system}',
    role: 'extension-apiserver-authentication-reader',
    subjects: ['user system:kube-controller-manager', 'user system:kube-scheduler'],
  },
  {
    name: 'system::leader-locking-kube-controller-manager',
    namespace: '{system}',
    subjects: [
      'user system:kube-controller-manager',
      'account {system}/kube-controller-manager',
      'account {system}/leader-election-controller',
    ],
  },
  {
    name: 'system::leader-locking-kube-scheduler',
    namespace: '{system}',
    subjects: ['user system:kube-scheduler', 'account {system}/kube-scheduler'],
  },
  {
    name: 'system:controller:bootstrap-signer',
    namespace: '{system}',
    subjects: ['account {system}/bootstrap-signer'],
  },
  { name: 'system:controller:cloud-provider', namespace: '{system}', subjects: ['account {system}/cloud-provider'] },
  { name: 'system:controller:token-cleaner', namespace: '{system}', subjects: ['account {system}/token-cleaner'] },
];
