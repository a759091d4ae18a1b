import { AUDIT_LOG_FORMATS } from '../../pipeline/audit/sinks/log.js';
import { AUDIT_MODES } from '../../pipeline/audit/sinks/modes.js';
import {
  ConfigError,
  type Flag,
  type FlagGroup,
  notEmpty,
  parseBoolean,
  parseChoice,
  parseDuration,
  parseInteger,
} from '../flag.js';
import { namingProfile } from '../../naming/profile.js';
import type { AuditSinkOptions, ServeOptions } from '../options.js';

/** Largest integer of these flags. */
const MOST = 1_000_000_000;
const NAMINGS = ['kubernetes', 'cluster'] as const;
const VERSIONS = NAMINGS.map((name) => `audit.${namingProfile(name).auditDomain}/v1`);

/** Auditing: which requests are recorded, and where. */
export const auditFlags: FlagGroup<ServeOptions> = {
  title: 'Audit',
  flags: [
    {
      name: 'audit-policy-file',
      hint: 'file',
      help: 'Audit policy (YAML or JSON); without it, nothing is recorded.',
      apply: (o, v) => (o.audit.policyFile = notEmpty('audit-policy-file', v)),
    },
    {
      name: 'audit-log-path',
      hint: 'file|-',
      help: 'File for audit events, one line each; - is standard output.',
      apply: (o, v) => (o.audit.log.path = notEmpty('audit-log-path', v)),
    },
    {
      name: 'audit-log-format',
      hint: AUDIT_LOG_FORMATS.join('|'),
      help: 'Format of the lines.',
      shownDefault: 'json',
      apply: (o, v) => (o.audit.log.format = parseChoice('audit-log-format', v, AUDIT_LOG_FORMATS)),
    },
    {
      name: 'audit-log-maxage',
      hint: 'days',
      help: 'How long old files are kept; 0 means for ever.',
      shownDefault: '366',
      apply: (o, v) => (o.audit.log.maxAgeDays = parseInteger('audit-log-maxage', v, 0, 100_000)),
    },
    {
      name: 'audit-log-maxbackup',
      hint: 'files',
      help: 'How many old files are kept; 0 means all.',
      shownDefault: '100',
      apply: (o, v) => (o.audit.log.maxBackups = parseInteger('audit-log-maxbackup', v, 0, MOST)),
    },
    {
      name: 'audit-log-maxsize',
      hint: 'megabytes',
      help: 'Size at which a file is rotated; 0 means never.',
      shownDefault: '100',
      apply: (o, v) => (o.audit.log.maxSizeMb = parseInteger('audit-log-maxsize', v, 0, 1_000_000)),
    },
    {
      name: 'audit-log-compress',
      hint: 'true|false',
      help: 'Compress old files with gzip.',
      shownDefault: 'false',
      boolean: true,
      apply: (o, v) => (o.audit.log.compress = parseBoolean('audit-log-compress', v)),
    },
    ...sinkFlags('log', 'blocking', (o) => o.audit.log),
    {
      name: 'audit-webhook-config-file',
      hint: 'file',
      help: 'Kubeconfig of the webhook for audit events.',
      apply: (o, v) => (o.audit.webhook.configFile = notEmpty('audit-webhook-config-file', v)),
    },
    {
      name: 'audit-webhook-initial-backoff',
      hint: 'duration',
      help: 'Initial delay before a failed call is retried; it grows.',
      shownDefault: '10s',
      apply: (o, v) => (o.audit.webhook.initialBackoff = parseDuration('audit-webhook-initial-backoff', v)),
    },
    ...sinkFlags('webhook', 'batch', (o) => o.audit.webhook),
  ],
};

