import type { Secret } from '../../../generated/types/api__v1.js';
import { createControlLoop, type Reconciled } from '../../client/control-loop.js';
import { find, isStatus } from '../../client/find.js';
import { createInformer } from '../../client/informer.js';
import type { KubeObject } from '../../meta/object.js';
import { mapAt, textAt } from '../../resources/strategies/members.js';
import type { Typed } from '../../resources/strategy.js';
import type { Controller, ControllerParts } from '../controller.js';
import { fedBy } from '../fed-by.js';

const SECRETS = { group: '', version: 'v1', resource: 'secrets' };
const ACCOUNTS = { group: '', version: 'v1', resource: 'serviceaccounts' };

/**
 * Fills Secrets of type `service-account-token` with a token without expiry, and deletes them when their account is
 * deleted or recreated, which invalidates the token.
 */
export function createServiceAccountTokenController(parts: ControllerParts): Controller {
  const { client, naming, onError } = parts;
  const secrets = createInformer(client, {
    type: SECRETS,
    fieldSelector: `type=${naming.labelDomain}/service-account-token`,
    onError: (error) => onError(error, 'watch of secrets'),
  });
  const accounts = createInformer(client, {
    type: ACCOUNTS,
    onError: (error) => onError(error, 'watch of serviceaccounts'),
  });
  const accountOf = (secret: KubeObject): string => annotation(parts, secret, 'service-account.name');
  const loop = createControlLoop({
    name: 'service-account-token',
    onError,
    reconcile: (key, signal) => {
      const [namespace = '', name = ''] = key.split('/');
      const secret = secrets.get(namespace, name);
      if (secret === undefined || secret.metadata.deletionTimestamp !== undefined) {
        return Promise.resolve({ kind: 'settled' });
      }
      return reconcileSecret(parts, secret, signal);
    },
  });
  const keyOf = (object: KubeObject, name = object.metadata.name ?? ''): string =>
    `${object.metadata.namespace ?? ''}/${name}`;
  const secretsOf = new NamesByOwner();
  secrets.listen({
    changed: (secret, previous) => {
      if (previous !== undefined) secretsOf.remove(keyOf(previous, accountOf(previous)), keyOf(previous));
      if (secret === undefined) return;
      secretsOf.add(keyOf(secret, accountOf(secret)), keyOf(secret));
      loop.enqueue(keyOf(secret));
    },
  });
  accounts.listen({
    changed: (account, previous) => {
      // Labels and the like do not matter; a new or missing account does.
      if (account !== undefined && previous?.metadata.uid === account.metadata.uid) return;
      for (const key of secretsOf.of(keyOf((account ?? previous)!))) loop.enqueue(key);
    },
  });
  return fedBy([secrets, accounts], loop);
}

/** Names indexed by the name of their owner. */
class NamesByOwner {
  readonly #names = new Map<string, Set<string>>();

  add(owner: string, name: string): void {
    const names = this.#names.get(owner);
    if (names === undefined) this.#names.set(owner, new Set([name]));
    else names.add(name);
  }

  remove(owner: string, name: string): void {
    const names = this.#names.get(owner);
    names?.delete(name);
    if (names?.size === 0) this.#names.delete(owner);
  }

  of(owner: string): Iterable<string> {
    return this.#names.get(owner) ?? [];
  }
}

function annotation({ naming }: ControllerParts, secret: KubeObject, name: string): string {
  return secret.metadata.annotations?.[`${naming.labelDomain}/${name}`] ?? '';
}

async function reconcileSecret(parts: ControllerParts, secret: KubeObject, signal: AbortSignal): Promise<Reconciled> {
  const { client } = parts;
  const { namespace = '', name = '', uid = '' } = secret.metadata;
  const address = { type: SECRETS, namespace, name };
  const accountName = annotation(parts, secret, 'service-account.name');
  const account = await find(client, { type: ACCOUNTS, namespace, name: accountName }, { signal });
  const wantedUid = annotation(parts, secret, 'service-account.uid');
  const accountUid = account?.metadata.uid ?? '';
  try {
    if (account === undefined || (wantedUid !== '' && wantedUid !== accountUid)) {
      await client.delete(address, { uid, signal });
      return { kind: 'settled' };
    }
    const filled = await fill(parts, secret, accountName, accountUid);
    if (filled !== undefined) await client.update(address, filled, { signal });
  } catch (error) {
    if (isStatus(error, 409)) return { kind: 'retry' };
    if (!isStatus(error, 404)) throw error;
  }
  return { kind: 'settled' };
}

/** The Secret completed; undefined when complete. */
async function fill(
  parts: ControllerParts,
  secret: Typed<Secret>,
  account: string,
  accountUid: string,
): Promise<KubeObject | undefined> {
  const { naming } = parts;
  const { namespace = '', name = '' } = secret.metadata;
  const data = mapAt(secret, 'data');
  const encoded = (text: string): string => Buffer.from(text).toString('base64');
  const missing: Record<string, string> = {};
  if (textAt(data, 'ca.crt') !== encoded(parts.rootCa)) missing['ca.crt'] = encoded(parts.rootCa);
  if (textAt(data, 'namespace') === '') missing['namespace'] = encoded(namespace);
  if (textAt(data, 'token') === '') {
    const claim = (word: string): string => `${naming.labelDomain}/serviceaccount/${word}`;
    const token = await parts.issueToken({
      iss: naming.secretTokenIssuer,
      [claim('namespace')]: namespace,
      [claim('secret.name')]: name,
      [claim('service-account.name')]: account,
      [claim('service-account.uid')]: accountUid,
      sub: `system:serviceaccount:${namespace}:${account}`,
    });
    missing['token'] = encoded(token);
  }
  const uidKey = `${naming.labelDomain}/service-account.uid`;
  if (Object.keys(missing).length === 0 && secret.metadata.annotations?.[uidKey] === accountUid) return undefined;
  return {
    ...secret,
    metadata: { ...secret.metadata, annotations: { ...secret.metadata.annotations, [uidKey]: accountUid } },
    data: { ...data, ...missing },
  };
}
