import type { Locator } from 'playwright/test';
import { tabTo } from './tabTo.ts';
import { desk, expect, test } from './test.ts';
import { french } from './words.ts';

const { t, asked } = french;

test('lets a visitor scan, report and write by keyboard alone', async ({ people }) => {
  const visitor = await people.contributor({ options: desk });
  const { page } = visitor;
  const press = async (wanted: Locator, key = 'Enter') => {
    await tabTo(page, wanted);
    await page.keyboard.press(key);
  };
  await visitor.scan('town-hall');
  await press(visitor.gate.getByRole('checkbox', { name: t('gate.check') }), 'Space');
  await press(visitor.gate.getByRole('button', { name: t('gate.accept') }));
  await visitor.seesTheMenu();
  await press(visitor.tile('hygiene'));
  await press(visitor.tile('bins'), 'Space');
  await press(page.getByRole('button', { name: t('menu.report', { lbl: french.tile('bins') }) }));

  const answers = visitor.question(asked('bins.what')).getByRole('radio');
  await tabTo(page, answers.first());
  await page.keyboard.press('ArrowDown');
  await expect(answers.nth(1)).toBeFocused();
  await expect(answers.nth(1), 'moving does not answer').not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(visitor.review.getByRole('heading')).toBeFocused();
  await press(visitor.sendButton);
  await visitor.isThanked();
  await press(page.getByRole('button', { name: t('sent.chat'), exact: true }));
  await visitor.seesTheCase();

  await tabTo(page, page.getByRole('textbox', { name: t('part.message') }));
  await page.keyboard.type('Merci de passer avant midi');
  await page.keyboard.press('Enter');
  await visitor.seesStatus('Merci de passer avant midi', 'part.sent');
});
