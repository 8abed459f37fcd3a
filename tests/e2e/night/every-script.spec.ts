import { createOwnFolder, writeSmallTown } from '../smallTown.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;
const LAMP = 'Éclairage';
const ANNE = 'anne@saint-elme.example';
const ARABIC = 'الإنارة معطلة في شارع 12';
const THANKS = 'شكرا جزيلا';

const folder = createOwnFolder('scripts');

test('lets visitors write Arabic where the town allows every script, right to left for staff', async ({
  people,
  launch,
}) => {
  const { t } = words;
  const product = await launch({ customers: writeSmallTown(folder, { messageLetters: 'all' }) });
  const visitor = await people.contributor({ words, options, product });
  const { page } = visitor;
  await visitor.arrives('se-1');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${LAMP}`) })
    .click();
  await page.getByRole('button', { name: t('menu.report', { lbl: LAMP }), exact: true }).click();
  await page.getByRole('button', { name: 'Oui', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Lampe éteinte' }).click();
  const detail = visitor.review.getByRole('textbox', { name: t('answer.sendReport.detail') });
  await detail.fill(`${ARABIC} 👍`);
  await visitor.sendButton.click();
  await expect(page.getByText(t('questionnaire.hint.refused.all', { chars: '👍', count: 1 }))).toBeVisible();
  await detail.fill(ARABIC);
  await visitor.sendsTheReport();
  await visitor.write('Мусорный бак, Łódź');
  await visitor.seesStatus('Мусорный бак, Łódź', 'part.sent');
  await visitor.write(THANKS);
  await visitor.seesStatus(THANKS, 'part.sent');

  const anne = await people.staff({ words, product });
  await anne.login(ANNE);
  for (const said of [anne.list.getByText(THANKS), visitor.said(THANKS)])
    expect(await said.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});
