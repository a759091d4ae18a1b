import type { JsonObject } from '../../../../json/types.js';
import { descendingPathFaults } from '../../../../meta/descending-path.js';
import { type FieldError, invalidValue, required, tooLong } from '../../../../meta/field-errors.js';
import { dnsSubdomainFaults } from '../../../../meta/names.js';
import { has, objectAt, textAt } from '../../members.js';

/** Only type Localhost has a profile on the node, in a folder there. `path` is of the security context. */
export function seccompFaults(context: JsonObject, path: string, faults: FieldError[]): void {
  const profile = objectAt(context, 'seccompProfile');
  if (!has(profile, 'localhostProfile')) return;
  if (textAt(profile, 'type') === 'Localhost') {
    const file = textAt(profile, 'localhostProfile');
    for (const why of descendingPathFaults(file)) {
      faults.push(invalidValue(`${path}.seccompProfile.localhostProfile`, file, why));
    }
    return;
  }
  const shown = { Type: textAt(profile, 'type'), LocalhostProfile: textAt(profile, 'localhostProfile') };
  const why = 'can only be set when seccomp type is Localhost';
  faults.push(invalidValue(`${path}.seccompProfile.localhostProfile`, shown, why));
}

const MOST_PROFILE = 4095;

/** An AppArmor profile on the node needs a name; the schema reports a missing member. */
export function appArmorFaults(context: JsonObject, path: string, faults: FieldError[]): void {
  const profile = objectAt(context, 'appArmorProfile');
  const type = textAt(profile, 'type');
  if (!has(profile, 'localhostProfile')) return;
  const name = textAt(profile, 'localhostProfile');
  const here = `${path}.appArmorProfile.localhostProfile`;
  if (type === 'RuntimeDefault' || type === 'Unconfined') {
    faults.push(invalidValue(here, name, 'can only be set when AppArmor type is Localhost'));
    return;
  }
  if (type !== 'Localhost') return;
  if (name.trim() !== name) faults.push(invalidValue(here, name, 'must not be padded with whitespace'));
  else if (name === '') faults.push(required(here, 'must be set when AppArmor type is Localhost'));
  if (Buffer.byteLength(name) > MOST_PROFILE) faults.push(tooLong(here, MOST_PROFILE));
}

/** Longest description of credentials, in bytes. */
const MOST_CREDENTIALS = 64 * 1024;
/** Longest name of a user, and of the domain before it, in bytes. */
const MOST_USER = 104;
const MOST_DOMAIN = 256;
const NETBIOS = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/;
const DNS_DOMAIN = /^[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9][A-Za-z0-9-]*)*$/;

function userNameFault(name: string): string | undefined {
  if (name === '') return 'runAsUserName cannot be an empty string';
  if (/[\u0000-\u001f\u007f]/.test(name)) return 'runAsUserName cannot contain control characters';
  const parts = name.split('\\');
  if (parts.length > 2) return 'runAsUserName cannot contain more than one backslash';
  const user = parts.at(-1)!;
  const domain = parts.length === 2 ? parts[0]! : undefined;
  if (domain !== undefined && Buffer.byteLength(domain) >= MOST_DOMAIN) {
    return `runAsUserName's Domain length must be under ${MOST_DOMAIN} characters`;
  }
  if (domain !== undefined && !NETBIOS.test(domain) && !DNS_DOMAIN.test(domain)) {
    return "runAsUserName's Domain doesn't match the NetBios nor the DNS format";
  }
  if (user === '') return "runAsUserName's User cannot be empty";
  if (Buffer.byteLength(user) > MOST_USER)
    return `runAsUserName's User length must not be longer than ${MOST_USER} characters`;
  if (/^[. ]+$/.test(user)) return "runAsUserName's User cannot contain only periods or spaces";
  if (/["/\\:;|=,+*?<>@[\]]/.test(user)) {
    return `runAsUserName's User cannot contain the following characters: "/\\:;|=,+*?<>@[]`;
  }
  return undefined;
}

/** Faults of a security context's Windows options. */
export function windowsFaults(context: JsonObject, path: string, faults: FieldError[]): void {
  const options = objectAt(context, 'windowsOptions');
  if (options === undefined) return;
  const here = `${path}.windowsOptions`;
  if (has(options, 'gmsaCredentialSpecName')) {
    const name = textAt(options, 'gmsaCredentialSpecName');
    for (const fault of dnsSubdomainFaults(name)) {
      faults.push(invalidValue(`${here}.gmsaCredentialSpecName`, name, fault));
    }
  }
  if (has(options, 'gmsaCredentialSpec')) {
    const credentials = textAt(options, 'gmsaCredentialSpec');
    const at = `${here}.gmsaCredentialSpec`;
    if (credentials === '') faults.push(invalidValue(at, '', 'gmsaCredentialSpec cannot be an empty string'));
    else if (Buffer.byteLength(credentials) > MOST_CREDENTIALS) {
      faults.push(
        invalidValue(at, credentials, `gmsaCredentialSpec size must be under ${MOST_CREDENTIALS / 1024} KiB`),
      );
    }
  }
  const name = has(options, 'runAsUserName') ? userNameFault(textAt(options, 'runAsUserName')) : undefined;
  if (name !== undefined) faults.push(invalidValue(`${here}.runAsUserName`, textAt(options, 'runAsUserName'), name));
}
