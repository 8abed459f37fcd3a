import type { Locator, Page } from 'playwright/test';
import { profiledPng } from './profiledPng.ts';
import { test } from './studioTest.ts';
import { expect, nightly } from './test.ts';
import { french } from './words.ts';

const { t } = french;
const GREEN = '#0B6B3A';
/** Puts a text into a field as its shortcut does. */
const pasteInto = (field: Locator, pasted: string) =>
  field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);

test('a brand book is pasted, its roles are changed, and one undo takes all of it back', async ({
  studio,
}) => {
  const made = await studio();
  const { page } = made;
  await made.takeOver('Rouge : #E2001A\nJaune : #FFD200\nFond : #FBF6EC');
  await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#E2001A');
  await expect.poll(() => made.colourIn('menu', 'light', 'bg1')).toBe('#FBF6EC');
  await expect.poll(() => made.colourIn('menu', 'light', 'mainBtnSelBg2')).toBe('#FFD200');
  const role = page.getByRole('combobox', { name: t('studio.brand.roleOf', { number: 2 }) });
  await role.click();
  await page.getByRole('option', { name: t('studio.brand.role.main') }).click();
  await made.button(t('studio.start.make')).click();
  await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#FFD200');
  await made.button(t('studio.undo')).click();
  await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#E2001A');
  await made.button(t('studio.undo')).click();
  await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#1752E3');
});

test(
  'a list that is pasted into one field becomes its colours, with the roles they look like',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    const { page } = made;
    const field = page.getByRole('textbox', { name: t('studio.brand.colour', { number: 1 }), exact: true });
    await pasteInto(field, '8A1538 2A6F77 F2C14E F6EFE3 2B2B33');
    const rows = page.getByRole('list', { name: t('studio.start.brand') }).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await made.button(t('studio.start.make')).click();
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe('#8A1538');
    await expect.poll(() => made.colourIn('menu', 'light', 'bg1')).toBe('#F6EFE3');
    await expect(page.getByText(t('studio.brand.unused', { colours: '#F2C14E' }))).toBeVisible();
    // White alone cannot be told from a page.
    await made.takeOver('#FFFFFF');
    await expect(page.getByText(t('studio.brand.lack.pale'))).toBeVisible();
  },
);

test(
  'of more colours than fit, and of one no screen shows, the studio says what it took',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    const { page } = made;
    await made.takeOver(
      Array.from({ length: 40 }, (_, at) => `couleur ${at} hsl(${at * 9} 60% 45%)`).join('\n'),
    );
    await expect(page.getByText(/^40 couleurs lues/)).toBeVisible();
    await expect(page.getByText(t('studio.brand.done.most', { most: 8 }))).toBeVisible();
    await made.takeOver('color(display-p3 1 0 0) #FFD200');
    const nearer = t('studio.brand.outside', { value: 'color(display-p3 1 0 0)', used: '#FF0000' });
    await expect(page.getByText(nearer)).toBeVisible();
  },
);

test('Enter makes the theme of one colour, written as it was copied', nightly, async ({ studio }) => {
  const made = await studio();
  const field = made.page.getByRole('textbox', {
    name: t('studio.brand.colour', { number: 1 }),
    exact: true,
  });
  await field.fill('0B6B3A');
  await field.press('Enter');
  await expect.poll(() => made.colourIn('menu', 'light', 'btn1Bg')).toBe(GREEN);
  // What cannot be read makes no theme of what stood there before.
  await made.button(t('studio.gallery.lagoon')).click();
  await expect.poll(() => made.colourIn('menu', 'light', 'btn1Bg')).not.toBe(GREEN);
  const lagoon = await made.colourIn('menu', 'light', 'btn1Bg');
  await field.fill('bleu ciel');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await made.colourIn('menu', 'light', 'btn1Bg')).toBe(lagoon);
});

test(
  'what is no brand is refused with what was recognised, and nothing is lost',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    await made.button(t('studio.gallery.lagoon')).click();
    const colour = await made.colourIn('menu', 'light', 'reportBtnBg');
    for (const [text, sentence] of [
      ['Bonjour', t('studio.brand.failure.nothing')],
      ['{"primary":', t('colour.failure.notJson')],
    ] as const) {
      await made.takeOver(text);
      await expect(made.page.getByText(sentence)).toBeVisible();
      await expect(made.page.getByRole('textbox', { name: t('studio.import.text') })).toHaveValue(text);
    }
    await expect.poll(() => made.colourIn('menu', 'light', 'reportBtnBg')).toBe(colour);
  },
);

/** The colour that a browser shows for a picture, its gamma and profile followed. */
const shownAs = (page: Page, png: Buffer) =>
  page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(4, 4, 1, 1).data ?? [])].slice(0, 3).join();
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

