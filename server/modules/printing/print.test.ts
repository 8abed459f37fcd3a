import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { FormatName } from '@parvis/api/entities/codes';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { runCodes } from '../../cli/codes/codesCommand.ts';
import { connect } from '../../platform/db/database.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { packageRoot } from '../../platform/lib/packageRoot.ts';
import { createPrintBranding } from '../../testing/createPrintBranding.ts';
import { loadCustomers } from '../provisioning/load/loadCustomers.ts';
import { findCustomerFolders } from '../provisioning/read/readCustomer.ts';
import type { Mark, PrintedCode } from './marks.ts';
import { streamPdf } from './pdf.ts';
import { FORMATS, generateSheets } from './sheets.ts';
import { renderSvg } from './svg.ts';

/** A system font with glyphs that Noto Sans lacks. */
const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
/** Dots per millimetre at 200 dpi, the minimum of office printers. */
const DOTS = 200 / 25.4;
const NAMES = Object.keys(FORMATS) as FormatName[];

const code = (nbr: number): PrintedCode => ({
  qrid: `print-${nbr}`,
  address: `https://signaler.saint-elme.example/q/se-${nbr}`,
  place: 'Halles du marché, entrée nord',
});

const wordsOf = (marks: readonly Mark[]): Extract<Mark, { kind: 'text' }>[] =>
  marks.flatMap((mark) => (mark.kind === 'part' ? wordsOf(mark.marks) : mark.kind === 'text' ? [mark] : []));

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

async function read(drawn: Sharp): Promise<string | undefined> {
  const [found] = await readBarcodes(await drawn.png().toBuffer(), { formats: ['QRCode'] });
  return found?.text;
}

/** Crops the part of a code, as a camera sees it. */
async function partOf(sheet: Sharp, name: FormatName, at: number): Promise<Sharp> {
  const { paper, columns, rows } = FORMATS[name];
  const [w, h] = [(paper.w / columns) * DOTS, (paper.h / rows) * DOTS];
  const left = Math.floor((at % columns) * w);
  const top = Math.floor(Math.floor(at / columns) * h);
  return sheet.extract({ left, top, width: Math.floor(w) - 2, height: Math.floor(h) - 2 });
}
const printed = (svg: string, name: FormatName) =>
  sharp(Buffer.from(svg))
    .resize(Math.round(FORMATS[name].paper.w * DOTS))
    .flatten({ background: 'white' });

describe.each(['stickers', 'tent'] as const)('a sheet of %s', (name) => {
  const { columns, rows } = FORMATS[name];
  const perSheet = name === 'tent' ? 1 : columns * rows;
  const codes = Array.from({ length: perSheet + 1 }, (_, at) => code(at));

  it('scans part by part', async () => {
    const sheets = [...generateSheets(codes, createPrintBranding(), name)];
    expect(sheets).toHaveLength(2);
    const [first] = sheets;
    if (!first) throw new Error('There is no sheet.');
    const whole = await printed(renderSvg(first), name).png().toBuffer();
    for (let at = 0; at < columns * rows; at += 1) {
      const part = await partOf(sharp(whole), name, at);
      expect(await read(part), `part ${at}`).toBe(codes[name === 'tent' ? 0 : at]?.address);
    }
  });

  it.each([
    ['dark', { head: '#0B1220', headText: '#FFFFFF', foot: '#000000' }],
    ['pale', { head: '#FFFFFF', headText: '#111111', foot: '#FDF6E3', footText: '#111111' }],
  ])('in %s colours scans with a tenth of its code stained', async (_, colours) => {
    const [sheet] = generateSheets(codes.slice(0, 1), createPrintBranding(colours), name);
    if (!sheet) throw new Error('There is no sheet.');
    const [part] = sheet.marks;
    const square = part?.kind === 'part' ? part.marks.find((mark) => mark.kind === 'path') : undefined;
    if (part?.kind !== 'part' || square?.kind !== 'path') throw new Error('There is no code.');
    const modules = Math.max(...[...square.d.matchAll(/M\d+ (\d+)/g)].map(([, row]) => Number(row))) + 1;
    const side = modules * square.scale;
    const radius = Math.sqrt((side * side) / 10 / Math.PI);
    const stain = { x: square.at.x + side * 0.62, y: square.at.y + side * 0.58 };
    const stained = renderSvg({
      ...sheet,
      marks: [{ ...part, turned: false, marks: part.marks }],
    }).replace(
      '</svg>',
      `<circle cx="${part.x + stain.x}" cy="${part.y + stain.y}" r="${radius}" fill="#6B4423"/></svg>`,
    );
    expect(await read(await partOf(printed(stained, name), name, 0))).toBe(codes[0]?.address);
  });
});

