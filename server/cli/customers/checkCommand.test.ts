import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { runCheck } from './checkCommand.ts';

const parent = mkdtempSync(join(tmpdir(), 'parvis-command-'));
function folder(name: string, text: string): string {
  const path = join(parent, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(path, 'customer.json'), text);
  return path;
}
const right = folder('right', SMALL_TOWN);
const wrong = folder(
  'wrong',
  SMALL_TOWN.replace('"level"', '"levle"').replace('"icon": "lamp"', '"icon": "lampe"'),
);
const warned = folder('warned', SMALL_TOWN.replace('"icon": "lamp"', '"icon": "lampe"'));
const broken = folder('broken', SMALL_TOWN.replace('"places": [', '"places" ['));
const several = join(parent, 'several');
folder('several/one', SMALL_TOWN);
folder('several/two', SMALL_TOWN.replace('saint-elme"', 'autre"'));

describe('parvis-check customer', () => {
  it.each<[string, string[], number]>([
    ['nothing is wrong', [right], 0],
    ['there is only a warning', [warned], 1],
    ['there is an error', [wrong], 1],
    ['the file is no JSON', [broken], 2],
    ['there is no such folder', [join(parent, 'nowhere')], 2],
    ['no folder is named', [], 2],
    ['a language is unknown', ['--lang', 'de', right], 2],
    ['help is asked for', ['--help'], 0],
  ])('exits with a status: %s', (_, args, status) => {
    expect(runCheck(args).status).toBe(status);
  });

  it('reports findings, places and the outcome, also in French', () => {
    const file = join(warned, 'customer.json');
    expect(runCheck([warned, '--lang', 'fr']).lines).toEqual([
      `${file}:15:7: menu.1.icon: L’icône « lampe » n’existe pas : un point d’interrogation est montré ; peut-être « lamp ». [avertissement unknownIcon]`,
      `${file}: 0 erreur, 1 avertissement : ce client est chargé tout de même.`,
    ]);
    expect(runCheck([wrong]).lines.at(-1)).toBe(
      `${join(wrong, 'customer.json')}: 1 error, 1 warning: this customer is not loaded.`,
    );
    expect(runCheck([right, '--lang', 'fr']).lines).toEqual([
      `${join(right, 'customer.json')}: rien à signaler`,
    ]);
  });

  it('escapes control characters and line breaks', () => {
    const key = '\\u001b]0;x\\u0007\\nb: no finding\\u202e';
    const path = folder('orders', SMALL_TOWN.replace('"cuid"', `"${key}": 1, "cuid"`));
    const { lines } = runCheck([path]);
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Bidi_C}]/u);
    expect(lines[0]).toContain('\\u001b]0;x\\u0007\\u000ab: no finding\\u202e');
  });

  it('checks a folder of customers, including duplicate codes', () => {
    const { lines, status } = runCheck([several]);
    expect(status).toBe(1);
    expect(lines[1]).toBe(
      `${join(several, 'two', 'customer.json')}:33:59: places.0.qr.0.qrid: The code "se-1" is already taken by the folder ${join(several, 'one')}. If this customer is to have it, take it out there, even where it is out of use ("stale"); else take it out here. [error codeInFolder]`,
    );
  });

  it('reports a moved code at the folder that takes it, as reload does', () => {
    const moves = join(parent, 'moves');
    folder('moves/a', SMALL_TOWN.replace('saint-elme"', 'autre"'));
    folder('moves/z', SMALL_TOWN.replaceAll(/"qrid": "(se-.)"/g, '"qrid": "$1", "stale": true'));
    const told = runCheck([moves]).lines.filter((line) => line.includes('codeInFolder'));
    expect(told).toHaveLength(2);
    for (const line of told) expect(line.startsWith(join(moves, 'a', 'customer.json'))).toBe(true);
  });

  it('finds a customer by name among the server’s, and checks all by default', () => {
    const env = { PARVIS_CUSTOMERS: several };
    const one = [`${join(several, 'one', 'customer.json')}: no finding`];
    expect(runCheck(['one'], env)).toEqual({ status: 0, lines: one });
    expect(runCheck(['saint-elme'], env)).toEqual({ status: 0, lines: one });
    expect(runCheck([], env).lines).toEqual(runCheck([several]).lines);
    // Existing paths win.
    expect(runCheck(['server'], { PARVIS_CUSTOMERS: parent }).lines[0]).toContain('server/customer.json');
    const lost = (from: object) =>
      runCheck(['nobody', '--lang', 'fr'], from).lines[0]?.replaceAll('\u202f', ' ');
    expect(lost(env)).toBe(
      `nobody/customer.json: Il n’y a pas ici de dossier de ce nom, ni de client dans ${several} (PARVIS_CUSTOMERS). [erreur notHere]`,
    );
    expect(lost({})).toBe(
      'nobody/customer.json: Il n’y a pas ici de dossier de ce nom ; pour les clients du serveur, donnez ses réglages, comme PARVIS_CUSTOMERS=/chemin/des/clients. [erreur notHere]',
    );
    expect(runCheck(['nobody'], env).status).toBe(2);
  });

  it('reports subfolders without a customer', () => {
    const mixed = join(parent, 'mixed');
    folder('mixed/town', SMALL_TOWN);
    mkdirSync(join(mixed, 'old pictures'));
    mkdirSync(join(mixed, '.git'));
    expect(runCheck([mixed])).toEqual({
      status: 1,
      lines: [
        `${join(mixed, 'town', 'customer.json')}: no finding`,
        `${join(mixed, 'old pictures', 'customer.json')}: This folder is passed over: it holds no file "customer.json"; its neighbours have one. [warning passedOver]`,
      ],
    });
  });

  it('summarises many subfolders without a customer', () => {
    const own = join(parent, 'own');
    folder('own/saint-elme', SMALL_TOWN);
    for (const name of ['api', 'app', 'docs', 'node_modules']) mkdirSync(join(own, name));
    expect(
      runCheck([own, '--lang', 'fr'])
        .lines.slice(1)
        .map((line) => line.replaceAll('\u202f', ' ')),
    ).toEqual([
      `${join(own, 'customer.json')}: 4 dossiers d’ici sont passés, sans fichier « customer.json » : api, app, docs …. Rangez les clients dans un dossier à part. [avertissement manyPassedOver]`,
    ]);
  });

  it('writes JSON with --json', () => {
    const [written] = JSON.parse(runCheck([warned, '--json']).lines.join('\n'));
    expect(written).toMatchObject({ file: join(warned, 'customer.json'), status: 1 });
    expect(written.findings).toEqual([
      {
        severity: 'warning',
        id: 'unknownIcon',
        place: 'menu.1.icon',
        line: 15,
        column: 7,
        words: {
          fr: 'L’icône « lampe » n’existe pas : un point d’interrogation est montré ; peut-être « lamp ».',
          en: 'There is no icon "lampe": a question mark is shown; perhaps "lamp".',
        },
      },
    ]);
  });

  const bin = join(packageRoot, '..', 'questionnaire', 'bin', 'parvis-check.mjs');
  const call = (command: string, ...args: string[]) =>
    spawnSync(process.execPath, [command, 'customer', ...args], { encoding: 'utf8' });

  it('is called by parvis-check', () => {
    const { stdout, status } = call(bin, warned);
    expect(stdout.trimEnd().split('\n')).toEqual(runCheck([warned]).lines);
    expect(status).toBe(1);
  });

  it('explains a missing server package', () => {
    cpSync(bin, join(parent, 'parvis-check.mjs'));
    const { stdout, stderr, status } = call(join(parent, 'parvis-check.mjs'), warned);
    expect([stderr, status]).toEqual(['', 2]);
    expect(stdout).toBe(
      '"parvis-check customer" is part of the server of Parvis (@parvis/server), which is not installed here.\n',
    );
  });
});
