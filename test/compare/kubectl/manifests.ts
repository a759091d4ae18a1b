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
  'new.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: new}\ndata:\n  a: "1"\n',
  'map.json': '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"m"},"data":{"a":"raw"}}',
  'other.json': '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"m2"},"data":{"a":"raw"}}',
  'values.env': 'A=1\n# nothing\nB=two words\nC=\n',
  'several.yaml': `apiVersion: v1
kind: ConfigMap
metadata: {name: m, labels: {set: a}}
data: {a: "1"}
---
---
apiVersion: v1
kind: ConfigMap
metadata: {name: other, labels: {set: a}}
data: {a: "1"}
`,
  'list.yaml': `apiVersion: v1
kind: List
items:
  - {apiVersion: v1, kind: ConfigMap, metadata: {name: listed}, data: {a: "1"}}
  - {apiVersion: v1, kind: Secret, metadata: {name: listed}, stringData: {a: "1"}}
`,
  'generated.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {generateName: made-, labels: {set: g}}\n',
  'versioned.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, resourceVersion: "1"}\ndata: {a: "1"}\n',
  'managed.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m, managedFields: [{manager: x, operation: Apply}]}\ndata: {a: "1"}\n',
  'patch.yaml': 'spec:\n  minReadySeconds: 2\n  template: {spec: {containers: [{name: c, image: "i:8"}]}}\n',
  'deployment-selector.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: d, labels: {app: d}}
spec:
  replicas: 0
  selector: {matchLabels: {app: e}}
  template:
    metadata: {labels: {app: e}}
    spec: {containers: [{name: c, image: "i:1"}]}
`,
  'deployment-half.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: d}
spec:
  selector: {matchLabels: {app: d}}
  template:
    metadata: {labels: {app: d}}
    spec: {containers: [{name: e, image: "j:1"}]}
`,
  'deployment-e.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: e, labels: {app: e}}
spec:
  replicas: 0
  selector: {matchLabels: {app: e}}
  template:
    metadata: {labels: {app: e}}
    spec: {containers: [{name: i, image: "i:2"}]}
`,
  'service.yaml': `apiVersion: v1
kind: Service
metadata: {name: s}
spec: {selector: {app: d}, ports: [{name: a, port: 80, targetPort: 8080}, {name: b, port: 81, protocol: UDP}]}
`,
  'service2.yaml': `apiVersion: v1
kind: Service
metadata: {name: s}
spec: {selector: {app: e}, ports: [{name: a, port: 80, targetPort: http}, {name: c, port: 81}]}
`,
  'service-headless.yaml': `apiVersion: v1
kind: Service
metadata: {name: s}
spec: {clusterIP: None, selector: {app: e}, ports: [{name: a, port: 80}]}
`,
  'set.yaml': statefulSet('s'),
  'set2.yaml': statefulSet('other'),
  'daemonset.yaml': `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ds}
spec:
  selector: {matchLabels: {app: ds}}
  template: {metadata: {labels: {app: ds}}, spec: {nodeSelector: {nowhere: "1"}, containers: [{name: c, image: i}]}}
`,
  'replicaset-old.yaml': `apiVersion: apps/v1
kind: ReplicaSet
metadata: {name: old}
spec:
  replicas: 0
  selector: {matchLabels: {app: old}}
  template: {metadata: {labels: {app: old}}, spec: {containers: [{name: c, image: i}]}}
`,
  'held-replicaset.yaml': `apiVersion: apps/v1
kind: ReplicaSet
metadata: {name: held, finalizers: [ex.io/a]}
spec:
  replicas: 0
  selector: {matchLabels: {app: held}}
  template: {metadata: {labels: {app: held}}, spec: {containers: [{name: c, image: i}]}}
`,
  'held-map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: held, finalizers: [ex.io/a]}\n',
  'owner.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: owner}\n',
  'owned.yaml': `apiVersion: v1
kind: ConfigMap
metadata:
  name: owned
  ownerReferences: [{apiVersion: v1, kind: ConfigMap, name: owner, uid: UID, blockOwnerDeletion: true}]
