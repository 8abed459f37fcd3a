import { join } from 'node:path';
import { readBrand } from '@parvis/theme/brand/readBrand';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import type { Scheme } from '@parvis/theme/palette/keys';
import type { Palette } from '@parvis/theme/palette/palette';
import { expect, type Page, test } from 'playwright/test';
import { framed } from '../../previews/samples/shared/addresses.ts';
import { queryOf } from '../../previews/samples/shared/queryOf.ts';
import { gallery } from '../../previews/studio/start/brands.ts';
import { brandBooks } from '../../theme/testing/brandBooks.ts';
import { hardBrands } from '../../theme/testing/hardBrands.ts';
import { serveFolder } from '../serveFolder.ts';
import { besideEachOther, type Drawn, writeSheets } from './sheet.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Words of the names that are asked for; all of them unless said. */
const words: readonly string[] = JSON.parse(process.env.PARVIS_BRANDS ?? '[]');

/** What is made of a few colours: its name with them, as they would be pasted. */
const brands: readonly { readonly name: string; readonly colours: string }[] = [
  ...brandBooks.map((book) => ({
    name: book.name,
    colours: [book.main, book.accent, book.ground, ...('text' in book ? [book.text] : [])].join(' '),
  })),
  ...hardBrands,
  ...gallery.flatMap(({ id, brand }) => (brand ? [{ name: `${id}, one colour`, colours: brand }] : [])),
];
const wanted = brands.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);

const phone = { width: 360, height: 740 } as const;
const desk = { width: 1280, height: 800 } as const;
/** Both samples and the boards of the studio, below the folder of the previews, each with what comes last on it. */
const boards = [
  ['samples/1/', '', phone, 'nav'],
  ['samples/1/', '&tile=repair', phone, '[aria-pressed=true]'],
  ['samples/2/', '', phone, 'form'],
  ['studio/states/', '&state=questionnaire', phone, '[role=checkbox]'],
  ['studio/states/', '&state=drawer', phone, '[role=dialog]'],
  ['studio/states/', '&state=mail', phone, 'h1, h2, dl'],
  ['studio/states/', '&state=desk', desk, 'form'],
] as const;

/** A board as the studio frames it, once it has its letters and pictures and nothing moves. */
async function board(
  page: Page,
  address: string,
  [, , size, last]: (typeof boards)[number],
): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.goto(address);
  await expect(page.locator(last).first()).toBeVisible();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled' });
}

function paletteOf(colours: string): Palette {
  const read = readBrand(colours);
  const palette = read.ok ? paletteFromRoles(read.roles) : undefined;
  if (!palette) throw new Error(`no theme of ${colours}`);
  return palette;
}

test('every brand, on both samples and the boards of the studio, light above dark', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const served = await serveFolder(join(ROOT, 'previews', 'dist'));
  const page = await browser.newPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
  const rows: Drawn[] = [];
  const row = async (name: string, palette: Palette, scheme: Scheme) => {
    const look = { palette, scheme, locale: 'fr-FR', lbl: 'Ville de Belleroche' } as const;
    const query = framed(queryOf({ ...look, logo: undefined, wlogo: undefined, shape: undefined }));
    const pngs: Buffer[] = [];
    for (const one of boards) pngs.push(await board(page, `${served.url}/${one[0]}${query}${one[1]}`, one));
    rows.push({ screen: `${name}, ${scheme}`, png: await besideEachOther(pngs, phone.height) });
  };
  for (const { name, colours } of wanted)
    for (const scheme of ['light', 'dark'] as const)
      await row(`${name}: ${colours}`, paletteOf(colours), scheme);
  console.log((await writeSheets(join(ROOT, 'test-results', 'sheets'), 'palettes', rows, 0.5)).join('\n'));
  served.close();
});
