import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { legalAddress, legalPages } from '@parvis/api/legalPages';
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { deskByCalls } from './calls.ts';
import { all, desk, expect, nightly, phone, picture, pictures, readingsOnPhone, test } from './test.ts';
import { english, french, type Reader } from './words.ts';

/** What this device keeps: names in its stores, messages that wait to be sent, cookies. */
async function keptBy(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const waiting = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('parvis');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const count = opening.result.transaction('items').objectStore('items').count();
        count.onsuccess = () => {
          opening.result.close();
          resolve(count.result);
        };
      };
    });
    return [...names, ...(waiting > 0 ? [`${waiting} waiting`] : [])];
  });
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => name)].filter((name) => /pv_|waiting/.test(name));
}

async function presses(page: Page, { t }: Reader, id: 'settings.eraseAll' | 'settings.eraseCookies') {
  const yes = id === 'settings.eraseAll' ? t('eraseAll.yes') : t('eraseCookies.yes');
  await page.getByRole('button', { name: t(id), exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
  await expect(page.getByText(t(`${id}.done`))).toBeVisible();
}

for (const { words, width, options } of readingsOnPhone)
  test.describe(`whoever leaves, in ${words.locale} on a ${width}`, () => {
    const { t } = words;

    test('erases everything here and at the town, whose staff read that somebody left', async ({
      people,
    }) => {
      const visitor = await people.contributor({ words, options });
      const { page, address } = visitor;
      const at = await visitor.hasReportedBins('town-school');
      const agent = await people.staff({ words });
      await agent.login();
      const desk = deskByCalls(agent.page, address, words);
      const csid = at.split('/').at(-1) ?? '';
      await desk.step(csid, { step: 'handle' });
      await visitor.write('Ombeline de la rue Haute');
      await visitor.seesStatus('Ombeline de la rue Haute', 'part.sent');
      // One that does not get through waits on the device.
      await page.route(`**${callAddress(mobileCalls.sendTxt, { cuid: 'belleroche' })}`, (route) =>
        route.abort(),
      );
      await visitor.write('Jamais partie');
      await page.goto(`${address}/m/settings`);
      await expect(page.getByRole('button', { name: t('settings.eraseAll'), exact: true })).toBeVisible();
      expect(await keptBy(page)).toContain('1 waiting');
      await expectAccessible(page, 'settings');
      await picture(page, `leaving/settings-${width}`, { fullPage: true });
      await desk.ask(csid, { kind: 'yesNo', txt: 'Le bac est-il encore plein ?' });
      const news = page.getByRole('status').filter({ hasText: t('nav.cases') });
      await expect(news).toHaveCount(1);
      await presses(page, words, 'settings.eraseAll');
      // As long as the tab is open: that there is nothing to find again.
      expect(await keptBy(page)).toEqual(['pv_erased']);
      // Nor is the page still read what was news to who was here.
      await expect(news).toHaveCount(0);
      await page.goto(at);
      await expect(page.getByText('Ombeline')).toHaveCount(0);

      await agent.row('bins', 'school').click();
      await expect(agent.chat.getByText(t('statement.leave.visitor'))).toBeVisible();
      await expect(agent.chat.getByText(t('statement.erased')).first()).toBeVisible();
      await expect(agent.page.getByText(/Ombeline|Jamais partie/)).toHaveCount(0);
      // Nobody is left to answer.
      await expect(agent.line('Le bac est-il encore plein ?')).toContainText(t('chat.unanswered'));
      await picture(agent.page, `leaving/desk-${words.locale}`);
    });

    test('erases the cookies of this device alone', async ({ people }) => {
      const visitor = await people.contributor({ words, options });
      const { page, address } = visitor;
      await visitor.hasReportedBins();
      await page.goto(`${address}/m/settings`);
      await presses(page, words, 'settings.eraseCookies');
      expect(await keptBy(page)).toEqual([]);
    });

    if (all)
      test('changes their mind, and nothing has happened', async ({ people }) => {
        const visitor = await people.contributor({ words, options });
        const { page, address } = visitor;
        const at = await visitor.hasReportedBins();
        await page.goto(`${address}/m/settings`);
        await page.getByRole('button', { name: t('settings.eraseAll'), exact: true }).click();
        await picture(page, `leaving/asked-${width}`);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('eraseAll.no'), exact: true })
          .click();
        await page.goto(at);
        await visitor.seesTheCase();
      });

    test('takes everything along with one tap', async ({ people }) => {
      const visitor = await people.contributor({ words, options });
      const { page, address } = visitor;
      await visitor.hasReportedBins();
      await page.goto(`${address}/m/settings`);
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: t('settings.export'), exact: true }).click();
      const archive = await downloading;
      expect(archive.suggestedFilename()).toBe('parvis.zip');
      expect(await archive.failure()).toBeNull();
    });

    test(
      'reads what is kept and how accessible the pages are, from the foot of the page',
      nightly,
      async ({ people }) => {
        const visitor = await people.contributor({ words, options });
        const { page, address, heading } = visitor;
        await visitor.arrives();
        const state = t('access.state.partial');
        for (const [link, title, name] of [
          [t('access.link', { state }), t('access.title'), 'accessibility'],
          [t('privacy.link'), t('privacy.title'), 'privacy'],
        ] as const) {
          await page.goto(`${address}/m/settings`);
          const leads = page.getByRole('link', { name: link, exact: true });
          // Once the page knows whose it is.
          await expect(leads).toHaveAttribute('href', legalAddress(name, 'belleroche'));
          await leads.click();
          await expect(page).toHaveURL(address + legalAddress(name, 'belleroche'));
          await expect(heading).toHaveText(title);
          await expectAccessible(page, name);
          await pictures(page, `leaving/${name}-${width}`, { fullPage: true });
        }
      },
    );
  });

