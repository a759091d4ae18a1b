/** Manifests and editors that the flows use, by file name. */
export const MANIFESTS: Readonly<Record<string, string>> = {
  'map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, labels: {set: a}}\ndata: {a: "1"}\n',
  'map2.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, labels: {set: a}}\ndata: {a: "2", b: "3"}\n',
  'other.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: other, labels: {set: a}}\ndata: {c: "1"}\n',
  'unknown.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: u}\ndata: {a: "1"}\nunknown: {x: 1}\n',
  'wrong.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: w}\ndata: [a]\n',
  'bad.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "B_D"}\n',
  'nokind.yaml': 'apiVersion: v1\nmetadata: {name: x}\n',
  'deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: d, labels: {app: d}}
spec:
  replicas: 0
  selector: {matchLabels: {app: d}}
  template:
    metadata: {labels: {app: d}}
    spec: {containers: [{name: c, image: "i:1", ports: [{containerPort: 80}]}]}
`,
  'deployment2.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: d, labels: {app: d}}
spec:
  replicas: 0
  selector: {matchLabels: {app: d}}
  template:
    metadata: {labels: {app: d}}
    spec: {containers: [{name: c, image: "i:2", ports: [{containerPort: 80}]}, {name: e, image: "j:1"}]}
`,
  'cronjob.yaml': `apiVersion: batch/v1
kind: CronJob
metadata: {name: cj}
spec:
  schedule: "0 0 1 1 *"
  suspend: true
  jobTemplate: {spec: {suspend: true, template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}}
`,
  'node.yaml': 'apiVersion: v1\nkind: Node\nmetadata: {name: NODE}\n',
  'edit-value.sh': 'sed -i "s/  a: .*/  a: five/" $1',
  'edit-name.sh': 'sed -i "s/  name: .*/  name: other/" $1',
  'edit-member.sh': 'sed -i "s/^data:/dota:/" $1',
  'edit-kind.sh': 'sed -i "s/^kind: .*/kind: Secret/" $1',
  'edit-label.sh': 'sed -i "s/set: a$/set: a b/" $1',
  'pod.yaml': `apiVersion: v1
kind: Pod
metadata: {name: p, labels: {app: p}}
spec: {nodeName: NODE, automountServiceAccountToken: false, containers: [{name: c, image: i}]}
`,
};

/** One session of a person with kubectl: shell lines, run in order. `NODE` is a name of the run. */
export interface Flow {
  readonly title: string;
  readonly lines: readonly string[];
}

const SHOW_MAP = 'kubectl get cm m -o jsonpath="{.data}{.metadata.labels}{.metadata.managedFields[*].manager}"';
const SHOW_SPEC = 'kubectl get deployment d -o jsonpath="{.metadata.generation}{.spec}"';

