import { builtinResources } from '../../../src/resources/builtin.js';
import { namingProfile } from '../../../src/naming/profile.js';
import { verbsSuite } from '../../suites/verbs.suite.js';
import { inProcess } from '../../support/in-process.js';
import { sampleOf } from '../../support/samples.js';

/** Kinds with special name rules. */
const NAMED_BY_CONTENT = ['APIService', 'IPAddress', 'StorageVersion'];

for (const naming of ['kubernetes', 'cluster'] as const) {
  const kinds = builtinResources(namingProfile(naming))
    .filter(({ definition }) => definition.verbs.includes('get') && definition.verbs.includes('create'))
    // Its name follows from its spec, and a delete only starts its deletion: test/server/custom-kinds.test.ts.
    .filter(({ definition }) => definition.kind !== 'CustomResourceDefinition')
    // One is named after what it serves, the other after an address: test/unit/resources/mistakes.test.ts.
    .filter(({ definition }) => !NAMED_BY_CONTENT.includes(definition.kind))
    .map(({ definition }) => ({ definition, sample: sampleOf(definition, 'n') }));
  verbsSuite(`verbs of built-in kinds, ${naming} naming, in process`, kinds, {
    fresh: async () => ({ client: inProcess({ naming }).client, namespace: 'n' }),
  });
}
