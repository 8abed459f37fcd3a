import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paletteKeys } from '@parvis/theme/palette';
import type { BrowserContextOptions, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { unreadableTexts } from './readableText.ts';
import { LOGO, Studio } from './studio.ts';
import { test as base, desk, expect, phone } from './test.ts';
import { english, french, type Reader } from './words.ts';

const test = base.extend<{
  /** Somebody at a desk or phone of their own, in the studio. */
  studio: (words?: Reader, options?: BrowserContextOptions) => Promise<Studio>;
}>({
  studio: async ({ people, product }, use) => {
    await use(async (words = french, options = desk) => {
      const context = await people.context({ ...options, locale: words.locale, reducedMotion: 'reduce' });
      const studio = new Studio(await context.newPage(), product.address, words);
      await studio.open();
      return studio;
    });
  },
});

const { t } = french;

/** What a page shows of a theme: every colour it is drawn with, its logos and the customer's name. */
const lookOf = (page: Page) =>
  page.evaluate(() => ({
    colours: document.documentElement.style.cssText,
    pictures: [...document.images].map(({ src, naturalWidth }) => ({ src, shown: naturalWidth > 0 })),
    header: document.querySelector('header')?.textContent,
  }));

test.describe('from a logo file to a saved theme', () => {
  test('takes eight steps, each seen on the screen', async ({ studio }) => {
    const made = await studio();
    const { page } = made;
    const folder = process.env.PARVIS_GUIDE_PICTURES ?? join('test-results', 'studio');
    mkdirSync(folder, { recursive: true });
    let steps = 0;
    const took = async (name: string) => {
      steps += 1;
      await page.screenshot({ path: join(folder, `studio-${steps}-${name}.png`), animations: 'disabled' });
    };

    await made.chooseLogo(LOGO);
    const colour = made.button(/#0B6E4F/i);
    await expect(colour).toBeVisible();
    await took('logo');

    await colour.click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#0B6E4F');
    await took('colour');

    await made.goTo('logos');
    await expect(page.getByText(t('studio.logo.seen.dark'))).toBeVisible();
    await took('checked');

    await page.getByRole('textbox', { name: t('studio.label') }).fill('Ville de Valmer');
    await expect(made.sample('menu', 'light').locator('header')).toContainText('Ville de Valmer');
    await took('name');

    await made.goTo('contrast');
    await expect(page.getByText(/^Tout est lisible/)).toBeVisible();
    await took('readable');

    await page.getByRole('textbox', { name: t('studio.save.name') }).fill('Valmer, printemps');
    await took('title');

    await made.button(t('studio.save')).click();
    await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeVisible();
    await took('saved');

    await made.goTo('share');
    await made.button(t('studio.share.codeNamed', { page: t('studio.view.menu') })).click();
    await expect(
      page.getByRole('img', { name: t('studio.share.codeOf', { page: t('studio.view.menu') }) }),
    ).toBeVisible();
    await took('shared');
    expect(steps).toBeLessThanOrEqual(8);

    for (const frame of page.frames().slice(1)) expect(await frame.evaluate(unreadableTexts)).toEqual([]);
    await page.reload();
    await made.goTo('drafts');
    await expect(page.getByRole('list', { name: t('studio.drafts') })).toContainText('Valmer, printemps');
    await expect.poll(() => made.colourIn('chat', 'light', 'reportBtnBg')).toBe('#0B6E4F');
  });
});

test.describe('what goes out', () => {
  test('every address opens the same picture, and brings the theme back', async ({ studio }) => {
    const made = await studio();
    await made.chooseLogo(LOGO);
    await made.button(/#F4B942/i).click();
    await made.goTo('logos');
    await made.page.getByRole('textbox', { name: t('studio.label') }).fill('L’Île & Cie #1 ?');
    const addresses: string[] = [];
    for (const page of ['menu', 'chat'] as const)
      for (const scheme of ['light', 'dark'] as const) {
        const address = await made.addressOf(page, scheme);
        addresses.push(address);
        const opened = await made.page.context().newPage();
        await opened.goto(address);
        await expect(opened.locator('header')).toContainText('L’Île & Cie #1 ?');
        const frame = made.page.frame({
          url: new RegExp(`/samples/${page === 'menu' ? 1 : 2}/.*_${scheme === 'dark' ? '&dark=1' : ''}$`),
        });
        const inStudio = await frame?.evaluate(() => ({
          colours: document.documentElement.style.cssText,
          pictures: [...document.images].map(({ src, naturalWidth }) => ({ src, shown: naturalWidth > 0 })),
          header: document.querySelector('header')?.textContent,
        }));
        await expect.poll(() => lookOf(opened)).toEqual(inStudio);
        await opened.close();
      }
    const again = await studio();
    await again.takeOver(addresses[0] ?? '');
    expect(await again.addressOf('menu', 'light')).toBe(addresses[0]);
    expect(await again.addressOf('chat', 'dark')).toBe(addresses[3]);
  });

  test('files for tools and the sheet for a meeting come back exactly', async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.gallery.plum')).click();
    const address = await made.addressOf('menu', 'light');
    for (const name of ['appColors', 'css', 'tokens'] as const) {
      const download = made.page.waitForEvent('download');
      await made.button(t('studio.share.downloadNamed', { name: t(`studio.format.${name}`) })).click();
      const text = readFileSync(await (await download).path(), 'utf8');
      const other = await studio();
      await other.takeOver(text);
      expect(await other.addressOf('menu', 'light'), name).toBe(address);
      await other.page.close();
    }
    const download = made.page.waitForEvent('download');
    await made.button(t('studio.share.sheet.make')).click();
    const sheet = await (await download).path();
    const other = await studio();
    await other.page
      .locator('input[type=file][accept*=png]')
      .last()
      .setInputFiles({
        name: 'sheet.png',
        mimeType: 'image/png',
        buffer: readFileSync(sheet),
      });
    await expect(other.page.getByText(/couleurs reprises/)).toBeVisible();
    expect(await other.addressOf('menu', 'light')).toBe(address);
  });
});

test.describe('working on colours', () => {
  test('a colour is seen in the samples as it is typed, undone and done again', async ({ studio }) => {
    const made = await studio();
    await made.goTo('colours');
    await made.showGroup('report');
    await made.field('reportBtnBg', 'light').fill('rgb(120 0 60)');
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#78003C');
    await made.page.keyboard.press('Control+z');
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#1752E3');
    await expect(made.field('reportBtnBg', 'light')).toHaveValue('#1752E3');
    await made.button(t('studio.redo')).click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#78003C');
  });

  test('choosing a place in a sample selects its key', async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.choose')).click();
    // A pointer's place in a scaled frame is not where the driver takes it to be.
    await made.sample('menu', 'dark').locator('header').dispatchEvent('click');
    await expect(made.field('hdrBg1', 'dark')).toBeVisible();
    await expect(made.page.getByRole('group', { name: /En-tête.*Sombre/ })).toBeVisible();
  });

  test('a key that is hovered lights its places', async ({ studio }) => {
    const made = await studio();
    await made.goTo('colours');
    await made.field('txt', 'light').hover();
    const light = made.sample('menu', 'light').locator('body > [aria-hidden] > div');
    await expect(light.first()).toBeAttached();
    await made.page.mouse.move(1000, 10);
    await expect(light).toHaveCount(0);
  });

  test('what cannot be read is said first, and one press repairs it', async ({ studio }) => {
    const made = await studio();
    await made.takeOver('{"txt":"#EEEEEE","btn1Fill":"#1752E3"}');
    await made.goTo('contrast');
    const failing = made.page.getByRole('listitem').filter({ has: made.button(t('studio.contrast.take')) });
    const count = await failing.count();
    expect(count).toBeGreaterThan(1);
    await made.button(t('studio.contrast.take')).first().click();
    await expect.poll(() => failing.count()).toBeLessThan(count);
    await made.button(t('studio.contrast.repairAll')).click();
    await expect(made.page.getByText(/^Tout est lisible/)).toBeVisible();
  });

  test('before and after, drafts by name and back to a version', async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.gallery.forest')).click();
    await made.save('Premier');
    const forest = await made.colourIn('menu', 'light', 'reportBtnBg');
    await made.button(t('studio.gallery.brick')).click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).not.toBe(forest);
    await made.button(t('studio.before')).click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe(forest);
    await made.button(t('studio.before')).click();
    await made.save('Premier');
    await made.goTo('drafts');
    await made
      .button(/^Y revenir/)
      .nth(1)
      .click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe(forest);
  });
});

