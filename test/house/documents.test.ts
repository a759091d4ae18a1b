import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, ending);
    return path.endsWith(ending) ? [path] : [];
  });
}

const read = (path: string): string => readFileSync(path, 'utf8');
const folders = ['src', 'codegen', 'schemas', 'docs', 'test', 'bench', 'migrations'];
const documents = [
  'README.md',
  ...['src', 'codegen', 'schemas', 'docs'].flatMap((folder) => filesBelow(folder, '.md')),
];

/** The words between backticks outside of code blocks. */
function codeWords(text: string): string[] {
  return [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!);
}

/** The text of a literal, with placeholders as ellipses. */
function textOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** The first argument of each `new <Class>(...)` in a file. */
function messagesOf(path: string, classes: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && classes.includes(node.expression.getText())) {
      const text = textOf(node.arguments?.[0]);
      if (text !== undefined) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return found;
}

describe('the documents', () => {
  test('documents name only existing files', () => {
    const all = folders.flatMap((folder) => filesBelow(folder, ''));
    const lost = documents.flatMap((document) =>
      // Tables name tests without code marks.
      [...codeWords(read(document)), ...(read(document).match(/\btest\/[\w./-]+\.ts\b/g) ?? [])]
        .filter((word) => /^[\w./-]+\.(?:ts|mjs|cjs|sql|md)$/.test(word))
        .filter((word) => !existsSync(word) && !all.some((path) => path.endsWith(`/${word}`)))
        .map((word) => `${document}: ${word}`),
    );
    expect(lost).toEqual([]);
  });

  test('documents name only existing tests and folders of tests', () => {
    const lost = documents.flatMap((document) =>
      [...read(document).matchAll(/\btest\/[\w-]+(?:[./][\w-]+)*/g)]
        .map(([path]) => path)
        .filter((path) => !['', '.ts', '.test.ts'].some((ending) => existsSync(path + ending)))
        .map((path) => `${document}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  test('documents link only to existing files', () => {
    const lost = documents.flatMap((document) =>
      [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map((match) => join(document, '..', match[1]!))
        .filter((path) => !existsSync(path))
        .map((path) => `${document}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  test('each guarantee names existing tests', () => {
    const text = read('docs/guarantees.md').split('## Not promised')[0]!;
    const promises = text.split(/^\d+\. /m).slice(1);
    const shown = promises.map((promise) => [...promise.matchAll(/`(test\/\S+\.ts) › ([^`]+)`/g)]);
    expect(promises.filter((_promise, at) => shown[at]!.length === 0)).toEqual([]);
    const lost = shown
      .flat()
      .filter(([, file, title]) => !existsSync(file!) || !read(file!).includes(title!))
      .map((match) => match[0]);
    expect(lost).toEqual([]);
  });

  test('each row of spec-coverage.md names existing tests', () => {
    // Such as `watch › continuing a watch` in test/server, with several titles after commas.
    const entries = read('docs/spec-coverage.md')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((row) => row.split(/[|;]/))
      .map((entry) => /([\w./-]+)`? › ([^(]+)/.exec(entry))
      .filter((entry) => entry !== null);
    expect(entries.length).toBeGreaterThan(100);
    const lost = entries.filter(([, name, titles]) => {
      const file = name!.replace(/^test\//, '');
      const path = [`test/${file}`, `test/${file}.test.ts`, `test/server/${file}.test.ts`].find((one) =>
        existsSync(one),
      );
      const text = path === undefined ? '' : read(path);
      const title = titles!.trim();
      return !text.includes(title) && !title.split(/, | › /).every((part) => text.includes(part));
    });
    expect(lost.map(([entry]) => entry.trim())).toEqual([]);
  });

  test('errors.md lists exactly the reasons that the server uses', () => {
    const known = [...read('src/meta/errors.ts').matchAll(/^ {2}\| '(\w+)'/gm)].map((match) => match[1]!);
    const used = new Set(
      filesBelow('src', '.ts').flatMap((path) =>
        [...read(path).matchAll(/new StatusError\(\s*\d+,\s*'(\w+)'/g)].map((match) => match[1]!),
      ),
    );
    const page = read('docs/errors.md');
    const listed = new Set([...page.matchAll(/^\| \d{3} +\| (\w+) +\|/gm)].map((match) => match[1]!));
    expect([...listed].sort()).toEqual([...used].sort());
    for (const reason of known) if (!used.has(reason)) expect(page).toContain(`\`${reason}\``);
  });

  test('errors.md lists every line that a start can end with', () => {
    const page = read('docs/errors.md');
    const classes = ['ConfigError', 'DatabaseRefusal', 'NamingProfileMismatch'];
    const missing = ['cli', 'config', 'server', 'storage']
      .flatMap((folder) => filesBelow(`src/${folder}`, '.ts'))
      .flatMap((path) => messagesOf(path, classes))
      // a line composed of other messages
      .filter((message) => /[a-z]{4}/.test(message.replace(/--[\w-]+/g, '')) && !page.includes(message));
    expect(missing).toEqual([]);
  });
});

describe('the package', () => {
  interface Package {
    readonly bin: Readonly<Record<string, string>>;
    readonly files: readonly string[];
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  }
  const { bin, files, dependencies, devDependencies } = JSON.parse(read('package.json')) as Package;
  const packed = (path: string): boolean => files.some((folder) => path.startsWith(`${folder}/`));

  test('the package contains its command and every generated file that is read at run time', () => {
    expect(Object.values(bin).filter((path) => !packed(path))).toEqual([]);
    const data = [...filesBelow('generated', '.json'), ...filesBelow('generated', '.cjs')];
    expect(data.length).toBeGreaterThan(10);
    expect(data.filter((path) => !packed(path))).toEqual([]);
    expect(existsSync('LICENSE')).toBe(true);
  });

  /** Packages that the server imports, statically or on demand. */
  const imported = new Set(
    ['src', 'migrations', 'generated']
      .flatMap((folder) => [...filesBelow(folder, '.ts'), ...filesBelow(folder, '.cjs')])
      .flatMap((path) => [
        ...read(path).matchAll(
          /(?:from |import\(|load\(|require\(|import\.meta\.url\)\(|resolve\()'((?:@[\w-]+\/)?[\w-]+)[^']*'/g,
        ),
      ])
      .map((match) => match[1]!)
      .filter((name) => name in dependencies || name in devDependencies),
  );

  test('run-time code uses no development dependency', () => {
    expect([...imported].filter((name) => name in devDependencies)).toEqual([]);
  });

  test('docs/dependencies.md justifies each dependency, and lists the ones not used yet', () => {
    const page = read('docs/dependencies.md').split('## For development')[0]!;
    const [present = '', later = ''] = page.split('## Chosen, and used from a later');
    /** The names in the first cells of tables. */
    const named = (text: string): string[] =>
      [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap((match) => match[1]!.trim().split(/, /));
    const names = Object.keys(dependencies);
    expect(names.filter((name) => !named(present).includes(name) && !named(later).includes(name))).toEqual([]);
    expect(named(later).filter((name) => imported.has(name))).toEqual([]);
    expect(named(present).filter((name) => names.includes(name) && !imported.has(name))).toEqual([]);
  });
});
