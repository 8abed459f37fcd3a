import { answers, asked, press, seesSettings, types } from '../e2e/addressDialogs.ts';
import type { Contributor } from '../e2e/contributor.ts';
import { codesAge, codesAreSpent, codesAreThereAgain } from '../e2e/ownDatabase.ts';
import { expect } from '../e2e/test.ts';
import { type CodeWalk, PER_DAY } from './codeScreens.ts';

const [NUMBER, KEPT, PHONE] = ['06 39 98 00 91', '33639980091', '+33 6 39 98 00 91'];
const MASKED_PHONE = '+33 6 •• •• •• 91';
const [OTHERS, OTHERS_PHONE] = ['06 39 98 00 92', '+33 6 39 98 00 92'];
const [MAIL, MASKED] = ['camille@exemple.fr', 'c•••@exemple.fr'];

const wrongOf = (code: string): string => (code.startsWith('a') ? 'bbbbb' : 'aaaaa');

/** What somebody in the settings does, as all walks need it. */
function stepsOf({ words, look, senders }: CodeWalk, visitor: Contributor) {
  const { t } = words;
  const { page } = visitor;
  return {
    async asksAnew() {
      await answers(visitor, t('flow.noCode'));
      await answers(visitor, t('flow.newCode'));
    },
    async givesNumber(number: string) {
      await press(visitor, t('settings.phone.add'));
      await types(visitor, t('sms.contact'), number);
    },
    async sees(title: string, screen: string) {
      await expect(asked(visitor, title)).toBeVisible();
      await look(page, screen);
    },
    async isTold(text: string, screen: string) {
      await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: text })).toBeVisible();
      await look(page, screen);
    },
    understands: () => answers(visitor, t('flow.understood')),
    ...senders,
  };
}

/** A number of one’s own: refused twice, wrong, proved; an address that is refused, late, linked to a number. */
export async function givingScreens(walk: CodeWalk): Promise<void> {
  const { people, arrival, words, database } = walk;
  const { t } = words;
  const here = await people.contributor(arrival);
  await here.arrives('se-1');
  await seesSettings(here);
  const { asksAnew, givesNumber, sees, isTold, understands, gateway, post, bySms, byMail } = stepsOf(
    walk,
    here,
  );
  gateway.answer = 'refuses';
  await givesNumber(NUMBER);
  await isTold(t('settings.phone.undelivered'), 'number, code refused');
  await answers(here, t('flow.noCode'));
  await sees(t('settings.phone.failed.sms'), 'number, no code');
  await answers(here, t('flow.newCode'));
  await isTold(t('settings.phone.undelivered'), 'number, second code refused');
  gateway.answer = 'takes';
  const code = await bySms(asksAnew);
  await types(here, t('settings.phone.code.new', { phone: PHONE }), wrongOf(code));
  const newest = t('settings.phone.code.newest', { phone: PHONE });
  await sees(t('settings.code.tries', { text: newest, count: 4 }), 'number, wrong code of two');
  await types(here, t('settings.code.tries', { text: newest, count: 4 }), code);
  await sees(t('registerPhone.done'), 'number, proved');
  await understands();
  await database.client.query('update identities set email = $1 where phone = $2', [MAIL, KEPT]);

  const there = await people.contributor(arrival);
  await there.arrives('se-1');
  await seesSettings(there);
  const more = stepsOf(walk, there);
  post.answer = 'refuses';
  await press(there, t('settings.mail.add'));
  await types(there, t('mail.contact'), MAIL);
  await more.isTold(t('settings.mail.undelivered'), 'address, code refused');
  post.answer = 'takes';
  const mailed = await byMail(more.asksAnew);
  await types(there, t('settings.mail.code.new', { mail: MAIL }), mailed);
  await more.sees(t('sms.linked', { maskedPhone: MASKED_PHONE }), 'address, checkPhone');
  await answers(there, t('sms.linked.yes'));
  gateway.answer = 'refuses';
  await more.sees(t('sms.linked.send', { maskedPhone: MASKED_PHONE }), 'address, second code is sent');
  await answers(there, t('flow.sendCode'));
  await more.isTold(t('settings.second.undelivered.sms'), 'address, second code refused');
  gateway.answer = 'takes';
  const second = await bySms(more.asksAnew);
  await types(there, t('settings.phone.code.new', { phone: MASKED_PHONE }), second);
  await more.sees(t('registerMail.done'), 'address, mergedAccount');
}

