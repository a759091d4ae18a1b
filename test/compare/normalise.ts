import type { Answer } from './exchange.js';

/** An answer without the parts that may differ: identities, versions, current times, allocated addresses. */
export interface Comparable {
  readonly status: number;
  readonly warnings: readonly string[];
  readonly body: unknown;
}

const UID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const STAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const DAY = 86_400_000;
/** Set by the server, or by the reference's controllers. */
const DROPPED = new Set(['resourceVersion', 'uid', 'managedFields', 'selfLink', 'observedGeneration']);
/** What the reference's controllers and admission add to objects; ours does not run them. */
const ADDED_BY_CONTROLLERS = new Set([
  'deployment.kubernetes.io/revision',
  'node.alpha.kubernetes.io/ttl',
  'pv.kubernetes.io/bind-completed',
  'pv.kubernetes.io/bound-by-controller',
  'volume.kubernetes.io/storage-provisioner',
  'volume.beta.kubernetes.io/storage-provisioner',
]);
/** Finalizers that the reference's admission and controllers add to storage and address ranges, and remove. */
const PROTECTIONS = /^kubernetes\.io\/(pv|pvc|vac)-protection$|^networking\.k8s\.io\/service-cidr-finalizer$/;
const WITH_CONTROLLERS = new Set([
  'Deployment',
  'ReplicaSet',
  'StatefulSet',
  'DaemonSet',
  'Job',
  'CronJob',
  'FlowSchema',
  'Node',
  'PersistentVolume',
  'PersistentVolumeClaim',
  'HorizontalPodAutoscaler',
  'PodDisruptionBudget',
  'ResourceQuota',
  'Scale',
  'ServiceCIDR',
  'ReplicationController',
  'ValidatingAdmissionPolicy',
]);
const SUFFIX = /[bcdfghjklmnpqrstvwxz2456789]{5}$/;

export function normalise(answer: Answer, base = ''): Comparable {
  const lines = answer.text.split('\n').filter((line) => line !== '');
  const bodies = lines.length > 1 && /"type":"(ADDED|ERROR|BOOKMARK|MODIFIED)"/.test(lines[0]!) ? lines : [answer.text];
  const plain = base === '' ? bodies : bodies.map((text) => withoutSuffix(text, base));
  const parsed = plain.map((text) => cleaned(parse(text), ''));
  return {
    status: answer.status,
    warnings: answer.warnings.map(cleanText),
    body: parsed.length === 1 ? parsed[0] : parsed,
  };
}

/** A body in which names generated from `base` end alike. */
function withoutSuffix(text: string, base: string): string {
  const quoted = (value: string): string => JSON.stringify(value).slice(1, -1);
  // As a member's value, and in quotes within a message.
  const starts = new Set([quoted(base.slice(0, 58)), quoted(quoted(base.slice(0, 58)))]);
  return [...starts].reduce(
    (plain, start) =>
      plain.replaceAll(
        new RegExp(`${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[bcdfghjklmnpqrstvwxz2456789]{5}`, 'g'),
        () => `${start}?????`,
      ),
    text,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function cleaned(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    if (key === 'clusterIP' || key === 'ip') return value === '' || value === 'None' ? value : 'IP';
    return cleanText(value);
  }
  if (typeof value === 'number') return key === 'nodePort' || key === 'healthCheckNodePort' ? 'PORT' : value;
  if (Array.isArray(value)) {
    if (key === 'clusterIPs') return value.map((one) => (one === 'None' ? one : 'IP'));
    const items = value.filter((item) => !isAdmitted(item, key)).map((item) => cleaned(item, key));
    if (key === 'cells') return items.map(cleanCell);
    // The order of faults follows Go maps, which have none.
    return key === 'causes' ? [...new Set(items.map((item) => JSON.stringify(item)))].sort() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const member of Object.keys(object).sort()) {
    if (DROPPED.has(member) || (member === 'userInfo' && key === 'status')) continue;
    const after = cleaned(object[member], member);
    // Null equals an absent member; lists of custom objects have an empty token in the reference.
    if (after !== null && !(member === 'continue' && after === '') && !ADDED_BY_CONTROLLERS.has(member))
      result[member] = after;
  }
  if (key === 'columnDefinitions') delete result['description'];
  if (WITH_CONTROLLERS.has(String(object['kind'])) || (key === 'items' && 'spec' in result)) {
    delete result['status'];
    delete (result['metadata'] as Record<string, unknown> | undefined)?.['generation'];
  }
  if (key === 'spec' && 'containers' in object) withoutAdmitted(result);
  if (/^PersistentVolume(Claim)?$/.test(String(object['kind'])) || key === 'items') withoutBinding(result['spec']);
  for (const member of ['annotations', 'finalizers', 'volumes', 'tolerations', 'taints']) {
    const left = result[member];
    if (isObject(left) && Object.keys(left).length === 0) delete result[member];
  }
  if (typeof object['generateName'] === 'string' && typeof object['name'] === 'string') {
    result['name'] = object['name'].replace(SUFFIX, '?????');
  }
  const details = object['details'] as { causes?: unknown } | undefined;
  // The message of a rejected object repeats the causes.
  if (object['kind'] === 'Status' && object['reason'] === 'Invalid' && details?.causes !== undefined) {
    delete result['message'];
  }
  return result;
}

/** Items that admission plugins for pods and nodes add. */
function isAdmitted(item: unknown, key: string): boolean {
  if (key === 'finalizers') return PROTECTIONS.test(String(item));
  if (!isObject(item)) return false;
  const { key: name = '', name: volume = '' } = item as { key?: string; name?: string };
  if (key === 'items') return isMadeByController(item);
  if (key === 'tolerations' || key === 'taints') return /^node\.kubernetes\.io\/(not-ready|unreachable)$/.test(name);
  return (key === 'volumes' || key === 'volumeMounts') && /^kube-api-access-/.test(volume);
}

/** A list item that a controller of the reference created from another one. */
function isMadeByController(item: object): boolean {
  const { metadata } = item as {
    metadata?: { ownerReferences?: { controller?: boolean }[]; labels?: Record<string, string> };
  };
  // Pods of a deleted job have no owner any more.
  if (metadata?.labels?.['batch.kubernetes.io/job-name'] !== undefined) return true;
  return metadata?.ownerReferences?.some(({ controller }) => controller === true) ?? false;
}

/** Ages and allocated addresses differ between times and servers. */
function cleanCell(cell: unknown): unknown {
  return typeof cell === 'string' ? cell.replace(/^\d+s$/, 'AGE').replace(/^10\.0\.\d+\.\d+$/, 'IP') : cell;
}

/** Volumes and claims are bound in the reference. */
function withoutBinding(spec: unknown): void {
  if (!isObject(spec)) return;
  delete (spec as Record<string, unknown>)['claimRef'];
  delete (spec as Record<string, unknown>)['volumeName'];
}

function withoutAdmitted(spec: Record<string, unknown>): void {
  if (spec['priority'] === 0) delete spec['priority'];
  if (spec['preemptionPolicy'] === 'PreemptLowerPriority') delete spec['preemptionPolicy'];
  if (spec['serviceAccountName'] === 'default') delete spec['serviceAccountName'];
  if (spec['serviceAccount'] === 'default') delete spec['serviceAccount'];
}

/** A text without identities, versions and current times. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/StorageError: invalid object, Code: 4, Key: [^,]*, ResourceVersion: 0, AdditionalErrorMsg: /, '')
      .replace(UID, 'UID')
      // Names of events.
      .replace(/\.[0-9a-f]{16}$/, '.SUFFIX')
      .replace(/in record \(\d+\)/, 'in record (VERSION)')
      .replace(STAMP, (stamp) => (Math.abs(Date.parse(stamp) - Date.now()) < DAY ? 'NOW' : stamp))
      .replace(/\\?"resourceVersion\\?":\\?"\d+\\?"/g, 'VERSION')
      .replace(/^Invalid value: "\{.*\}": /, 'Invalid value: OBJECT: ')
      .replace(/^Invalid value: "map\[.*\]": /, 'Invalid value: OBJECT: ')
      // The reference prints objects with Go's member names, and differences as a textual diff.
      .replace(/^(Invalid|Unsupported|Duplicate) value: \{"[^]*\}(?=$|:)/, '$1 value: OBJECT')
      .replace(/^(Forbidden: [^\n]*immutable after creation[^\n]*)\n[^]*/, '$1')
      .replace(/^(Forbidden: pod updates may not change[^\n]*)\n[^]*/, '$1')
  );
}

