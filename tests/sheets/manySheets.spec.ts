import { join } from 'node:path';
import { readablePalette } from '@parvis/theme/contrast/readable';
import { completePalette } from '@parvis/theme/derive/complete';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import { togetherOf } from '@parvis/theme/derive/together';
import type { Palette } from '@parvis/theme/palette/palette';
import { expect, type Page, test } from 'playwright/test';
import { framed } from '../../previews/samples/shared/addresses.ts';
import { partialPalettes } from '../../theme/testing/partialPalettes.ts';
import { randomBrands } from '../../theme/testing/randomBrands.ts';
import { serveFolder } from '../serveFolder.ts';
import { type Drawn, type Swatch, writeSheets } from './sheet.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Which of the sets are asked for, and which of their numbers; all of them unless said. */
const words: readonly string[] = JSON.parse(process.env.PARVIS_BRANDS ?? '[]');
const sets = words.filter((word) => !/^\d+$/.test(word));
const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);

/** A theme with the colours that it was made of. */
interface Theme {
  readonly name: string;
  readonly given: readonly Swatch[];
  readonly palette: Palette;
}

const swatches = (given: Readonly<Record<string, string | undefined>>): readonly Swatch[] =>
  Object.entries(given).flatMap(([name, colour]) => (colour ? [{ name, colour }] : []));
const isAsked = (number: number): boolean => numbers.length === 0 || numbers.includes(number);

const random: readonly Theme[] = randomBrands.map((roles, index) => ({
  name: `${index + 1}`,
  given: swatches({ ...roles }),
  palette: paletteFromRoles(roles) ?? {},
}));
/** As they are completed, and after the press that is offered where colours are at odds. */
const partial: readonly Theme[] = partialPalettes.flatMap((palette, index) => {
  const given = swatches(palette);
  const name = `${index + 1}`;
  const together = togetherOf(palette);
  return [
    { name: `${name} completed`, given, palette: completePalette(palette) },
    ...(together ? [{ name: `${name} after the press`, given, palette: together.palette }] : []),
  ];
});

/** What is seen of an app side by side, each in a window of its own: a menu with a chosen tile, a conversation, and one above the other a form and a question. */
const SIZE = { width: 360, height: 770 } as const;
/** Eight themes a sheet: of more the letters are lost on a usual screen. */
const SCALE = 0.36;
const SHEET_HEIGHT = 1_270;
const boards = [
  [{ path: 'samples/1/', more: '&tile=repair', height: SIZE.height, last: '[aria-pressed=true]' }],
  [{ path: 'samples/2/', more: '', height: SIZE.height, last: '[role=radio]' }],
  [
    { path: 'studio/states/', more: '&state=questionnaire', height: 440, last: '[role=checkbox]' },
    { path: 'studio/states/', more: '&state=drawer', height: 330, last: '[role=dialog]' },
  ],
] as const;
const windows = (['', '&dark=1'] as const).flatMap((scheme) =>
  boards.map((column) => column.map((board) => ({ ...board, scheme }))),
);

/** A page of all these, which hear of a look as they do in the studio. */
function pageOfBoards(): string {
  const frame = ({ path, more, height, scheme }: (typeof windows)[number][number]) =>
    `<iframe src="/${path}${framed(`?appColors=_&lbl=Belleroche${scheme}`)}${more}" style="display:block;border:0;width:${SIZE.width}px;height:${height}px"></iframe>`;
  const columns = windows.map((column) => `<div>${column.map(frame).join('')}</div>`);
  return `<!doctype html><body style="margin:0;background:#c9c9c9;display:flex;gap:8px">${columns.join('')}</body>`;
}

/** Tells all boards of a palette, until each of them is drawn in it. */
async function wear(page: Page, palette: Palette): Promise<void> {
  const { light, dark } = readablePalette(palette);
  await page.waitForFunction(
    ([look, grounds]) => {
      const frames = [...document.querySelectorAll('iframe')];
      for (const frame of frames) frame.contentWindow?.postMessage(look, location.origin);
      return frames.every((frame) => {
        const style = frame.contentDocument?.documentElement.style;
        const ground = frame.src.includes('dark=1') ? grounds.dark : grounds.light;
        return (['btn1Bg', 'bg1', 'hdrBg1'] as const).every(
          (key) => style?.getPropertyValue(`--pv-colors-${key}`) === ground[key],
        );
      });
    },
    [
      { parvis: 'look', palette, logo: '', wlogo: '', lbl: 'Belleroche', shape: '' },
      { light, dark },
    ] as const,
  );
}

async function openBoards(page: Page, url: string): Promise<void> {
  await page.route(`${url}/boards`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOfBoards() }),
  );
  await page.goto(`${url}/boards`);
  for (const [index, { last }] of windows.flat().entries())
    await expect(
      page.locator('iframe').nth(index).contentFrame().locator(last).first(),
      `board ${index}`,
    ).toBeVisible();
}

for (const [name, themes] of Object.entries({ random, partial }))
  test(`${name} palettes, their boards in both schemes, with what was given`, async ({ browser }) => {
    test.skip(sets.length > 0 && !sets.includes(name), 'another set is asked for');
    test.setTimeout(1_800_000);
    const served = await serveFolder(join(ROOT, 'previews', 'dist'));
    const page = await browser.newPage({
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      viewport: { width: windows.length * (SIZE.width + 8) - 8, height: SIZE.height },
    });
    await openBoards(page, served.url);
    const drawn: Drawn[] = [];
    for (const theme of themes.filter((one) => isAsked(Number.parseInt(one.name, 10)))) {
      await wear(page, theme.palette);
      const png = await page.screenshot({ animations: 'disabled' });
      drawn.push({ screen: theme.name, png, swatches: theme.given });
    }
    const folder = join(ROOT, 'test-results', 'sheets');
    console.log((await writeSheets(folder, `palettes-${name}`, drawn, SCALE, SHEET_HEIGHT)).join('\n'));
    served.close();
  });
