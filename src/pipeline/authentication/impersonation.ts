import { badRequest } from '../../meta/errors.js';
import { dnsLabelFaults, dnsSubdomainFaults } from '../../meta/names.js';
import type { AuthorizationAttributes, Authorizer, Credentials } from '../../request/ports.js';
import { refusal } from '../../request/refusal.js';
import { ANONYMOUS, type User } from '../../request/user.js';
import type { Call } from '../call.js';
import type { Stage } from '../chain.js';
import { extraOf } from './front-proxy.js';

const PREFIX = 'impersonate-';
const EXTRA = 'impersonate-extra-';
const AUTHENTICATED = 'system:authenticated';
const UNAUTHENTICATED = 'system:unauthenticated';

/** The impersonation headers of a request. */
interface Wish {
  readonly user: string;
  readonly uid: string;
  readonly groups: readonly string[];
  readonly extra: Readonly<Record<string, readonly string[]>>;
}

/**
 * Impersonation (`Impersonate-User`, `-Group`, `-Uid`, `-Extra-<key>`) for callers that may `impersonate` that user and
 * each group and value. Later stages see only the impersonated user.
 *
 * @param group the authentication group in the running profile's naming
 * @throws StatusError 400 for groups without a user, 403 naming what the caller may not impersonate
 */
export function impersonationStage(authorizer: Authorizer, group: string): Stage {
  return {
    name: 'impersonation',
    run(call, next) {
      const wish = wishOf(call.credentials);
      return wish === undefined ? next(call) : impersonate(wish, call).then(() => next(call));
    },
  };

  /** @throws StatusError 403 */
  async function impersonate(wish: Wish, call: Call): Promise<void> {
    const account = serviceAccountOf(wish.user);
    for (const asked of questions(call.user, wish, account, group)) {
      const { decision, reason } = await authorizer.authorize(asked);
      if (decision !== 'allow') throw refusal(asked, reason);
    }
    call.impersonator = call.user;
    call.user = { name: wish.user, uid: wish.uid, groups: groupsOf(wish, account), extra: wish.extra };
  }
}

function wishOf(credentials: Credentials): Wish | undefined {
  if (credentials.headerNames?.().some((name) => name.startsWith(PREFIX)) !== true) return undefined;
  const values = (name: string): readonly string[] => credentials.header?.(name) ?? [];
  const wish: Wish = {
    user: values('impersonate-user')[0] ?? '',
    uid: values('impersonate-uid')[0] ?? '',
    groups: values('impersonate-group'),
    extra: extraOf(credentials, [EXTRA]),
  };
  const extras = Object.entries(wish.extra).flatMap(([key, list]) => list.map((value) => ({ key, value })));
  if (wish.user !== '') return wish;
  if (wish.groups.length + extras.length === 0 && wish.uid === '') return undefined;
  const version = 'authentication/v1';
  const asked = [
    ...wish.groups.map((name) => `{Group  ${name}    }`),
    ...extras.map(({ key, value }) => `{UserExtra  ${value}  ${version}  ${key}}`),
    ...(wish.uid === '' ? [] : [`{UID  ${wish.uid}  ${version}  }`]),
  ];
  throw badRequest(`requested [${asked.join(' ')}] without impersonating a user`);
}

function* questions(
  user: User,
  wish: Wish,
  account: Account | undefined,
  group: string,
): Generator<AuthorizationAttributes> {
  const core = {
    kind: 'resource',
    user,
    verb: 'impersonate',
    group: '',
    version: 'v1',
    namespace: '',
    subresource: '',
  } as const;
  const own = { ...core, group };
  if (account !== undefined) yield { ...core, resource: 'serviceaccounts', ...account };
  else yield { ...core, resource: 'users', name: wish.user };
  for (const name of wish.groups) yield { ...core, resource: 'groups', name };
  for (const [key, list] of Object.entries(wish.extra)) {
    for (const name of list) yield { ...own, resource: 'userextras', subresource: key, name };
  }
  if (wish.uid !== '') yield { ...own, resource: 'uids', name: wish.uid };
}

interface Account {
  readonly namespace: string;
  readonly name: string;
}

function serviceAccountOf(user: string): Account | undefined {
  const [, namespace, name] = /^system:serviceaccount:([^:]*):([^:]*)$/.exec(user) ?? [];
  if (namespace === undefined || name === undefined) return undefined;
  if (dnsLabelFaults(namespace).length > 0 || dnsSubdomainFaults(name).length > 0) return undefined;
  return { namespace, name };
}

/** Groups from headers are complete; without any, the user's default groups by its name. */
function groupsOf({ user, groups }: Wish, account: Account | undefined): readonly string[] {
  const given =
    groups.length === 0 && account !== undefined
      ? ['system:serviceaccounts', `system:serviceaccounts:${account.namespace}`]
      : groups;
  if (user === ANONYMOUS.name) return given.includes(UNAUTHENTICATED) ? given : [...given, UNAUTHENTICATED];
  if (given.includes(AUTHENTICATED) || given.includes(UNAUTHENTICATED)) return given;
  return [...given, AUTHENTICATED];
}
