import { paletteKeys } from '@parvis/theme/palette/palette';
import { states } from '../../previews/studio/frames/views.ts';
import { unreadableTexts } from './readableText.ts';
import { test } from './studioTest.ts';
import { expect, phone } from './test.ts';
import { french } from './words.ts';

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

/** What is drawn only after a press, or alone: each a screen of its own, in both schemes. */
const shown = ['both', 'selected', ...states] as const;

test('random palettes give no unreadable text in any screen of the samples', async ({ studio }) => {
  test.setTimeout(1_200_000);
  const made = await studio();
  const { page } = made;
  const count = Number(process.env.PARVIS_PALETTES ?? (process.env.PARVIS_ALL ? 200 : 25));
  for (const view of shown) {
    await page.getByRole('combobox', { name: t('studio.view') }).click();
    await page.getByRole('option', { name: t(`studio.view.${view}`), exact: true }).click();
    // What lies under the pointer is shaded: here a screen is looked at, not pointed at.
    await page.mouse.move(1, 1);
    const names = view === 'both' ? ['menu', 'chat'] : [view];
    for (const name of names)
      for (const scheme of ['light', 'dark'] as const)
        await expect.poll(() => made.colourIn(name, scheme, 'bg1')).not.toBe('');
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    expect(frames).toHaveLength(2 * names.length);
    // The opening screens meet all of them in both schemes, every other screen half of them in turn: it would take
    // minutes.
    const palettes = randomPalettes(view === 'both' ? count : Math.ceil(count / 2));
    for (const [index, palette] of palettes.entries()) {
      const read = view === 'both' ? frames : [frames[index % 2]].filter((frame) => frame !== undefined);
      await page.evaluate(async (colours) => {
        const look = { parvis: 'look', palette: colours, logo: '', wlogo: '', lbl: 'Valmer' };
        for (const frame of document.querySelectorAll('iframe'))
          frame.contentWindow?.postMessage(look, location.origin);
        // Heard and drawn by then: the pages draw as soon as they hear.
        const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await next();
        await next();
      }, palette);
      const found = await Promise.all(read.map((frame) => frame.evaluate(unreadableTexts)));
      expect.soft(found.flat(), `${view}: ${JSON.stringify(palette)}`).toEqual([]);
    }
  }
});

for (const page of ['1', '2'])
  test(`sample page ${page} loads at most 115 kB of scripts until it can be used`, async ({
    people,
    product,
  }) => {
    const opened = await (await people.context(phone)).newPage();
    const client = await opened.context().newCDPSession(opened);
    const scripts = new Set<string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) scripts.add(requestId);
    });
    client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await client.send('Network.enable');
    await opened.goto(`${product.address}/samples/${page}/?appColors=%7B%7D`);
    // The chat is whole once its stars are there: the question how it went is loaded on demand.
    const use =
      page === '1' ? opened.getByRole('button', { name: /^Hygiène/ }) : opened.getByRole('radio').first();
    await use.click({ trial: true });
    console.log(`    sample ${page}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(115_000);
  });

test('a sample page without usable colours says which they are and leads on', async ({ people, product }) => {
  const page = await (await people.context(phone)).newPage();
  for (const query of ['', '?appColors=', '?appColors=blue', '?appColors=%5B1%5D']) {
    await page.goto(`${product.address}/samples/1/${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cet aperçu ne peut pas être affiché');
  }
  await page.getByRole('link', { name: /exemple/ }).click();
  await expect(page.getByRole('button', { name: /^Hygiène/ })).toBeVisible();
});

test('what is wrong with an address is said in its scheme, and its example keeps the rest', async ({
  people,
  product,
}) => {
  const page = await (await people.context(phone)).newPage();
  const ground = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--pv-colors-bg1'));
  await page.goto(`${product.address}/samples/1/`);
  await expect.poll(ground).toBe('#FFFFFF');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect.poll(ground).not.toBe('#FFFFFF');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${product.address}/samples/1/?dark=1&lbl=Valmer`);
  await expect.poll(ground).not.toBe('#FFFFFF');
  await page.getByRole('link', { name: /exemple/ }).click();
  await expect(page.getByRole('banner')).toContainText('Valmer');
  expect(page.url()).toContain('dark=1');
});

test('the folder of the samples, and a sample that does not exist, lead to both samples and the studio', async ({
  people,
  product,
}) => {
  const page = await (await people.context(phone)).newPage();
  for (const path of ['/samples', '/samples/', '/samples/3', '/samples/3/']) {
    await page.goto(product.address + path);
    await expect(page.getByRole('link')).toHaveCount(3);
  }
  await page.getByRole('link', { name: 'Discussion' }).click();
  await expect(page.getByRole('log')).toBeVisible();
});

test('every question of a sample has its words, and a report is made to its end', async ({
  people,
  product,
}) => {
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