/** Differences between two comparable answers, one per path: `body.spec.replicas: 1 | 2`. */
export function differencesOf(reference: Comparable, ours: Comparable): readonly string[] {
  const found: string[] = [];
  const compare = (left: unknown, right: unknown, path: string): void => {
    if (found.length >= 6 || JSON.stringify(left) === JSON.stringify(right)) return;
    const both = isObject(left) && isObject(right);
    if (path.endsWith('.causes') && Array.isArray(left) && Array.isArray(right)) {
      const missing = left.filter((cause) => !right.includes(cause)).map(causeText);
      const added = right.filter((cause) => !left.includes(cause)).map(causeText);
      for (const cause of missing) found.push(`causes: - ${shown(cause)}`);
      for (const cause of added) found.push(`causes: + ${shown(cause)}`);
      return;
    }
    if (both && !Array.isArray(left) && !Array.isArray(right)) {
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        compare((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key], `${path}.${key}`);
      }
    } else if (Array.isArray(left) && Array.isArray(right) && left.length === right.length && path !== 'warnings') {
      for (const [at, item] of left.entries()) compare(item, right[at], `${path}[${at}]`);
    } else found.push(`${path}: ${shown(left)} | ${shown(right)}`);
  };
  compare(reference.status, ours.status, 'status');
  if (reference.status < 300 !== ours.status < 300) {
    for (const [side, { body }] of [
      ['reference', reference],
      ['ours', ours],
    ] as const) {
      const { causes, message } = refusalOf(body);
      for (const cause of causes.slice(0, 6)) found.push(`${side}: ${shown(causeText(cause))}`);
      if (causes.length === 0 && message !== undefined) found.push(`${side}: ${shown(message)}`);
    }
    return found;
  }
  if (reference.status >= 300 || ours.status >= 300 || found.length === 0) compare(reference.body, ours.body, 'body');
  compare(reference.warnings, ours.warnings, 'warnings');
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The content of a Status; nothing of other bodies. */
function refusalOf(body: unknown): { readonly causes: readonly unknown[]; readonly message?: string } {
  if (!isObject(body) || (body as { kind?: unknown }).kind !== 'Status') return { causes: [] };
  const { message, details } = body as { message?: string; details?: { causes?: unknown[] } };
  return { causes: details?.causes ?? [], ...(message === undefined ? {} : { message }) };
}

/** A cause as a line: field, reason, message. */
function causeText(cause: unknown): string {
  const { field, reason, message } = JSON.parse(String(cause)) as Record<string, string>;
  return `${field} ${reason}: ${message}`;
}

function shown(value: unknown): string {
  const text = (value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)).replace(
    /x{40,}/g,
    'x...x',
  );
  return text.length > 600 ? `${text.slice(0, 600)}...` : text;
}
