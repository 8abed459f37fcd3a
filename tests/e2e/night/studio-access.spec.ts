import { expectAccessible } from '../axe.ts';
import { test } from '../studioTest.ts';
import { expect, onDesk } from '../test.ts';
import { french } from '../words.ts';

const { words, width, options } = onDesk;

const { t } = french;

test('works by keyboard through every step', async ({ studio }) => {
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
  // Once: undo merges fast steps (previews/studio/state/history.test.ts).
  await press('ArrowLeft');
  await expect.poll(() => made.colourIn('menu', 'light', 'bg1')).not.toBe('#FFFFFF');
  await press('Control+z');
  await expect.poll(() => made.colourIn('menu', 'light', 'bg1')).toBe('#FFFFFF');
});

test('meets WCAG in every part', async ({ studio }) => {
  const made = await studio(words, options);
  await made.takeOver('{"txt":"#EEEEEE","nonsense":"1"}');
  await expectAccessible(made.page, `start, ${width}`);
  for (const part of ['logos', 'colours', 'contrast', 'share', 'drafts'] as const) {
    await made.goTo(part);
    if (part === 'colours') await made.page.locator('main button[aria-expanded]').first().click();
    await expectAccessible(made.page, `${part}, ${width}`);
  }
});