/** Whoever comes back to their reports by a number, with all that may come of it. */
export async function findingScreens(walk: CodeWalk): Promise<void> {
  const { people, arrival, words, database, look } = walk;
  const { t } = words;
  const visitor = await people.contributor(arrival);
  const { page } = visitor;
  const { asksAnew, givesNumber, sees, isTold, understands, gateway, post, bySms, byMail } = stepsOf(
    walk,
    visitor,
  );
  await visitor.arrives('se-1');
  await page.goto(`${visitor.address}/m/settings?address=find`);
  await expect(visitor.heading).toHaveText(t('settings.title'));
  await look(page, 'login, settings');
  await press(visitor, t('settings.phone.add'));
  await sees(t('sms.contact'), 'login, number');
  gateway.answer = 'refuses';
  await types(visitor, t('sms.contact'), NUMBER);
  await isTold(t('settings.phone.undelivered'), 'login, code refused');
  gateway.answer = 'takes';
  const step = t('settings.phone.code', { phone: PHONE });
  const first = await bySms(asksAnew);
  await sees(t('settings.phone.code.new', { phone: PHONE }), 'login, new code');
  await types(visitor, t('settings.phone.code.new', { phone: PHONE }), wrongOf(first));
  const wrong = t('settings.code.tries', {
    text: t('settings.phone.code.newest', { phone: PHONE }),
    count: 4,
  });
  await sees(wrong, 'login, wrong code');
  await page.reload();
  await sees(wrong, 'login, wrong code, reloaded');
  await codesAge(database, 11);
  await types(visitor, wrong, first);
  await sees(t('sms.expired'), 'login, noRecord');
  await answers(visitor, t('flow.again'));
  const code = await bySms(() => types(visitor, t('sms.contact'), NUMBER));
  await sees(step, 'login, code');
  await types(visitor, step, code);
  await sees(t('mail.linked', { maskedEmail: MASKED }), 'login, checkEmail');
  await answers(visitor, t('mail.linked.no'));
  await sees(t('login.failed'), 'login, no access');
  await understands();
  const anew = await bySms(() => givesNumber(NUMBER));
  await types(visitor, step, anew);
  await answers(visitor, t('mail.linked.yes'));
  await codesAreSpent(database, 'mail', PER_DAY);
  await answers(visitor, t('flow.sendCode'));
  await sees(t('mail.failed'), 'login, codes are spent');
  await codesAreThereAgain(database);
  await answers(visitor, t('flow.again'));
  post.answer = 'refuses';
  await answers(visitor, t('flow.sendCode'));
  await isTold(t('settings.second.undelivered.mail'), 'login, second code refused');
  await page.reload();
  await isTold(t('settings.second.undelivered.mail'), 'login, second code refused, reloaded');
  post.answer = 'takes';
  const second = t('settings.mail.code.new', { mail: MASKED });
  const late = await byMail(asksAnew);
  await sees(second, 'login, second code');
  await codesAge(database, 11);
  await types(visitor, second, late);
  await sees(t('mail.expired'), 'login, second code is late');
  await answers(visitor, t('flow.again'));
  await answers(visitor, t('flow.sendCode'));
  await sees(t('mail.failed'), 'login, first code is over');
  await answers(visitor, t('flow.stop'));
  await types(visitor, step, await bySms(() => givesNumber(NUMBER)));
  await answers(visitor, t('mail.linked.yes'));
  const last = await byMail(() => answers(visitor, t('flow.sendCode')));
  await types(visitor, t('settings.mail.code', { mail: MASKED }), last);
  await sees(t('login.done'), 'login, mergedAccount');
  await understands();
  await expect(visitor.heading).toHaveText(t('home.title'));

  const other = await people.contributor(arrival);
  await other.arrives('se-1');
  await other.page.goto(`${other.address}/m/settings?address=find`);
  const steps = stepsOf(walk, other);
  const others = await bySms(() => steps.givesNumber(OTHERS));
  await types(other, t('settings.phone.code', { phone: OTHERS_PHONE }), others);
  await steps.sees(t('registerPhone.done'), 'login, success of a new number');
}
