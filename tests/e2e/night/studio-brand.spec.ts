import type { Locator } from 'playwright/test';
import { LOGO } from '../studio.ts';
import { test } from '../studioTest.ts';
import { expect } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;
const GREEN = '#0B6B3A';
/** A logo four times as wide as high. */
const WIDE = {
  ...LOGO,
  name: 'wide.svg',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><path fill="${GREEN}" d="M0 0h400v100H0z"/></svg>`,
  ),
};

const pasteInto = (field: Locator, pasted: string) =>
  field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pasted);

test('pastes a brand book, changes its roles and undoes all in one step', async ({ studio }) => {
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

test('turns a list pasted into one colour field into colours with likely roles', async ({ studio }) => {
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
  // White alone is reported as invisible.
  await made.takeOver('#FFFFFF');
  await expect(page.getByText(t('studio.brand.lack.pale'))).toBeVisible();
});

test('rejects input that is no brand, names what it recognised and loses nothing', async ({ studio }) => {
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
});

test('reports an incomplete palette and completes it in one press', async ({ studio }) => {
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
});

test('keeps most of the smallest phone’s screen for content, and every part discoverable', async ({
  studio,
}) => {
  const made = await studio(french, { viewport: { width: 320, height: 640 }, hasTouch: true });
  const { page } = made;
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(6);
  for (const tab of await tabs.all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
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
  // The next steps are visible at any scroll position: preview, undo, save with its result.
  for (const next of [preview, made.button(t('studio.undo')), made.button(t('studio.save'))])
    await expect(next).toBeInViewport({ ratio: 1 });
  await made.button(t('studio.save')).click();
  await expect(page.getByRole('textbox', { name: t('studio.save.name') })).toBeFocused();
  await made.save('Valmer');
  await expect(page.getByText(t('studio.save.saved'), { exact: true })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await made.goTo('colours');
  await expect(page.getByRole('heading', { level: 2, name: t('studio.colours') })).toBeInViewport({
    ratio: 1,
  });
});

test('previews name, logos, poster, desk and mail in the studio’s language', async ({ studio }) => {
  const made = await studio();
  await made.takeOver('#E2001A #FFD200');
  await made.goTo('logos');
  await made.page.getByRole('textbox', { name: t('studio.label') }).fill('Ville de Valmer');
  await made.chooseLogo(LOGO);
  await made.chooseLogo(WIDE, 1);
  for (const [view, words] of [
    ['identity', /Onglet du navigateur/],
    ['poster', /En cas d’urgence, appelez le 112/],
    ['desk', /Rampe descellée/],
    ['mail', /code de connexion pour Ville de Valmer/],
  ] as const) {
    await made.page.getByRole('combobox', { name: t('studio.view') }).click();
    await made.page.getByRole('option', { name: t(`studio.view.${view}`), exact: true }).click();
    const page = made.sample(view, 'light');
    await expect(page.getByText(words).first()).toBeVisible();
    await expect.poll(() => made.colourIn(view, 'light', 'reportBtnBg')).toBe('#E2001A');
    if (view !== 'identity') continue;
    const shapes = () =>
      page
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) =>
          all.map(({ naturalWidth, naturalHeight }) => naturalWidth / naturalHeight),
        );
    await expect.poll(shapes).toEqual([1, 1, 4, 1]);
  }
});
