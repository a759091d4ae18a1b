import type { Flow } from './flow.js';
import { UNUSUAL } from './unusual-manifest.js';

/** Kinds whose documents are read in every version. */
const EXPLAINED = [
  'resourceclaims resource.k8s.io/v1',
  'resourceslices resource.k8s.io/v1',
  'deviceclasses resource.k8s.io/v1',
  'mutatingadmissionpolicies admissionregistration.k8s.io/v1',
  'validatingadmissionpolicybindings admissionregistration.k8s.io/v1',
  'csistoragecapacities storage.k8s.io/v1',
  'volumeattributesclasses storage.k8s.io/v1',
  'ipaddresses networking.k8s.io/v1',
  'servicecidrs networking.k8s.io/v1',
  'horizontalpodautoscalers autoscaling/v1',
  'events events.k8s.io/v1',
  'podtemplates v1',
  'replicationcontrollers v1',
  'controllerrevisions apps/v1',
  'localsubjectaccessreviews authorization.k8s.io/v1',
  'tokenreviews authentication.k8s.io/v1',
  'bindings v1',
].map((text) => text.split(' ') as [string, string]);

/** Sessions with kinds that users rarely create by hand. */
export const UNUSUAL_KINDS: readonly Flow[] = [
  {
    title: 'unusual kinds',
    lines: [
      'kubectl diff -f unusual.yaml > diff.txt; grep -c "^+" diff.txt > /dev/null',
      'kubectl apply -f unusual.yaml',
      'kubectl apply -f unusual.yaml',
      'kubectl diff -f unusual.yaml',
      ...UNUSUAL.flatMap(([kind, name]) => [
        `kubectl get ${kind} ${name}`,
        `kubectl get ${kind} ${name} -o wide --show-labels`,
        `kubectl get ${kind}/${name} -o yaml --show-managed-fields=false`,
        `kubectl describe ${kind} ${name} | sed "/^Events:/,\\$d"`,
        `kubectl label ${kind} ${name} set=a`,
        `kubectl annotate ${kind}/${name} note="a b" --field-manager=noter`,
        `kubectl get ${kind} -l set=a -o name`,
        `kubectl patch ${kind} ${name} --type=json -p '[{"op":"remove","path":"/metadata/labels/set"}]'`,
        `kubectl patch ${kind} ${name} --subresource=status --type=merge -p '{"status":{}}' 2>&1 | sed "s/(.*//"`,
      ]),
      'kubectl apply --server-side -f unusual.yaml',
      'kubectl apply --server-side -f unusual.yaml --force-conflicts --field-manager=other',
      'kubectl replace -f unusual.yaml',
      'kubectl apply set-last-applied -f unusual.yaml --create-annotation',
      'kubectl get -f unusual.yaml -o name',
      'kubectl wait -f unusual.yaml --for=jsonpath={.metadata.name} --timeout=2s',
      'kubectl delete -f unusual.yaml --dry-run=server',
      'kubectl delete -f unusual.yaml --wait=false',
      'kubectl delete -f unusual.yaml --ignore-not-found',
    ],
  },
  {
    title: 'documents of unusual kinds',
    lines: EXPLAINED.flatMap(([plural, version]) => [
      `kubectl explain ${plural} --api-version=${version} --recursive | grep -E "^(KIND|VERSION|GROUP|  .*\t<)"`,
      `kubectl explain ${plural} --api-version=${version} -o plaintext-openapiv2 --recursive | grep -E "^  .*\t<"`,
    ]),
  },
];
