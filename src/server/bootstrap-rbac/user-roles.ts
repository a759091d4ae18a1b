import type { RoleSource } from './form.js';

/** ClusterRoles for users, and for everybody. */
export const USER_ROLES: readonly RoleSource[] = [
  {
    name: 'admin',
    gathers: 'admin',
  },
  {
    name: 'cluster-admin',
    rules: ['* * *', '* url *'],
  },
  {
    name: 'edit',
    aggregateTo: 'admin',
    gathers: 'edit',
  },
  {
    name: 'system:aggregate-to-admin',
    aggregateTo: 'admin',
    rules: [
      'create authorization localsubjectaccessreviews',
      'create,delete,deletecollection,get,list,patch,update,watch rbac.authorization rolebindings,roles',
    ],
  },
  {
    name: 'system:aggregate-to-edit',
    aggregateTo: 'edit',
    rules: [
      'get,list,watch core pods/attach,pods/exec,pods/portforward,pods/proxy,secrets,services/proxy',
      'impersonate core serviceaccounts',
      'create,delete,deletecollection,patch,update core pods,pods/attach,pods/exec,pods/portforward,pods/proxy',
      'create core pods/eviction',
      'create,delete,deletecollection,patch,update core configmaps,persistentvolumeclaims,replicationcontrollers,replicationcontrollers/scale,secrets,serviceaccounts,services,services/proxy',
      'create core serviceaccounts/token',
      'create,delete,deletecollection,patch,update core,events events',
      'create,delete,deletecollection,patch,update apps daemonsets,deployments,deployments/rollback,deployments/scale,replicasets,replicasets/scale,statefulsets,statefulsets/scale',
      'create,delete,deletecollection,patch,update autoscaling horizontalpodautoscalers',
      'create,delete,deletecollection,patch,update batch cronjobs,jobs',
      'create,delete,deletecollection,patch,update extensions daemonsets,deployments,deployments/rollback,deployments/scale,ingresses,networkpolicies,replicasets,replicasets/scale,replicationcontrollers/scale',
      'create,delete,deletecollection,patch,update policy poddisruptionbudgets',
      'create,delete,deletecollection,patch,update networking ingresses,networkpolicies',
      'create,delete,deletecollection,get,list,patch,update,watch coordination leases',
      'create,delete,deletecollection,patch,update resource resourceclaims,resourceclaimtemplates',
    ],
    gatedRules: {
      GenericWorkload: ['create,delete,deletecollection,patch,update scheduling podgroups,workloads'],
    },
  },
  {
    name: 'system:aggregate-to-view',
    aggregateTo: 'view',
    rules: [
      'get,list,watch core configmaps,endpoints,persistentvolumeclaims,persistentvolumeclaims/status,pods,replicationcontrollers,replicationcontrollers/scale,serviceaccounts,services,services/status',
      'get,list,watch core bindings,limitranges,namespaces/status,pods/log,pods/status,replicationcontrollers/status,resourcequotas,resourcequotas/status',
      'get,list,watch core namespaces',
      'get,list,watch core,events events',
      'get,list,watch discovery endpointslices',
      'get,list,watch apps controllerrevisions,daemonsets,daemonsets/status,deployments,deployments/scale,deployments/status,replicasets,replicasets/scale,replicasets/status,statefulsets,statefulsets/scale,statefulsets/status',
      'get,list,watch autoscaling horizontalpodautoscalers,horizontalpodautoscalers/status',
      'get,list,watch batch cronjobs,cronjobs/status,jobs,jobs/status',
      'get,list,watch extensions daemonsets,daemonsets/status,deployments,deployments/scale,deployments/status,ingresses,ingresses/status,networkpolicies,replicasets,replicasets/scale,replicasets/status,replicationcontrollers/scale',
      'get,list,watch policy poddisruptionbudgets,poddisruptionbudgets/status',
      'get,list,watch networking ingresses,ingresses/status,networkpolicies',
      'get,list,watch resource resourceclaims,resourceclaims/status,resourceclaimtemplates',
    ],
    gatedRules: { GenericWorkload: ['get,list,watch scheduling podgroups,podgroups/status,workloads'] },
  },
  {
    name: 'system:auth-delegator',
    rules: ['create authentication tokenreviews', 'create authorization subjectaccessreviews'],
  },
  {
    name: 'system:basic-user',
    rules: [
      'create authorization selfsubjectaccessreviews,selfsubjectrulesreviews',
      'create authentication selfsubjectreviews',
    ],
  },
  {
    name: 'system:certificates.{groups}:certificatesigningrequests:nodeclient',
    rules: ['create certificates certificatesigningrequests/nodeclient'],
  },
  {
    name: 'system:certificates.{groups}:certificatesigningrequests:selfnodeclient',
    rules: ['create certificates certificatesigningrequests/selfnodeclient'],
  },
  {
    name: 'system:certificates.{groups}:{signer-path:apiserverClient}-approver',
    rules: ['approve certificates signers {signer:apiserverClient}'],
  },
  {
    name: 'system:certificates.{groups}:{signer-path:apiserverClientNodeAgent}-approver',
    rules: ['approve certificates signers {signer:apiserverClientNodeAgent}'],
  },
  {
    name: 'system:certificates.{groups}:{signer-path:nodeAgentServing}-approver',
    rules: ['approve certificates signers {signer:nodeAgentServing}'],
  },
  {
    name: 'system:certificates.{groups}:{signer-path:legacyUnknown}-approver',
    rules: ['approve certificates signers {signer:legacyUnknown}'],
  },
  {
    name: 'system:cluster-trust-bundle-discovery',
    rules: ['get,list,watch certificates clustertrustbundles'],
  },
  {
    name: 'system:discovery',
    rules: ['get url /api,/api/*,/apis,/apis/*,/healthz,/livez,/openapi,/openapi/*,/readyz,/version,/version/'],
  },
  {
    name: 'system:monitoring',
    rules: [
      'get url /flagz,/healthz,/healthz/*,/livez,/livez/*,/metrics,/metrics/slis,/readyz,/readyz/*,/statusz',
      'get core nodes/metrics',
    ],
  },
  {
    name: 'system:public-info-viewer',
    rules: ['get url /healthz,/livez,/readyz,/version,/version/'],
  },
  {
    name: 'system:service-account-issuer-discovery',
    rules: [
      'get url /.well-known/openid-configuration,/.well-known/openid-configuration/,/openid/v1/jwks,/openid/v1/jwks/',
    ],
  },
  {
    name: 'view',
    aggregateTo: 'edit',
    gathers: 'view',
  },
];
