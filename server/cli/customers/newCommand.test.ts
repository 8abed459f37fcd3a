import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCustomer } from '../../modules/provisioning/read/readCustomer.ts';
import { runNew } from './newCommand.ts';

const parent = mkdtempSync(join(tmpdir(), 'parvis-new-'));
let made = 0;
const fresh = (): string => {
  made += 1;
  return join(parent, `town-${made}`);
};

const MAIL = 'mairie@saint-elme.example';
const least = ['--name', 'Ville de Saint-Elme', '--mail', MAIL];
const jsonOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'customer.json'), 'utf8'));

describe('parvis new', () => {
  it('writes a valid customer and prints the next steps', () => {
    const folder = join(parent, 'saint-elme');
    const options = ['--colour', '#0A7D4B', '--place', 'Gare routière', '--languages', 'fr,en'];
    const { status, lines } = runNew([folder, ...least, ...options]);
    expect(status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['customer.json', 'logo.svg']);
    const { findings, content } = readCustomer(folder);
    expect(findings).toEqual([]);
    expect(content?.file).toMatchObject({
      cuid: 'saint-elme',
      cstmrLbl: { fr: 'Ville de Saint-Elme' },
      contact: { mail: MAIL },
      appColors: { btn1Bg: '#0A7D4B' },
      places: [{ code: 'gare-routiere', qr: [{ qrid: 'saint-elme-gare-routiere' }] }],
      staff: [{ email: MAIL, name: MAIL.slice(0, MAIL.indexOf('@')), level: 'admin' }],
    });
    expect(lines.join('\n')).toContain('/q/saint-elme-gare-routiere');
  });

  it.each([
    ['#FFFF00', 'fr', 'Mairie'],
    ['#FFFFFF', 'EN;fr', 'Town hall'],
    ['rgb(226 0 26)', 'fr, en', 'x'.repeat(80)],
  ])('is valid with the colour %s, in %s, at "%s"', (colour, languages, place) => {
    const folder = fresh();
    const given = ['--name=L’Île-d’Yeu ⚓', `--mail=${MAIL}`, '--colour', colour, '--place', place];
    expect(runNew([folder, ...given, '--languages', languages]).status).toBe(0);
    const { findings, content } = readCustomer(folder);
    // Fonts lack the anchor.
    expect(findings.filter(({ id }) => id !== 'unprintable')).toEqual([]);
    expect(content?.file.cuid).toBe(`town-${made}`);
    const [tile] = jsonOf(folder).menu;
    const said = languages.toLowerCase().match(/\w+/g);
    expect([tile.lbl, tile.questionnaire.texts].map(Object.keys)).toEqual([said, said]);
  });

  it('derives the cuid from the folder name', () => {
    runNew([join(parent, 'Île d’Yeu'), ...least]);
    expect(jsonOf(join(parent, 'Île d’Yeu')).cuid).toBe('ile-d-yeu');
    expect(runNew([join(parent, '…'), ...least])).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('letters or digits are needed, "…"')],
    });
    expect(runNew([join(parent, 'Thème'), ...least])).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('"theme" is that of a page')],
    });
    expect(existsSync(join(parent, 'Thème'))).toBe(false);
  });

  it('copies a picture as logo, and rejects other files', () => {
    const picture = join(parent, 'Mon logo.SVG');
    writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const folder = fresh();
    expect(runNew([folder, ...least, '--logo', picture]).status).toBe(0);
    expect(jsonOf(folder).logo).toBe('logo.svg');
    expect(readFileSync(join(folder, 'logo.svg'))).toEqual(readFileSync(picture));
    writeFileSync(picture, 'no picture');
    for (const path of [picture, parent, join(parent, 'nowhere.png')]) {
      const other = fresh();
      expect(runNew([other, ...least, '--logo', path]).status).toBe(2);
      expect(existsSync(other)).toBe(false);
    }
  });

  it('reports all missing and invalid options at once, and writes nothing', () => {
    const folder = fresh();
    const wrong = ['--mail', 'mairie', '--colour', 'var(--x)', '--place', '…', '--languages', 'fr,de'];
    const { status, lines } = runNew([folder, ...wrong, '--logo', 'nowhere.png', '--lang', 'fr']);
    expect(status).toBe(2);
    expect(lines.map((line) => line.replaceAll('\u202f', ' '))).toEqual([
      '--name manque.',
      '--mail : Ce n’est pas une adresse e-mail complète, comme mairie@saint-elme.fr.',
      '--colour : Ce n’est pas une couleur : écrivez-la comme #0A7D4B.',
      '--languages : Il faut fr, fr,en ou en,fr : le français en est ; d’autres langues s’ajoutent dans le fichier.',
      '--place : Il faut un nom de lieu avec une lettre ou un chiffre, de 80 signes au plus.',
      '--logo : le fichier « nowhere.png » n’existe pas.',
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  it.each([
    [[], 2, 'No folder is named.'],
    [['town', '--fast'], 2, 'The argument "--fast" is not understood.'],
    [['--help'], 0, expect.stringContaining('Usage: parvis new folder')],
  ])('answers %j with status %i and first line: %s', (args, status, line) => {
    const said = runNew(args);
    expect([said.status, said.lines[0]]).toEqual([status, line]);
  });

  it('overwrites nothing, and reports unwritable folders', () => {
    const folder = fresh();
    mkdirSync(folder);
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(runNew([folder, ...least])).toMatchObject({
      status: 2,
      lines: [expect.stringContaining('is not empty')],
    });
    const { status, lines } = runNew([join(folder, 'notes.txt', 'town'), ...least]);
    expect([status, lines[0]]).toEqual([2, expect.stringContaining('cannot be written')]);
  });

  it('quotes the next commands for a shell, with PARVIS_DATA', () => {
    const folder = join(parent, "l’île de l'est");
    const said = runNew([folder, ...least], { PARVIS_DATA: '/tmp/essai 1' }).lines.join('\n');
    expect(said).toContain(`npx parvis check '`);
    expect(said).toContain(`PARVIS_DATA='/tmp/essai 1' npm start`);
  });
});
