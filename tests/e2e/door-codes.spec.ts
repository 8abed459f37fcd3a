import { expectAccessible } from './axe.ts';
import { codeFor, signInByCall, smsCodeFor } from './calls.ts';
import { questionOf } from './contributor.ts';
import { codesAge, codesAreSpent, codesAreThereAgain, test } from './ownDatabase.ts';
import { listed, ownFolder, writeSmallTown } from './smallTown.ts';
import { expect, nightly, pictures, readers } from './test.ts';

const [ANNE, KEPT, MASKED] = ['anne@saint-elme.example', '33639980041', '+33 6 •• •• •• 41'];
const SMS_PER_DAY = 20;

const folder = ownFolder('door-codes');

for (const words of readers)
  test(
    `at the door a code that comes late, a second one that cannot go or comes late, and a reload at each step, in ${words.locale}`,
    nightly,
    async ({ database, people, launch }) => {
      const { t } = words;
      const product = await launch({
        database: database.url,
        customers: writeSmallTown(folder, listed('admin', ANNE)),
        env: { SMS_PER_DAY: String(SMS_PER_DAY) },
      });
      const known = await people.staff({ words, product });
      await signInByCall(known.page, known.address, words, product, ANNE);
      await database.client.query('update identities set phone = $1 where email = $2', [KEPT, ANNE]);

      const agent = await people.staff({ words, product });
      const { page } = agent;
      await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: agent.address }]);
      await page.clock.install();
      await agent.acceptsOnLoginPage();
      const name = page.getByRole('textbox', { name: t('login.mail') });
      const code = page.getByRole('textbox', { name: t('login.code') });
      const refused = page.getByRole('alert');
      const linked = page.getByRole('dialog', {
        name: questionOf(t('sms.linked', { maskedPhone: MASKED })),
        exact: true,
      });
      const second = page.getByText(t('login.second.sms', { masked: MASKED }));
      const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
      const picture = (what: string) => pictures(page, `door-codes/${what}-${words.locale}`);
      const sent = async () => new Set((await product.outbox()).map(({ id }) => id));
      /** So many minutes pass, here and at the server. */
      async function passes(minutes: number) {
        await codesAge(database, minutes);
        await page.clock.fastForward(minutes * 60_000);
      }
      async function asks(button = t('login.send')) {
        const before = await sent();
        await press(button);
        await expect(code).toHaveValue('');
        return codeFor(product, ANNE, before);
      }
      async function gives(typed: string) {
        await code.fill(typed);
        await press(t('login.confirm'));
      }
      async function takesTheSecond() {
        const before = await sent();
        await press(t('sms.linked.yes'));
        await expect(second).toBeVisible();
        return smsCodeFor(product, KEPT, before);
      }

      await name.fill(ANNE);
      const late = await asks();
      await passes(11);
      await gives(late);
      await expect(refused).toHaveText(t('login.noRecord'));
      await expect(code).toHaveValue(late);
      await picture('late');

      // The page is dropped while it asks whether there is access to the number.
      await gives(await asks(t('login.again')));
      await expect(linked).toBeVisible();
      await page.reload();
      await expect(linked).toBeVisible();
      const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')));
      await expect.poll(isInside).toBe(true);
      await expectAccessible(page, 'whether there is access, after a reload');
      await picture('linked');

      // Nothing goes to the number any more today.
      await codesAreSpent(database, 'sms', SMS_PER_DAY);
      await press(t('sms.linked.yes'));
      await expect(refused).toHaveText(t('login.second.later', { count: 60 }));
      await expect(linked).toHaveCount(0);
      await expectAccessible(page, 'a second code that cannot go');
      await picture('spent');
      await codesAreThereAgain(database);
      await passes(61);
      await press(t('login.other'));
      await expect(name).toHaveValue(ANNE);

      await gives(await asks());
      const lateToo = await takesTheSecond();
      await page.reload();
      await expect(second).toBeVisible();
      await expect(code).toBeFocused();
      await picture('second');
      await passes(11);
      await gives(lateToo);
      await expect(refused).toHaveText(t('login.noRecord'));
      await press(t('login.again'));
      await expect(refused).toHaveText(t('login.second.over'));
      await picture('over');

      await press(t('login.other'));
      await gives(await asks());
      await gives(await takesTheSecond());
      await expect(agent.list).toBeVisible();
    },
  );
