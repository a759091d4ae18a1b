import type { JsonObject } from '../../json/types.js';
import { badRequest } from '../../meta/errors.js';
import { formatTime } from '../../meta/time.js';
import type { TokenAuthenticator } from '../../request/ports.js';
import type { User } from '../../request/user.js';
import type { Act } from './act.js';

/** SelfSubjectReview: who am I, after all authentication and impersonation? `clock` in milliseconds. */
export function selfSubjectReview(clock: () => number): Act {
  return {
    perform: async ({ body: object, context }) => ({
      apiVersion: object.apiVersion,
      kind: object.kind,
      metadata: { creationTimestamp: formatTime(clock()) },
      status: { userInfo: userInfo(context.user) },
    }),
  };
}

/**
 * TokenReview: whose token is this, and for which audience was it issued? Asked by servers that receive tokens of this
 * one.
 *
 * @param audiences those of this server, the default of a review without any
 */
export function tokenReview(tokens: TokenAuthenticator, audiences: readonly string[]): Act {
  return {
    answersBody: true,
    prepare: ({ body: object }) => {
      const { token = '' } = (object['spec'] ?? {}) as { readonly token?: string };
      if (token === '') throw badRequest('token is required for TokenReview in authentication');
      return object;
    },
    async perform({ body: object, context }) {
      const spec = object['spec'] as { readonly token: string; readonly audiences?: readonly string[] };
      const wanted = (spec.audiences ?? []).length > 0 ? spec.audiences! : audiences;
      try {
        const found = await tokens.authenticate(spec.token, wanted, context);
        if (found === undefined) return { ...object, status: refused('invalid bearer token') };
        const status = {
          authenticated: true,
          user: userInfo(found.user),
          ...(found.audiences.length > 0 && { audiences: [...found.audiences] }),
        };
        return { ...object, status };
      } catch (error) {
        return { ...object, status: refused(`[invalid bearer token, ${reasonOf(error)}]`) };
      }
    },
  } satisfies Act;
}

function refused(error: string): JsonObject {
  return { user: {}, error };
}

/** Why a token was rejected, in words that reveal nothing of it. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'the token could not be checked';
}

/** A user as shown in reviews and certificate requests; empty members are left out. */
function userInfo({ name, uid, groups, extra }: User): JsonObject {
  return {
    ...(name !== '' && { username: name }),
    ...(uid !== '' && { uid }),
    ...(groups.length > 0 && { groups: [...groups] }),
    ...(Object.keys(extra).length > 0 && {
      extra: Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]])),
    }),
  };
}
