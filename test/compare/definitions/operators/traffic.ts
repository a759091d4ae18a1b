import { definitionOf, objectOf, type Operator } from '../operator.js';
import {
  atomic,
  conditions,
  flag,
  free,
  int32,
  intOrText,
  keyed,
  kind,
  list,
  mapOf,
  object,
  oneOf,
  rules,
  set,
  text,
  whole,
} from '../schema-words.js';

const HTTP = 'gateway.networking.k8s.io/v1';
const NAME = '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$';
const HEADER_NAME = "^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$";
const header = object({
  'name!': text({ maxLength: 256, minLength: 1, pattern: HEADER_NAME }),
  'value!': text({ maxLength: 4096, minLength: 1 }),
});
const headerChange = object({
  add: keyed(['name'], header, { maxItems: 16 }),
  remove: set(text(), { maxItems: 16 }),
  set: keyed(['name'], header, { maxItems: 16 }),
});
const pathChange = object(
  {
    replaceFullPath: text({ maxLength: 1024 }),
    replacePrefixMatch: text({ maxLength: 1024 }),
    'type!': oneOf('ReplaceFullPath', 'ReplacePrefixMatch'),
  },
  rules(
    {
      rule: "self.type == 'ReplaceFullPath' ? has(self.replaceFullPath) : true",
      message: "replaceFullPath must be specified when type is set to 'ReplaceFullPath'",
    },
    {
      rule: "has(self.replacePrefixMatch) ? self.type == 'ReplacePrefixMatch' : true",
      message: "type must be 'ReplacePrefixMatch' when replacePrefixMatch is set",
    },
  ),
);
const filters = list(
  object(
    {
      requestHeaderModifier: headerChange,
      requestRedirect: object({
        hostname: text({ maxLength: 253, minLength: 1, pattern: NAME }),
        path: pathChange,
        port: int32({ maximum: 65535, minimum: 1 }),
        scheme: oneOf('http', 'https'),
        statusCode: { ...whole({ default: 302 }), enum: [301, 302] },
      }),
      'type!': oneOf('RequestHeaderModifier', 'RequestRedirect', 'URLRewrite'),
      urlRewrite: object({ hostname: text({ maxLength: 253, minLength: 1, pattern: NAME }), path: pathChange }),
    },
    rules(
      {
        rule: "!(has(self.requestHeaderModifier) && self.type != 'RequestHeaderModifier')",
        message: 'filter.requestHeaderModifier must be nil if the filter.type is not RequestHeaderModifier',
      },
      {
        rule: "!(!has(self.requestHeaderModifier) && self.type == 'RequestHeaderModifier')",
        message: 'filter.requestHeaderModifier must be specified for RequestHeaderModifier filter.type',
      },
      {
        rule: "!(!has(self.requestRedirect) && self.type == 'RequestRedirect')",
        message: 'filter.requestRedirect must be specified for RequestRedirect filter.type',
      },
    ),
  ),
  {
    maxItems: 16,
    'x-kubernetes-list-type': 'atomic',
    ...rules(
      {
        rule: "!(self.exists(f, f.type == 'RequestRedirect') && self.exists(f, f.type == 'URLRewrite'))",
        message: 'May specify either httpRouteFilterRequestRedirect or httpRouteFilterRequestRewrite, but not both',
      },
      {
        rule: "self.filter(f, f.type == 'RequestHeaderModifier').size() <= 1",
        message: 'RequestHeaderModifier filter cannot be repeated',
      },
    ),
  },
);
const backend = object(
  {
    group: text({ default: '', maxLength: 253, pattern: '^$|' + NAME.slice(0, -1) + '$' }),
    kind: text({ default: 'Service', maxLength: 63, minLength: 1, pattern: '^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$' }),
    'name!': text({ maxLength: 253, minLength: 1 }),
    namespace: text({ maxLength: 63, minLength: 1 }),
    port: int32({ maximum: 65535, minimum: 1 }),
    weight: int32({ default: 1, maximum: 1000000, minimum: 0 }),
    filters,
  },
  rules({
    rule: "(size(self.group) == 0 && self.kind == 'Service') ? has(self.port) : true",
    message: 'Must have port for Service reference',
  }),
);
const parent = object({
  group: text({ default: 'gateway.networking.k8s.io', maxLength: 253 }),
  kind: text({ default: 'Gateway', maxLength: 63, minLength: 1 }),
  'name!': text({ maxLength: 253, minLength: 1 }),
  namespace: text({ maxLength: 63, minLength: 1 }),
  port: int32({ maximum: 65535, minimum: 1 }),
  sectionName: text({ maxLength: 253, minLength: 1 }),
});

