import { refusal } from '../request/refusal.js';
import type { RegistryParts } from '../registry/parts.js';
import type { AuthorizationAttributes, Authorizer } from '../request/ports.js';

/** Checks the permission to create, which other writing verbs need for a missing object. */
export function createAuthorization(authorizer: Authorizer): RegistryParts['authorizeCreate'] {
  return async ({ user }, { resource, namespace, name }) => {
    const { group, version, resource: plural } = resource.definition;
    const asked: AuthorizationAttributes = {
      kind: 'resource',
      user,
      verb: 'create',
      group,
      version,
      namespace,
      resource: plural,
      subresource: '',
      name,
    };
    const { decision, reason } = await authorizer.authorize(asked);
    if (decision !== 'allow') throw refusal(asked, reason);
  };
}
