import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

const folders = [
  'theme',
  'locales/fr',
  'questionnaire/react/stories',
  'api',
  'ui/parts',
  'previews',
  'app',
  'server',
  'tests/e2e',
  'scripts',
  '.storybook',
  '.storybook/pages/colourKeys',
];
const plantedIn = (folder: string) => `${folder}/planted.ts`;

/** Files with a mistake of types, checked with this project's settings: those that are said to be wrong. */
function checkPlanted(paths: readonly string[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-typed-'));
  try {
    copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), "export const planted: number = 'no number';\n");
    }
    const args = [tsc, '--noEmit', '--pretty', 'false', '--types', '', '-p', folder];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error TS2322/gm)].map(([, path = '']) => path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a mistake of types', () => {
  let found = new Set<string>();
  beforeAll(() => {
    found = checkPlanted(folders.map(plantedIn));
  });

  it.each(folders)('is found in %s', (folder) => {
    expect([...found]).toContain(plantedIn(folder));
  });
});
