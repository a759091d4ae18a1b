// The script of `npm start`: builds the program when a source changed, then runs it.
import { pathToFileURL } from 'node:url';
import { bundle, fail } from './bundle.mjs';

await import(pathToFileURL(await bundle().catch(fail)).href);
