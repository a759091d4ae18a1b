import { definitionOf, objectOf, type Operator } from '../operator.js';
import {
  atomic,
  conditions,
  flag,
  int32,
  int64,
  kind,
  list,
  mapOf,
  object,
  oneOf,
  rules,
  set,
  text,
  time,
} from '../schema-words.js';

const CERT = 'cert-manager.io/v1';
const secretRef = object({ key: text(), 'name!': text() });

/** cert-manager: certificates and issuers; conditions in an older format. */
const certificates: Operator = {
  definition: definitionOf({
    group: 'cert-manager.io',
    plural: 'certificates',
    kind: 'Certificate',
    shortNames: ['cert', 'certs'],
    categories: ['cert-manager'],
    versions: [
      {
        name: 'v1',
        columns: [
          ['Ready', 'string', '.status.conditions[?(@.type == "Ready")].status'],
          ['Secret', 'string', '.spec.secretName'],
          ['Issuer', 'string', '.spec.issuerRef.name', 1],
          ['Status', 'string', '.status.conditions[?(@.type == "Ready")].message', 1],
          ['Age', 'date', '.metadata.creationTimestamp'],
        ],
        selectable: ['.spec.issuerRef.name'],
        schema: kind({
          spec: object({
            commonName: text(),
            dnsNames: atomic(text()),
            duration: text(),
            encodeUsagesInRequest: flag(),
            ipAddresses: atomic(text()),
            isCA: flag(),
            'issuerRef!': object({ group: text(), kind: text(), 'name!': text() }),
            keystores: object({
              jks: object({
                alias: text(),
                'create!': flag(),
                password: text(),
                passwordSecretRef: secretRef,
              }),
              pkcs12: object({
                'create!': flag(),
                passwordSecretRef: secretRef,
                profile: oneOf('LegacyRC2', 'LegacyDES', 'Modern2023'),
              }),
            }),
            nameConstraints: object({
              critical: flag(),
              excluded: object({ dnsDomains: atomic(text()), ipRanges: atomic(text()) }),
              permitted: object({ dnsDomains: atomic(text()), ipRanges: atomic(text()) }),
            }),
            otherNames: atomic(object({ oid: text(), utf8Value: text() })),
            privateKey: object({
              algorithm: oneOf('RSA', 'ECDSA', 'Ed25519'),
              encoding: oneOf('PKCS1', 'PKCS8'),
              rotationPolicy: oneOf('Never', 'Always'),
              size: int32(),
            }),
            renewBefore: text(),
            renewBeforePercentage: int32(),
            revisionHistoryLimit: int32(),
            'secretName!': text(),
            secretTemplate: object({ annotations: mapOf(text()), labels: mapOf(text()) }),
            subject: object({ countries: atomic(text()), organizations: atomic(text()), serialNumber: text() }),
            usages: atomic(oneOf('signing', 'digital signature', 'key encipherment', 'server auth', 'client auth')),
          }),
          status: object({
            conditions: conditions(),
            failedIssuanceAttempts: int64(),
            lastFailureTime: time(),
            nextPrivateKeySecretName: text(),
            notAfter: time(),
            notBefore: time(),
            renewalTime: time(),
            revision: int64(),
          }),
        }),
      },
    ],
  }),
  objects: [
    objectOf(CERT, 'Certificate', 'site', {
      secretName: 'site-tls',
      dnsNames: ['example.com', 'www.example.com'],
      issuerRef: { name: 'letsencrypt', kind: 'ClusterIssuer' },
      privateKey: { algorithm: 'ECDSA', size: 256 },
      usages: ['server auth', 'client auth'],
      keystores: {
        pkcs12: { create: true, passwordSecretRef: { name: 'p12', key: 'password' }, profile: 'Modern2023' },
      },
    }),
    objectOf(CERT, 'Certificate', 'no-issuer', { secretName: 'x', privateKey: { algorithm: 'DSA', size: '256' } }),
    objectOf(CERT, 'Certificate', 'odd-usages', {
      secretName: 'x',
      issuerRef: { name: 'x', extra: 1 },
      usages: ['any'],
      keystores: { jks: {} },
    }),
  ],
};

