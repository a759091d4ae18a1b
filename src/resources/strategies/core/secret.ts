import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Secret } from '../../../../generated/types/api__v1.js';
import { getOwn, isJsonObject } from '../../../json/own-property.js';
import { parseJson } from '../../../json/parse.js';
import type { JsonObject } from '../../../json/types.js';
import { ageOf } from '../../../meta/duration.js';
import { type FieldError, invalidValue, required } from '../../../meta/field-errors.js';
import type { KubeObject } from '../../../meta/object.js';
import type { NamingProfile } from '../../../naming/profile.js';
import { jsonTypeName } from '../../../schema/go-type-names.js';
import type { Strategy, Typed } from '../../strategy.js';
import { sizeOf } from '../cells.js';
import { mapAt, objectAt, textAt, withMember, withoutMember } from '../members.js';
import { base64Length, dataKeyFaults, frozenFaults, sizeFaults } from './data-entries.js';

const REDACTED = '<secret contents redacted>';
/** The first and the last line of a block of PEM. */
const BEGIN = /-----BEGIN [^-]+-----/;
const END = /-----END [^-]+-----/;

/** `stringData` is write-only: its texts are stored in `data` in base64 and override existing values. */
function mergeStringData(object: Typed<Secret>): KubeObject {
  const texts = objectAt(object, 'stringData');
  const rest = withoutMember(object, 'stringData');
  if (texts === undefined || Object.keys(texts).length === 0) return rest;
  const added = Object.entries(texts).map(
    ([key, text]) => [key, Buffer.from(typeof text === 'string' ? text : '', 'utf8').toString('base64')] as const,
  );
  return withMember(rest, 'data', { ...mapAt(rest, 'data'), ...(Object.fromEntries(added) as JsonObject) });
}

/** The fault of a text that should be a JSON object, in the words of kube-apiserver's decoder. */
function jsonObjectFault(base64: string): string | undefined {
  try {
    const bytes = Buffer.from(base64, 'base64');
    // An invalid first byte is shown on its own, even if it is part of a longer character.
    const first = bytes.toString('latin1').trimStart().charCodeAt(0);
    if (first > 0xa0) return `invalid character '${String.fromCharCode(first)}' looking for beginning of value`;
    const { value } = parseJson(bytes);
    if (value === null || isJsonObject(value)) return undefined;
    return `json: cannot unmarshal ${jsonTypeName(value)} into Go value of type map[string]interface {}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function requireKeys(data: JsonObject, keys: readonly string[], faults: FieldError[]): void {
  for (const key of keys) if (!Object.hasOwn(data, key)) faults.push(required(`data[${key}]`));
}

function requireJson(data: JsonObject, key: string, faults: FieldError[]): void {
  const value = getOwn(data, key);
  if (value === undefined) faults.push(required(`data[${key}]`));
  else {
    const fault = jsonObjectFault(String(value));
    if (fault !== undefined) faults.push(invalidValue(`data[${key}]`, REDACTED, fault));
  }
}

/** Requirements of the well-known types. Other types are free-form. */
function typeFaults(object: Typed<Secret>, data: JsonObject, labelDomain: string, faults: FieldError[]): void {
  switch (textAt(object, 'type')) {
    case `${labelDomain}/service-account-token`: {
      const annotation = `${labelDomain}/service-account.name`;
      if (textAt(mapAt(object.metadata, 'annotations'), annotation) === '') {
        faults.push(required(`metadata.annotations[${annotation}]`));
      }
      return;
    }
    case `${labelDomain}/dockercfg`:
      return requireJson(data, '.dockercfg', faults);
    case `${labelDomain}/dockerconfigjson`:
      return requireJson(data, '.dockerconfigjson', faults);
    case `${labelDomain}/basic-auth`:
      if (!Object.hasOwn(data, 'username') && !Object.hasOwn(data, 'password')) {
        requireKeys(data, ['username', 'password'], faults);
      }
      return;
    case `${labelDomain}/ssh-auth`:
      if (textAt(data, 'ssh-privatekey') === '') faults.push(required('data[ssh-privatekey]'));
      return;
    case `${labelDomain}/tls`:
      return requireKeys(data, ['tls.crt', 'tls.key'], faults);
    default:
  }
}

/** Whether a text contains a PEM block. Searched in two steps, each of which reads the text once. */
function hasBlock(text: string): boolean {
  const begin = BEGIN.exec(text);
  return begin !== null && END.test(text.slice(begin.index + begin[0].length));
}

/** The warning about an unusable key pair. */
function keyPairWarnings(
  secret: KubeObject,
  _stored: Typed<Secret> | undefined,
  { labelDomain }: NamingProfile,
): string[] {
  if (textAt(secret, 'type') !== `${labelDomain}/tls`) return [];
  const data = mapAt(secret, 'data');
  const [certificate, key] = ['tls.crt', 'tls.key'].map((name) =>
    Buffer.from(textAt(data, name), 'base64').toString('latin1'),
  );
  if (!hasBlock(certificate!)) return ['tls: failed to find any PEM data in certificate input'];
  if (!hasBlock(key!)) return ['tls: failed to find any PEM data in key input'];
  try {
    const fits = new X509Certificate(certificate!).checkPrivateKey(createPrivateKey(key!));
    return fits ? [] : ['tls: private key does not match public key'];
  } catch {
    return ['tls: failed to parse private key'];
  }
}

/** Secret: `stringData` becomes `data`, 1 MiB in all, the keys required by its type, no change once immutable. */
export const strategy: Strategy<Secret> = {
  applyDefaults: mergeStringData,
  validate(object, { naming }) {
    const faults: FieldError[] = [];
    const data = mapAt(object, 'data');
    let size = 0;
    for (const key of Object.keys(data)) {
      dataKeyFaults(key, 'data', faults);
      size += base64Length(data[key]);
    }
    sizeFaults(size, 'data', faults);
    typeFaults(object, data, naming.labelDomain, faults);
    return faults;
  },
  warnings: keyPairWarnings,
  validateUpdate: (object, stored) => frozenFaults(object, stored, ['data']),
  cells: (object, now) => [sizeOf(object['data']), ageOf(textAt(object.metadata, 'creationTimestamp'), now)],
};
