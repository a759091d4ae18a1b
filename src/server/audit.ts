import { readParsed } from '../config/files.js';
import { readWebhookFile } from '../config/webhook-file.js';
import { ConfigError } from '../config/flag.js';
import type { AuditSinkOptions, ServeOptions } from '../config/options.js';
import { yamlLibrary } from '../codec/yaml.js';
import type { JsonValue } from '../json/types.js';
import { namingProfile } from '../naming/profile.js';
import { auditPolicy } from '../pipeline/audit/policy.js';
import { allSinks, type AuditCounts, type AuditSink } from '../pipeline/audit/sink.js';
import type { AuditDelegate, LossReport } from '../pipeline/audit/sinks/delegate.js';
import { type LineWriter, logDelegate, stdoutWriter } from '../pipeline/audit/sinks/log.js';
import { batchSink, blockingSink } from '../pipeline/audit/sinks/modes.js';
import { makeFile, rotatingFile } from '../pipeline/audit/sinks/rotating-file.js';
import { truncating } from '../pipeline/audit/sinks/truncate.js';
import { webhookDelegate } from '../pipeline/audit/sinks/webhook.js';
import type { AuditParts } from '../pipeline/audit/stage.js';
import type { Log } from '../telemetry/log.js';
import { createWebhookCaller } from '../webhook/call.js';

/** What is known only during assembly. */
interface LateParts {
  readonly log: Log;
  readonly counts: AuditCounts;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Audit with checked flags and files; undefined after all when no sink is configured. */
export type PreparedAudit = (parts: LateParts) => AuditParts | undefined;

const DAY = 24 * 3_600_000;
const MEGABYTE = 1024 * 1024;
/** Deadline of one webhook call. */
const CALL = { timeoutMs: 30_000, maxBytes: 1024 * 1024 };

/** Reads policy and sinks. @throws ConfigError for unusable ones */
export function prepareAudit({ audit, naming: name }: ServeOptions): PreparedAudit {
  const naming = namingProfile(name);
  const domains = [...new Set([naming.auditDomain, namingProfile('kubernetes').auditDomain])];
  const policy = readParsed('audit-policy-file', audit.policyFile ?? '', (text) =>
    auditPolicy(yamlLibrary().parse(text, { maxAliasCount: 100 }) as JsonValue, domains),
  );
  const { path } = audit.log;
  if (path !== undefined && path !== '-') checkWritable(path);
  const { configFile } = audit.webhook;
  const target = configFile === undefined ? undefined : readWebhookFile('audit-webhook-config-file', configFile);

  return ({ log, counts, clock }) => {
    const report = {
      counts,
      warn: (fields: object, message: string) => log.warn(fields, message),
      now: () => performance.now(),
      random: () => Math.random(),
    };
    const sinks: AuditSink[] = [];
    if (path !== undefined) {
      const writer = path === '-' ? stdoutWriter(process.stdout) : fileWriter(path, audit.log, clock, log);
      sinks.push(sinkOf(logDelegate(writer, audit.log.format, report), audit.log, report));
    }
    if (target !== undefined) {
      const caller = createWebhookCaller();
      const version = `audit.${naming.auditDomain}/v1`;
      const post = (body: Buffer): Promise<unknown> => caller.post(target, body, CALL);
      const delegate = webhookDelegate(post, version, audit.webhook.initialBackoff, report);
      const closing = { ...delegate, close: () => delegate.close().then(() => caller.close()) };
      sinks.push(sinkOf(closing, audit.webhook, report));
    }
    if (sinks.length === 0) return undefined;
    const sink = sinks.length === 1 ? sinks[0]! : allSinks(sinks);
    return { policy, sink, counts, domain: naming.auditDomain, clock };
  };
}

function sinkOf(delegate: AuditDelegate, options: AuditSinkOptions, report: LossReport): AuditSink {
  const bounded = truncating(delegate, options.truncate, report);
  return options.mode === 'batch'
    ? batchSink(bounded, options.batch, report)
    : blockingSink(bounded, options.mode === 'blocking-strict', report);
}

function fileWriter(path: string, options: ServeOptions['audit']['log'], clock: () => number, log: Log): LineWriter {
  const rotation = {
    maxBytes: options.maxSizeMb * MEGABYTE,
    maxAge: options.maxAgeDays * DAY,
    maxBackups: options.maxBackups,
    compress: options.compress,
  };
  return rotatingFile(path, rotation, clock, (error) => log.warn({ error }, 'old audit files could not be tidied up'));
}

function checkWritable(path: string): void {
  try {
    makeFile(path);
  } catch (error) {
    throw new ConfigError(`--audit-log-path: ${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
