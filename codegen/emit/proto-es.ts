import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Output } from '../writer.js';

const run = promisify(execFile);

/**
 * Prints `generated/proto/**` by buf and protoc-gen-es from the generated .proto texts. They run in a separate folder,
 * so that a check leaves the project unchanged. Needs no network: the plugin is local.
 *
 * @throws Error with buf's message when the .proto files do not compile
 */
export async function emitProtoEs(root: string, output: Output): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'codegen-proto-'));
  try {
    await cp(join(root, 'buf.yaml'), join(scratch, 'buf.yaml'));
    for (const [path, text] of output) {
      if (!path.endsWith('.proto')) continue;
      await mkdir(dirname(join(scratch, path)), { recursive: true });
      await writeFile(join(scratch, path), text);
    }
    const bin = join(root, 'node_modules/.bin');
    await run(join(bin, 'buf'), ['generate', '--template', join(root, 'buf.gen.yaml')], {
      cwd: scratch,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    });
    const made = join(scratch, 'generated');
    for (const entry of await readdir(made, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      output.set(relative(scratch, path).split(sep).join('/'), await readFile(path, 'utf8'));
    }
  } catch (error) {
    const { stderr, stdout } = error as { readonly stderr?: string; readonly stdout?: string };
    throw new Error(`buf generate failed: ${stderr ?? ''}${stdout ?? ''}`, { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
