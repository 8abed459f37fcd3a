import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..', '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const rooms = ['theme', 'locales', 'questionnaire', 'api', 'ui', 'previews', 'app', 'server'];

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), severity: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

/** Files that are written for a test: path below the project → its lines. */
export type Planted = Readonly<Record<string, readonly string[]>>;

/**
 * Writes the files into an empty services with this project's rules and package files, and says which rules Biome
 * holds against each. The checkout itself is never touched.
 */
export function lintPlanted(files: Planted): Map<string, Set<string>> {
  const services = mkdtempSync(join(tmpdir(), 'parvis-boundaries-'));
  try {
    for (const name of ['biome.json', '.gitignore', 'package.json']) {
      copyFileSync(join(root, name), join(services, name));
    }
    for (const room of rooms) cpSync(join(root, room, 'package.json'), join(services, room, 'package.json'));
    for (const [path, lines] of Object.entries(files)) {
      mkdirSync(dirname(join(services, path)), { recursive: true });
      writeFileSync(join(services, path), `${lines.join('\n')}\n`);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: services, encoding: 'utf8' },
    );
    const start = stdout.indexOf('{');
    if (start < 0) throw new Error(`Biome gave no report: ${stderr}`);
    const { diagnostics } = reportSchema.parse(JSON.parse(stdout.slice(start, stdout.lastIndexOf('}') + 1)));
    const found = new Map<string, Set<string>>(Object.keys(files).map((path) => [path, new Set()]));
    for (const { category, severity, location } of diagnostics) {
      if (severity === 'error') found.get(location.path)?.add(category.split('/').at(-1) ?? category);
    }
    return found;
  } finally {
    rmSync(services, { recursive: true, force: true });
  }
}