const ISSUER = 'cert-manager.io/v1';
const solver = object({
  dns01: object({
    cnameStrategy: oneOf('None', 'Follow'),
    route53: object({
      accessKeyID: text(),
      hostedZoneID: text(),
      region: text(),
      role: text(),
      secretAccessKeySecretRef: secretRef,
    }),
    webhook: object({
      config: { 'x-kubernetes-preserve-unknown-fields': true },
      'groupName!': text(),
      'solverName!': text(),
    }),
  }),
  http01: object({
    ingress: object({
      class: text(),
      ingressClassName: text(),
      name: text(),
      podTemplate: object({
        metadata: object({ annotations: mapOf(text()), labels: mapOf(text()) }),
        spec: object({ nodeSelector: mapOf(text()), priorityClassName: text(), serviceAccountName: text() }),
      }),
    }),
  }),
  selector: object({ dnsNames: atomic(text()), dnsZones: atomic(text()), matchLabels: mapOf(text()) }),
});

const issuers: Operator = {
  definition: definitionOf({
    group: 'cert-manager.io',
    plural: 'clusterissuers',
    kind: 'ClusterIssuer',
    scope: 'Cluster',
    categories: ['cert-manager'],
    versions: [
      {
        name: 'v1',
        columns: [['Ready', 'string', '.status.conditions[?(@.type=="Ready")].status']],
        schema: kind(
          {
            spec: object({
              acme: object({
                caBundle: text({ format: 'byte' }),
                email: text(),
                externalAccountBinding: object({
                  keyAlgorithm: oneOf('HS256', 'HS384', 'HS512'),
                  'keyID!': text(),
                  'keySecretRef!': secretRef,
                }),
                preferredChain: text({ maxLength: 64 }),
                'privateKeySecretRef!': secretRef,
                'server!': text(),
                solvers: list(solver),
              }),
              ca: object({ crlDistributionPoints: list(text()), 'secretName!': text() }),
              selfSigned: object({ crlDistributionPoints: list(text()) }),
              vault: object({
                'auth!': object(
                  {
                    appRole: object({ 'path!': text(), 'roleId!': text(), 'secretRef!': secretRef }),
                    tokenSecretRef: secretRef,
                  },
                  { minProperties: 1, maxProperties: 1 },
                ),
                'path!': text(),
                'server!': text(),
              }),
            }),
            status: object({ acme: object({ uri: text() }), conditions: conditions() }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(ISSUER, 'ClusterIssuer', 'letsencrypt', {
      acme: {
        server: 'https://acme.example.com/directory',
        email: 'a@example.com',
        privateKeySecretRef: { name: 'key' },
        solvers: [
          { http01: { ingress: { ingressClassName: 'nginx' } } },
          { dns01: { webhook: { groupName: 'g', solverName: 's', config: { deep: [1, { a: null }], zone: 'x' } } } },
        ],
      },
    }),
    objectOf(ISSUER, 'ClusterIssuer', 'self-signed', { selfSigned: {} }),
    objectOf(ISSUER, 'ClusterIssuer', 'two-ways', {
      vault: { path: 'p', server: 's', auth: { tokenSecretRef: { name: 'a' }, appRole: { path: 'x' } } },
      acme: { caBundle: '***', preferredChain: 'x'.repeat(65), solvers: [{ http01: { ingress: { class: 5 } } }] },
    }),
    { apiVersion: ISSUER, kind: 'ClusterIssuer', metadata: { name: 'without-spec' } },
  ],
};

const ES = 'external-secrets.io/v1';
/** external-secrets: secrets from other stores; rules over names, a deprecated older version. */
const externalSecretSpec = (more: readonly ReturnType<typeof rules>[] = []) =>
  object(
    {
      data: list(
        object({
          'remoteRef!': object({
            conversionStrategy: { ...oneOf('Default', 'Unicode'), default: 'Default' },
            decodingStrategy: { ...oneOf('Auto', 'Base64', 'Base64URL', 'None'), default: 'None' },
            'key!': text(),
            property: text(),
            version: text(),
          }),
          'secretKey!': text({ maxLength: 253, minLength: 1, pattern: '^[-._a-zA-Z0-9]+$' }),
        }),
      ),
      refreshInterval: text({ default: '1h' }),
      refreshPolicy: oneOf('CreatedOnce', 'Periodic', 'OnChange'),
      secretStoreRef: object({
        kind: oneOf('SecretStore', 'ClusterSecretStore'),
        name: text({
          maxLength: 253,
          minLength: 1,
          pattern: '^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$',
        }),
      }),
      target: object(
        {
          creationPolicy: { ...oneOf('Owner', 'Orphan', 'Merge', 'None'), default: 'Owner' },
          deletionPolicy: { ...oneOf('Delete', 'Merge', 'Retain'), default: 'Retain' },
          immutable: flag(),
          name: text({ maxLength: 253, minLength: 1 }),
          template: object({
            data: mapOf(text()),
            engineVersion: { ...oneOf('v2'), default: 'v2' },
            mergePolicy: { ...oneOf('Replace', 'Merge'), default: 'Replace' },
            type: text(),
          }),
        },
        { default: { creationPolicy: 'Owner', deletionPolicy: 'Retain' } },
      ),
    },
    Object.assign({}, ...more) as Record<string, never>,
  );

const externalSecrets: Operator = {
  definition: definitionOf({
    group: 'external-secrets.io',
    plural: 'externalsecrets',
    kind: 'ExternalSecret',
    shortNames: ['es'],
    categories: ['external-secrets'],
    versions: [
      {
        name: 'v1',
        columns: [
          ['StoreType', 'string', '.spec.secretStoreRef.kind'],
          ['Store', 'string', '.spec.secretStoreRef.name'],
          ['Refresh Interval', 'string', '.spec.refreshInterval'],
          ['Ready', 'string', '.status.conditions[?(@.type=="Ready")].status'],
          ['Last Sync', 'date', '.status.refreshTime'],
        ],
        schema: kind({
          spec: externalSecretSpec([
            rules({
              rule: "!has(self.refreshPolicy) || self.refreshPolicy != 'CreatedOnce' || !has(self.data) || size(self.data) > 0",
              message: 'something has to be created once',
            }),
          ]),
          status: object({
            conditions: list(object({ 'status!': text(), 'type!': text() })),
            refreshTime: { ...time(), nullable: true },
          }),
        }),
      },
      {
        name: 'v1beta1',
        storage: false,
        deprecated: true,
        schema: kind({ spec: externalSecretSpec(), status: object({ refreshTime: { ...time(), nullable: true } }) }),
      },
    ],
  }),
  objects: [
    objectOf(ES, 'ExternalSecret', 'database', {
      secretStoreRef: { name: 'vault', kind: 'ClusterSecretStore' },
      data: [{ secretKey: 'password', remoteRef: { key: 'db', property: 'password' } }],
    }),
    objectOf('external-secrets.io/v1beta1', 'ExternalSecret', 'older', {
      target: { template: { data: { a: '{{ .x }}' } } },
      refreshPolicy: 'CreatedOnce',
      data: [],
    }),
    objectOf(ES, 'ExternalSecret', 'nothing-once', { refreshPolicy: 'CreatedOnce', data: [] }),
    objectOf(ES, 'ExternalSecret', 'odd-keys', {
      data: [
        { secretKey: 'a b', remoteRef: {} },
        { secretKey: '', remoteRef: { key: 'a', decodingStrategy: 'Hex' } },
      ],
      secretStoreRef: { name: 'A', kind: 'Store' },
      target: { name: '' },
    }),
  ],
};

const SEALED = 'bitnami.com/v1alpha1';
/** Sealed secrets: encrypted values with arbitrary names. */
const sealedSecrets: Operator = {
  definition: definitionOf({
    group: 'bitnami.com',
    plural: 'sealedsecrets',
    kind: 'SealedSecret',
    versions: [
      {
        name: 'v1alpha1',
        columns: [
          ['Status', 'string', '.status.conditions[0].message'],
          ['Synced', 'string', '.status.conditions[0].status'],
        ],
        schema: kind(
          {
            spec: object({
              data: text({ format: 'byte' }),
              encryptedData: mapOf(text(), { 'x-kubernetes-preserve-unknown-fields': true }),
              template: object({
                data: mapOf(text(), { nullable: true }),
                immutable: flag(),
                metadata: object(
                  { finalizers: set(text()), labels: mapOf(text()) },
                  { nullable: true, 'x-kubernetes-preserve-unknown-fields': true },
                ),
                type: text(),
              }),
            }),
            status: object({
              observedGeneration: int64(),
              conditions: list(object({ 'status!': text(), 'type!': text(), message: text() })),
            }),
          },
          { required: ['spec'] },
        ),
      },
    ],
  }),
  objects: [
    objectOf(
      SEALED,
      'SealedSecret',
      'sealed',
      {
        encryptedData: { password: 'AgBy3i4OJSWK' },
        template: { metadata: null, data: null, type: 'Opaque' },
      },
      { status: { conditions: [{ type: 'Synced', status: 'True', message: 'done' }] } },
    ),
    objectOf(SEALED, 'SealedSecret', 'odd', {
      data: 'no base64!',
      encryptedData: { a: 1 },
      template: { type: null, metadata: { finalizers: ['a', 'a'], more: { a: 1 } } },
    }),
  ],
};

/** Operators for certificates and secrets. */
export const CERTIFICATES: readonly Operator[] = [certificates, issuers, externalSecrets, sealedSecrets];
