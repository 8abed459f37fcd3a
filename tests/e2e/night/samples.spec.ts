import { colourKeys } from '@parvis/theme/palette/keys';
import { paletteKeys } from '@parvis/theme/palette/palette';
import type { Page } from 'playwright/test';
import { listPages, states } from '../../../previews/studio/frames/views.ts';
import { findUnreadableTexts } from '../readableText.ts';
import { test } from '../studioTest.ts';
import { expect, phone } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

/** The same palettes in every run (mulberry32). */
function randomPalettes(count: number): Record<string, string>[] {
  let seed = 20251;
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const byte = () =>
    Math.floor(next() * 256)
      .toString(16)
      .padStart(2, '0');
  const colour = () => `#${byte()}${byte()}${byte()}${next() < 0.15 ? byte() : ''}`;
  return Array.from({ length: count }, () =>
    Object.fromEntries(paletteKeys.filter(() => next() < 0.8).map((key) => [key, colour()])),
  );
}

/** States drawn after a press or alone: each is a screen, in both schemes. */
const shown = ['both', 'selected', ...states] as const;

test('keeps text readable in every sample screen under random palettes', async ({ studio }) => {
  test.setTimeout(1_200_000);
  const made = await studio();
  const { page } = made;
  const count = Number(process.env.PARVIS_PALETTES ?? 200);
  for (const view of shown) {
    await page.getByRole('combobox', { name: t('studio.view') }).click();
    await page.getByRole('option', { name: t(`studio.view.${view}`), exact: true }).click();
    // Hover shades elements: the pointer stays away.
    await page.mouse.move(1, 1);
    const pages = listPages(view);
    for (const { name, scheme } of pages)
      await expect.poll(() => made.colourIn(name, scheme, 'bg1')).not.toBe('');
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    expect(frames).toHaveLength(pages.length);
    // Opening screens get all palettes in both schemes, others a share in turn, to save minutes.
    const palettes = randomPalettes(view === 'both' ? count : count / 2);
    for (const [index, palette] of palettes.entries()) {
      const read =
        view === 'both' ? frames : [frames[index % frames.length]].filter((frame) => frame !== undefined);
      await page.evaluate(async (colours) => {
        const look = { parvis: 'look', palette: colours, logo: '', wlogo: '', lbl: 'Valmer' };
        for (const frame of document.querySelectorAll('iframe'))
          frame.contentWindow?.postMessage(look, location.origin);
        const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await next();
        await next();
      }, palette);
      const found = await Promise.all(read.map((frame) => frame.evaluate(findUnreadableTexts)));
      expect.soft(found.flat(), `${view}: ${JSON.stringify(palette)}`).toEqual([]);
    }
  }
});

