import { isAbsolute } from 'node:path';
import type { JsonObject, JsonValue } from '../../json/types.js';
import { duplicate, invalidValue, notSupported, required, tooMany } from '../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../meta/names.js';
import type { Environment } from '../../schema/cel/environment.js';
import { configurationDocument, DocumentReader } from '../document-reader.js';
import { compileCondition, type MatchConditions, matchConditions, matchEnvironment } from './match-conditions.js';

/** How a webhook of the chain is called. Times in milliseconds; 0: answers are not cached. */
export interface WebhookSettings {
  readonly kubeConfigFile: string;
  readonly version: 'v1' | 'v1beta1';
  readonly authorizedTtl: number;
  readonly unauthorizedTtl: number;
  readonly timeoutMs: number;
  /** The decision when it fails. */
  readonly failurePolicy: 'NoOpinion' | 'Deny';
  /** Absent: all requests are sent. */
  readonly conditions: MatchConditions | undefined;
}

/** One authorizer of the chain. */
export interface AuthorizerSettings {
  readonly type: string;
  readonly name: string;
  /** For the type Webhook. */
  readonly webhook: WebhookSettings | undefined;
}

const WEBHOOK = 'Webhook';
const MOST_CONDITIONS = 64;
const LONGEST_TIMEOUT = 30_000;
const VERSIONS = ['v1', 'v1beta1', 'v1alpha1'];
const WEBHOOK_MEMBERS = [
  'authorizedTTL',
  'cacheAuthorizedRequests',
  'unauthorizedTTL',
  'cacheUnauthorizedRequests',
  'timeout',
  'subjectAccessReviewVersion',
  'matchConditionSubjectAccessReviewVersion',
  'failurePolicy',
  'connectionInfo',
  'matchConditions',
];

/**
 * Reads an AuthorizationConfiguration (`apiserver.config.k8s.io`).
 *
 * @param types of available authorizers; each but Webhook may occur once
 * @param expressions the environment of match conditions, without variables
 * @throws Error with every fault in one line, in the words of kube-apiserver
 */
export function authorizationConfiguration(
  document: JsonValue,
  types: readonly string[],
  expressions: () => Environment,
): AuthorizerSettings[] {
  const root = configurationDocument(document, 'AuthorizationConfiguration', VERSIONS);
  const reader = new DocumentReader();
  reader.object(root, '', ['kind', 'apiVersion', 'authorizers']);
  const given = reader.list(root, 'authorizers', '');
  if (given.length === 0)
    reader.faults.push(required('authorizers', 'at least one authorization mode must be defined'));
  const seen = new Set<string>();
  const names = new Set<string>();
  const found: AuthorizerSettings[] = [];
  let environment: Environment | undefined;
  for (const [at, each] of given.entries()) {
    const path = `authorizers[${at}]`;
    const from = reader.object(each, path, ['type', 'name', 'webhook']);
    const type = reader.text(from, 'type', path);
    if (type === '') reader.faults.push(required(`${path}.type`));
    else if (!types.includes(type)) reader.faults.push(notSupported(`${path}.type`, type, [...types].sort()));
    else if (seen.has(type) && type !== WEBHOOK) reader.faults.push(duplicate(`${path}.type`, type));
    else {
      const name = nameOf(reader, from, path, names);
      const webhook =
        type === WEBHOOK
          ? webhookOf(reader, from['webhook'], path, () => (environment ??= matchEnvironment(expressions())))
          : undefined;
      if (type !== WEBHOOK && from['webhook'] !== undefined) {
        reader.faults.push(invalidValue(`${path}.webhook`, 'non-null', 'may only be specified when type=Webhook'));
      }
      found.push({ type, name, webhook });
    }
    seen.add(type);
  }
  reader.check();
  for (const { type, name } of found) {
    const expected = type.toLowerCase();
    if (type !== WEBHOOK && name !== expected) {
      throw new Error(`expected name ${expected} for authorizer ${type} instead of ${name}`);
    }
  }
  return found;
}

function nameOf(reader: DocumentReader, from: JsonObject, path: string, names: Set<string>): string {
  const name = reader.text(from, 'name', path);
  const faults = name === '' ? [] : dnsSubdomainFaults(name);
  if (name === '') reader.faults.push(required(`${path}.name`));
  else if (names.has(name)) reader.faults.push(duplicate(`${path}.name`, name));
  else if (faults.length > 0) {
    reader.faults.push(invalidValue(`${path}.name`, name, `authorizer name is invalid: ${faults.join(', ')}`));
  }
  names.add(name);
  return name;
}

