import { StatusError, forbidden } from '../meta/errors.js';
import type { RequestInfo } from './info.js';
import type { AuthorizationAttributes } from './ports.js';
import type { User } from './user.js';

/** The access that a request needs. */
export function attributesOf(user: User, info: RequestInfo): AuthorizationAttributes {
  if (info.kind === 'non-resource') return { kind: 'non-resource', user, verb: info.verb, path: info.path };
  const { verb, group, version, namespace, resource, subresource, name, fieldSelector, labelSelector } = info;
  const asked = { kind: 'resource', user, verb, group, version, namespace, resource, subresource, name } as const;
  if (fieldSelector === undefined && labelSelector === undefined) return asked;
  return {
    ...asked,
    ...(fieldSelector !== undefined && { fieldSelector }),
    ...(labelSelector !== undefined && { labelSelector }),
  };
}

/** The 403 of a denied request, in kube-apiserver's words. */
export function refusal(asked: AuthorizationAttributes, reason: string): StatusError {
  const who = `User ${JSON.stringify(asked.user.name)} cannot ${asked.verb}`;
  const because = reason === '' ? '' : `: ${reason}`;
  if (asked.kind === 'non-resource') {
    return new StatusError(403, 'Forbidden', `forbidden: ${who} path ${JSON.stringify(asked.path)}${because}`, {
      details: {},
    });
  }
  const resource = asked.subresource === '' ? asked.resource : `${asked.resource}/${asked.subresource}`;
  const where = asked.namespace === '' ? 'at the cluster scope' : `in the namespace ${JSON.stringify(asked.namespace)}`;
  return forbidden(
    { group: asked.group, resource: asked.resource },
    asked.name,
    `${who} resource ${JSON.stringify(resource)} in API group ${JSON.stringify(asked.group)} ${where}${because}`,
  );
}