`,
  'scale.yaml': 'apiVersion: autoscaling/v1\nkind: Scale\nmetadata: {name: d}\nspec: {replicas: 0}\n',
  'job.yaml': `apiVersion: batch/v1
kind: Job
metadata: {name: j}
spec: {suspend: true, template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}
`,
  'job2.yaml': `apiVersion: batch/v1
kind: Job
metadata: {name: j}
spec: {suspend: true, completions: 5, template: {spec: {restartPolicy: Never, containers: [{name: c, image: j}]}}}
`,
  'claim.yaml': `apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: claim}
spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}
`,
  'claim2.yaml': `apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: claim}
spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 2Gi}}}
`,
  'pod-done.yaml': `apiVersion: v1
kind: Pod
metadata: {name: done}
spec: {automountServiceAccountToken: false, containers: [{name: c, image: i}]}
`,
  'pod-done2.yaml': `apiVersion: v1
kind: Pod
metadata: {name: done, labels: {x: y}}
spec: {automountServiceAccountToken: false, containers: [{name: c, image: j}]}
`,
  'pod-done3.yaml': `apiVersion: v1
kind: Pod
metadata: {name: done}
spec: {automountServiceAccountToken: false, containers: [{name: c, image: j, command: [a]}]}
`,
  'pod-owned.yaml': `apiVersion: v1
kind: Pod
metadata:
  name: owned
  labels: {app: owned}
  ownerReferences: [{apiVersion: apps/v1, kind: ReplicaSet, name: none, uid: "1", controller: true}]
spec: {nodeName: NODE, automountServiceAccountToken: false, containers: [{name: c, image: i}]}
`,
  'pod-volume.yaml': `apiVersion: v1
kind: Pod
metadata: {name: volume, labels: {app: volume}}
spec:
  nodeName: NODE
  automountServiceAccountToken: false
  containers: [{name: c, image: i}]
  volumes: [{name: v, emptyDir: {}}]
`,
  'request.yaml': `apiVersion: certificates.k8s.io/v1
kind: CertificateSigningRequest
metadata: {name: NODE}
spec:
  signerName: kubernetes.io/kube-apiserver-client
  usages: [client auth, digital signature]
  expirationSeconds: 3600
  request: LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlIWE1IOENBUUF3SFRFTU1Bb0dBMVVFQ2d3RFpHVjJNUTB3Q3dZRFZRUUREQVJxWVc1bE1Ga3dFd1lIS29aSQp6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUU5LzVaSURCaW1QUUx0eWVLazQycG1YdXRsWWg4SDhZUzB1bWR4QzNvCjVvd25mSTNnNG5RdGdHdWtraUR0dnMyckdnUE1raEFDRHZVUkNvenhLVWRPbzZBQU1Bb0dDQ3FHU000OUJBTUMKQTBnQU1FVUNJRFNSNUI5aE9weDg2WThyMytSejJ5L1Z1MVpQdC93dTdwSHJSTFcwZGdTTEFpRUExalhKSVQyNwpzWXVheWxxa2RkZ1dsUGVMbTU5NjlhTmZYc1N0UkpqZVkzcz0KLS0tLS1FTkQgQ0VSVElGSUNBVEUgUkVRVUVTVC0tLS0tCg==
`,
  'event.yaml': `apiVersion: v1
kind: Event
metadata: {name: first}
involvedObject: {apiVersion: v1, kind: ConfigMap, name: m, namespace: NAMESPACE}
reason: Because
message: first of them
type: Normal
count: 3
firstTimestamp: "2026-01-01T00:00:00Z"
lastTimestamp: "2026-01-02T00:00:00Z"
source: {component: hand, host: here}
`,
  'event2.yaml': `apiVersion: events.k8s.io/v1
kind: Event
metadata: {name: second}
regarding: {apiVersion: v1, kind: ConfigMap, name: m, namespace: NAMESPACE}
reason: Because
note: second of them
type: Warning
action: Act
eventTime: "2026-01-03T00:00:00.000000Z"
reportingController: ex.io/hand
reportingInstance: here
series: {count: 4, lastObservedTime: "2026-01-04T00:00:00.000000Z"}
`,
  'event3.yaml': `apiVersion: v1