/** Flags of both sinks. */
function sinkFlags(
  sink: 'log' | 'webhook',
  mode: string,
  of: (options: ServeOptions) => AuditSinkOptions,
): Flag<ServeOptions>[] {
  const prefix = `audit-${sink}`;
  const count = (name: string, help: string, shownDefault: string, set: (to: AuditSinkOptions, n: number) => void) => ({
    name: `${prefix}-${name}`,
    hint: 'number',
    help,
    shownDefault,
    apply: (o: ServeOptions, v: string) => set(of(o), parseInteger(`${prefix}-${name}`, v, 1, MOST)),
  });
  const toggle = (
    name: string,
    help: string,
    shownDefault: string,
    set: (to: AuditSinkOptions, on: boolean) => void,
  ) => ({
    name: `${prefix}-${name}`,
    hint: 'true|false',
    help,
    shownDefault,
    boolean: true,
    apply: (o: ServeOptions, v: string) => set(of(o), parseBoolean(`${prefix}-${name}`, v)),
  });
  return [
    {
      name: `${prefix}-mode`,
      hint: AUDIT_MODES.join('|'),
      help: 'Whether responses wait for their event (blocking), also rejecting requests that cannot be recorded (strict), or not (batch).',
      shownDefault: mode,
      apply: (o, v) => (of(o).mode = parseChoice(`${prefix}-mode`, v, AUDIT_MODES)),
    },
    count('batch-buffer-size', 'Most events that wait in batch mode; more are lost.', '10000', (to, n) => {
      to.batch.bufferSize = n;
    }),
    count('batch-max-size', 'Most events sent together.', sink === 'log' ? '1' : '400', (to, n) => {
      to.batch.maxSize = n;
    }),
    {
      name: `${prefix}-batch-max-wait`,
      hint: 'duration',
      help: 'Longest wait for a batch to fill.',
      shownDefault: sink === 'log' ? '0' : '30s',
      apply: (o, v) => (of(o).batch.maxWait = parseDuration(`${prefix}-batch-max-wait`, v)),
    },
    toggle('batch-throttle-enable', 'Bound the rate of batches.', String(sink === 'webhook'), (to, on) => {
      to.batch.throttle = on;
    }),
    {
      name: `${prefix}-batch-throttle-qps`,
      hint: 'number',
      help: 'Batches in a second, on average.',
      shownDefault: '10',
      apply: (o, v) => (of(o).batch.throttleQps = rate(`${prefix}-batch-throttle-qps`, v)),
    },
    count('batch-throttle-burst', 'Batches at once after a quiet time.', '15', (to, n) => {
      to.batch.throttleBurst = n;
    }),
    toggle('truncate-enabled', 'Bound the size of events and batches.', 'false', (to, on) => {
      to.truncate.enabled = on;
    }),
    count('truncate-max-batch-size', 'Most bytes of a batch; a longer one is split.', '10485760', (to, n) => {
      to.truncate.maxBatchSize = n;
    }),
    count('truncate-max-event-size', 'Most bytes of an event; its objects are left out first.', '102400', (to, n) => {
      to.truncate.maxEventSize = n;
    }),
    {
      name: `${prefix}-version`,
      hint: VERSIONS.join('|'),
      help: 'Version of the events; there is one, in either naming.',
      apply: (_o, v) => void parseChoice(`${prefix}-version`, v, VERSIONS),
    },
  ];
}

/** A positive number, possibly with a fraction. */
function rate(name: string, value: string): number {
  const number = /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : 0;
  if (number <= 0) throw new ConfigError(`--${name}: "${value}" is not a number above 0`);
  return number;
}

/** Checks the order of two bounds. @throws ConfigError */
export function checkAudit({ audit }: ServeOptions): void {
  for (const [sink, { truncate }] of [
    ['log', audit.log],
    ['webhook', audit.webhook],
  ] as const) {
    if (truncate.maxBatchSize >= truncate.maxEventSize) continue;
    throw new ConfigError(`--audit-${sink}-truncate-max-batch-size: must be at least that of one event`);
  }
}

/** The warning about audit destinations without a policy; undefined when there is nothing to warn of. */
export function auditWarning({ audit: { policyFile, log, webhook } }: ServeOptions): string | undefined {
  if (policyFile !== undefined || (log.path === undefined && webhook.configFile === undefined)) return undefined;
  const flag = log.path === undefined ? '--audit-webhook-config-file' : '--audit-log-path';
  return `${flag}: nothing is recorded without --audit-policy-file`;
}
