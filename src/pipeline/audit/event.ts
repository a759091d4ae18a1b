import type { JsonObject } from '../../json/types.js';
import type { User } from '../../request/user.js';
import type { AuditLevel, AuditStage } from './policy.js';

/** The target of the request; absent members are left out. */
export interface ObjectReference {
  readonly resource: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly uid?: string;
  readonly apiGroup?: string;
  readonly apiVersion: string;
  readonly resourceVersion?: string;
  readonly subresource?: string;
}

/** One event (`audit.<domain>/v1`, kind Event): a request at one of its stages. Immutable. */
export interface AuditEvent {
  /** `audit.<domain>/v1`. */
  readonly apiVersion: string;
  readonly level: AuditLevel;
  readonly auditId: string;
  readonly stage: AuditStage;
  readonly uri: string;
  readonly verb: string;
  /** The authenticated user; undefined when unknown. */
  readonly user: User | undefined;
  /** The impersonated user. */
  readonly impersonated: User | undefined;
  readonly sourceIps: readonly string[];
  readonly userAgent: string;
  readonly objectRef: ObjectReference | undefined;
  /** The Status without kind and apiVersion; undefined before the answer. */
  readonly responseStatus: JsonObject | undefined;
  /** JSON. */
  readonly requestObject: string | undefined;
  /** JSON. */
  readonly responseObject: string | undefined;
  /** RFC 3339 with microseconds. */
  readonly received: string;
  /** RFC 3339 with microseconds. */
  readonly staged: string;
  readonly annotations: Readonly<Record<string, string>>;
}

/** The event as one line of JSON, members in the order of kube-apiserver; no newline at its end. */
export function printEvent(event: AuditEvent): string {
  const head = JSON.stringify({
    kind: 'Event',
    apiVersion: event.apiVersion,
    level: event.level,
    auditID: event.auditId,
    stage: event.stage,
    requestURI: event.uri,
    verb: event.verb,
    user: userInfo(event.user),
    ...(event.impersonated !== undefined && { impersonatedUser: userInfo(event.impersonated) }),
    ...(event.sourceIps.length > 0 && { sourceIPs: event.sourceIps }),
    ...(event.userAgent !== '' && { userAgent: event.userAgent }),
    ...(event.objectRef !== undefined && { objectRef: event.objectRef }),
    ...(event.responseStatus !== undefined && { responseStatus: event.responseStatus }),
  });
  const tail = JSON.stringify({
    requestReceivedTimestamp: event.received,
    stageTimestamp: event.staged,
    ...(Object.keys(event.annotations).length > 0 && { annotations: event.annotations }),
  });
  const request = event.requestObject === undefined ? '' : `,"requestObject":${event.requestObject}`;
  const response = event.responseObject === undefined ? '' : `,"responseObject":${event.responseObject}`;
  return `${head.slice(0, -1)}${request}${response},${tail.slice(1)}`;
}

function userInfo(user: User | undefined): JsonObject {
  if (user === undefined) return {};
  return {
    ...(user.name !== '' && { username: user.name }),
    ...(user.uid !== '' && { uid: user.uid }),
    ...(user.groups.length > 0 && { groups: user.groups }),
    ...(Object.keys(user.extra).length > 0 && { extra: user.extra }),
  };
}

/** The event as one line of the old format (`--audit-log-format=legacy`), without a newline. */
export function legacyLine(event: AuditEvent): string {
  const { user, impersonated } = event;
  const known = user !== undefined && user.name !== '';
  const code = event.responseStatus?.['code'];
  const members: readonly (readonly [name: string, text: string])[] = [
    ['id', quoted(event.auditId)],
    ['stage', quoted(event.stage)],
    ['ip', quoted(event.sourceIps[0] ?? '<unknown>')],
    ['method', quoted(event.verb)],
    ['user', quoted(known ? user.name : '<none>')],
    ['groups', quoted(known && user.groups.length > 0 ? user.groups.map(quoted).join(',') : '<none>')],
    ['as', quoted(impersonated?.name ?? '<self>')],
    ['asgroups', quoted(impersonated === undefined ? '<lookup>' : impersonated.groups.map(quoted).join(','))],
    ['user-agent', quoted(event.userAgent)],
    ['namespace', quoted(event.objectRef?.namespace ?? '<none>')],
    ['uri', quoted(event.uri)],
    ['response', `"${typeof code === 'number' ? code : '<deferred>'}"`],
  ];
  return `${event.received} AUDIT: ${members.map(([name, text]) => `${name}=${text}`).join(' ')}`;
}

const quoted = (text: string): string => JSON.stringify(text);

/** The event without its large members; the annotation `audit.<domain>/truncated` marks it. */
export function shortened(event: AuditEvent): AuditEvent {
  const annotations = { ...event.annotations, ...truncatedMark(event.apiVersion) };
  return { ...event, requestObject: undefined, responseObject: undefined, annotations };
}

/** The annotation of a truncated event. */
export function truncatedMark(apiVersion: string): Readonly<Record<string, string>> {
  return { [`${apiVersion.replace(/\/.*$/, '')}/truncated`]: 'true' };
}
