import { signInByCall, waitForMailCode, waitForSmsCode } from '../apiCalls.ts';
import { expectAccessible } from '../axe.ts';
import { questionOf } from '../contributor.ts';
import { createOwnFolder, makeStaffEntries, writeSmallTown } from '../smallTown.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;

const [ANNE, TOWNS, NUMBER] = ['anne@saint-elme.example', 'mairie@saint-elme.example', '06 39 98 00 41'];

const folder = createOwnFolder('door');

const PAUL = { email: 'paul@saint-elme.example', phone: '06 39 98 00 42', name: 'Paul Roy', level: 'agent' };

/** A town whose shared mailbox may be on the staff list. */
const writeTown = (...mails: readonly string[]) =>
  writeSmallTown(folder, { staff: [...makeStaffEntries('admin', ...mails).staff, PAUL] });
const keptOf = (typed: string) => `33${typed.replaceAll(' ', '').slice(1)}`;

test('handles sign-in codes: a second one, one without access, a customer’s shared mailbox', async ({
  people,
  launch,
}) => {
  const { t } = words;
  const product = await launch({ customers: writeTown(ANNE, TOWNS) });
  const seen = async () => new Set((await product.outbox()).map(({ id }) => id));
  const kept = keptOf(NUMBER);

  const { page: own, address } = await people.contributor({ words, options, product });
  const asks = (title: string) => own.getByRole('dialog', { name: questionOf(title), exact: true });
  async function types(title: string, text: string) {
    const field = asks(title).getByRole('textbox');
    await field.fill(text);
    await field.press('Enter');
  }
  await signInByCall(own, address, words, product, ANNE);
  await own.goto(`${address}/m/settings`);
  const before = await seen();
  await own.getByRole('button', { name: t('settings.phone.add'), exact: true }).click();
  await types(t('sms.contact'), NUMBER);
  const step = t('settings.phone.code', { phone: `+33 ${NUMBER.slice(1)}` });
  await expect(asks(step)).toBeVisible();
  await types(step, await waitForSmsCode(product, kept, before));
  await expect(asks(t('registerPhone.done'))).toBeVisible();
  await own.getByRole('button', { name: t('flow.understood'), exact: true }).click();

  async function comes() {
    const agent = await people.staff({ words, options, product });
    const { page } = agent;
    await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: agent.address }]);
    await agent.acceptsOnLoginPage();
    const name = page.getByRole('textbox', { name: t('login.mail') });
    const code = page.getByRole('textbox', { name: t('login.code') });
    const presses = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
    return {
      ...{ agent, page, name },
      async asks(typed: string) {
        const sent = await seen();
        await name.fill(typed);
        await presses(t('login.send'));
        await expect(code).toBeVisible();
        return typed.includes('@')
          ? waitForMailCode(product, typed, sent)
          : waitForSmsCode(product, keptOf(typed), sent);
      },
      presses,
      async gives(typed: string) {
        await code.fill(typed);
        await presses(t('login.confirm'));
      },
    };
  }

  const anne = await comes();
  const second = anne.page.getByText(t('login.second.sms', { masked: '+33 6 •• •• •• 41' }));
  const linked = questionOf(t('sms.linked', { maskedPhone: '+33 6 •• •• •• 41' }));
  const asked = anne.page.getByRole('dialog', { name: linked, exact: true });
  // No code is sent without access.
  const none = await seen();
  await anne.gives(await anne.asks(ANNE));
  await expect(asked).toBeVisible();
  await expectAccessible(anne.page, 'whether there is access to a second code');
  await anne.presses(t('sms.linked.no'));
  await expect(anne.page.getByRole('alert')).toHaveText(t('login.second.failed'));
  await expect(anne.name).toHaveValue(ANNE);
  await expect(asked).toHaveCount(0);
  expect((await product.outbox()).filter(({ id, recipient }) => recipient === kept && !none.has(id))).toEqual(
    [],
  );
  await anne.gives(await anne.asks(ANNE));
  await anne.presses(t('sms.linked.yes'));
  await expect(second).toBeVisible();
  await expectAccessible(anne.page, 'a second code at the door');
  await anne.presses(t('login.second.noPhone'));
  await expect(anne.page.getByRole('alert')).toHaveText(t('login.second.failed'));
  await expect(anne.name).toHaveValue(ANNE);
  const first = await anne.asks(ANNE);
  const sent = await seen();
  await anne.gives(first);
  await anne.presses(t('sms.linked.yes'));
  await expect(second).toBeVisible();
  await anne.gives(await waitForSmsCode(product, kept, sent));
  await expect(anne.agent.list).toBeVisible();

  // A listed number leads to the account of its address.
  const pauls = await people.staff({ words, options, product });
  await signInByCall(pauls.page, pauls.address, words, product, PAUL.email);
  const paul = await comes();
  await paul.gives(await paul.asks(PAUL.phone));
  const masked = 'p•••@saint-elme.example';
  const access = questionOf(t('mail.linked', { maskedEmail: masked }));
  await expect(paul.page.getByRole('dialog', { name: access, exact: true })).toBeVisible();
  const mailed = await seen();
  await paul.presses(t('mail.linked.yes'));
  await expect(paul.page.getByText(t('login.second.mail', { masked }))).toBeVisible();
  await paul.gives(await waitForMailCode(product, PAUL.email, mailed));
  await expect(paul.agent.list).toBeVisible();

  // The shared mailbox leaves the list between code and answer.
  const shared = await comes();
  const code = await shared.asks(TOWNS);
  await product.kill();
  writeTown(ANNE);
  await product.restart();
  await shared.gives(code);
  await expect(shared.page.getByRole('alert')).toHaveText(t('login.shared.mail'));
});
