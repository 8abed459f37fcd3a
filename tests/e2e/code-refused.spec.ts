import { answers, asked, press, seesSettings, types } from './addressDialogs.ts';
import { expectAccessible } from './axe.ts';
import { type Contributor, questionOf } from './contributor.ts';
import { codesAge, test } from './ownDatabase.ts';
import { startSenders } from './senders.ts';
import { listed, ownFolder, writeSmallTown } from './smallTown.ts';
import { expect, nightly, pictures, readingsOnPhone } from './test.ts';

const [NUMBER, KEPT, PHONE] = ['06 39 98 00 81', '33639980081', '+33 6 39 98 00 81'];
const [MAIL, MASKED] = ['found@mail.example', 'f•••@mail.example'];
const [ANNE, ANNES, ANNES_KEPT, ANNES_MASKED] = [
  'anne@saint-elme.example',
  '06 39 98 00 82',
  '33639980082',
  '+33 6 •• •• •• 82',
];

const folder = ownFolder('code-refused');

for (const { words, width, options } of readingsOnPhone) {
  const { t, locale } = words;

  test(
    `whoever waits in the settings for a code that was refused reads so, and how to go on, in ${locale} on a ${width}`,
    nightly,
    async ({ database, people, launch }) => {
      const senders = await startSenders(folder);
      const { gateway, post, bySms, byMail } = senders;
      const product = await launch({ ...senders.options, database: database.url });
      const step = t('settings.phone.code', { phone: PHONE });
      const newStep = t('settings.phone.code.new', { phone: PHONE });
      const told = ({ page }: Contributor, text: string) =>
        page.getByRole('dialog').getByRole('status').filter({ hasText: text });
      const picture = ({ page }: Contributor, name: string) =>
        pictures(page, `code-refused/${name}-${locale}-${width}`);
      const givesNumber = async (visitor: Contributor) => {
        await press(visitor, t('settings.phone.add'));
        await types(visitor, t('sms.contact'), NUMBER);
      };
      const asksAnew = async (visitor: Contributor, title: string) => {
        await answers(visitor, t('flow.noCode'));
        await expect(asked(visitor, title)).toBeVisible();
        await answers(visitor, t('flow.newCode'));
      };

      const here = await people.contributor({ words, options, product });
      await here.arrives();
      await seesSettings(here);
      gateway.answer = 'refuses';
      await givesNumber(here);
      await expect(asked(here, step)).toBeVisible();
      const field = here.page.getByRole('dialog').getByRole('textbox');
      await expect(told(here, t('settings.phone.undelivered'))).toBeVisible();
      await expect(field).toBeEditable();
      await expectAccessible(here.page, 'a code that will not come');
      await picture(here, 'sms');
      // Another one is refused as well, and the third one comes.
      await asksAnew(here, t('settings.phone.failed.sms'));
      await expect(asked(here, newStep)).toBeVisible();
      await expect(told(here, t('settings.phone.undelivered'))).toBeVisible();
      await picture(here, 'sms-again');
      gateway.answer = 'takes';
      const code = await bySms(() => asksAnew(here, t('settings.phone.failed.sms')));
      await expect(told(here, t('settings.phone.undelivered'))).toHaveCount(0);
      await types(here, newStep, code);
      await expect(asked(here, t('registerPhone.done'))).toBeVisible();
      await answers(here, t('flow.understood'));
      await database.client.query('update identities set email = $1 where phone = $2', [MAIL, KEPT]);

      // Elsewhere its second code is refused by the mail server.
      const there = await people.contributor({ words, options, product });
      await there.arrives();
      await there.page.goto(`${there.address}/m/settings?address=find`);
      const first = await bySms(() => givesNumber(there));
      const wrong = t('settings.code.tries', { text: t('sms.wrongCode'), count: 4 });
      await types(there, step, first.startsWith('a') ? 'bbbbb' : 'aaaaa');
      await expect(asked(there, wrong)).toBeVisible();
      await there.page.reload();
      await expect(asked(there, wrong)).toBeVisible();
      await picture(there, 'wrong-after-reload');
      await types(there, wrong, first);
      await answers(there, t('mail.linked.yes'));
      post.answer = 'refuses';
      await answers(there, t('flow.sendCode'));
      const second = t('settings.mail.code', { mail: MASKED });
      await expect(asked(there, second)).toBeVisible();
      await expect(told(there, t('settings.second.undelivered.mail'))).toBeVisible();
      await there.page.reload();
      await expect(asked(there, second)).toBeVisible();
      await expect(told(there, t('settings.second.undelivered.mail'))).toBeVisible();
      await expectAccessible(there.page, 'a second code that will not come');
      await picture(there, 'second-mail');
      // That one address is refused says nothing of others: nobody reads that mail takes longer.
      post.answer = 'takes';
      const last = await byMail(() => asksAnew(there, t('settings.mail.failed.mail')));
      await types(there, t('settings.mail.code.new', { mail: MASKED }), last);
      await expect(asked(there, t('login.done'))).toBeVisible();
      await picture(there, 'done');
      await senders.close();
    },
  );

  test(
    `whoever waits at the door for a code that was refused reads so where they may know, and how to go on, in ${locale} on a ${width}`,
    nightly,
    async ({ database, people, launch }) => {
      const senders = await startSenders(folder);
      const { gateway, post, bySms, byMail } = senders;
      const customers = writeSmallTown(folder, listed('admin', ANNE));
      const product = await launch({ ...senders.options, database: database.url, customers });
      /** Somebody at the door. */
      async function comes() {
        const agent = await people.staff({ words, options, product });
        const { page } = agent;
        await page.context().addCookies([{ name: 'pv_lang', value: locale, url: agent.address }]);
        await agent.acceptsOnLoginPage();
        await page.clock.install();
        const presses = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
        const code = page.getByRole('textbox', { name: t('login.code') });
        return {
          ...{ agent, page, code, presses },
          name: page.getByRole('textbox', { name: t('login.mail') }),
          async asks(name: string) {
            await page.getByRole('textbox', { name: t('login.mail') }).fill(name);
            await presses(t('login.send'));
            await expect(code).toHaveValue('');
          },
          async gives(typed: string) {
            await code.fill(typed);
            await presses(t('login.confirm'));
          },
          /** Another code: of one that will not come nobody waits for the next. */
          asksAnew: () => presses(t('login.again')),
          told: (text: string) => page.getByRole('status').filter({ hasText: text }),
          picture: (what: string) => pictures(page, `code-refused/door-${what}-${locale}-${width}`),
        };
      }

      // Where nobody signed in yet nothing of an address is told: after a while all read what to look at.
      const anne = await comes();
      post.answer = 'refuses';
      await anne.asks(ANNE);
      await expect.poll(() => product.log()).toContain('A mail was refused for good');
      await anne.page.clock.fastForward(5_000);
      await anne.page.clock.fastForward(26_000);
      await codesAge(database, 1);
      await expect(anne.told(t('login.code.nothing.mail'))).toBeVisible();
      await expect(anne.told(t('login.code.undelivered.mail'))).toHaveCount(0);
      await expectAccessible(anne.page, 'nothing came');
      await anne.picture('nothing');
      post.answer = 'takes';
      await anne.gives(await byMail(() => anne.presses(t('login.again'))));
      await expect(anne.agent.list).toBeVisible();
      await database.client.query('update identities set phone = $1 where email = $2', [ANNES_KEPT, ANNE]);

      // Where she did, she is told of each way.
      await anne.page.goto(`${anne.agent.address}/staff/saint-elme/settings`);
      await anne.presses(t('settings.disconnect'));
      await anne.page
        .getByRole('dialog')
        .getByRole('button', { name: t('disconnect.yes'), exact: true })
        .click();
      await anne.page.goto(`${anne.agent.address}/staff/login`);
      const gate = anne.page.getByRole('checkbox', { name: t('gate.check') });
      await expect(gate.or(anne.name)).toBeVisible();
      if (await gate.isVisible()) await anne.agent.accepts();
      gateway.answer = 'refuses';
      await anne.asks(ANNES);
      await expect(anne.told(t('login.code.undelivered.sms'))).toBeVisible();
      await expect(anne.code).toBeFocused();
      await expectAccessible(anne.page, 'an SMS that will not come');
      await anne.picture('sms');
      await anne.page.reload();
      await expect(anne.told(t('login.code.undelivered.sms'))).toBeVisible();
      await anne.asksAnew();
      await expect(anne.page.getByText(t('login.code.newest'))).toBeVisible();
      await expect(anne.told(t('login.code.undelivered.sms'))).toBeVisible();
      await anne.picture('sms-again');
      await anne.presses(t('login.other'));
      post.answer = 'refuses';
      await anne.asks(ANNE);
      await expect(anne.told(t('login.code.undelivered.mail'))).toBeVisible();
      await anne.picture('mail');
      post.answer = 'takes';
      await anne.gives(await byMail(() => anne.asksAnew()));
      await expect(anne.agent.list).toBeVisible();

      // On a new device whoever gave the first code may know of the second.
      const other = await comes();
      await other.gives(await byMail(() => other.asks(ANNE)));
      const linked = questionOf(t('sms.linked', { maskedPhone: ANNES_MASKED }));
      await expect(other.page.getByRole('dialog', { name: linked, exact: true })).toBeVisible();
      await other.presses(t('sms.linked.yes'));
      await expect(other.told(t('login.second.undelivered.sms'))).toBeVisible();
      await expectAccessible(other.page, 'a second code that will not come, at the door');
      await other.picture('second');
      await other.asksAnew();
      await expect(other.page.getByText(t('login.code.newest'))).toBeVisible();
      await expect(other.told(t('login.second.undelivered.sms'))).toBeVisible();
      await other.picture('second-again');
      gateway.answer = 'takes';
      await other.gives(await bySms(() => other.asksAnew()));
      await expect(other.agent.list).toBeVisible();
      await senders.close();
    },
  );
}
