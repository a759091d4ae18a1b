import { StatusError, unauthorized } from '../../meta/errors.js';
import type { Authenticator } from '../../request/ports.js';
import { ANONYMOUS, type User } from '../../request/user.js';

const AUTHENTICATED = 'system:authenticated';
const UNAUTHENTICATED = 'system:unauthenticated';

/**
 * Asks each method in turn; the first that knows the caller wins. A method that throws does not stop the others, as in
 * kube-apiserver; when none knows the caller, the first error is the answer, with the reasons of all. Whoever is known gets the group
 * `system:authenticated` (spec 3), unless it is anonymous or has it already. With `anonymous`, who showed nothing that
 * any method reads is `system:anonymous`; bad credentials are refused all the same.
 *
 * @throws StatusError 401
 */
export function unionAuthenticator(
  methods: readonly Authenticator[],
  options: { readonly anonymous?: boolean } = {},
): Authenticator {
  // Methods that keep a user per credential hand out the same object, so the one with the group added is kept as well.
  const grouped = new WeakMap<User, User>();
  return {
    async authenticate(credentials, notes): Promise<User | undefined> {
      const failures: unknown[] = [];
      for (const method of methods) {
        try {
          const user = await method.authenticate(credentials, notes);
          if (user === undefined) continue;
          let known = grouped.get(user);
          if (known === undefined) grouped.set(user, (known = withAuthenticatedGroup(user)));
          return known;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw refusalOf(failures);
      return options.anonymous === true ? ANONYMOUS : undefined;
    },
  };
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
