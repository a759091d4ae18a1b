import type { ConfigMap, ServiceAccount } from '../../../generated/types/api__v1.js';
import { find, isStatus } from '../../client/find.js';
import type { KubeObject } from '../../meta/object.js';
import { reference, referencesOfPod } from '../../request/pod-references.js';
import { mapAt, objectsAt, textAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { ControllerParts } from '../controller.js';
import { DAY, dayOf, startOfDay, tokenLabels } from './labels.js';

const SECRETS = { group: '', version: 'v1', resource: 'secrets' };
const ACCOUNTS = { group: '', version: 'v1', resource: 'serviceaccounts' };
const PODS = { group: '', version: 'v1', resource: 'pods' };
const CONFIG_MAPS = { group: '', version: 'v1', resource: 'configmaps' };

/** One pass over all tokens in Secrets; see the controller. */
export async function cleanLegacyTokens(parts: ControllerParts, signal: AbortSignal): Promise<void> {
  if (await notedLongEnough(parts, signal)) await pass(parts, dayOf(parts.clock() - parts.unusedTokenPeriod), signal);
}

async function notedLongEnough(parts: ControllerParts, signal: AbortSignal): Promise<boolean> {
  const { client, naming } = parts;
  const address = { type: CONFIG_MAPS, namespace: naming.namespaces.system, name: naming.tokenTrackingConfigMap };
  const map: Typed<ConfigMap> | undefined = await find(client, address, { signal });
  const since = startOfDay(textAt(mapAt(map, 'data'), 'since'));
  // From the second day on; the first was not recorded completely.
  return since !== undefined && parts.clock() >= since + DAY + parts.unusedTokenPeriod;
}

/** @param from the day from which on a use keeps a token */
async function pass(parts: ControllerParts, from: string, signal: AbortSignal): Promise<void> {
  const { client, naming, clock } = parts;
  const labels = tokenLabels(naming.labelDomain);
  const fieldSelector = `type=${naming.labelDomain}/service-account-token`;
  const { items } = await client.list({ type: SECRETS }, { fieldSelector, signal });
  const mounted = new Map<string, Promise<ReadonlySet<string>>>();
  for (const secret of items) {
    const { name = '', namespace = '', uid = '', resourceVersion = '' } = secret.metadata;
    if (!isUnused(secret, labels.lastUsed, clock() - parts.unusedTokenPeriod, from)) continue;
    if (!(await isMadeBySystem(parts, secret, signal))) continue;
    if (!mounted.has(namespace)) mounted.set(namespace, secretsOfPods(parts, namespace, signal));
    if ((await mounted.get(namespace)!).has(reference('secret', namespace, name))) continue;
    const address = { type: SECRETS, namespace, name };
    const invalidSince = secret.metadata.labels?.[labels.invalidSince];
    try {
      if (startOfDay(invalidSince) === undefined) {
        const patch = { metadata: { uid, labels: { [labels.invalidSince]: dayOf(clock()) } } };
        await client.patch(address, { mediaType: 'application/merge-patch+json', patch }, { signal });
      } else if (invalidSince! < from) await client.delete(address, { uid, resourceVersion, signal });
    } catch (error) {
      if (!isStatus(error, 403, 404, 409, 422)) throw error;
    }
  }
}

function isUnused({ metadata }: KubeObject, label: string, before: number, from: string): boolean {
  if (metadata.deletionTimestamp !== undefined) return false;
  if (Date.parse(metadata.creationTimestamp ?? '') >= before) return false;
  const used = metadata.labels?.[label];
  // An unreadable label counts as absent.
  return used === undefined || (startOfDay(used) !== undefined && used < from);
}

/** Whether the account of a token lists it, as only the system did. */
async function isMadeBySystem(parts: ControllerParts, secret: KubeObject, signal: AbortSignal): Promise<boolean> {
  const { client, naming } = parts;
  const { namespace = '', name, annotations = {} } = secret.metadata;
  const accountName = annotations[`${naming.labelDomain}/service-account.name`] ?? '';
  if (accountName === '') return false;
  const account: Typed<ServiceAccount> | undefined = await find(
    client,
    { type: ACCOUNTS, namespace, name: accountName },
    { signal },
  );
  const uid = annotations[`${naming.labelDomain}/service-account.uid`] ?? '';
  if (account === undefined || (uid !== '' && uid !== account.metadata.uid)) return false;
  return objectsAt(account, 'secrets').some((each) => textAt(each, 'name') === name);
}

async function secretsOfPods(
  { client, naming }: ControllerParts,
  namespace: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { items } = await client.list({ type: PODS, namespace }, { signal });
  return new Set(items.flatMap((pod) => referencesOfPod(pod, `${naming.labelDomain}/config.mirror`)));
}
