import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../platform/lib/packageRoot.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(packageRoot, 'bin', 'parvis.mjs'), ...args], { encoding: 'utf8' });

describe('npx parvis', () => {
  it('lists its commands in the requested language', () => {
    const french = run('--lang', 'fr', '--help');
    expect([french.status, french.stderr]).toEqual([0, '']);
    expect(french.stdout).toContain('  check           dit ce qui ne va pas dans le dossier d’un client\n');
    const bare = run('--lang', 'fr');
    expect([bare.status, bare.stdout, bare.stderr]).toEqual([2, french.stdout, '']);
    expect(run('--help').stdout).toContain('  check           says what is wrong with a customer’s folder\n');
  });

  it('reports an incomplete installation without a stack trace', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-bin-'));
    mkdirSync(join(folder, 'server', 'bin'), { recursive: true });
    const bin = join(folder, 'server', 'bin', 'parvis.mjs');
    copyFileSync(join(packageRoot, 'bin', 'parvis.mjs'), bin);
    const alone = (...args: string[]) => spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
    const { status, stderr } = alone('doctor');
    expect([status, stderr]).toEqual([
      2,
      'Parvis is not wholly installed (tsx is missing): "npm ci" is under way, or is still to be done here. Then try again.\n',
    ]);
    expect(alone('doctor', '--lang', 'fr').stderr).toMatch(
      /^Parvis n’est pas installé en entier \(il manque tsx\)\u202f: .+\n$/,
    );
    expect(alone('--help').stdout).toContain('  doctor ');
    rmSync(folder, { recursive: true });
  });

  it('lists the matching commands for an incomplete name', () => {
    for (const [word, whole] of [
      ['admin', 'admin add'],
      ['push', 'push rotate-key'],
      ['media', 'media move'],
    ] as const) {
      const { status, stdout, stderr } = run(word, '--help');
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout.split('\n').filter((line) => line.startsWith('  '))).toEqual([
        expect.stringMatching(`^  ${whole} +\\w`),
      ]);
    }
    expect(run('push', '-h', '--lang', 'fr').stdout).toContain(
      '  push rotate-key fait une nouvelle clé pour les notifications\n',
    );
    const bare = run('admin');
    expect([bare.status, bare.stderr]).toEqual([2, 'There is no command "admin" alone.\n']);
    expect(bare.stdout).toContain('  admin add ');
    expect(bare.stdout).not.toContain('  check ');
    const other = run('media', 'remove', '--lang', 'fr');
    expect([other.status, other.stderr]).toEqual([
      2,
      'Il n’y a pas de commande «\u202fmedia remove\u202f».\n',
    ]);
    expect(other.stdout).toContain('  media move ');
    expect(other.stdout).not.toContain('  check ');
  });

  it('reports an unknown command', () => {
    expect(run('chek', '--lang', 'fr').stderr).toContain('Il n’y a pas de commande «\u202fchek\u202f».');
    expect(run('chek').stderr).toBe('There is no command "chek".\n');
  });
});
