import { paletteKeys } from '@parvis/theme/palette';
import { states } from '../../previews/studio/frames/views.ts';
import { unreadableTexts } from './readableText.ts';
import { test } from './studioTest.ts';
import { expect, phone } from './test.ts';

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

test('random palettes give no unreadable text in either sample', async ({ studio }) => {
  const made = await studio();
  const count = Number(process.env.PARVIS_PALETTES ?? 200);
  const frames = made.page.frames().filter((frame) => frame.url().includes('/samples/'));
  expect(frames).toHaveLength(4);
  for (const palette of randomPalettes(count)) {
    await made.page.evaluate(async (colours) => {
      const look = { parvis: 'look', palette: colours, logo: '', wlogo: '', lbl: 'Valmer' };
      for (const frame of document.querySelectorAll('iframe'))
        frame.contentWindow?.postMessage(look, location.origin);
      // Heard and drawn by then: the pages draw as soon as they hear.
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await next();
      await next();
    }, palette);
    for (const frame of frames)
      expect.soft(await frame.evaluate(unreadableTexts), JSON.stringify(palette)).toEqual([]);
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