/** Gateway API: defaults inside defaults and rules at every level. */
const httpRoutes: Operator = {
  definition: definitionOf({
    group: 'gateway.networking.k8s.io',
    plural: 'httproutes',
    kind: 'HTTPRoute',
    categories: ['gateway-api'],
    approved: 'https://github.com/kubernetes-sigs/gateway-api/pull/1',
    versions: [
      {
        name: 'v1',
        columns: [
          ['Hostnames', 'string', '.spec.hostnames'],
          ['Age', 'date', '.metadata.creationTimestamp'],
        ],
        schema: kind(
          {
            spec: object({
              hostnames: atomic(
                text({
                  maxLength: 253,
                  minLength: 1,
                  pattern: '^(\\*\\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$',
                }),
                { maxItems: 16 },
              ),
              parentRefs: atomic(parent, {
                maxItems: 32,
                ...rules({
                  rule: "self.all(p1, self.exists_one(p2, p1.group == p2.group && p1.kind == p2.kind && p1.name == p2.name && (((!has(p1.__namespace__) || p1.__namespace__ == '') && (!has(p2.__namespace__) || p2.__namespace__ == '')) || (has(p1.__namespace__) && has(p2.__namespace__) && p1.__namespace__ == p2.__namespace__)) && (((!has(p1.sectionName) || p1.sectionName == '') && (!has(p2.sectionName) || p2.sectionName == '')) || (has(p1.sectionName) && has(p2.sectionName) && p1.sectionName == p2.sectionName))))",
                  message:
                    'sectionName must be unique when parentRefs includes 2 or more references to the same parent',
                }),
              }),
              rules: atomic(
                object(
                  {
                    backendRefs: atomic(backend, { maxItems: 16 }),
                    filters,
                    matches: atomic(
                      object({
                        headers: keyed(
                          ['name'],
                          object({
                            'name!': text({ maxLength: 256, minLength: 1, pattern: HEADER_NAME }),
                            type: { ...oneOf('Exact', 'RegularExpression'), default: 'Exact' },
                            'value!': text({ maxLength: 4096, minLength: 1 }),
                          }),
                          { maxItems: 16 },
                        ),
                        method: oneOf('GET', 'HEAD', 'POST', 'PUT', 'DELETE'),
                        path: object(
                          {
                            type: { ...oneOf('Exact', 'PathPrefix', 'RegularExpression'), default: 'PathPrefix' },
                            value: text({ default: '/', maxLength: 1024 }),
                          },
                          {
                            default: { type: 'PathPrefix', value: '/' },
                            ...rules(
                              {
                                rule: "(self.type in ['Exact','PathPrefix']) ? self.value.startsWith('/') : true",
                                message:
                                  "value must be an absolute path and start with '/' when type one of ['Exact', 'PathPrefix']",
                              },
                              {
                                rule: "(self.type in ['Exact','PathPrefix']) ? !self.value.contains('//') : true",
                                message: "must not contain '//' when type one of ['Exact', 'PathPrefix']",
                              },
                              {
                                rule: '(self.type in [\'Exact\',\'PathPrefix\']) ? self.value.matches(r"""^(?:[-A-Za-z0-9/._~!$&\'()*+,;=:@]|[%][0-9a-fA-F]{2})+$""") : true',
                                message: 'must only contain valid characters',
                              },
                            ),
                          },
                        ),
                      }),
                      { default: [{ path: { type: 'PathPrefix', value: '/' } }], maxItems: 64 },
                    ),
                    name: text({ maxLength: 253, minLength: 1 }),
                    timeouts: object(
                      {
                        backendRequest: text({ pattern: '^([0-9]{1,5}(h|m|s|ms)){1,4}$' }),
                        request: text({ pattern: '^([0-9]{1,5}(h|m|s|ms)){1,4}$' }),
                      },
                      rules({
                        rule: "!(has(self.request) && has(self.backendRequest) && duration(self.request) != duration('0s') && duration(self.backendRequest) > duration(self.request))",
                        message: 'backendRequest timeout cannot be longer than request timeout',
                      }),
                    ),
                  },
                  rules({
                    rule: "!has(self.backendRefs) || self.backendRefs.size() == 0 || !has(self.filters) || self.filters.all(f, f.type != 'RequestRedirect')",
                    message: 'RequestRedirect filter must not be used together with backendRefs',
                  }),
                ),
                {
                  default: [{ matches: [{ path: { type: 'PathPrefix', value: '/' } }] }],
                  maxItems: 16,
                  ...rules({
                    rule: 'self.map(r, has(r.matches) ? r.matches.size() : 0).sum() <= 128',
                    message: 'no more than 128 matches in all rules',
                  }),
                },
              ),
            }),
            status: object({
              'parents!': atomic(
                object({
                  conditions: conditions({ maxItems: 8, minItems: 1 }),
                  'controllerName!': text({
                    maxLength: 253,
                    minLength: 1,
                    pattern:
                      "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\\/[A-Za-z0-9\\/\\-._~%!$&'()*+,;=:]+$",
                  }),
                  'parentRef!': parent,
                }),
                { maxItems: 32 },
              ),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(HTTP, 'HTTPRoute', 'plain', {
      parentRefs: [{ name: 'gw' }],
      rules: [{ backendRefs: [{ name: 'a', port: 80 }] }],
    }),
    objectOf(HTTP, 'HTTPRoute', 'all-defaults', {}),
    objectOf(HTTP, 'HTTPRoute', 'broken-rules', {
      parentRefs: [{ name: 'gw' }, { name: 'gw' }],
      hostnames: ['*.example.com', 'A'],
      rules: [
        {
          matches: [{ path: { value: 'x' } }, { path: { type: 'Exact', value: '//' } }, { path: { value: '/{' } }],
          backendRefs: [{ name: 'a' }],
        },
        {
          filters: [
            { type: 'RequestRedirect', requestRedirect: { path: { type: 'ReplaceFullPath' } } },
            { type: 'URLRewrite' },
          ],
          backendRefs: [{ name: 'a', port: 1 }],
        },
        { timeouts: { request: '1s', backendRequest: '2s' }, filters: [{ type: 'RequestHeaderModifier' }] },
      ],
    }),
    objectOf(HTTP, 'HTTPRoute', 'without-rules-broken', {
      parentRefs: [{ name: 'gw' }, { name: 'gw' }],
      rules: [
        { matches: [{ path: { value: 'x' } }, { path: { type: 'Exact', value: '//' } }], backendRefs: [{ name: 'a' }] },
        {
          filters: [
            { type: 'RequestRedirect', requestRedirect: { path: { type: 'ReplaceFullPath' } } },
            { type: 'URLRewrite' },
          ],
          backendRefs: [{ name: 'a', port: 1 }],
        },
        { timeouts: { request: '1s', backendRequest: '2s' }, filters: [{ type: 'RequestHeaderModifier' }] },
      ],
    }),
    objectOf(HTTP, 'HTTPRoute', 'wrong', {
      rules: [
        {
          matches: [{ method: 'BREW', headers: [{ name: 'a b', value: '' }] }],
          timeouts: { request: 'x' },
          backendRefs: [{ name: '', port: 0, weight: -1 }],
        },
      ],
    }),
  ],
};

const weighted = object({
  'destination!': object({
    'host!': text(),
    port: object({ number: whole({ maximum: 4294967295, minimum: 0 }) }),
    subset: text(),
  }),
  headers: object({ request: object({ add: mapOf(text()), remove: list(text()), set: mapOf(text()) }) }),
  weight: int32(),
});
const exclusiveMatch = {
  oneOf: [
    { not: { anyOf: [{ required: ['exact'] }, { required: ['prefix'] }, { required: ['regex'] }] } },
    { required: ['exact'] },
    { required: ['prefix'] },
    { required: ['regex'] },
  ],
};
const stringMatch = object({ exact: text(), prefix: text(), regex: text() }, exclusiveMatch);
const virtualServiceSchema = () =>
  kind({
    spec: object({
      exportTo: list(text()),
      gateways: list(text()),
      hosts: list(text()),
      http: list(
        object({
          corsPolicy: object({
            allowCredentials: flag({ nullable: true }),
            allowOrigins: list(stringMatch),
            maxAge: text({
              'x-kubernetes-validations': [
                { rule: "duration(self) >= duration('1ms')", message: 'must be a valid duration greater than 1ms' },
              ],
            }),
          }),
          fault: object({
            abort: object(
              {
                grpcStatus: text(),
                httpStatus: int32(),
                percentage: object({ value: { type: 'number', format: 'double' } }),
              },
              {
                oneOf: [
                  { not: { anyOf: [{ required: ['httpStatus'] }, { required: ['grpcStatus'] }] } },
                  { required: ['httpStatus'] },
                  { required: ['grpcStatus'] },
                ],
              },
            ),
          }),
          match: list(
            object({
              headers: mapOf(stringMatch),
              ignoreUriCase: flag(),
              method: stringMatch,
              port: whole({ maximum: 4294967295, minimum: 0 }),
              uri: stringMatch,
              withoutHeaders: mapOf(stringMatch),
            }),
          ),
          name: text(),
          retries: object({
            attempts: int32(),
            perTryTimeout: text(),
            retryOn: text(),
            retryRemoteLocalities: flag({ nullable: true }),
          }),
          route: list(weighted),
          timeout: text(),
        }),
      ),
      tcp: list(object({ match: list(object({ port: whole() })), route: list(weighted) })),
    }),
    status: free(),
  });

/** Istio: alternatives by `oneOf` and `not`, three equal versions. */
const virtualServices: Operator = {
  definition: definitionOf({
    group: 'networking.istio.io',
    plural: 'virtualservices',
    kind: 'VirtualService',
    shortNames: ['vs'],
    categories: ['istio-io', 'networking-istio-io'],
    versions: ['v1', 'v1beta1', 'v1alpha3'].map((name) => ({
      name,
      storage: name === 'v1',
      columns: [
        ['Gateways', 'string', '.spec.gateways'],
        ['Hosts', 'string', '.spec.hosts'],
        ['Age', 'date', '.metadata.creationTimestamp'],
      ],
      schema: virtualServiceSchema(),
    })),
  }),
  objects: [
    objectOf('networking.istio.io/v1', 'VirtualService', 'reviews', {
      hosts: ['a', 'b'],
      http: [
        {
          match: [{ uri: { prefix: '/x' }, headers: { a: {} } }],
          route: [{ destination: { host: 'a', port: { number: 80 } }, weight: 100 }],
          retries: { retryRemoteLocalities: null },
        },
      ],
    }),
    objectOf('networking.istio.io/v1alpha3', 'VirtualService', 'two-matches', {
      gateways: ['g'],
      http: [
        {
          match: [{ uri: { prefix: '/x', exact: 'y' }, port: 5000000000 }],
          fault: { abort: { httpStatus: 500, grpcStatus: 'x', percentage: { value: 1 } } },
          corsPolicy: { maxAge: '1us', allowCredentials: null },
        },
      ],
    }),
    objectOf('networking.istio.io/v1beta1', 'VirtualService', 'wrong', {
      hosts: 'a',
      http: [{ route: [{ weight: 1 }], corsPolicy: { maxAge: 'soon', allowCredentials: 'no' } }],
    }),
  ],
};

/** MetalLB: addresses as strings, parsed by a rule. */
const addressPools: Operator = {
  definition: definitionOf({
    group: 'metallb.io',
    plural: 'ipaddresspools',
    kind: 'IPAddressPool',
    versions: [
      {
        name: 'v1beta1',
        columns: [
          ['Auto Assign', 'boolean', '.spec.autoAssign'],
          ['Avoid Buggy IPs', 'boolean', '.spec.avoidBuggyIPs'],
          ['Addresses', 'string', '.spec.addresses'],
        ],
        schema: kind(
          {
            spec: object({
              'addresses!': list(text()),
              autoAssign: flag({ default: true }),
              avoidBuggyIPs: flag({ default: false }),
              serviceAllocation: object({
                namespaceSelectors: list(object({ matchLabels: mapOf(text()) })),
                namespaces: list(text()),
                priority: whole(),
              }),
            }),
            status: object({
              'assignedIPv4!': { type: 'integer', format: 'int64' },
              'availableIPv4!': { type: 'integer', format: 'int64' },
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(
      'metallb.io/v1beta1',
      'IPAddressPool',
      'pool',
      { addresses: ['10.0.0.0/24', '10.0.1.1-10.0.1.9'] },
      { status: { assignedIPv4: 1 } },
    ),
    objectOf('metallb.io/v1beta1', 'IPAddressPool', 'none', {
      autoAssign: null,
      avoidBuggyIPs: 'false',
      serviceAllocation: { priority: 1.5 },
    }),
  ],
};

const port = intOrText({ pattern: '^.*' });
const entityRule = object({
  nets: list(text()),
  notNets: list(text()),
  notPorts: list(port),
  notSelector: text(),
  ports: list(port),
  selector: text(),
  serviceAccounts: object({ names: list(text()), selector: text() }),
});
const calicoRule = object({
  'action!': text(),
  destination: entityRule,
  http: object({ methods: list(text()), paths: list(object({ exact: text(), prefix: text() })) }),
  icmp: object({ code: whole(), type: whole() }),
  ipVersion: whole(),
  metadata: object({ annotations: mapOf(text()) }),
  protocol: port,
  source: entityRule,
});

/** Calico: numbers or names for ports and protocols. */
const globalPolicies: Operator = {
  definition: definitionOf({
    group: 'crd.projectcalico.org',
    plural: 'globalnetworkpolicies',
    kind: 'GlobalNetworkPolicy',
    scope: 'Cluster',
    versions: [
      {
        name: 'v1',
        status: false,
        schema: kind({
          spec: object({
            applyOnForward: flag(),
            doNotTrack: flag(),
            egress: list(calicoRule),
            ingress: list(calicoRule),
            namespaceSelector: text(),
            order: { type: 'number' },
            performanceHints: list(text()),
            preDNAT: flag(),
            selector: text(),
            tier: text(),
            types: list(text()),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf('crd.projectcalico.org/v1', 'GlobalNetworkPolicy', 'deny', {
      order: 10.5,
      selector: 'all()',
      types: ['Ingress'],
      ingress: [
        {
          action: 'Allow',
          protocol: 6,
          source: { nets: ['10.0.0.0/8'] },
          destination: { ports: [80, '443', '8000:9000'] },
        },
      ],
    }),
    objectOf('crd.projectcalico.org/v1', 'GlobalNetworkPolicy', 'wrong', {
      order: 'first',
      ingress: [{ protocol: 1.5, destination: { ports: [true] } }, {}],
    }),
  ],
};

const ciliumPorts = list(
  object(
    {
      port: text({
        maxLength: 63,
        pattern:
          '^(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[0-9]{1,4})|([a-zA-Z0-9]-?)*[a-zA-Z](-?[a-zA-Z0-9])*$',
      }),
      endPort: int32({ maximum: 65535, minimum: 0 }),
      protocol: oneOf('TCP', 'UDP', 'SCTP', 'ANY'),
    },
    { required: ['port'] },
  ),
  { maxItems: 40 },
);
const endpointSelector = object({
  matchExpressions: list(
    object({ 'key!': text(), 'operator!': oneOf('In', 'NotIn', 'Exists', 'DoesNotExist'), values: atomic(text()) }),
  ),
  matchLabels: mapOf(text({ maxLength: 63, pattern: '^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$' })),
});
const ciliumSpec = object(
  {
    description: text(),
    egress: list(
      object({
        toCIDR: list(text({ pattern: '^[0-9a-fA-F:.]+(/[0-9]+)?$' })),
        toEndpoints: list(endpointSelector, { nullable: true }),
        toEntities: list(oneOf('all', 'world', 'cluster', 'host', 'none')),
        toFQDNs: list(
          object({ matchName: text({ maxLength: 255, pattern: '^([-a-zA-Z0-9_]+[.]?)+$' }), matchPattern: text() }),
          { 'x-kubernetes-validations': [] },
        ),
        toPorts: list(
          object({
            ports: ciliumPorts,
            rules: object(
              {
                dns: list(object({ matchPattern: text() })),
                http: list(object({ headers: list(text()), method: text(), path: text() })),
              },
              {
                oneOf: [
                  { properties: { http: {} }, required: ['http'] },
                  { properties: { dns: {} }, required: ['dns'] },
                ],
              },
            ),
          }),
        ),
      }),
    ),
    enableDefaultDeny: object({ egress: flag(), ingress: flag() }),
    endpointSelector,
    ingress: list(
      object({
        fromEndpoints: list(endpointSelector),
        fromEntities: list(text()),
        icmps: list(
          object({
            fields: list(
              object(
                {
                  family: { ...oneOf('IPv4', 'IPv6'), default: 'IPv4' },
                  type: {
                    ...intOrText(),
                    pattern: '^([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5]|Echo|EchoReply)$',
                  },
                },
                { required: ['type'] },
              ),
              { maxItems: 40 },
            ),
          }),
        ),
        toPorts: list(object({ ports: ciliumPorts })),
      }),
    ),
    nodeSelector: endpointSelector,
  },
  {
    anyOf: [
      { properties: { ingress: {} }, required: ['ingress'] },
      { properties: { egress: {} }, required: ['egress'] },
    ],
    oneOf: [
      { properties: { endpointSelector: {} }, required: ['endpointSelector'] },
      { properties: { nodeSelector: {} }, required: ['nodeSelector'] },
    ],
  },
);

/** Cilium: one rule or a list of rules, alternatives distinguished by their required members. */
const ciliumPolicies: Operator = {
  definition: definitionOf({
    group: 'cilium.io',
    plural: 'ciliumnetworkpolicies',
    kind: 'CiliumNetworkPolicy',
    shortNames: ['cnp', 'ciliumnp'],
    categories: ['cilium', 'ciliumpolicy'],
    versions: [
      {
        name: 'v2',
        columns: [
          ['Age', 'date', '.metadata.creationTimestamp'],
          ['Valid', 'string', ".status.conditions[?(@.type=='Valid')].status"],
        ],
        schema: kind(
          {
            spec: ciliumSpec,
            specs: list(ciliumSpec),
            status: object({
              conditions: keyed(['type'], object({ 'status!': text(), 'type!': text() })),
              derivativePolicies: mapOf(object({ enforcing: flag(), ok: flag() })),
            }),
          },
          { required: ['metadata'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf('cilium.io/v2', 'CiliumNetworkPolicy', 'dns', {
      endpointSelector: { matchLabels: { app: 'x' } },
      egress: [
        {
          toEndpoints: null,
          toPorts: [{ ports: [{ port: '53', protocol: 'UDP' }], rules: { dns: [{ matchPattern: '*' }] } }],
        },
      ],
      ingress: [{ icmps: [{ fields: [{ type: 8 }, { type: 'Echo' }] }] }],
    }),
    { apiVersion: 'cilium.io/v2', kind: 'CiliumNetworkPolicy', metadata: { name: 'neither' } },
    objectOf('cilium.io/v2', 'CiliumNetworkPolicy', 'no-direction', { endpointSelector: {}, nodeSelector: {} }),
    objectOf(
      'cilium.io/v2',
      'CiliumNetworkPolicy',
      'wrong',
      {
        endpointSelector: { matchLabels: { a: '-' } },
        egress: [
          { toEntities: ['moon'], toCIDR: ['x'], toPorts: [{ ports: [{ port: '70000', endPort: 70000 }], rules: {} }] },
        ],
        ingress: [{ icmps: [{ fields: [{ type: 300 }, { type: 'Pong' }, {}] }] }],
      },
      { specs: [{}] },
    ),
  ],
};

/** Operators for traffic. */
export const TRAFFIC: readonly Operator[] = [httpRoutes, virtualServices, addressPools, globalPolicies, ciliumPolicies];
