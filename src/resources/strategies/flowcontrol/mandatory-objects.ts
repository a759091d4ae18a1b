import type { JsonObject } from '../../../json/types.js';

const ALL_REQUESTS: JsonObject = {
  resourceRules: [{ verbs: ['*'], apiGroups: ['*'], resources: ['*'], clusterScope: true, namespaces: ['*'] }],
  nonResourceRules: [{ verbs: ['*'], nonResourceURLs: ['*'] }],
};

/** Specs of the flow schemas that must exist as they are, by name. */
export const MANDATORY_FLOW_SCHEMAS: ReadonlyMap<string, JsonObject> = new Map([
  [
    'exempt',
    {
      priorityLevelConfiguration: { name: 'exempt' },
      matchingPrecedence: 1,
      rules: [{ subjects: [{ kind: 'Group', group: { name: 'system:masters' } }], ...ALL_REQUESTS }],
    },
  ],
  [
    'catch-all',
    {
      priorityLevelConfiguration: { name: 'catch-all' },
      matchingPrecedence: 10000,
      distinguisherMethod: { type: 'ByUser' },
      rules: [
        {
          subjects: [
            { kind: 'Group', group: { name: 'system:unauthenticated' } },
            { kind: 'Group', group: { name: 'system:authenticated' } },
          ],
          ...ALL_REQUESTS,
        },
      ],
    },
  ],
]);

/** Specs of the priority levels that must exist, by name. What `exempt` lends and owns may be changed. */
export const MANDATORY_PRIORITY_LEVELS: ReadonlyMap<string, JsonObject> = new Map([
  ['exempt', { type: 'Exempt', exempt: { nominalConcurrencyShares: 0, lendablePercent: 0 } }],
  [
    'catch-all',
    {
      type: 'Limited',
      limited: { nominalConcurrencyShares: 5, lendablePercent: 0, limitResponse: { type: 'Reject' } },
    },
  ],
]);
