import { questionOf } from '../e2e/contributor.ts';
import { codesAge, codesAreSpent, codesAreThereAgain } from '../e2e/ownDatabase.ts';
import { expect } from '../e2e/test.ts';
import { type CodeWalk, PER_DAY, STAFF } from './codeScreens.ts';

const [NUMBER, KEPT, MASKED] = ['06 39 98 00 93', '33639980093', '+33 6 •• •• •• 93'];

/** The door of staff: somebody whom this device does not know, who has a number as well, and whom it knows. */
export async function doorScreens(walk: CodeWalk): Promise<void> {
  const { people, arrival, words, senders, database, look } = walk;
  const { t } = words;
  const { post, gateway, bySms, byMail } = senders;
  const agent = await people.staff(arrival);
  const { page } = agent;
  const code = page.getByRole('textbox', { name: t('login.code') });
  const name = page.getByRole('textbox', { name: t('login.mail') });
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  const comes = async () => {
    await page.goto(`${agent.address}/staff/login`);
    const gate = page.getByRole('checkbox', { name: t('gate.check') });
    await expect(gate.or(name)).toBeVisible();
    if (await gate.isVisible()) await agent.accepts();
  };
  const asks = async (typed: string) => {
    await name.fill(typed);
    await press(t('login.send'));
    await expect(code).toHaveValue('');
  };
  const passes = (seconds: number) => page.clock.fastForward(seconds * 1_000);
  const asksAnew = async () => {
    await passes(61);
    await press(t('login.again'));
  };
  const gives = async (typed: string) => {
    await code.fill(typed);
    await press(t('login.confirm'));
  };
  const told = async (text: string, screen: string) => {
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await look(page, screen);
  };
  const refused = async (text: string, screen: string) => {
    await expect(page.getByRole('alert')).toHaveText(text);
    await look(page, screen);
  };
  await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: agent.address }]);
  await comes();
  await page.clock.install();
  await look(page, 'door');
  const first = await byMail(() => asks(STAFF));
  await look(page, 'door, code');
  await page.reload();
  await expect(code).toBeFocused();
  await look(page, 'door, code, reloaded');
  await passes(31);
  await told(t('login.code.nothing.mail'), 'door, nothing came');
  await gives(first.startsWith('a') ? 'bbbbb' : 'aaaaa');
  await refused(t('login.wrongCode', { count: 4 }), 'door, wrong code');
  await codesAge(database, 11);
  await gives(first);
  await refused(t('login.noRecord'), 'door, noRecord');
  await gives(await byMail(() => press(t('login.again'))));
  await expect(agent.list).toBeVisible();
  await database.client.query('update identities set phone = $1 where email = $2', [KEPT, STAFF]);

  // It is known here: what became of a code is told.
  await page.goto(`${agent.address}/staff/saint-elme/settings`);
  await press(t('settings.disconnect'));
  await agent.drawer.getByRole('button', { name: t('disconnect.yes'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('staff.left'));
  await comes();
  gateway.answer = 'refuses';
  await asks(NUMBER);
  await told(t('login.code.undelivered.sms'), 'door, SMS refused');
  await asksAnew();
  await expect(page.getByText(t('login.code.newest'))).toBeVisible();
  await told(t('login.code.undelivered.sms'), 'door, second SMS refused');
  await press(t('login.other'));
  post.answer = 'refuses';
  await asks(STAFF);
  await told(t('login.code.undelivered.mail'), 'door, mail refused');
  post.answer = 'takes';
  gateway.answer = 'takes';

  // A device that is not known needs both codes.
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: agent.address }]);
  await comes();
  const linked = page.getByRole('dialog', {
    name: questionOf(t('sms.linked', { maskedPhone: MASKED })),
    exact: true,
  });
  await gives(await byMail(() => asks(STAFF)));
  await expect(linked).toBeVisible();
  await look(page, 'door, checkPhone');
  await codesAreSpent(database, 'sms', PER_DAY);
  await press(t('sms.linked.yes'));
  await refused(t('login.second.later', { count: 60 }), 'door, codes are spent');
  await codesAreThereAgain(database);
  await passes(3_700);
  await press(t('login.other'));
  await gives(await byMail(() => asks(STAFF)));
  gateway.answer = 'refuses';
  await press(t('sms.linked.yes'));
  await told(t('login.second.undelivered.sms'), 'door, second code refused');
  gateway.answer = 'takes';
  const second = await bySms(asksAnew);
  await expect(page.getByText(t('login.second.sms', { masked: MASKED }))).toBeVisible();
  await look(page, 'door, second code');
  await page.reload();
  await expect(code).toBeFocused();
  await look(page, 'door, second code, reloaded');
  await codesAge(database, 11);
  await passes(660);
  await gives(second);
  await refused(t('login.noRecord'), 'door, second code is late');
  await press(t('login.again'));
  await refused(t('login.second.over'), 'door, first code is over');
  await press(t('login.other'));
  await gives(await byMail(() => asks(STAFF)));
  await press(t('sms.linked.yes'));
  await press(t('login.second.noPhone'));
  await refused(t('login.second.failed'), 'door, no access');
}
