import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readCustomer } from '../read/readCustomer.ts';
import { answer } from './command.ts';
import { terminalOf } from './terminal.ts';

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
  it('writes a customer of which nothing is to be said, and what to do with it', async () => {
    const folder = join(parent, 'saint-elme');
    const options = ['--colour', '#0A7D4B', '--place', 'Gare routière', '--languages', 'fr,en'];
    const { status, lines } = await answer([folder, ...least, ...options]);
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
    expect(content?.pictures.logo?.type).toBe('image/svg+xml');
    expect(lines.join('\n')).toContain('/q/saint-elme-gare-routiere');
  });

  it.each([
    ['#FFFF00', 'fr', 'Mairie'],
    ['#FFFFFF', 'EN;fr', 'Town hall'],
    ['#000000', 'en fr', 'Quai n° 3'],
    ['teal', 'fr', 'Ŝ—É'],
    ['rgb(226 0 26)', 'fr, en', 'x'.repeat(80)],
    ['808080', 'fr', 'Parc'],
  ])('with the colour %s, in %s, at "%s" nothing is to be said either', async (colour, languages, place) => {
    const folder = fresh();
    const given = ['--name=L’Île-d’Yeu ⚓', `--mail=${MAIL}`, '--colour', colour, '--place', place];
    expect((await answer([folder, ...given, '--languages', languages])).status).toBe(0);
    const { findings, content } = readCustomer(folder);
    // Of an anchor alone: posters have none.
    expect(findings.filter(({ id }) => id !== 'unprintable')).toEqual([]);
    expect(content?.file.cuid).toBe(`town-${made}`);
    const [tile] = jsonOf(folder).menu;
    const said = languages.toLowerCase().match(/\w+/g);
    expect([tile.lbl, tile.questionnaire.texts].map(Object.keys)).toEqual([said, said]);
  });

  it('takes a name of a folder as the code of the customer as far as it can be one', async () => {
    const folder = join(parent, 'Île d’Yeu');
    await answer([folder, ...least]);
    expect(jsonOf(folder).cuid).toBe('ile-d-yeu');
    const { status, lines } = await answer([join(parent, '…'), ...least]);
    expect([status, lines[0]]).toEqual([2, expect.stringContaining('letters or digits are needed, "…"')]);
    const page = await answer([join(parent, 'Thème'), ...least]);
    expect([page.status, page.lines[0]]).toEqual([2, expect.stringContaining('"theme" is that of a page')]);
    expect(existsSync(join(parent, 'Thème'))).toBe(false);
  });

  it('takes a picture as the logo under the name of its kind, and refuses what is none', async () => {
    const picture = join(parent, 'Mon logo.SVG');
    writeFileSync(picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const folder = fresh();
    expect((await answer([folder, ...least, '--logo', picture])).status).toBe(0);
    expect(jsonOf(folder).logo).toBe('logo.svg');
    expect(readFileSync(join(folder, 'logo.svg'))).toEqual(readFileSync(picture));
    writeFileSync(picture, 'no picture');
    for (const path of [picture, parent, join(parent, 'nowhere.png')]) {
      const other = fresh();
      expect((await answer([other, ...least, '--logo', path])).status).toBe(2);
      expect(existsSync(other)).toBe(false);
    }
  });

  it('tells all that is missing or makes no sense at once, and writes nothing', async () => {
    const folder = fresh();
    const { status, lines } = await answer([
      folder,
      '--mail',
      'mairie',
      '--colour',
      'var(--x)',
      '--place',
      '…',
      '--languages',
      'fr,de',
      '--lang',
      'fr',
    ]);
    expect(status).toBe(2);
    expect(lines.map((line) => line.replaceAll('\u202f', ' '))).toEqual([
      '--name manque, et il n’y a pas de terminal où le demander.',
      '--mail : Ce n’est pas une adresse e-mail complète, comme mairie@saint-elme.fr.',
      '--colour : Ce n’est pas une couleur : écrivez-la comme #0A7D4B.',
      '--languages : Il faut fr, fr,en ou en,fr : le français en est ; d’autres langues s’ajoutent dans le fichier.',
      '--place : Il faut un nom de lieu avec une lettre ou un chiffre, de 80 signes au plus.',
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  it('asks what no option says, until it makes sense', async () => {
    const folder = fresh();
    const typed = ['', '  ', 'Ville de Saint-Elme', 'mairie', MAIL, 'EN FR', ''];
    const asked: string[] = [];
    const ask = async (line: string) => {
      asked.push(line);
      return typed.shift();
    };
    const { status } = await answer([folder, '--colour', '#123456'], { ask });
    // The colour is given, the place as it is by default.
    expect(status).toBe(0);
    expect(asked).toHaveLength(7);
    expect(asked[4]).toBe(
      'This is no whole e-mail address, such as mairie@saint-elme.fr.\nE-mail address where people write to it, and which reads the reports: ',
    );
    expect(asked[6]).toBe('First place where a code will hang [Town hall]: ');
    expect(jsonOf(folder)).toMatchObject({
      cstmrLbl: { en: 'Ville de Saint-Elme' },
      places: [{ lbl: { en: 'Town hall' } }],
    });
  });

  it('writes nothing where whoever was asked left', async () => {
    const folder = fresh();
    const { status, lines } = await answer([folder], { ask: async () => undefined });
    expect([status, lines]).toEqual([1, ['Interrupted: nothing is written.']]);
    expect(existsSync(folder)).toBe(false);
  });

  it('takes lines that arrive together, each as an answer', async () => {
    for (const isTyped of [true, false]) {
      const [folder, input] = [fresh(), new PassThrough()];
      const { ask, close } = terminalOf(input, new PassThrough());
      input.end(`Ville de Saint-Elme\n${MAIL}\n#123456\nfr\nGare\n`);
      expect(await answer([folder], { ask, isTyped })).toMatchObject({ status: 0 });
      close();
      expect(jsonOf(folder)).toMatchObject({ contact: { mail: MAIL }, places: [{ code: 'gare' }] });
    }
  });

  it('from a pipe takes what may be left out as usual, and asks nothing where nothing is needed', async () => {
    const [folder, input] = [fresh(), new PassThrough()];
    const { ask } = terminalOf(input, new PassThrough());
    input.end(`Ville de Saint-Elme\n${MAIL}\n`);
    expect((await answer([folder], { ask, isTyped: false })).status).toBe(0);
    expect(jsonOf(folder).places[0].code).toBe('mairie');
    const never = () => new Promise<never>(() => undefined);
    expect((await answer([fresh(), ...least], { ask: never, isTyped: false })).status).toBe(0);
    const { lines } = await answer([fresh()], { ask: async () => undefined, isTyped: false });
    expect(lines[0]).toBe('--name is missing, and there is no terminal to ask in.');
  });

  it('tells all options that make no sense at once', async () => {
    const given = ['--mail', 'mairie', '--logo', join(parent, 'x.png'), '--lang', 'fr'];
    const { status, lines } = await answer([fresh(), '--name', 'Elme', ...given]);
    expect([status, ...lines.map((line) => line.replaceAll('\u202f', ' '))]).toEqual([
      2,
      '--mail : Ce n’est pas une adresse e-mail complète, comme mairie@saint-elme.fr.',
      `--logo : le fichier « ${join(parent, 'x.png')} » n’existe pas.`,
    ]);
    expect((await answer(['town', '--fast', '--slow'])).lines.slice(0, 2)).toEqual([
      'The argument "--fast" is not understood.',
      'The argument "--slow" is not understood.',
    ]);
  });

  it('keeps the database of a trial in the command that starts', async () => {
    const { lines } = await answer([fresh(), ...least], { settings: { PARVIS_DATA: '/tmp/essai 1' } });
    expect(lines.join('\n')).toContain("PARVIS_DATA='/tmp/essai 1' npm start");
  });

  it('leaves a folder alone that holds something, and takes an empty one', async () => {
    const folder = fresh();
    mkdirSync(folder);
    expect((await answer([folder, ...least])).status).toBe(0);
    const before = readFileSync(join(folder, 'customer.json'), 'utf8');
    const { status, lines } = await answer([folder, ...least]);
    expect([status, lines]).toEqual([2, [`${folder} is there and is not empty: name another one.`]]);
    expect(readFileSync(join(folder, 'customer.json'), 'utf8')).toBe(before);
  });

  it.each([
    [[], 2, 'No folder is named.'],
    [['--help', '--lang', 'fr'], 0, 'Usage'],
    [['town', 'other'], 2, 'The argument "other" is not understood.'],
    [['town', '--fast'], 2, 'The argument "--fast" is not understood.'],
    [['town', '--lang', 'de'], 2, 'The argument "--lang de" is not understood.'],
  ])('to %j it ends with %i and says first: %s', async (args, status, line) => {
    const said = await answer(args);
    expect([said.status, said.lines[0]]).toEqual([status, expect.stringContaining(line)]);
  });

  it('writes paths into its commands as a shell takes them', async () => {
    const spaced = join(parent, 'ma ville', "l’été d'Elme");
    const { lines } = await answer([spaced, ...least]);
    const commands = lines.filter((line) => line.startsWith('  ') && line.includes('ma ville'));
    for (const command of commands) {
      const { stdout } = spawnSync('sh', ['-c', command.replace(/^ *npx|npm start$/g, 'echo')], {
        encoding: 'utf8',
      });
      const [, named] = /^parvis check (.+)$/.exec(stdout.trim()) ?? [];
      expect(named && resolve(named)).toBe(command.includes('check') ? spaced : undefined);
    }
    expect(commands).toHaveLength(2);
    expect(lines.join('\n')).toContain(`PARVIS_CUSTOMERS='${dirname(spaced)}' npm start`);
  });

  it('names a folder as it is typed most shortly from here', async () => {
    const beside = join(process.cwd(), '..', `parvis-new-${process.pid}`);
    const below = mkdtempSync(join(process.cwd(), 'parvis-new-'));
    const pathsOf = async (folder: string) => {
      const { lines } = await answer([folder, ...least]);
      return lines.slice(0, 2).map((line) => line.replace('Written: ', ''));
    };
    try {
      expect(await pathsOf(join(below, 'town'))).toEqual(
        ['customer.json', 'logo.svg'].map((name) => join(basename(below), 'town', name)),
      );
      expect((await pathsOf(beside))[0]).toBe(join('..', basename(beside), 'customer.json'));
      const far = fresh();
      const fromHere = relative(process.cwd(), far);
      // Where this checkout lies beside it, that is shorter.
      const shorter = fromHere.length < far.length ? fromHere : far;
      expect((await pathsOf(far))[0]).toBe(join(shorter, 'customer.json'));
    } finally {
      for (const folder of [beside, below]) rmSync(folder, { recursive: true, force: true });
    }
  });

  it('says that a folder cannot be written', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    const { status, lines } = await answer([join(file, 'town'), ...least]);
    expect([status, lines[0]]).toEqual([2, expect.stringContaining('cannot be written')]);
  });
});
