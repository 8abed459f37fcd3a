import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { findNpm, ROOT } from '../../scripts/project.mjs';

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

const tarball = (room: string) =>
  `file:${join(ROOT, 'dist', 'packages', `parvis-${room}-${versionOf(`@parvis/${room}`)}.tgz`)}`;

/** Of a package name. */
const fromHere = (name: string): string => {
  if (name.startsWith('@parvis/')) return `${name}@${tarball(name.slice('@parvis/'.length))}`;
  return name.includes('@', 1) ? name : `${name}@${versionOf(name)}`;
};

/** npm's, for an unreachable registry. */
export const UNREACHABLE = /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NOTCACHED)|network/i;

export interface Said {
  readonly ok: boolean;
  readonly text: string;
}

/** Outside the workspace: React's types and its installed packages only. */
export class Stranger {
  readonly folder = mkdtempSync(join(tmpdir(), 'parvis-outside-'));

  /** @param range other types of React */
  constructor(range?: string) {
    const types = ['@types/react', '@types/react-dom'];
    const devDependencies = Object.fromEntries(types.map((name) => [name, range ?? versionOf(name)]));
    this.write('package.json', [
      JSON.stringify({ name: 'outside', private: true, type: 'module', devDependencies }),
    ]);
  }

  write(path: string, lines: readonly string[]): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), `${lines.join('\n')}\n`);
  }

  private node(args: readonly string[]): Said {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return { ok: status === 0, text: `${stdout}${stderr}` };
  }

  /** Packed packages and local library versions; `unreachable` without a network. */
  install(line: string): 'installed' | 'unreachable' {
    const npm = findNpm();
    if (!npm) throw new Error('npm was not found beside this Node.');
    const [program, ...words] = line.trim().split(/\s+/);
    if (program !== 'npm') throw new Error(`No line of npm: ${line}`);
    const args = words.map((word, at) => (at === 0 || word.startsWith('-') ? word : fromHere(word)));
    const said = this.node([npm, ...args, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
    if (said.ok) return 'installed';
    if (UNREACHABLE.test(said.text)) return 'unreachable';
    throw new Error(said.text);
  }

  /** Strict, bundler or Node resolution. */
  typeCheck(file: string | readonly string[], resolution: 'bundler' | 'nodenext', skipLibCheck = true): Said {
    return this.node([
      join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'),
      ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
      ...['--jsx', 'react-jsx', '--target', 'es2022', '--types', 'react', '--pretty', 'false'],
      ...['--module', resolution === 'nodenext' ? 'nodenext' : 'esnext', '--moduleResolution', resolution],
      ...['--skipLibCheck', String(skipLibCheck), ...[file].flat()],
    ]);
  }

  /** Of one of its packages. */
  program(name: string, ...args: readonly string[]): Said {
    return this.node([join('node_modules', '.bin', name), ...args]);
  }

  /** Plain Node module. */
  run(lines: readonly string[]): Said {
    return this.node(['--input-type=module', '--eval', lines.join('\n')]);
  }

  /** Bundled modules by path. */
  async bundle(
    input: string,
    outDir = 'dist',
    entryFileNames?: string,
    mode = 'production',
    plugins: Plugin[] = [],
  ): Promise<readonly string[]> {
    const results = await build({
      root: this.folder,
      configFile: false,
      logLevel: 'error',
      plugins,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: {
        outDir,
        rolldownOptions: {
          input: join(this.folder, input),
          ...(entryFileNames && { output: { entryFileNames } }),
        },
        modulePreload: false,
      },
    });
    const chunks = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
    return chunks
      .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replace(`${this.folder}/`, ''));
  }

  leave(): void {
    // Child processes may still write.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
