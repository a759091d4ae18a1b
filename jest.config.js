/** Test suites: unit (pure), and those against a running server on a real PostgreSQL. */
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data'],
};

export default {
  testTimeout: 300_000,
  maxWorkers: 2,
  // A worker that has run hundreds of files takes a second to free its memory; one that never ends is still reported.
  workerGracefulExitTimeout: 30_000,
  globalSetup: '<rootDir>/test/support/scratch-setup.mjs',
  globalTeardown: '<rootDir>/test/support/scratch-teardown.mjs',
  reporters: ['default', '<rootDir>/test/support/closing-line-reporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/test/unit/**/*.test.ts',
        '<rootDir>/test/property/**/*.test.ts',
        '<rootDir>/test/house/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: [
        '<rootDir>/test/storage/**/*.test.ts',
        '<rootDir>/test/server/**/*.test.ts',
        '<rootDir>/test/clients/**/*.test.ts',
        '<rootDir>/test/model/**/*.test.ts',
        '<rootDir>/test/faults/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
  ],
};