for (const able of [true, false])
  test(
    `colours of a logo are those of its file, ${able ? 'in a browser that can leave profiles unread' : 'in one that cannot, as Safari 15.4'}`,
    nightly,
    async ({ studio }) => {
      const made = await studio();
      if (!able) {
        await made.page.addInitScript(() => Reflect.deleteProperty(window, 'createImageBitmap'));
        await made.open();
      }
      const plain = await shownAs(made.page, profiledPng(GREEN, 'plain').buffer);
      for (const kind of ['gamma', 'profile'] as const) {
        const file = profiledPng(GREEN, kind);
        expect(await shownAs(made.page, file.buffer), `${kind} changes what is shown`).not.toBe(plain);
        await made.chooseLogo(file);
        await expect(made.button(new RegExp(`${GREEN} `))).toBeVisible();
        const kept = await made.sample('menu', 'light').locator('header img').first().getAttribute('src');
        expect(await shownAs(made.page, Buffer.from((kept ?? '').split(',')[1] ?? '', 'base64'))).toBe(plain);
        await made.button(t('studio.undo')).click();
        await expect(made.sample('menu', 'light').locator('header img')).toHaveCount(0);
      }
    },
  );

test(
  'readable is not yet whole: half a palette is told, and one press completes it',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    await made.takeOver('{"mainBtnBg1":"#17734A","mainBtnTxt1":"#FFFFFF"}');
    await made.goTo('contrast');
    await expect(made.page.getByText(/ne s’accordent? pas/)).toBeVisible();
    await made.button(t('studio.harmony.complete')).click();
    await expect(made.page.getByText(t('studio.harmony.whole'))).toBeVisible();
    await expect(made.page.getByText(/^Tout est lisible/)).toBeVisible();
    await expect.poll(() => made.colourIn('menu', 'light', 'mainBtnBg2')).toBe('#17734A');
    await made.button(t('studio.undo')).click();
    await expect(made.button(t('studio.harmony.complete'))).toBeVisible();
  },
);

test(
  'colours that fight are named with the reason, and one press brings them together, which can be undone',
  nightly,
  async ({ studio }) => {
    const made = await studio();
    await made.takeOver('{"btn1Bg":"#C3B142","footBg":"#C24064"}');
    await made.goTo('contrast');
    await expect(made.page.getByText(/: #C24064 → #[\dA-F]{6}d’une autre teinte$/)).toHaveCount(1);
    await made.button(t('colour.harmonise')).click();
    await expect(made.page.getByText(t('studio.harmony.whole'))).toBeVisible();
    await expect.poll(() => made.colourIn('menu', 'light', 'btn1Bg')).toBe('#C3B142');
    expect(await made.colourIn('menu', 'light', 'footBg')).not.toBe('#C84669');
    await made.button(t('studio.undo')).click();
    await expect.poll(() => made.colourIn('menu', 'light', 'footBg')).toBe('#C84669');
    await expect(made.button(t('colour.harmonise'))).toBeVisible();
  },
);

test(
  'on the smallest phone most of the screen is content, and every part can be seen to exist',
  nightly,
  async ({ studio }) => {
    const made = await studio(french, { viewport: { width: 320, height: 640 }, hasTouch: true });
    const { page } = made;
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(6);
    for (const tab of await tabs.all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      // Its name is seen, not only spoken.
      const name = await tab.locator('span').first().boundingBox();
      expect(name?.width).toBeGreaterThan(20);
    }
    const preview = made.button(t('studio.stage.fold'));
    const [bars, dock] = await Promise.all([
      page.getByRole('navigation', { name: t('studio.parts') }).boundingBox(),
      preview.boundingBox(),
    ]);
    const content = (dock?.y ?? 0) - ((bars?.y ?? 0) + (bars?.height ?? 0));
    expect(content).toBeGreaterThan(640 * 0.6);
    await made.takeOver('#E2001A #FFD200');
    await expect(page.getByText(t('studio.save.dirty'), { exact: true })).toBeAttached();
    // What comes next is in sight, wherever the page was left: the preview, a step back, saving with what came of it.
    for (const next of [preview, made.button(t('studio.undo')), made.button(t('studio.save'))])
      await expect(next).toBeInViewport({ ratio: 1 });
    // Without a name it leads to where that is typed.
    await made.button(t('studio.save')).click();
    await expect(page.getByRole('textbox', { name: t('studio.save.name') })).toBeFocused();
    await made.save('Valmer');
    await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeInViewport({ ratio: 1 });
    // Another part begins at its top, however far down the one before was left.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await made.goTo('colours');
    await expect(page.getByRole('heading', { level: 2, name: t('studio.colours') })).toBeInViewport({
      ratio: 1,
    });
  },
);

test('the staff desk is shown in the look, in the language of the studio', nightly, async ({ studio }) => {
  const made = await studio();
  await made.takeOver('#E2001A #FFD200');
  await made.page.getByRole('combobox', { name: t('studio.view') }).click();
  await made.page.getByRole('option', { name: t('studio.view.desk'), exact: true }).click();
  await expect(
    made
      .sample('desk', 'light')
      .getByText(/Rampe descellée/)
      .first(),
  ).toBeVisible();
  await expect.poll(() => made.colourIn('desk', 'light', 'reportBtnBg')).toBe('#E2001A');
});