kind: Event
metadata: {name: third}
involvedObject: {apiVersion: v1, kind: ConfigMap, name: m, namespace: NAMESPACE}
reason: Because
message: third of them
type: Normal
`,
  'crd.yaml': `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: NODE.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: NODE, kind: KNODE}
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          description: A thing.
          properties:
            spec:
              type: object
              description: What is wanted.
              required: [size]
              properties:
                size: {type: integer, maximum: 10, description: How large.}
                color: {type: string, enum: [red, blue], default: red}
                replicas: {type: integer}
              x-kubernetes-validations: [{rule: "self.size >= oldSelf.size", message: it only grows}]
            status: {type: object, properties: {phase: {type: string}, replicas: {type: integer}}}
      subresources:
        status: {}
        scale: {specReplicasPath: .spec.replicas, statusReplicasPath: .status.replicas}
      selectableFields: [{jsonPath: .spec.size}]
      additionalPrinterColumns:
        - {name: Size, type: integer, jsonPath: .spec.size}
        - {name: Color, type: string, jsonPath: .spec.color, priority: 1}
        - {name: Age, type: date, jsonPath: .metadata.creationTimestamp}
`,
  'custom.yaml': 'apiVersion: example.com/v1\nkind: KNODE\nmetadata: {name: one}\nspec: {size: 4}\n',
  'custom-bad.yaml':
    'apiVersion: example.com/v1\nkind: KNODE\nmetadata: {name: one}\nspec: {size: many, color: green}\n',
  'custom-unknown.yaml':
    'apiVersion: example.com/v1\nkind: KNODE\nmetadata: {name: two}\nspec: {size: 1, unknown: 1}\nother: 1\n',
  'access.yaml': `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: reader}
rules: [{apiGroups: [""], resources: [configmaps], verbs: [get, list]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: reader}
subjects: [{kind: User, apiGroup: rbac.authorization.k8s.io, name: reader}]
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: reader}
`,
  'access2.yaml': `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: reader, labels: {a: b}}
rules: [{apiGroups: [""], resources: [configmaps], verbs: [get, list, watch]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: reader}
subjects:
  - {kind: User, apiGroup: rbac.authorization.k8s.io, name: reader}
  - {kind: Group, apiGroup: rbac.authorization.k8s.io, name: readers}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: reader}
`,
  'access3.yaml': `apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: reader}
subjects: [{kind: User, apiGroup: rbac.authorization.k8s.io, name: reader}]
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: another}
`,
  'kustomized/kustomization.yaml': `resources: [map.yaml, deployment.yaml]
namePrefix: pre-
commonLabels: {by: kustomize}
configMapGenerator: [{name: made, literals: [a=b]}]
images: [{name: i, newTag: "7"}]
`,
  'kustomized/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: k}\ndata: {a: "1"}\n',
  'kustomized/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: {name: d}
spec:
  replicas: 0
  selector: {matchLabels: {app: d}}
  template: {metadata: {labels: {app: d}}, spec: {containers: [{name: c, image: "i:1"}]}}
`,
  'edit-json.sh': 'sed -i "s/.a.: .*/\\"a\\": \\"six\\"/" $1',
  'edit-twice.sh':
    'cp $1 edited.txt; if [ -e once ]; then sed -i "s/^    set: .*/    set: again/" $1; else touch once; sed -i "s/^    set: .*/    set: not good/" $1; fi',
  'edit-all.sh': 'sed -i "s/    a: .*/    a: all/" $1',
  'edit-version.sh': 'sed -i "s/  resourceVersion: .*/  resourceVersion: \\"1\\"/; s/  a: .*/  a: old/" $1',
  'edit-empty.sh': ': > $1',
  'edit-broken.sh': 'echo "{" > $1',
  'edit-size.sh': 'sed -i "s/  size: .*/  size: 6/" $1',
};

/** A stateful set without pods behind a service. */
function statefulSet(serviceName: string): string {
  return `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: set}
spec:
  replicas: 0
  serviceName: ${serviceName}
  selector: {matchLabels: {app: set}}
  template: {metadata: {labels: {app: set}}, spec: {containers: [{name: c, image: i}]}}
`;
}