it.each([
  ['a4', 3, [['print-0'], ['print-0'], ['print-0'], ['print-1'], ['print-1'], ['print-1']]],
  ['a6', 3, [['print-0', 'print-1'], ['print-1']]],
  ['stickers', 24, [['print-0'], ['print-1']]],
  ['tent', 2, [['print-0'], ['print-0'], ['print-1'], ['print-1']]],
] as const)('prints on %s %i copies of each code', (name, copies, sheets) => {
  const drawn = [...generateSheets([code(0), code(1)], createPrintBranding(), name, copies)];
  expect(drawn.map(({ qrids }) => qrids)).toEqual(sheets);
});

it('draws sheets lazily, and stops when the reader disconnects', async () => {
  const laid: number[] = [];
  const codes = [0, 1, 2].map((nbr) => ({
    ...code(nbr),
    get address() {
      laid.push(nbr);
      return code(nbr).address;
    },
  }));
  const read = streamPdf(generateSheets(codes, createPrintBranding(), 'a4'), {
    title: 'Codes',
    locale: 'fr-FR',
  });
  expect([...new Set(laid)]).toEqual([0]);
  read.destroy();
  await finished(read).catch(() => undefined);
  await turn();
  expect([...new Set(laid)]).toEqual([0]);
});

it('shrinks long text, then truncates it with an ellipsis', () => {
  const long = { ...code(1), place: 'Bibliothèque municipale '.repeat(20).trim() };
  const svg = renderSvg(
    [...generateSheets([long], createPrintBranding(), 'stickers')][0] ?? { w: 0, h: 0, marks: [] },
  );
  const said = [...svg.matchAll(/aria-label="([^"]+)"/g)].map(([, words]) => words);
  expect(said.some((words) => words?.endsWith('…'))).toBe(true);
  expect(said).toContain('Ville de Saint-Elme');
});

