import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '../model.js';
import { packagesOf, kindsOf } from '../model.js';
import { header, type Output } from '../writer.js';

const BASE = 'src/resources/strategies';

/**
 * Prints `generated/strategies.ts`: the strategies found at `src/resources/strategies/<directory>/<kind>.ts`, where
 * `<kind>` is the kind in kebab-case. Other files are parts of strategies and are not listed.
 */
export async function emitStrategies(root: string, model: Model, output: Output): Promise<void> {
  const found = new Map<string, { readonly path: string; readonly name: string }>();
  for (const { group, version } of packagesOf(model)) {
    const files = await filesIn(join(root, BASE, group.directory));
    for (const kind of kindsOf(model, group.directory, version)) {
      const file = `${kebabCase(kind.name)}.ts`;
      if (!files.includes(file)) continue;
      const path = `../${BASE}/${group.directory}/${file.replace(/\.ts$/, '.js')}`;
      found.set(`${group.directory}/${kind.name}`, { path, name: `${group.directory}${kind.name}` });
    }
  }
  const entries = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  output.set(
    'generated/strategies.ts',
    header(BASE) +
      entries.map(([, { path, name }]) => `import { strategy as ${name} } from '${path}';\n`).join('') +
      `import type { Strategy } from '../src/resources/strategy.js';\n\n` +
      `/** Strategies by \`<directory>/<Kind>\`. */\nexport const STRATEGIES: Readonly<Record<string, Strategy>> = {\n` +
      entries.map(([key, { name }]) => `  '${key}': ${name},\n`).join('') +
      `};\n`,
  );
}

/** `ReplicaSet` is `replica-set`, `CSIDriver` is `csi-driver`. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

async function filesIn(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
