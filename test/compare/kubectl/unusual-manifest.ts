/** Objects of kinds that users rarely create by hand, all with the name of the run. */
export const UNUSUAL_MANIFEST = `
apiVersion: resource.k8s.io/v1
kind: DeviceClass
metadata: {name: NODE}
spec:
  selectors: [{cel: {expression: 'device.driver == "gpu.example.com"'}}]
---
apiVersion: resource.k8s.io/v1
kind: ResourceClaim
metadata: {name: unusual}
spec:
  devices:
    requests:
    - {name: one, exactly: {deviceClassName: NODE, count: 2}}
    - {name: some, firstAvailable: [{name: big, deviceClassName: NODE}, {name: small, deviceClassName: NODE, count: 2}]}
---
apiVersion: resource.k8s.io/v1
kind: ResourceClaimTemplate
metadata: {name: unusual}
spec: {spec: {devices: {requests: [{name: one, exactly: {deviceClassName: NODE}}]}}}
---
apiVersion: resource.k8s.io/v1
kind: ResourceSlice
metadata: {name: NODE}
spec:
  driver: gpu.example.com
  nodeName: NODE
  pool: {name: NODE, generation: 1, resourceSliceCount: 1}
  devices: [{name: gpu-0, attributes: {model: {string: a}}, capacity: {memory: {value: 10Gi}}}]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: NODE}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [nobody.example.com], apiVersions: [v1], resources: [things], operations: [CREATE]}]
  validations: [{expression: 'has(object.spec)', message: no spec}]
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: NODE}
spec: {policyName: NODE, validationActions: [Warn, Audit]}
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicy
metadata: {name: NODE}
spec:
  reinvocationPolicy: Never
  matchConstraints:
    resourceRules: [{apiGroups: [nobody.example.com], apiVersions: [v1], resources: [things], operations: [CREATE]}]
  mutations: [{patchType: JSONPatch, jsonPatch: {expression: '[JSONPatch{op: "remove", path: "/a"}]'}}]
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicyBinding
metadata: {name: NODE}
spec: {policyName: NODE}
---
apiVersion: storage.k8s.io/v1
kind: CSINode
metadata: {name: NODE}
spec: {drivers: [{name: a.example.com, nodeID: n, topologyKeys: [example.com/zone]}]}
---
apiVersion: storage.k8s.io/v1
kind: VolumeAttachment
metadata: {name: NODE}
spec: {attacher: a.example.com, nodeName: NODE, source: {persistentVolumeName: v}}
---
apiVersion: storage.k8s.io/v1
kind: CSIStorageCapacity
metadata: {name: unusual}
storageClassName: NODE
capacity: 10Gi
nodeTopology: {matchLabels: {zone: a}}
---
apiVersion: flowcontrol.apiserver.k8s.io/v1
kind: FlowSchema
metadata: {name: NODE}
spec:
  matchingPrecedence: 9000
  priorityLevelConfiguration: {name: exempt}
  rules:
  - subjects: [{kind: User, user: {name: nobody-here}}]
    nonResourceRules: [{verbs: [get], nonResourceURLs: [/healthz]}]
---
apiVersion: flowcontrol.apiserver.k8s.io/v1
kind: PriorityLevelConfiguration
metadata: {name: NODE}
spec:
  type: Limited
  limited: {nominalConcurrencyShares: 1, limitResponse: {type: Reject}}
---
apiVersion: apps/v1
kind: ControllerRevision
metadata: {name: unusual}
revision: 3
data: {spec: {a: 1}}
`;

/** Their kinds, each with its name. */
export const UNUSUAL: readonly (readonly [kind: string, name: string])[] = [
  ['deviceclass', 'NODE'],
  ['resourceclaim', 'unusual'],
  ['resourceclaimtemplate', 'unusual'],
  ['resourceslice', 'NODE'],
  ['validatingadmissionpolicy', 'NODE'],
  ['validatingadmissionpolicybinding', 'NODE'],
  ['mutatingadmissionpolicy', 'NODE'],
  ['mutatingadmissionpolicybinding', 'NODE'],
  ['csinode', 'NODE'],
  ['volumeattachment', 'NODE'],
  ['csistoragecapacity', 'unusual'],
  ['flowschema', 'NODE'],
  ['prioritylevelconfiguration', 'NODE'],
  ['controllerrevision', 'unusual'],
];
