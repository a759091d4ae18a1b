#!/usr/bin/env node
import module from 'node:module';
import { ConfigError } from '../config/flag.js';
import { loadOptions } from '../config/load.js';
import { EXIT_CONFIG, reportFatal } from './exit.js';
import { helpText } from './help.js';
import { nodeVersionFault } from './node-version.js';
import { descriptorFault, descriptorLimit } from '../server/descriptors.js';

quickenStart();
const [command = '', ...args] = process.argv.slice(2);

async function run(): Promise<number> {
  const tooOld = nodeVersionFault(process.versions.node);
  if (tooOld !== undefined) throw new ConfigError(tooOld);
  if (
    command === '--help' ||
    command === '-h' ||
    command === 'help' ||
    args.includes('--help') ||
    args.includes('-h')
  ) {
    process.stdout.write(`${helpText(process.stdout.columns ?? 100)}\n`);
    return 0;
  }
  switch (command) {
    case 'serve': {
      const options = loadOptions(args, process.env);
      checkDescriptors();
      const { serve } = await import('../server/serve.js');
      return serve(options);
    }
    case 'migrate': {
      const options = loadOptions(args, process.env);
      checkDescriptors();
      const { migrate } = await import('../server/serve.js');
      return migrate(options);
    }
    case '--version':
    case 'version': {
      if (args.length > 0) throw new ConfigError(`version takes no arguments, not ${args[0]}`);
      const { productVersion } = await import('../server/product-version.js');
      process.stdout.write(`cluster-apiserver ${productVersion()}\n`);
      return 0;
    }
    default:
      process.stderr.write(
        `cluster-apiserver: ${missingCommand(command)}; use serve, migrate or version, see --help\n`,
      );
      return EXIT_CONFIG;
  }
}

/** Before the server's files are loaded, which would fail one by one with too few descriptors. @throws ConfigError */
function checkDescriptors(): void {
  const fault = descriptorFault(descriptorLimit());
  if (fault !== undefined) throw new ConfigError(fault);
}

function missingCommand(word: string): string {
  return word === '' || word.startsWith('-') ? 'a command is missing' : `unknown command "${word}"`;
}

/** Before anything large is loaded; a third of the start-up time is loading code. */
function quickenStart(): void {
  // From Node 22.1 on. Caches compiled code in the temporary folder for the next start.
  (module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
  // As in Node 21 and later. Without it pg creates a Response to detect its platform, which loads all of fetch.
  const place = globalThis as { navigator?: unknown };
  place.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` };
}

let code: number;
try {
  code = await run();
} catch (error) {
  code = reportFatal(error);
}
// Explicit: a handle left open by a failed start must not keep the process alive.
process.exit(code);