describe('parvis codes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-print-'));
  let env: NodeJS.ProcessEnv;
  let close: () => Promise<void>;
  let change: (sql: string) => Promise<void>;
  beforeAll(async () => {
    const { url } = await createTestDatabase();
    const store = connect(url);
    await loadCustomers(store.db, findCustomerFolders(join(packageRoot, 'modules', 'demo')), () => undefined);
    close = () => store.close();
    change = async (sql) => void (await store.pool.query(sql));
    env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
      PUBLIC_URL: 'https://signaler.ville-de-belleroche.fr',
    };
  });
  afterAll(() => close());
  const run = (...args: string[]) => runCodes(['belleroche', '--out', join(folder, 'out'), ...args], env);

  it('reports an unwritable folder and how to choose another', async () => {
    const none = join(folder, 'none');
    expect(await runCodes(['belleroche', '--out', join(none, 'out')], env)).toEqual({
      status: 2,
      lines: [
        `${none} cannot be written to (ENOENT). Nothing was written: say where with --out, such as --out /var/lib/parvis/codes`,
      ],
    });
  });

  it.each(['a5', 'tent'] as const)('writes a printable and scannable PDF of %s', async (name) => {
    const { status, lines } = await run('--format', name, '--code', 'demo-town');
    expect({ status, lines }).toEqual({ status: 0, lines: [`Written: ${join(folder, 'out.pdf')}`] });
    const pdfium = await PDFiumLibrary.init();
    const document = await pdfium.loadDocument(readFileSync(join(folder, 'out.pdf')));
    expect(document.getPageCount()).toBe(1);
    const { data, width, height } = await document.getPage(0).render({ scale: 200 / 72, render: 'bitmap' });
    const drawn = sharp(data, { raw: { width, height, channels: 4 } });
    const whole = await drawn.png().toBuffer();
    expect(await read(await partOf(sharp(whole), name, 0))).toBe(
      'https://signaler.ville-de-belleroche.fr/q/demo-town',
    );
    document.destroy();
    pdfium.destroy();
  });

  it('writes one SVG per sheet, without retired and test codes', async () => {
    const { status, lines } = await run('--svg', '--format', 'a6');
    expect(status).toBe(0);
    const all = lines.map((line) => readFileSync(line.replace('Written: ', ''), 'utf8')).join('');
    expect(all).toContain('aria-label="signaler.ville-de-belleroche.fr/q/demo-town"');
    expect(all).not.toContain('demo-town-stale');
    expect(all).not.toContain('demo-town-test');
    expect(all).not.toMatch(/<(text|script)/);
  });

  it.each(NAMES)('prints the exact location below the place name on %s', (format) => {
    const [sheet] = [
      ...generateSheets([{ ...code(1), place: 'Gare', descr: 'Quai 1' }], createPrintBranding(), format),
    ];
    const said = wordsOf(sheet?.marks ?? []);
    const place = said.find(({ text }) => text === 'Gare');
    const exactly = said.find(({ text }) => text === 'Quai 1');
    if (!place || !exactly) throw new Error('It is not said.');
    expect(exactly.at.y).toBeGreaterThan(place.at.y);
    expect(exactly.size).toBeLessThan(place.size);
  });

  it('warns of unprintable glyphs before printing', async () => {
    await change(`update places set lbl = '{"fr":"Halles 市場 🐟 – nº 5"}' where cuid = 'belleroche'`);
    const { status, lines } = await run('--code', 'demo-town');
    await change(`update places set lbl = '{"fr":"Halles"}' where cuid = 'belleroche'`);
    expect([status, lines]).toEqual([
      1,
      [
        expect.stringContaining('No font at hand has 市 場 🐟: they would be empty boxes'),
        expect.stringMatching(/^Written: /),
      ],
    ]);
  });

  it.runIf(existsSync(DEJAVU))('prints them with a font from the settings or from --font', async () => {
    await change(`update places set lbl = '{"fr":"Halles ბაზარი"}' where cuid = 'belleroche'`);
    const asked = ['--code', 'demo-town', '--svg'];
    const boxes = await run(...asked);
    const named = await run(...asked, '--font', DEJAVU);
    const settings = { ...env, PRINT_FONTS: DEJAVU };
    const set = await runCodes(['belleroche', '--out', join(folder, 'out'), ...asked], settings);
    await change(`update places set lbl = '{"fr":"Halles"}' where cuid = 'belleroche'`);
    expect([boxes.status, named.status, set.status]).toEqual([1, 0, 0]);
    expect(readFileSync(join(folder, 'out.svg'), 'utf8')).toMatch(/id="named\d+-\d+" d="M/);
    expect(await run('--font', '/etc/hostname')).toEqual({
      status: 2,
      lines: [
        '"/etc/hostname" is no font that can be read: a .ttf or .otf file.',
        expect.stringContaining('Usage'),
      ],
    });
  });

  it('puts the language of the customer’s name first', async () => {
    await change(`update customers set lbl = '{"en":"Belleroche"}' where cuid = 'belleroche'`);
    await run('--code', 'demo-town', '--svg');
    const words = [...readFileSync(join(folder, 'out.svg'), 'utf8').matchAll(/aria-label="([^"]+)"/g)].map(
      ([, text]) => text,
    );
    const at = (text: string) => words.findIndex((one) => one?.startsWith(text));
    expect([at('A problem') < at('Un souci'), at('A problem') >= 0]).toEqual([true, true]);
  });

  it.each([
    ['no address', undefined, 'PUBLIC_URL is not set'],
    ['one of a private network', 'https://192.168.1.4', 'can be reached from here alone'],
    ['one without https', 'http://signaler.ville-de-belleroche.fr', 'is not encrypted'],
  ])('requires --address for %s', async (_, address, told) => {
    env = { ...env, PUBLIC_URL: address };
    const refused = await run();
    expect([refused.status, refused.lines[0]]).toEqual([2, expect.stringContaining(told)]);
    if (address === undefined) return;
    const printed = await run('--address', address, '--code', 'demo-town', '--svg');
    expect(printed.status).toBe(0);
    expect(printed.lines[0]).toMatch(/^(?:Phones of passers-by cannot open|.* is not encrypted)/);
  });

  it('does not suggest a replacement for an unknown code', async () => {
    const { lines } = await run('--code', 'vd-inconnu', '--address', 'https://a.example');
    expect(lines).toEqual(['The code "vd-inconnu" is not in use there.']);
  });

  it.each([
    [[], 2, 'No customer is named.'],
    [['nowhere', '--address', 'https://a.example'], 2, 'There is no customer "nowhere".'],
    [['belleroche', '--format', 'a3'], 2, 'There is no format "a3": a4, a5, a6, stickers or tent.'],
    [
      ['belleroche', '--address', 'https://a.example/q'],
      2,
      '"https://a.example/q" is not the address of a site, without a path, such as https://report.town.example.',
    ],
    [
      ['belleroche', '--code', 'demo-town-stale', '--address', 'https://a.example'],
      2,
      'The code "demo-town-stale" is not in use there.',
    ],
    [['--help'], 0, expect.stringContaining('Usage: parvis codes')],
  ])('answers %j with status %i and first line: %s', async (args, status, line) => {
    const said = await runCodes(args, env);
    expect([said.status, said.lines[0]]).toEqual([status, line]);
  });
});
