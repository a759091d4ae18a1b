import { createMemoryStore } from '../../support/memory-store.js';
import { storeSuite } from '../../suites/store.suite.js';

storeSuite('in-memory model', async () => {
  const store = createMemoryStore();
  return {
    store,
    compact: async (revision) => store.compact(revision),
    dispose: () => store.close(),
  };
});