for (const [page, limit] of [
  ['1', 90],
  ['2', 109],
] as const)
  test(`loads at most ${limit} kB of scripts before sample page ${page} is usable`, async ({
    people,
    product,
  }) => {
    const opened = await (await people.context(phone)).newPage();
    // The chat is usable once its rating question has loaded.
    const used = page === '1' ? 'main ul button' : '[role=radio]';
    await opened.addInitScript((control) => {
      new MutationObserver((_, watch) => {
        if (!document.querySelector(control)) return;
        watch.disconnect();
        performance.mark('usable');
      }).observe(document, { subtree: true, childList: true });
    }, used);
    await opened.goto(`${product.address}/samples/${page}/?appColors=%7B%7D`);
    await opened.locator(used).first().click({ trial: true });
    // Requested before, whenever it arrived; links of an unstyled address load later.
    const bytes = await opened.evaluate(() => {
      const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN;
      return performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => /\.js$/.test(name) && startTime <= usable)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    console.log(`    sample ${page}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(limit * 1000);
  });

test('completes a sample report with words for every question', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  await page.goto(`${product.address}/samples/1/?appColors=%7B%7D`);
  const wordless = page.getByText(/--[\w.]+--/);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const tile of [/^Hygiène/, /^Toilettes/, /^Signaler/])
    await page.getByRole('button', { name: tile }).click();
  await page.getByRole('checkbox', { name: 'C’est cassé' }).check();
  await expect(wordless).toHaveCount(0);
  await press('Continuer');
  await press('Non');
  await page.getByRole('textbox', { name: /^Détail/ }).fill('La chasse d’eau coule.');
  await expect(wordless).toHaveCount(0);
  await press('Envoyer');
  await expect(page.getByText('rien n’a été envoyé')).toBeVisible();
  for (const state of states) {
    await page.goto(`${product.address}/studio/states/?appColors=%7B%7D&state=${state}`);
    await expect(page.locator('main')).not.toBeEmpty();
    await expect(wordless).toHaveCount(0);
  }
});

const coloured = (colours: Record<string, unknown>, more = '') =>
  `?appColors=${encodeURIComponent(JSON.stringify(colours))}${more}`;

test('names every adjusted colour with both values, and every unusable one', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  const query = coloured(
    { txt: 'white', bg1: '#fff', btn1Bg: 'color(display-p3 1 0 0)', hdrBg1: 'bleu', nope: '#000' },
    `&logo=/nothing-here.png&wlogo=/nothing-wide.png&lbl=${encodeURIComponent(`Ville \u202eemlE ${'mot '.repeat(60)}`)}`,
  );
  for (const [number, language] of [
    ['1', 'fr'],
    ['2', 'en'],
  ]) {
    await page.goto(`${product.address}/samples/${number}/${query}&lang=${language}`);
    const notice = page.getByRole('complementary');
    await notice.locator('summary').first().click();
    await notice.locator('details details summary').first().click();
    const text = page.locator('html');
    const shown = await text.evaluate((html) => html.style.getPropertyValue('--pv-colors-txt'));
    expect(shown).not.toBe('#FFFFFF');
    await expect(notice).toContainText(`#FFFFFF → ${shown}`);
    for (const told of ['color(display-p3 1 0 0)', '#FF0000', 'bleu', 'oklch()', 'nope'])
      await expect(notice).toContainText(told);
    for (const told of ['logo', 'wlogo'])
      await expect(notice.getByText(new RegExp(`^${told}\\s?: .*/nothing-(?:here|wide)\\.png`))).toHaveCount(
        1,
      );
    await expect(notice).toContainText(language === 'fr' ? 'Nom coupé' : 'Name cut');
    await expect(notice).toContainText(language === 'fr' ? 'Nom corrigé' : 'Name corrected');
    await expect(text).toHaveAttribute('lang', language === 'fr' ? 'fr-FR' : 'en-US');
    await expect(page.getByRole('banner')).toContainText('…');
    await expect(page.getByText(/--[\w.]+--/)).toHaveCount(0);
  }
});

test('escapes a raw # with a notice, and reads combined colours after it', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  const ground = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-colors-bg1'));
  await page.goto(`${product.address}/samples/1/?appColors={"bg1":"#cfe","txt":"#123"}&lbl=Valmer`);
  await expect.poll(ground).toBe('#CCFFEE');
  await expect(page.getByRole('banner')).toContainText('Valmer');
  await expect(page.getByRole('complementary')).toContainText('Adresse rétablie');
  await page.goto(`${product.address}/samples/2/#appColors=bg1-CFE&lbl=Valmer`);
  await expect.poll(ground).toBe('#CCFFEE');
  await page.goto(`${product.address}/samples/1/?appColors={"bg1":"#cfe`);
  await expect(page.getByText('Un signe # coupe l’adresse en deux.', { exact: false })).toBeVisible();
});