function webhookOf(
  reader: DocumentReader,
  value: JsonValue | undefined,
  path: string,
  environment: () => Environment,
): WebhookSettings | undefined {
  const { faults } = reader;
  if (value === undefined || value === null) {
    faults.push(required(`${path}.webhook`, 'required when type=Webhook'));
    return undefined;
  }
  const from = reader.object(value, `${path}.webhook`, WEBHOOK_MEMBERS);
  // Paths of faults omit `webhook`, as in the reference.
  const ttl = (member: string, otherwise: number): number => {
    const given = reader.duration(from, member, path) || otherwise;
    if (given < 0) faults.push(invalidValue(`${path}.${member}`, String(from[member]), 'must be > 0s'));
    return given;
  };
  const timeoutMs = reader.duration(from, 'timeout', path);
  if (timeoutMs === 0) faults.push(required(`${path}.timeout`));
  else if (timeoutMs < 0 || timeoutMs > LONGEST_TIMEOUT) {
    faults.push(invalidValue(`${path}.timeout`, String(from['timeout']), 'must be > 0s and <= 30s'));
  }
  const choice = <T extends string>(member: string, among: readonly T[]): T => {
    const given = reader.text(from, member, path);
    if (given === '') faults.push(required(`${path}.${member}`));
    else if (!among.includes(given as T)) faults.push(notSupported(`${path}.${member}`, given, among));
    return given as T;
  };
  const [authorizedTtl, unauthorizedTtl] = [ttl('authorizedTTL', 300_000), ttl('unauthorizedTTL', 30_000)];
  return {
    timeoutMs,
    authorizedTtl: reader.flag(from, 'cacheAuthorizedRequests', path, true) ? authorizedTtl : 0,
    unauthorizedTtl: reader.flag(from, 'cacheUnauthorizedRequests', path, true) ? unauthorizedTtl : 0,
    version: choice('subjectAccessReviewVersion', ['v1', 'v1beta1']),
    conditions: conditionsOf(reader, from, path, environment),
    failurePolicy: choice('failurePolicy', ['NoOpinion', 'Deny']),
    kubeConfigFile: kubeConfigOf(reader, from, path),
  };
}

function conditionsOf(
  reader: DocumentReader,
  from: JsonObject,
  path: string,
  environment: () => Environment,
): MatchConditions | undefined {
  const { faults } = reader;
  const given = reader.list(from, 'matchConditions', path);
  const version = reader.text(from, 'matchConditionSubjectAccessReviewVersion', path);
  const member = `${path}.matchConditionSubjectAccessReviewVersion`;
  if (version === '' && given.length > 0) faults.push(required(member, 'required if match conditions are specified'));
  if (version !== '' && version !== 'v1') faults.push(notSupported(member, version, ['v1']));
  if (given.length > MOST_CONDITIONS) {
    faults.push(tooMany(`${path}.matchConditions`, given.length, MOST_CONDITIONS));
    return undefined;
  }
  const found: Parameters<typeof matchConditions>[0][number][] = [];
  const seen = new Set<string>();
  for (const [at, each] of given.entries()) {
    const where = `${path}.matchConditions[${at}]`;
    const expression = reader.text(reader.object(each, where, ['expression']), 'expression', where);
    if (expression.trim() === '') faults.push(required(`${where}.expression`));
    else if (seen.has(expression)) faults.push(duplicate(`${where}.expression`, expression));
    else {
      const compiled = compileCondition(expression, environment());
      if (typeof compiled === 'string') faults.push(invalidValue(`${where}.expression`, expression, compiled));
      else found.push({ expression, compiled });
    }
    seen.add(expression);
  }
  return found.length === 0 ? undefined : matchConditions(found, environment());
}

function kubeConfigOf(reader: DocumentReader, from: JsonObject, path: string): string {
  const where = `${path}.connectionInfo`;
  const info = reader.object(from['connectionInfo'], where, ['type', 'kubeConfigFile']);
  const type = reader.text(info, 'type', where);
  const file = reader.text(info, 'kubeConfigFile', where);
  if (type === '') reader.faults.push(required(`${where}.type`));
  else if (type !== 'KubeConfigFile') reader.faults.push(notSupported(`${where}.type`, type, ['KubeConfigFile']));
  else if (file === '') reader.faults.push(required(`${where}.kubeConfigFile`));
  else if (!isAbsolute(file)) {
    reader.faults.push(invalidValue(`${where}.kubeConfigFile`, file, 'must be an absolute path'));
  }
  return file;
}
