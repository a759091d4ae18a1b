import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

function filesBelow(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, wanted);
    return wanted(entry.name) ? [path] : [];
  });
}

const sources = filesBelow('src', (name) => name.endsWith('.ts'));

/** The text without comments: prose may name products, code may not. */
function code(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}

describe('house rules', () => {
  test('product identifiers are in src/naming only; elsewhere ask the naming profile', () => {
    // x-kubernetes-* schema extensions are the same in both profiles (design §2.3)
    const found = sources
      .filter((path) => !path.startsWith('src/naming/'))
      .flatMap((path) =>
        [
          ...code(path).matchAll(
            /['"`][^'"`\n]*\b(k8s\.io|kubernetes\.io|cluster\.io|kube-system|cluster-system)\b[^'"`\n]*['"`]/g,
          ),
        ].map((match) => `${path}: ${match[0]}`),
      );
    expect(found).toEqual([]);
  });

  test('no file or folder is a collection of leftovers: each is named after its content', () => {
    const odd = sources.filter((path) => /(^|[/-])(utils?|helpers?|misc|common|stuff|manager2)([-./]|$)/.test(path));
    expect(odd).toEqual([]);
  });

  test('variable delays go through timerDelay: Node fires at once for what a timer cannot hold', () => {
    const constant = /^(?:[\d_]+|[A-Z][A-Z0-9_]*(?: [*+] [A-Z0-9_]+)*|timerDelay\(.*\))$/s;
    const found = sources.flatMap((path) => {
      const delays: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isCallExpression(node) && /(?:^|\.)set(?:Timeout|Interval)$/.test(node.expression.getText())) {
          const delay = node.arguments[node.expression.getText().includes('.') ? 0 : 1]?.getText() ?? '';
          if (!constant.test(delay)) delays.push(`${path}: ${delay}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
      return delays;
    });
    expect(found).toEqual([]);
  });

  test('an AbortController is created by sharedAbort, so that many may wait on its signal', () => {
    const found = sources.filter(
      (path) => path !== 'src/meta/shared-abort.ts' && code(path).includes('new AbortController'),
    );
    expect(found).toEqual([]);
  });

  test('a new key is exported as text: Node shares a lock between a key object and the job that generated it', () => {
    // If the job is garbage-collected while the key's details are read, the process hangs forever.
    const calls = sources.flatMap((path) =>
      [...code(path).matchAll(/\bgenerateKey(?:Pair)?(?:Sync)?\(([^;]*)/g)].map((match) => `${path}: ${match[1]!}`),
    );
    expect(calls).not.toEqual([]);
    expect(calls.filter((call) => !call.includes('privateKeyEncoding'))).toEqual([]);
  });

  test('names are kebab-case', () => {
    const odd = sources.filter((path) => !/^[a-z0-9/.-]+$/.test(path));
    expect(odd).toEqual([]);
  });

  test('each folder of src has a README, and none below has more than 40 lines', () => {
    const readmes = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (path) => basename(path) === 'README.md',
    );
    const folders = readdirSync('src').filter((folder) => statSync(join('src', folder)).isDirectory());
    expect(folders.filter((folder) => !readmes.includes(join(folder, 'README.md')))).toEqual([]);
    const lengths = readmes.map((path) => ({
      path,
      lines: readFileSync(join('src', path), 'utf8').trimEnd().split('\n').length,
    }));
    expect(lengths.filter(({ lines }) => lines > 40)).toEqual([]);
  });

  test('only config reads flags and the environment', () => {
    const found = sources.filter(
      (path) => !/^src\/(config|cli)\//.test(path) && /\bprocess\.(env|argv)\b/.test(code(path)),
    );
    expect(found).toEqual([]);
  });

  test('no module keeps state: parts are created by functions and get what they need', () => {
    const state =
      /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: [^=]+)? = (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\});/gm;
    const found = sources
      // the exit code of the process
      .filter((path) => path !== 'src/cli/main.ts')
      .flatMap((path) =>
        [...code(path).matchAll(state)]
          // an empty list or map that is readonly to the compiler is a constant
          .filter((match) => !/: (?:readonly|Readonly)/.test(match[0]))
          .map((match) => `${path}: ${match[0]}`),
      );
    expect(found).toEqual([]);
  });

  test('every export is used by another production file; tests and benches do not count', () => {
    const production = ['src', 'codegen', 'generated', 'migrations'].flatMap((folder) =>
      filesBelow(folder, (name) => /\.(?:ts|mjs)$/.test(name)),
    );
    const imported = new Set(
      production.flatMap((path) =>
        [
          ...readFileSync(path, 'utf8').matchAll(
            /(?:import |const |\.then\(\()(?:type )?(?:\w+, )?\{([^}]*)\}(?: from| = await import|\) =>)/g,
          ),
        ].flatMap((match) => match[1]!.split(',').map((name) => name.replace(/^\s*(?:type )?(\w+)[\s\S]*$/, '$1'))),
      ),
    );
    const entries = new Set([
      // a strategy is found by its file
      'strategy',
      // the package's client
      'createClient',
      // the default of required log options in tests and benches
      'SILENT_LOG',
    ]);
    const unused = sources.flatMap((path) => {
      return [...code(path).matchAll(/^export (?:async )?(?:abstract )?(?:function\*?|class|const) (\w+)/gm)]
        .map((match) => match[1]!)
        .filter((name) => !imported.has(name) && !entries.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  test("every file is reachable from the command, the package's client or the generator", () => {
    const reached = new Set<string>();
    const waiting = [
      'src/cli/main.ts',
      'src/client/remote/typed-client.ts',
      ...['codegen', 'migrations'].flatMap((folder) => filesBelow(folder, (name) => /\.(?:ts|mjs)$/.test(name))),
    ];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      for (const [, target] of readFileSync(path, 'utf8').matchAll(/(?:from|import|import\()\s*['"](\.[^'"]+)['"]/g)) {
        const file = join(path, '..', target!).replace(/\.js$/, '.ts');
        if (existsSync(file)) waiting.push(file);
      }
    }
    expect(sources.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('pure folders use no clock, randomness, environment, log or I/O', () => {
    const pure = /^src\/(json|meta|schema|patch|codec|credentials)\//;
    const found = sources
      .filter((path) => pure.test(path))
      .flatMap((path) =>
        [
          ...code(path).matchAll(
            /\b(Date\.now\(\)|Math\.random|new Date\(\)|randomUUID|randomBytes|from 'node:(?:fs|net|http|https|child_process)|console\.)/g,
          ),
        ]
          .filter((match) => !(path.startsWith('src/credentials/') && match[0] === "from 'node:net"))
          .map((match) => `${path}: ${match[0]}`),
      );
    expect(found).toEqual([]);
  });

  test('every exported function, class, type and constant has a doc comment', () => {
    const found = sources.flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.flatMap((line, at) => {
        if (!/^export (async function|function|class|interface|type|const|abstract class)\b/.test(line)) return [];
        let above = at - 1;
        while (above >= 0 && /^@/.test(lines[above]!)) above--;
        return lines[above]?.trimEnd().endsWith('*/') === true
          ? []
          : [`${path}:${at + 1}: ${line.trim().slice(0, 60)}`];
      });
    });
    expect(found).toEqual([]);
  });

  test('the lock file contains no host names', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
  });

  test('test files of one topic are in the folder of their source', () => {
    const folders = new Set(readdirSync('src'));
    const odd = filesBelow('test/unit', (name) => name.endsWith('.test.ts'))
      .map((path) => relative('test/unit', path).split('/')[0]!)
      .filter((folder) => !folders.has(folder) && !['bench', 'codegen', 'support'].includes(folder));
    expect(odd).toEqual([]);
  });
});