test('reads the short form, names its errors and offers both notations for copying', async ({
  people,
  product,
}) => {
  const context = await people.context({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const ground = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-colors-bg1'));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = (name: 'short' | 'json') =>
    page
      .getByRole('button', { name: t('colour.notation.copy', { name: t(`colour.notation.${name}.name`) }) })
      .click();
  await page.goto(`${product.address}/samples/1/?appColors=bg1:F6F1E7_bg2-beigefonce_fond-EDE4D3`);
  const notice = page.getByRole('complementary');
  await notice.locator('summary').first().click();
  await expect(notice).toContainText(
    t('sample.notColour', { key: 'bg2', value: 'beigefonce', used: '#F5F7FD' }),
  );
  await expect(notice).toContainText(t('sample.accepted'));
  await expect(notice).toContainText('fond (peut-être bg1)');
  expect(await ground()).toBe('#F6F1E7');
  await notice.getByText(t('sample.say'), { exact: true }).click();
  await notice.getByText(t('sample.keys', { number: colourKeys.length })).click();
  await copy('short');
  expect(await copied()).toBe('appColors=reportBtnBg-17734A_mainBtnImg-17734A');
  await page.goto(`${product.address}/samples/1/?appColors=#F6F1E7_#EDE4D3`);
  await expect(page.getByText(t('colour.notation.short'))).toBeVisible();
  await copy('json');
  await page.goto(`${product.address}/samples/1/?${await copied()}`);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-colors-reportBtnBg')),
    )
    .toBe('#17734A');
});

test('opens the studio with a sample’s look, and keeps undo history over a reload', async ({ studio }) => {
  const made = await studio();
  const { page } = made;
  await made.button(t('studio.gallery.lagoon')).click();
  const query = coloured(
    { btn1Bg: 'rebeccapurple', darkBtn1Bg: '#C3B142', hdrBg1: '#FFE8E0', darkFootBg: '#102030' },
    '&lbl=Valmer&dark=1&appShape=radius-none_density-compact',
  );
  await page.goto(
    `${made.address}/samples/1/${query}#logo=data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  );
  // Colours and shape; bar heights are measured on each page.
  const look = (frame: Pick<Page, 'locator'>) =>
    frame.locator('html').evaluate((html) =>
      [...html.style]
        .filter((name) => name !== '--pv-bottom')
        .map((name) => `${name}: ${html.style.getPropertyValue(name)}`)
        .sort(),
    );
  await expect.poll(() => look(page).then((all) => all.some((one) => /radii-tile: 0/.test(one)))).toBe(true);
  const before = await look(page);
  expect(before).toContain('--pv-colors-footBg: #102030');
  await page.getByRole('link', { name: 'Ouvrir dans le studio' }).click();
  for (const _ of ['opened', 'reloaded']) {
    await expect.poll(() => made.colourIn('menu', 'light', 'btn1Bg')).toBe('#663399');
    await expect(made.sample('menu', 'dark').getByRole('banner')).toContainText('Valmer');
    await expect.poll(() => look(made.sample('menu', 'dark'))).toEqual(before);
    await expect(page).toHaveURL(/\/studio\/$/);
    await page.reload();
  }
  await made.goTo('drafts');
  await expect(page.getByText(t('studio.drafts.left'), { exact: true })).toBeVisible();
});

test('frames every view of a set, opens each by keyboard and fits a phone', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  await page.goto(`${product.address}/samples/set/${coloured({ btn1Bg: '#663399' }, '&lbl=Valmer')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les vues de Valmer');
  await expect(page.locator('iframe')).toHaveCount(12);
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    await expect(frame.locator('header').first()).toContainText(/Valmer/);
    await expect(frame.getByRole('complementary')).toHaveCount(0);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const link = page.getByRole('link', { name: 'Discussion, sombre' }).last();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Is the water still running?');
  expect(page.url()).toContain('dark=1');
});

test('names unusable colours on a sample page and links on', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  for (const query of ['', '?appColors=', '?appColors=blue', '?appColors=%5B1%5D']) {
    await page.goto(`${product.address}/samples/1/${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cet aperçu ne peut pas être affiché');
  }
  await page.getByRole('link', { name: /exemple/ }).click();
  await expect(page.getByRole('button', { name: /^Hygiène/ })).toBeVisible();
});
