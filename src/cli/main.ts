#!/usr/bin/env node
import { loadOptions } from '../config/load.js';
import { EXIT_CONFIG, reportFatal } from './exit.js';
import { helpText } from './help.js';

const [command = '', ...args] = process.argv.slice(2);

async function run(): Promise<number> {
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
      const { serve } = await import('../server/serve.js');
      return serve(options);
    }
    case 'migrate': {
      const options = loadOptions(args, process.env);
      const { migrate } = await import('../server/serve.js');
      return migrate(options);
    }
    case 'version': {
      const { productVersion } = await import('../server/product-version.js');
      process.stdout.write(`cluster-apiserver ${productVersion()}\n`);
      return 0;
    }
    default:
      process.stderr.write(
        `cluster-apiserver: ${command === '' ? 'a command is missing' : `unknown command "${command}"`}; use serve, migrate or version, see --help\n`,
      );
      return EXIT_CONFIG;
  }
}

let code: number;
try {
  code = await run();
} catch (error) {
  code = reportFatal(error);
}
// Explicitly: a handle that a failed start left open must not keep the process.
process.exit(code);