test('the pages a town owes its visitors open without scripts, in the language asked for', async ({
  people,
  product,
}) => {
  const page = await (await people.context({ javaScriptEnabled: false, locale: 'fr-FR' })).newPage();
  await page.goto(product.address + legalAddress('privacy', 'belleroche'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.t('privacy.title'));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.t('privacy.title'));
  await page.getByRole('link', { name: english.t('terms.title') }).waitFor();
});

/** What a town owes its visitors stands on the page once, can be seen, and names the town. */
async function leadsToBoth(page: Page, { t }: Reader, cuid: string | undefined): Promise<void> {
  const state = t('access.state.partial');
  for (const [name, label] of [
    ['accessibility', t('access.link', { state })],
    ['privacy', t('privacy.link')],
  ] as const) {
    const link = page.locator(`a[href="${legalAddress(name, cuid)}"]:visible`);
    await expect(link).toHaveText(label);
    // The app may put its own page in place of the drawn one meanwhile, and what comes late above it moves it on.
    const isSeen = () =>
      link.evaluate((one) => {
        one.scrollIntoView();
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
  }
}

const ways = ['/', '/links', '/m/info', '/terms', '/m/home', '/login', '/d', '/contact', '/q/nowhere'];

test(
  `what is kept and how accessible the pages are is led to from ${ways.join(', ')}`,
  nightly,
  async ({ people }) => {
    const { page, address } = await people.contributor();
    for (const path of ways)
      await test.step(path, async () => {
        await page.goto(address + path);
        for (const start of Object.values(legalPages))
          await expect(page.locator(`a[href^="${start}"]:visible`)).toHaveCount(1);
      });
  },
);

const narrow = { ...phone, viewport: { width: 320, height: 640 } };

// Where there is least room on every landing; at night where there is more, too.
for (const { words, name, options } of [
  { words: english, name: 'narrow', options: narrow },
  ...(all
    ? [
        { words: french, name: 'phone', options: phone },
        { words: french, name: 'desk', options: desk },
      ]
    : []),
])
  test(
    `every page of a code, a case and the staff leads to them, in ${words.locale} on a ${name}`,
    nightly,
    async ({ people }) => {
      const visitor = await people.contributor({ words, options });
      const agent = await people.staff({ words, options });
      const see = async (page: Page, screen: string) => {
        await leadsToBoth(page, words, 'belleroche');
        await pictures(page, `leaving/foot-${screen}-${name}`);
      };
      for (const { page, address } of [visitor, agent])
        await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: address }]);
      await visitor.scan();
      await see(visitor.page, 'gate');
      await visitor.arrives();
      await see(visitor.page, 'menu');
      await visitor.page.goto(`${visitor.address}/q/demo-town/report/bins`);
      await see(visitor.page, 'report');
      await visitor.hasReportedBins();
      await see(visitor.page, 'chat');
      await agent.page.goto(`${agent.address}/staff/login?to=/staff/belleroche`);
      await see(agent.page, 'signIn');
      await agent.login();
      await see(agent.page, 'board');
      await agent.page.goto(`${agent.address}/staff/belleroche/settings`);
      await see(agent.page, 'settings');
    },
  );

if (all)
  test('staff whose page stands open on a case of somebody who erases everything see the words go', async ({
    people,
  }) => {
    const visitor = await people.contributor();
    await visitor.hasReportedBins('town-library');
    await visitor.write('Ombeline de la rue Haute');
    await visitor.seesStatus('Ombeline de la rue Haute', 'part.sent');
    const agent = await people.staff();
    await agent.login();
    await agent.row('bins', 'library').click();
    await agent.reads('Ombeline de la rue Haute');
    await visitor.page.goto(`${visitor.address}/m/settings`);
    await presses(visitor.page, french, 'settings.eraseAll');
    await expect(agent.chat.getByText(french.t('statement.erased')).first()).toBeVisible();
    await expect(agent.page.getByText('Ombeline')).toHaveCount(0);
  });
