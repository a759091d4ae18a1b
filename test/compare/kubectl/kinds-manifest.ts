/** One object of each usual kind with a special description in kubectl, all with the same name. */
export const KINDS_MANIFEST = `apiVersion: v1
kind: ServiceAccount
metadata: {name: described}
secrets: [{name: s}]
imagePullSecrets: [{name: p}]
---
apiVersion: v1
kind: Pod
metadata: {name: described, labels: {app: described}, annotations: {note: x}}
spec:
  nodeName: NODE
  automountServiceAccountToken: false
  serviceAccountName: described
  priority: 0
  tolerations: [{key: a, operator: Equal, value: b, effect: NoExecute, tolerationSeconds: 5}]
  nodeSelector: {disk: ssd}
  initContainers: [{name: first, image: i, command: [a, b]}]
  containers:
    - name: c
      image: i:1
      args: [x]
      ports: [{containerPort: 80, name: http}, {containerPort: 81, protocol: UDP, hostPort: 8081}]
      env: [{name: A, value: b}, {name: B, valueFrom: {secretKeyRef: {name: s, key: k}}}, {name: C, valueFrom: {fieldRef: {fieldPath: metadata.name}}}]
      envFrom: [{configMapRef: {name: cm}}]
      resources: {limits: {cpu: "1", memory: 1Gi}, requests: {cpu: 100m}}
      livenessProbe: {httpGet: {path: /live, port: http}, periodSeconds: 3}
      readinessProbe: {exec: {command: [ready]}}
      volumeMounts: [{name: v, mountPath: /v}, {name: w, mountPath: /w, readOnly: true, subPath: s}]
  volumes: [{name: v, emptyDir: {medium: Memory, sizeLimit: 1Gi}}, {name: w, secret: {secretName: s, optional: true}}, {name: p, projected: {sources: [{configMap: {name: x}}, {downwardAPI: {items: [{path: name, fieldRef: {fieldPath: metadata.name}}]}}]}}]
---
apiVersion: apps/v1
kind: ReplicaSet
metadata: {name: described}
spec:
  replicas: 0
  selector: {matchLabels: {app: rs}, matchExpressions: [{key: x, operator: Exists}]}
  template: {metadata: {labels: {app: rs, x: y}}, spec: {containers: [{name: c, image: i}]}}
---
apiVersion: v1
kind: ReplicationController
metadata: {name: described}
spec:
  replicas: 0
  selector: {app: rc}
  template: {metadata: {labels: {app: rc}}, spec: {containers: [{name: c, image: i}]}}
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: described}
spec:
  selector: {matchLabels: {app: ds}}
  template: {metadata: {labels: {app: ds}}, spec: {nodeSelector: {nowhere: "1"}, containers: [{name: c, image: i}]}}
---
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: described}
spec:
  replicas: 0
  serviceName: s
  selector: {matchLabels: {app: set}}
  template: {metadata: {labels: {app: set}}, spec: {containers: [{name: c, image: i}]}}
  volumeClaimTemplates: [{metadata: {name: data}, spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}}]
---
apiVersion: batch/v1
kind: Job
metadata: {name: described}
spec: {suspend: true, completions: 3, parallelism: 2, activeDeadlineSeconds: 60, template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}
---
apiVersion: batch/v1
kind: CronJob
metadata: {name: described}
spec: {schedule: "0 0 1 1 *", timeZone: Etc/UTC, suspend: true, jobTemplate: {spec: {template: {spec: {restartPolicy: Never, containers: [{name: c, image: i}]}}}}}
---
apiVersion: v1
kind: Service
metadata: {name: described}
spec: {type: NodePort, externalTrafficPolicy: Local, sessionAffinity: ClientIP, ports: [{name: a, port: 80}, {name: b, port: 53, protocol: UDP, appProtocol: x}]}
---
apiVersion: v1
kind: Endpoints
metadata: {name: described}
subsets: [{addresses: [{ip: 1.2.3.4}], notReadyAddresses: [{ip: 1.2.3.5}], ports: [{name: a, port: 80}]}]
---
apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: {name: described, labels: {kubernetes.io/service-name: described}}
addressType: IPv4
endpoints: [{addresses: [1.2.3.4], conditions: {ready: true}, nodeName: n, zone: z, targetRef: {kind: Pod, name: p}}]
ports: [{name: a, port: 80, protocol: TCP}]
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: described}
spec: {ingressClassName: c, tls: [{hosts: [a.b], secretName: t}], rules: [{host: a.b, http: {paths: [{path: /x, pathType: Prefix, backend: {service: {name: s, port: {number: 80}}}}]}}], defaultBackend: {service: {name: d, port: {name: http}}}}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: described}
spec: {podSelector: {matchLabels: {a: b}}, policyTypes: [Ingress, Egress], ingress: [{from: [{podSelector: {}}, {ipBlock: {cidr: 10.0.0.0/8, except: [10.1.0.0/16]}}], ports: [{port: 80, endPort: 90}]}]}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: described}
spec: {storageClassName: none, accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}
---
apiVersion: v1
kind: ResourceQuota
metadata: {name: described}
spec: {hard: {count/none.example.com: "5"}}
---
apiVersion: v1
kind: LimitRange
metadata: {name: described}
spec: {limits: [{type: PersistentVolumeClaim, max: {storage: 5Gi}, min: {storage: 1Gi}}]}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: described}
spec:
  minReplicas: 1
  maxReplicas: 4
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: none}
  metrics: [{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 50}}}, {type: Pods, pods: {metric: {name: m}, target: {type: AverageValue, averageValue: "10"}}}]
  behavior: {scaleDown: {stabilizationWindowSeconds: 5}}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: described}
spec: {minAvailable: 50%, selector: {matchLabels: {nothing: here}}}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: described}
rules: [{apiGroups: ["", apps], resources: [pods, deployments], resourceNames: [a], verbs: [get]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: described}
subjects: [{kind: User, apiGroup: rbac.authorization.k8s.io, name: u}, {kind: ServiceAccount, name: s, namespace: n}]
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: described}
---
apiVersion: coordination.k8s.io/v1
kind: Lease
metadata: {name: described}
spec: {holderIdentity: me, leaseDurationSeconds: 5, renewTime: "2026-01-01T00:00:00.000000Z", acquireTime: "2026-01-01T00:00:00.000000Z", leaseTransitions: 1}
---
apiVersion: v1
kind: Secret
metadata: {name: described}
stringData: {a: "1", b: "22"}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: described}
data: {a: "1"}
binaryData: {c: AAECAw==}
immutable: true
---
apiVersion: v1
kind: PodTemplate
metadata: {name: described}
template: {metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: i}]}}
---
apiVersion: v1
kind: PersistentVolume
metadata: {name: NODE}
spec: {capacity: {storage: 1Gi}, accessModes: [ReadWriteMany], storageClassName: NODE, nfs: {server: s, path: /p}, mountOptions: [ro], persistentVolumeReclaimPolicy: Retain, nodeAffinity: {required: {nodeSelectorTerms: [{matchExpressions: [{key: k, operator: In, values: [v]}]}]}}}
---
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: {name: NODE}
provisioner: ex.io/p
parameters: {a: b}
allowVolumeExpansion: true
---
apiVersion: storage.k8s.io/v1
kind: CSIDriver
metadata: {name: NODE}
spec: {attachRequired: false, podInfoOnMount: true, volumeLifecycleModes: [Ephemeral], tokenRequests: [{audience: a}]}
---
apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: NODE}
handler: h
overhead: {podFixed: {cpu: 100m}}
scheduling: {nodeSelector: {a: b}}
---
apiVersion: networking.k8s.io/v1
kind: IngressClass
metadata: {name: NODE}
spec: {controller: ex.io/c, parameters: {apiGroup: k, kind: IngressParameters, name: p, scope: Cluster}}
---
apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: NODE}
value: 7
description: Seven.
`;