export const FLOWS: readonly Flow[] = [
  {
    title: 'apply',
    lines: [
      'kubectl apply -f map.yaml',
      'kubectl apply -f map.yaml',
      'kubectl diff -f map2.yaml',
      'kubectl apply -f map2.yaml --dry-run=server',
      'kubectl apply -f map2.yaml --dry-run=client',
      'kubectl apply -f map2.yaml',
      'kubectl diff -f map2.yaml',
      SHOW_MAP,
      'kubectl apply -f map.yaml -f other.yaml --prune -l set=a --prune-allowlist=core/v1/ConfigMap',
      'kubectl apply -f other.yaml --prune -l set=a --prune-allowlist=core/v1/ConfigMap',
      'kubectl get cm -l set=a -o name',
      'kubectl apply view-last-applied -f other.yaml',
      'kubectl apply edit-last-applied -f nothing.yaml',
      'kubectl apply set-last-applied -f other.yaml',
      'kubectl create -f other.yaml',
      'kubectl create -f other.yaml --save-config --dry-run=server',
      'kubectl delete -f other.yaml',
      'kubectl delete -f other.yaml',
      'kubectl delete -f other.yaml --ignore-not-found',
    ],
  },
  {
    title: 'server-side apply',
    lines: [
      'kubectl apply --server-side -f map.yaml',
      'kubectl apply --server-side -f map.yaml --field-manager=other',
      'kubectl apply --server-side -f map2.yaml --field-manager=other',
      'kubectl diff --server-side -f map2.yaml --field-manager=other --force-conflicts',
      'kubectl apply --server-side -f map2.yaml --field-manager=other --dry-run=server --force-conflicts',
      'kubectl apply --server-side -f map2.yaml --field-manager=other --force-conflicts',
      SHOW_MAP,
      'kubectl apply --server-side -f map.yaml',
      'kubectl apply -f map2.yaml',
      SHOW_MAP,
      'kubectl apply --server-side -f map.yaml --force-conflicts',
      SHOW_MAP,
      'kubectl apply --server-side -f wrong.yaml',
      'kubectl apply --server-side -f unknown.yaml',
      'kubectl apply --server-side -f unknown.yaml --validate=ignore',
      'kubectl apply --server-side -f bad.yaml',
      'kubectl get cm m -o yaml --show-managed-fields',
    ],
  },
  {
    title: 'migration from client-side to server-side apply',
    lines: [
      'kubectl apply -f deployment.yaml',
      'kubectl apply --server-side -f deployment.yaml',
      'kubectl apply --server-side -f deployment2.yaml',
      SHOW_SPEC,
      'kubectl apply --server-side -f deployment.yaml',
      SHOW_SPEC,
      'kubectl apply --server-side --force-conflicts --field-manager=argocd-controller -f deployment2.yaml',
      'kubectl set image deployment/d c=i:9',
      'kubectl apply --server-side -f deployment.yaml',
      'kubectl apply --server-side --force-conflicts --field-manager=argocd-controller -f deployment2.yaml',
      SHOW_SPEC,
      'kubectl get deployment d -o jsonpath="{.metadata.managedFields[*].manager}" | sed s/.controller-manager//',
      'kubectl delete deployment d --cascade=background',
    ],
  },
  {
    title: 'replace and edit',
    lines: [
      'kubectl create -f map.yaml',
      'kubectl replace -f map2.yaml',
      'kubectl replace -f map2.yaml --dry-run=server',
      'kubectl replace -f other.yaml',
      'kubectl replace --force -f map.yaml',
      'EDITOR="sh edit-value.sh" kubectl edit cm m',
      'EDITOR=true kubectl edit cm m',
      'EDITOR="sh edit-name.sh" kubectl edit cm m',
      'EDITOR="sh edit-member.sh" kubectl edit cm m',
      'EDITOR="sh edit-kind.sh" kubectl edit cm m',
      'EDITOR="sh edit-label.sh" kubectl edit cm m',
      SHOW_MAP,
      'kubectl replace -f nokind.yaml',
      'kubectl get cm m -o json | sed s/\\"resourceVersion.*/\\"resourceVersion\\":\\"1\\",/ | kubectl replace -f -',
      'kubectl delete cm m --wait=false',
    ],
  },
  {
    title: 'validation',
    lines: [
      'kubectl create -f unknown.yaml',
      'kubectl create -f unknown.yaml --validate=strict',
      'kubectl create -f unknown.yaml --validate=warn',
      'kubectl replace -f unknown.yaml --validate=ignore',
      'kubectl apply -f unknown.yaml',
      'kubectl apply -f unknown.yaml --validate=warn',
      'kubectl apply -f unknown.yaml --validate=false',
      'kubectl create -f wrong.yaml',
      'kubectl create -f wrong.yaml --validate=false',
      'kubectl create -f bad.yaml',
      'kubectl apply -f bad.yaml',
      'kubectl create -f nokind.yaml',
      'kubectl patch cm u -p \'{"unknown":1}\'',
      'kubectl delete cm u',
    ],
  },
  {
    title: 'workloads',
    lines: [
      'kubectl create deployment d --image=i:1 --replicas=0',
      'kubectl create deployment d --image=i:1',
      'kubectl scale deployment d --replicas=0',
      'kubectl scale deployment d --replicas=1 --current-replicas=5',
      'kubectl scale deployment none --replicas=1',
      'kubectl set image deployment/d i=i:2',
      'kubectl set image deployment/d none=i:2',
      'kubectl set env deployment/d A=b C=d',
      'kubectl set env deployment/d A-',
      'kubectl set env deployment/d --list',
      'kubectl set resources deployment/d --limits=cpu=1,memory=1Gi',
      'kubectl set serviceaccount deployment/d robot',
      'kubectl set selector svc none a=b',
      'kubectl rollout restart deployment/d',
      'kubectl rollout pause deployment/d',
      'kubectl rollout pause deployment/d',
      'kubectl rollout restart deployment/d',
      'kubectl rollout resume deployment/d',
      'kubectl get deployment d -o jsonpath="{.metadata.generation}{.spec.template.spec}"',
      'kubectl autoscale deployment d --min=1 --max=3 --cpu-percent=80',
      'kubectl autoscale deployment d --min=5 --max=3',
      'kubectl expose deployment d --port=80 --target-port=8080',
      'kubectl expose deployment d --port=80',
      'kubectl expose deployment none --port=80',
      'kubectl get svc d -o jsonpath="{.spec.ports}{.spec.selector}{.spec.type}"',
      'kubectl patch deployment d -p \'{"spec":{"replicas":0}}\'',
      'kubectl patch deployment d --type=merge -p \'{"spec":{"minReadySeconds":3}}\'',
      'kubectl patch deployment d --type=json -p \'[{"op":"test","path":"/spec/minReadySeconds","value":4}]\'',
      'kubectl patch deployment d --type=json -p \'[{"op":"remove","path":"/spec/none"}]\'',
      'kubectl patch deployment d --type=json -p \'{"op":"remove"}\'',
      'kubectl patch deployment d --subresource=scale --type=merge -p \'{"spec":{"replicas":0}}\'',
      'kubectl patch deployment d --subresource=none --type=merge -p \'{"spec":{"replicas":0}}\'',
      'kubectl get deployment d --subresource=scale -o jsonpath="{.kind}{.spec}{.status.selector}"',
      'kubectl patch deployment none -p \'{"spec":{"replicas":0}}\'',
      'kubectl patch deployment d -p \'{"spec":{"selector":{"matchLabels":{"x":"y"}}}}\'',
      'kubectl create -f cronjob.yaml',
      'kubectl create job j --from=cronjob/cj',
      'kubectl create job j --from=cronjob/cj',
      'kubectl get job j -o jsonpath="{.metadata.annotations}{.spec.suspend}{.metadata.ownerReferences[*].name}"',
      'kubectl delete job j cj --ignore-not-found',
      'kubectl delete cronjob cj',
      'kubectl delete hpa,svc,deployment d',
    ],
  },
  {
    title: 'labels and annotations',
    lines: [
      'kubectl create -f map.yaml',
      'kubectl label cm m x=y',
      'kubectl label cm m x=z',
      'kubectl label cm m x=z --overwrite',
      'kubectl label cm m x=z',
      'kubectl label cm m "x=a b"',
      'kubectl label cm m x-',
      'kubectl label cm m x-',
      'kubectl label cm m y=1 --resource-version=1',
      'kubectl label cm m y=1 --dry-run=server',
      'kubectl label cm none y=1',
      'kubectl annotate cm m x=y',
      'kubectl annotate cm m x=z',
      'kubectl annotate cm m x=z --overwrite',
      'kubectl annotate cm m x-',
      'kubectl annotate cm m "a b=c"',
      SHOW_MAP,
      'kubectl delete cm m',
    ],
  },
  {
    title: 'nodes',
    lines: [
      'kubectl create -f node.yaml',
      'kubectl create sa default',
      'kubectl create -f pod.yaml',
      'kubectl taint node NODE a=b:NoSchedule',
      'kubectl taint node NODE a=c:NoSchedule',
      'kubectl taint node NODE a=c:NoSchedule --overwrite',
      'kubectl taint node NODE a=c:Nonsense',
      'kubectl taint node NODE a-',
      'kubectl cordon NODE',
      'kubectl cordon NODE',
      'kubectl uncordon NODE --dry-run=server',
      'kubectl drain NODE --dry-run=server',
      'kubectl drain NODE --force --dry-run=server',
      'kubectl drain NODE --force --disable-eviction --dry-run=server',
      'kubectl uncordon NODE',
      'kubectl delete pod p --grace-period=0 --force',
      'kubectl delete node NODE',
    ],
  },
  {
    title: 'deletion',
    lines: [
      'kubectl create -f deployment.yaml',
      'kubectl delete deployment d --cascade=foreground --dry-run=server',
      'kubectl delete deployment d --cascade=orphan',
      'kubectl create -f deployment.yaml',
      'kubectl delete deployment d --cascade=foreground',
      'kubectl create -f deployment.yaml',
      'kubectl delete deployment d --cascade=background',
      'kubectl delete deployment d --cascade=sideways',
      'kubectl delete deployment d',
      'kubectl create -f map.yaml -f other.yaml',
      'kubectl delete cm -l set=a --dry-run=server',
      'kubectl delete cm -l set=a',
      'kubectl delete cm -l set=a',
      'kubectl create cm held --from-literal=a=b',
      'kubectl patch cm held -p \'{"metadata":{"finalizers":["ex.io/a"]}}\'',
      'kubectl delete cm held --wait=false',
      'kubectl delete cm held --timeout=1s',
      'kubectl get cm held -o jsonpath="{.metadata.finalizers}{.metadata.deletionGracePeriodSeconds}"',
      'kubectl patch cm held --type=json -p \'[{"op":"remove","path":"/metadata/finalizers"}]\'',
      'kubectl get cm held',
      'kubectl delete ns default kube-system',
      'kubectl delete --raw /api/v1/namespaces/none',
      'kubectl create ns default',
      'kubectl create quota q --hard=pods=1',
      'kubectl create secret generic s --from-literal=a=b',
      'kubectl create secret generic s --from-literal=a=b --dry-run=server -o yaml',
      'kubectl create token default --duration=1s',
      'kubectl create rolebinding rb --role=none --user=x',
      'kubectl wait --for=delete cm/none --timeout=1s',
      'kubectl delete rolebinding,secret,quota --all',
    ],
  },
];
