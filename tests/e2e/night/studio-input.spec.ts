import { test } from '../studioTest.ts';
import { expect } from '../test.ts';
import { french } from '../words.ts';

const { t } = french;

// The trace recorder fetches blob pictures, which the page's policy rejects.
test.use({ trace: 'off' });

test('rejects invalid input at its field, loses nothing and keeps undo working', async ({ studio }) => {
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
