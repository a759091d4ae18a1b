import { describe, expect, test } from '@jest/globals';
import { ConfigError, parseDuration } from '../../../src/config/flag.js';
import { auditWarning } from '../../../src/config/flags/audit.js';
import { authorizationWarning } from '../../../src/config/flags/authorization.js';
import { SERVE_FLAGS, loadOptions } from '../../../src/config/load.js';

describe('loadOptions', () => {
  test('values of flags are kept for /flagz: given ones, all of repeatable ones, defaults, and no secrets', () => {
    const args = [
      '--v=0',
      '--v=4',
      '--feature-gates=WatchList=true',
      '--feature-gates',
      'EnvFiles=false',
      '--anonymous-auth',
      '--enable-admission-plugins=NamespaceAutoProvision',
      '--enable-admission-plugins=NamespaceExists',
    ];
    const { flags } = loadOptions([...args, '--database-url=postgres://user:hidden@host/db'], {});
    expect(flags).toMatchObject({
      v: '4',
      'feature-gates': 'WatchList=true,EnvFiles=false',
      'enable-admission-plugins': 'NamespaceAutoProvision,NamespaceExists',
      'anonymous-auth': 'true',
      'secure-port': '6443',
      'audit-log-path': '',
    });
    expect(JSON.stringify(flags)).not.toContain('hidden');
  });

  test('flags override the defaults', () => {
    const options = loadOptions(
      ['--naming=kubernetes', '--secure-port', '0', '--anonymous-auth', '--runtime-config=api/beta=false,apps/v1'],
      { DATABASE_URL: 'postgres://u:p@h/d' },
    );
    expect(options.naming).toBe('kubernetes');
    expect(options.securePort).toBe(0);
    expect(options.databaseUrl).toBe('postgres://u:p@h/d');
    expect([...options.runtimeConfig]).toEqual([
      ['api/beta', false],
      ['apps/v1', true],
    ]);
  });

  test('with AlwaysAllow anonymous requests are disabled', () => {
    const modes = ['--authorization-mode=RBAC,AlwaysAllow', '--anonymous-auth=true'];
    expect(loadOptions(modes, {}).anonymousAuth).toBe(false);
    expect(authorizationWarning(loadOptions(modes, {}))).toMatch(/without credentials are refused/);
    expect(loadOptions(['--authorization-mode=RBAC'], {}).anonymousAuth).toBe(true);
    expect(authorizationWarning(loadOptions([], {}))).toBeUndefined();
  });

  test('tokens may be valid for years', () => {
    const args = ['--service-account-max-token-expiration=1193046h'];
    expect(loadOptions(args, {}).serviceAccountMaxTokenExpiration).toBe(1_193_046 * 3600);
  });

  test('Service ranges have defaults, and may have two families', () => {
    const four = { family: 'IPv4', first: 0x0a000000n, size: 256n };
    expect(loadOptions([], {})).toMatchObject({
      serviceClusterIpRanges: [four],
      serviceNodePortRange: { first: 30000, last: 32767 },
    });
    const args = ['--service-cluster-ip-range=fd00::/108,10.0.0.0/24', '--service-node-port-range=20000-20100'];
    expect(loadOptions([...args, '--enable-aggregator-routing=true'], {})).toMatchObject({
      aggregatorRouting: true,
      serviceClusterIpRanges: [{ family: 'IPv6', size: 1n << 20n }, four],
      serviceNodePortRange: { first: 20000, last: 20100 },
    });
  });

  test('events are kept for an hour, or as long as the flag says', () => {
    expect(loadOptions([], {}).eventTtl).toBe(3_600_000);
    expect(loadOptions(['--event-ttl=0'], {}).eventTtl).toBe(0);
    expect(loadOptions(['--event-ttl=90m'], {}).eventTtl).toBe(5_400_000);
  });

  test('lists of plugins accumulate, the last list of controllers is used', () => {
    const args = [
      '--enable-admission-plugins=A,B',
      '--enable-admission-plugins= C',
      '--controllers=x',
      '--controllers=*, -y',
    ];
    expect(loadOptions(args, {})).toMatchObject({ enabledAdmissionPlugins: ['A', 'B', 'C'], controllers: ['*', '-y'] });
  });

  test.each([
    [['--no-such-flag=1'], 'unknown flag --no-such-flag'],
    [['--secure=1'], 'did you mean --secure-port?'],
    [['serve'], '"serve" is not a flag'],
    [['--secure-port=65536'], '--secure-port: "65536" is not a whole number from 0 to 65535'],
    [['--secure-port=-1'], '--secure-port'],
    [['--secure-port'], '--secure-port: a value is missing'],
    [['--naming=k8s'], '--naming: "k8s" is unknown; use one of cluster, kubernetes'],
    [
      ['--strict-transport-security-directives=max-age=1,always'],
      '--strict-transport-security-directives: "always" is none of max-age=<seconds>, includeSubDomains and preload',
    ],
    [['--bind-address=localhost'], '--bind-address: "localhost" is not an IP address'],
    [['--database-url=mysql://secret:secret@h/d'], '--database-url: not a PostgreSQL URL'],
    [['--database-url=postgres://u:secret@h/d?service=x'], '--database-url: the parameter service is not supported'],
    [
      ['--database-url=postgres://u:secret@h/d?sslmode=odd'],
      '--database-url: there is no sslmode odd; use verify-full',
    ],
    [['--history-retention=1s'], '--history-retention: must be at least 10s'],
    [['--history-retention=5'], '--history-retention: "5" is not a duration'],
    [['--event-ttl=1'], '--event-ttl: "1" is not a duration'],
    [['--history-retention=501h'], '--history-retention: "501h" is longer than 500h'],
    [
      ['--service-account-max-token-expiration=1193047h'],
      '--service-account-max-token-expiration: "1193047h" is longer than 1193046h',
    ],
    [['--request-timeout=999999h'], '--request-timeout: "999999h" is longer than 500h'],
    [['--feature-gates=Nope=true'], 'unrecognized feature gate "Nope"'],
    [['--feature-gates=__proto__=true'], 'unrecognized feature gate "__proto__"'],
    [['--runtime-config=apps'], '--runtime-config: "apps" is not a key'],
    [['--runtime-config=apps/v1=maybe'], 'must end in =true or =false'],
    [['--anonymous-auth=yes'], '--anonymous-auth: "yes" is not a boolean'],
    [['--tls-cert-file=x'], 'give both or neither'],
    [['--service-cluster-ip-range=10.0.0.0'], '"10.0.0.0" is not a network; write it like 10.0.0.0/24'],
    [['--service-cluster-ip-range=10.0.0.0/24,'], '--service-cluster-ip-range: "" is not a network'],
    [['--service-cluster-ip-range=10.0.0.0/30'], '10.0.0.0/30 has fewer than 8 addresses'],
    [['--service-cluster-ip-range=fd00::/48'], 'fd00::/48 is too large'],
    [['--service-cluster-ip-range=10.0.0.0/24,10.1.0.0/24'], 'must be of different families'],
    [['--service-cluster-ip-range=10.0.0.0/24,fd00::/108,fd01::/108'], 'give one network, or two'],
    [['--service-node-port-range=30000'], '"30000" is not a range; write it like 30000-32767'],
    [['--service-node-port-range=0-10'], '"0" is not a whole number from 1 to 65535'],
    [['--service-node-port-range=1-65536'], '"65536" is not a whole number from 1 to 65535'],
    [['--controllers=*,,namespace'], '--controllers: "*,,namespace" has an empty entry'],
    [['--service-node-port-range=20-10'], '20 comes after 10'],
    [['--cluster-signing-cert-file=a'], 'give both or neither'],
    [['--cluster-signing-kubelet-client-cert-file=a'], 'cannot specify cert without key'],
    [['--cluster-signing-legacy-unknown-key-file=a'], 'cannot specify key without cert'],
    [
      ['cert-file=a', 'key-file=b', 'kube-apiserver-client-cert-file=c', 'kube-apiserver-client-key-file=d'].map(
        (rest) => `--cluster-signing-${rest}`,
      ),
      'cannot specify --cluster-signing-{cert,key}-file and other --cluster-signing-*-file flags at the same time',
    ],
    [['--cluster-signing-duration=0'], '--cluster-signing-duration: must be longer than 0'],
    [['--legacy-service-account-token-clean-up-period=0h'], 'must be longer than 0'],
    [
      ['--oidc-required-claim=hd=example.com'],
      '--oidc-issuer-url and --oidc-client-id: give both when any --oidc flag',
    ],
    [['--oidc-signing-algs=ES256', '--oidc-client-id=a'], 'give both when any --oidc flag is given'],
    [['--service-account-signing-endpoint=/s'], 'signers outside of the server are not supported'],
  ])('%j is rejected with one line', (args, text) => {
    expect(() => loadOptions(args, {})).toThrow(ConfigError);
    expect(() => loadOptions(args, {})).toThrow(text);
    try {
      loadOptions(args, {});
    } catch (error) {
      expect((error as Error).message).not.toMatch(/\n|secret/);
    }
  });

  test('a boolean flag may have no value, and the next argument is a separate flag', () => {
    for (const { name, hint } of SERVE_FLAGS.flatMap(({ flags }) => flags)) {
      if (hint === 'true|false') expect(loadOptions([`--${name}`, '--v=7'], {})).toMatchObject({ verbosity: 7 });
    }
  });

  test.each([
    [[], undefined],
    [['--audit-policy-file=p'], undefined],
    [['--audit-policy-file=p', '--audit-log-path=-'], undefined],
    [['--audit-log-path=-'], '--audit-log-path: nothing is recorded without --audit-policy-file'],
    [['--audit-webhook-config-file=w'], '--audit-webhook-config-file: nothing is recorded without --audit-policy-file'],
  ])('%j: audit flags without a policy are accepted', (args, warning) => {
    expect(auditWarning(loadOptions(args, {}))).toBe(warning);
  });

  test('every flag has a unique name and a help text', () => {
    const flags = SERVE_FLAGS.flatMap((group) => group.flags);
    expect(new Set(flags.map((flag) => flag.name)).size).toBe(flags.length);
    for (const flag of flags) expect(flag.help).toMatch(/\.$|\)\.?/);
  });
});

describe('parseDuration', () => {
  test.each([
    ['0', 0],
    ['500ms', 500],
    ['1.5s', 1500],
    ['1h30m', 5_400_000],
  ])('%s is %d ms', (text, ms) => {
    expect(parseDuration('x', text)).toBe(ms);
  });
});
