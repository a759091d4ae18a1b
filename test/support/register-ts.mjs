import { register } from 'node:module';

/** `node --import ./test/support/register-ts.mjs script.ts` runs a TypeScript file of this project without a build. */
register('./ts-hooks.mjs', import.meta.url);
