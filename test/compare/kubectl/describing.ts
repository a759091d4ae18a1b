import type { Flow } from './flow.js';

/** kubectl's output for an object of each kind: created from one file, as a table and described. */
const KINDS =
  'pod,rs,rc,ds,sts,job,cronjob,svc,ep,endpointslice,ingress,netpol,pvc,quota,limits,hpa,pdb,sa,role,rolebinding,lease,secret,cm,podtemplate';

/** Sessions that show objects of every usual kind. */
export const DESCRIBING: readonly Flow[] = [
  {
    title: 'every usual kind',
    lines: [
      'kubectl create -f kinds.yaml -f node.yaml',
      ...KINDS.split(',').flatMap((kind) => [
        `kubectl get ${kind} described`,
        `kubectl get ${kind} described -o wide`,
        `kubectl describe ${kind} described | grep -v -E "^Finalizers|node.kubernetes.io" | sed "/^Events:/,\\$d"`,
      ]),
      'kubectl get pv,sc,csidriver,runtimeclass,ingressclass,priorityclass NODE',
      'kubectl get pv,sc,csidriver,runtimeclass,ingressclass,priorityclass NODE -o wide',
      'kubectl describe pv,sc,csidriver,runtimeclass,ingressclass,priorityclass NODE | grep -v ^Finalizers',
      'kubectl describe node NODE | grep -v ^Taints | sed "/^Events:/,\\$d"',
      'kubectl describe ns NS',
      'kubectl describe clusterrole view | head -20',
      'kubectl describe clusterrolebinding cluster-admin',
      'kubectl describe flowschema exempt',
      'kubectl describe prioritylevelconfiguration exempt',
      'kubectl get flowschemas exempt catch-all',
      'kubectl get prioritylevelconfigurations exempt catch-all',
      'kubectl get validatingadmissionpolicies,mutatingwebhookconfigurations,validatingwebhookconfigurations',
      'kubectl describe none described',
      'kubectl describe cm none',
      'kubectl describe cm des',
      'kubectl describe cm -l nothing=here',
      'kubectl describe -f map.yaml',
      'kubectl describe svc,cm described --show-events=false',
      'kubectl describe svc kubernetes -n default | grep -v -E "IP|Endpoints|TargetPort"',
      'kubectl delete pv,sc,csidriver,runtimeclass,ingressclass,priorityclass NODE --wait=false',
      'kubectl delete node NODE',
    ],
  },
];
