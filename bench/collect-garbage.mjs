import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded into a server before its own code: SIGUSR2 collects garbage, so that memory can be measured without it. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  // A second pass frees what finalizers of the first let go.
  setImmediate(collect);
});
