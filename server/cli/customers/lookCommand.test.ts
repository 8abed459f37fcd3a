import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { detectPicture } from '../../modules/branding/pictures.ts';
import { connect } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { SMALL_TOWN } from '../../testing/smallTown.ts';
import { runCheck as check } from './checkCommand.ts';
import { editJsonKeys, runLook } from './lookCommand.ts';
import { runReload as reload } from './reloadCommand.ts';

const { url } = await createTestDatabase();
const store = connect(url);
afterAll(() => store.close());

const parent = mkdtempSync(join(tmpdir(), 'parvis-look-'));
const folder = join(parent, 'town');
const file = join(folder, 'customer.json');
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#123456"/></svg>';
mkdirSync(folder);
writeFileSync(join(folder, 'logo.svg'), LOGO);
writeFileSync(file, SMALL_TOWN);
const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: url, PARVIS_CUSTOMERS: parent };
const drawn = detectPicture(Buffer.from(LOGO.replace('#123456', '#654321')));
const banner = detectPicture(Buffer.from(LOGO.replace('#123456', '#ABCDEF')));

describe('parvis look', () => {
  it('reports that nothing was saved in the studio', async () => {
    await reload([], env);
    expect(await runLook(['saint-elme'], env)).toEqual({
      status: 1,
      lines: ['Nothing was saved in the studio for "saint-elme": its file holds.'],
    });
  });

  it('gives the look that was saved last as the file writes it', async () => {
    for (const picture of [drawn, banner])
      await store.pool.query('insert into assets (id, type, bytes) values ($1, $2, $3)', [
        picture?.id,
        picture?.type,
        picture?.bytes,
      ]);
    await store.pool.query(
      `insert into looks (id, cuid, app_colors, app_shape, logo_id, banner_id, banner_chosen, lbl, saved_by)
       values ('look-of-saint-elme', 'saint-elme', '{"btn1Bg":"#0A7D4B","bg1":"#FFFFFF"}', '{"radius":"large"}', $1,
         $2, true, '{"fr":"Saint-Elme"}', 'Anne Roy')`,
      [drawn?.id, banner?.id],
    );
    const { status, lines } = await runLook(['saint-elme'], env);
    expect([status, JSON.parse(lines.join('\n'))]).toEqual([
      0,
      {
        cstmrLbl: { fr: 'Saint-Elme' },
        logo: 'studio-logo.svg',
        banner: 'studio-banner.svg',
        appColors: { btn1Bg: '#0A7D4B' },
        appShape: { radius: 'large' },
      },
    ]);
    expect(readFileSync(file, 'utf8')).toBe(SMALL_TOWN);
  });

  it('writes it into the file and preserves the other lines', async () => {
    const { status, lines } = await runLook(['saint-elme', '--write'], env);
    expect([status, lines]).toEqual([
      0,
      [
        `Written: ${file}`,
        `Written: ${join(folder, 'studio-logo.svg')}`,
        `Written: ${join(folder, 'studio-banner.svg')}`,
        '  cstmrLbl.fr: Ville de Saint-Elme → Saint-Elme',
        '  logo: logo.svg → studio-logo.svg',
        '  appColors.hdrBg1: #DFF3E6 → –',
      ],
    ]);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toEqual({
      ...JSON.parse(SMALL_TOWN),
      cstmrLbl: { fr: 'Saint-Elme' },
      logo: 'studio-logo.svg',
      banner: 'studio-banner.svg',
      appColors: { btn1Bg: '#0A7D4B' },
      appShape: { radius: 'large' },
    });
    expect(text.slice(text.indexOf('  "contact"'))).toBe(SMALL_TOWN.slice(SMALL_TOWN.indexOf('  "contact"')));
    expect(readFileSync(join(folder, 'studio-logo.svg'))).toEqual(drawn?.bytes);
    expect(check([folder]).lines).toEqual([`${file}: no finding`]);
    expect((await runLook(['saint-elme', '--write'], env)).lines).toEqual([`Written: ${file}`]);
    await reload([], env);
    expect((await reload(['--dry-run'], env)).lines.at(-1)).not.toContain('changes:');
  });

  it('keeps the name of an existing logo, and omits empty keys', async () => {
    writeFileSync(join(folder, 'blason.svg'), drawn?.bytes ?? '');
    writeFileSync(file, SMALL_TOWN.replace('"logo.svg"', '"blason.svg"'));
    rmSync(join(folder, 'studio-logo.svg'));
    await store.pool.query(`update looks set app_shape = '{}'`);
    const { lines } = await runLook(['saint-elme', '--write'], env);
    expect(lines.filter((line) => line.startsWith('Written'))).toEqual([
      `Written: ${file}`,
      `Written: ${join(folder, 'studio-banner.svg')}`,
    ]);
    expect(readFileSync(file, 'utf8')).toContain('"blason.svg"');
    expect(readFileSync(file, 'utf8')).not.toContain('appShape');
    expect(existsSync(join(folder, 'studio-logo.svg'))).toBe(false);
  });

  it.each([
    [[], 2, 'Usage: parvis look customer [--write] [--lang fr|en] [--help]'],
    [['--help', '--lang', 'fr'], 0, 'Usage'],
    [['saint-elme', '--fast'], 2, 'The argument "--fast" is not understood.'],
  ])('answers %j with status %i and first line: %s', async (args, status, line) => {
    const said = await runLook(args, env);
    expect([said.status, said.lines[0]]).toEqual([status, expect.stringContaining(line)]);
  });
});

describe('a file with changed keys', () => {
  it.each<[string, string, object, string]>([
    ['has what is new at its beginning', '{ "a": 1 }', { b: 'x' }, '{ "b": "x", "a": 1 }'],
    [
      'has what is new behind what was before it',
      '{"a":"y","c":2}',
      { a: 'x', b: 1 },
      '{"a":"x","b":1,"c":2}',
    ],
    ['has braces, quotes and dollars as they are', '{"a":"}\\"{$"}', { a: '{$1$&' }, '{"a":"{$1$&"}'],
    [
      'has its own key, and not the one of the same name below',
      '{"c":{"a":"z"},"a":"y"}',
      { a: 'x' },
      '{"c":{"a":"z"},"a":"x"}',
    ],
    ['keeps what says the same as it is written', '{ "a":[ 1 ] }', { a: [1] }, '{ "a":[ 1 ] }'],
  ])('%s', (_, text, keys, expected) => {
    const spare = (one: string) => one.replaceAll(/\s+(?=["}])|(?<=[:,{])\s+/g, '');
    expect(spare(editJsonKeys(text, keys))).toBe(spare(expected));
  });
});
