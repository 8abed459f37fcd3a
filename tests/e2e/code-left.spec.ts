import { answers, asked, seesSettings, sentBefore, types } from './addressDialogs.ts';
import { expectAccessible } from './axe.ts';
import { codeFor } from './calls.ts';
import type { Contributor } from './contributor.ts';
import { expect, nightly, pictures, readingsOnPhone, test } from './test.ts';

for (const { words, width, options } of readingsOnPhone)
  test(
    `whoever leaves the step of a code, asks too early for another one or asks in a second tab comes back to it, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people, product }) => {
      const { t } = words;
      const mail = `left-${width}-${words.locale}@mail.example`.toLowerCase();
      const picture = ({ page }: Contributor, name: string) =>
        pictures(page, `code-left/${name}-${words.locale}-${width}`);
      const adds = ({ page }: Contributor) =>
        page.getByRole('button', { name: t('settings.mail.add'), exact: true });
      const step = t('settings.mail.code', { mail });
      const tooEarly = new RegExp(
        t('login.tooMany', { count: 7 }).replace('7', '\\d+').replace(/\s/g, '\\s'),
      );

      const jo = await people.contributor({ words, options });
      await jo.arrives();
      await seesSettings(jo);
      const before = await sentBefore(product);
      await adds(jo).click();
      await types(jo, t('mail.contact'), mail);
      await expect(asked(jo, step)).toBeVisible();
      const code = await codeFor(product, mail, before);

      // By Escape and by the Back key: the button leads back, and the page does not by itself.
      for (const leaves of [() => jo.page.keyboard.press('Escape'), () => jo.page.goBack()]) {
        await leaves();
        await expect(jo.page.getByRole('dialog')).toHaveCount(0);
        await seesSettings(jo);
        await expect(adds(jo)).toBeVisible();
        await expect(jo.page.getByRole('dialog')).toHaveCount(0);
        await adds(jo).click();
        await expect(asked(jo, step)).toBeVisible();
      }
      await picture(jo, 'back');
      await expectAccessible(jo.page, 'the step of a code that was left');

      // Found after all: back at its step, which closing keeps; the code that was sent is still the one.
      await answers(jo, t('flow.noCode'));
      await expect(asked(jo, t('mail.noCode'))).toBeVisible();
      await picture(jo, 'none');
      await answers(jo, t('flow.haveCode'));
      await expect(asked(jo, step)).toBeVisible();
      await jo.page.keyboard.press('Escape');
      await expect(jo.page.getByRole('dialog')).toHaveCount(0);
      await adds(jo).click();
      await expect(asked(jo, step)).toBeVisible();

      // Too early: the first code is given.
      await answers(jo, t('flow.noCode'));
      await answers(jo, t('flow.newCode'));
      await expect(asked(jo, t('mail.noNew')).getByText(tooEarly)).toBeVisible();
      await picture(jo, 'too-early');
      await expectAccessible(jo.page, 'another code, too early');
      await answers(jo, t('flow.toCode'));
      await expect(asked(jo, step)).toBeVisible();

      // The same address in another tab, and as another one in the same.
      const tab = await people.sameBrowser(jo);
      await seesSettings(tab);
      await expect(tab.page.getByRole('dialog')).toHaveCount(0);
      await adds(tab).click();
      await types(tab, t('mail.contact'), mail.toUpperCase());
      await expect(asked(tab, t('settings.mail.code', { mail: mail.toUpperCase() }))).toBeVisible();
      await answers(jo, t('mail.other'));
      await types(jo, t('mail.contact'), mail);
      await expect(asked(jo, step)).toBeVisible();

      await types(jo, step, code);
      await expect(asked(jo, t('registerMail.done'))).toBeVisible();
    },
  );
