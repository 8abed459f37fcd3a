import { answerDialog, expectSettings, findDialogStep, press, submitDialogField } from '../addressDialogs.ts';
import { expectAccessible } from '../axe.ts';
import type { Contributor } from '../contributor.ts';
import { test } from '../ownDatabase.ts';
import { startSenders } from '../senders.ts';
import { createOwnFolder } from '../smallTown.ts';
import { expect, onPhone } from '../test.ts';

const { words, options } = onPhone;

const [NUMBER, KEPT, PHONE] = ['06 39 98 00 81', '33639980081', '+33 6 39 98 00 81'];
const [MAIL, MASKED] = ['found@mail.example', 'f•••@mail.example'];
const [_ANNE, _ANNES, _ANNES_KEPT, _ANNES_MASKED] = [
  'anne@saint-elme.example',
  '06 39 98 00 82',
  '33639980082',
  '+33 6 •• •• •• 82',
];

const folder = createOwnFolder('code-refused');

const { t } = words;

test('tells a waiting person in the settings that their code was rejected, and how to go on', async ({
  database,
  people,
  launch,
}) => {
  const senders = await startSenders(folder);
  const { gateway, post, bySms, byMail } = senders;
  const product = await launch({ ...senders.options, database: database.url });
  const step = t('settings.phone.code', { phone: PHONE });
  const newStep = t('settings.phone.code.new', { phone: PHONE });
  const told = ({ page }: Contributor, text: string) =>
    page.getByRole('dialog').getByRole('status').filter({ hasText: text });
  const givesNumber = async (visitor: Contributor) => {
    await press(visitor, t('settings.phone.add'));
    await submitDialogField(visitor, t('sms.contact'), NUMBER);
  };
  const asksAnew = async (visitor: Contributor, title: string) => {
    await answerDialog(visitor, t('flow.noCode'));
    await expect(findDialogStep(visitor, title)).toBeVisible();
    await answerDialog(visitor, t('flow.newCode'));
  };

  const here = await people.contributor({ words, options, product });
  await here.arrives();
  await expectSettings(here);
  gateway.answer = 'refuses';
  await givesNumber(here);
  await expect(findDialogStep(here, step)).toBeVisible();
  const field = here.page.getByRole('dialog').getByRole('textbox');
  await expect(told(here, t('settings.phone.undelivered'))).toBeVisible();
  await expect(field).toBeEditable();
  await expectAccessible(here.page, 'a code that will not come');
  await asksAnew(here, t('settings.phone.failed.sms'));
  await expect(findDialogStep(here, newStep)).toBeVisible();
  await expect(told(here, t('settings.phone.undelivered'))).toBeVisible();
  gateway.answer = 'takes';
  const code = await bySms(() => asksAnew(here, t('settings.phone.failed.sms')));
  await expect(told(here, t('settings.phone.undelivered'))).toHaveCount(0);
  await submitDialogField(here, newStep, code);
  await expect(findDialogStep(here, t('registerPhone.done'))).toBeVisible();
  await answerDialog(here, t('flow.understood'));
  await database.client.query('update identities set email = $1 where phone = $2', [MAIL, KEPT]);

  const there = await people.contributor({ words, options, product });
  await there.arrives();
  await there.page.goto(`${there.address}/m/settings?address=find`);
  const first = await bySms(() => givesNumber(there));
  const wrong = t('settings.code.tries', { text: t('sms.wrongCode'), count: 4 });
  await submitDialogField(there, step, first.startsWith('a') ? 'bbbbb' : 'aaaaa');
  await expect(findDialogStep(there, wrong)).toBeVisible();
  await there.page.reload();
  await expect(findDialogStep(there, wrong)).toBeVisible();
  await submitDialogField(there, wrong, first);
  await answerDialog(there, t('mail.linked.yes'));
  post.answer = 'refuses';
  await answerDialog(there, t('flow.sendCode'));
  const second = t('settings.mail.code', { mail: MASKED });
  await expect(findDialogStep(there, second)).toBeVisible();
  await expect(told(there, t('settings.second.undelivered.mail'))).toBeVisible();
  await there.page.reload();
  await expect(findDialogStep(there, second)).toBeVisible();
  await expect(told(there, t('settings.second.undelivered.mail'))).toBeVisible();
  await expectAccessible(there.page, 'a second code that will not come');
  // One rejected address must not announce slow mail to others.
  post.answer = 'takes';
  const last = await byMail(() => asksAnew(there, t('settings.mail.failed.mail')));
  await submitDialogField(there, t('settings.mail.code.new', { mail: MASKED }), last);
  await expect(findDialogStep(there, t('login.done'))).toBeVisible();
  await senders.close();
});
