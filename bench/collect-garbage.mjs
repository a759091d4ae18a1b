import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded into a server before its own code: SIGUSR2 collects garbage, so that memory is measured without it. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  // A second pass frees what the finalizers of the first release.
  setImmediate(collect);
});
