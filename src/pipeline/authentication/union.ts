import type { Awaitable } from '../../meta/awaitable.js';
import { StatusError, unauthorized } from '../../meta/errors.js';
import type { Authenticator } from '../../request/ports.js';
import { ANONYMOUS, type User } from '../../request/user.js';

const AUTHENTICATED = 'system:authenticated';
const UNAUTHENTICATED = 'system:unauthenticated';

/**
 * Asks each method in turn; the first that knows the caller wins. A method that throws does not stop the others, as in
 * kube-apiserver; when none knows the caller, the first error is the answer, with the reasons of all. Known callers get
 * the group `system:authenticated` (spec 3), unless anonymous or already in it. With `anonymous`, callers without
 * credentials are `system:anonymous`; bad credentials are still rejected.
 *
 * @throws StatusError 401
 */
export function unionAuthenticator(
  methods: readonly Authenticator[],
  options: { readonly anonymous?: boolean } = {},
): Authenticator {
  // Methods that cache a user per credential return the same object, so the one with the group added is cached as well.
  const grouped = new WeakMap<User, User>();
  return {
    authenticate(credentials, notes) {
      const failures: unknown[] = [];
      const askFrom = (first: number): Awaitable<User | undefined> => {
        for (let at = first; at < methods.length; at += 1) {
          try {
            const user = methods[at]!.authenticate(credentials, notes);
            if (user instanceof Promise) return awaited(user, at);
            if (user !== undefined) return withGroup(user);
          } catch (error) {
            failures.push(error);
          }
        }
        if (failures.length > 0) throw refusalOf(failures);
        return options.anonymous === true ? ANONYMOUS : undefined;
      };
      const awaited = async (answer: Promise<User | undefined>, at: number): Promise<User | undefined> => {
        try {
          const user = await answer;
          if (user !== undefined) return withGroup(user);
        } catch (error) {
          failures.push(error);
        }
        return askFrom(at + 1);
      };
      return askFrom(0);
    },
  };

  function withGroup(user: User): User {
    let known = grouped.get(user);
    if (known === undefined) grouped.set(user, (known = withAuthenticatedGroup(user)));
    return known;
  }
}

function refusalOf(failures: readonly unknown[]): unknown {
  const reasons = failures.map((error) => (error instanceof StatusError ? error.cause : undefined));
  return reasons.length > 1 && reasons.every((reason) => typeof reason === 'string')
    ? unauthorized(reasons.join('; '))
    : failures[0];
}

/** The user with the group of authenticated users, unless an authenticator named the anonymous user. */
export function withAuthenticatedGroup(user: User): User {
  if (user.name === ANONYMOUS.name) return user;
  if (user.groups.includes(AUTHENTICATED) || user.groups.includes(UNAUTHENTICATED)) return user;
  return { ...user, groups: [...user.groups, AUTHENTICATED] };
}