test('nothing that is put in breaks it: a sentence at the field, nothing lost, undo still works', async ({
  studio,
}) => {
  const made = await studio();
  const { page } = made;
  await made.button(t('studio.gallery.lagoon')).click();
  const colour = await made.colourIn('menu', 'light', 'reportBtnBg');
  for (const text of ['{', '[]', '12', 'x'.repeat(300_000), '{"bg1":{}}', `{"a":${'['.repeat(5000)}`]) {
    await made.takeOver(text);
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  for (const file of [
    { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<html><script>alert(1)</script>') },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ]) {
    await made.chooseLogo(file);
    await expect(page.getByText(t('colour.logo.notImage'))).toBeVisible();
  }
  for (const address of ['javascript:alert(1)', 'http://a.example/l.png', 'file:///etc/passwd']) {
    await page.getByRole('textbox', { name: t('studio.logo.byAddress') }).fill(address);
    await made.button(t('studio.logo.take')).click();
    await expect(page.getByText(t('studio.logo.address'))).toBeVisible();
  }
  await made.goTo('colours');
  const field = made.field('bg1', 'light');
  for (const text of ['red;}', 'url(javascript:alert(1))', 'var(--x)', '', '#12', 'é'.repeat(5000)]) {
    await field.fill(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue(text);
  }
  await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe(colour);
  while (await made.button(t('studio.undo')).isEnabled()) await made.button(t('studio.undo')).click();
  await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#1752E3');
});

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
    const use = page === '1' ? opened.getByRole('button', { name: /^Hygiène/ }) : opened.getByRole('textbox');
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

test('the whole way is open to the keyboard', async ({ studio }) => {
  const made = await studio();
  const { page } = made;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await page.getByRole('tab', { name: t('studio.part.start') }).focus();
  await press('ArrowDown', 2);
  await expect(page.getByRole('tab', { name: t('studio.part.colours') })).toBeFocused();
  await page
    .getByRole('button', {
      name: t('studio.colour.pick', { name: `${t('colour.bg1')}, ${t('colour.scheme.light')}` }),
    })
    .focus();
  await press('Enter');
  await page.getByRole('slider', { name: t('studio.picker.lightness') }).focus();
  await press('ArrowLeft', 10);
  await expect.poll(() => made.colourIn('menu', 'light', 'bg1')).not.toBe('#FFFFFF');
  await press('Control+z');
  await expect.poll(() => made.colourIn('menu', 'light', 'bg1')).toBe('#FFFFFF');
});

for (const words of [french, english])
  for (const [device, options] of [
    ['desk', desk],
    ['phone', phone],
  ] as const)
    test(`every part can be used by everybody (${words.locale}, ${device})`, async ({ studio }) => {
      const made = await studio(words, options);
      await made.takeOver('{"txt":"#EEEEEE","nonsense":"1"}');
      await expectAccessible(made.page, `start, ${device}`);
      for (const part of ['logos', 'colours', 'contrast', 'share', 'drafts'] as const) {
        await made.goTo(part);
        if (part === 'colours') await made.page.locator('main button[aria-expanded]').first().click();
        await expectAccessible(made.page, `${part}, ${device}`);
      }
    });
