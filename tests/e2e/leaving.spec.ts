import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { legalAddress } from '@parvis/api/legalPages';
import type { Page } from 'playwright/test';
import { createDesk } from './apiCalls.ts';
import { expectAccessible } from './axe.ts';
import { expect, onPhone, test } from './test.ts';
import { english, french, type Reader } from './words.ts';

const { words, width, options } = onPhone;

/** Names in the device's stores, queued messages and cookies. */
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

test.describe(`leaving, in ${words.locale} on a ${width}`, () => {
  const { t } = words;

  test('erases everything on the device and at the town, and tells staff that the visitor left', async ({
    people,
  }) => {
    const visitor = await people.contributor({ words, options });
    const { page, address } = visitor;
    const at = await visitor.hasReportedBins('town-school');
    const agent = await people.staff({ words });
    await agent.login();
    const desk = createDesk(agent.page, address, words);
    const csid = at.split('/').at(-1) ?? '';
    await desk.step(csid, { step: 'handle' });
    await visitor.write('Ombeline de la rue Haute');
    await visitor.seesStatus('Ombeline de la rue Haute', 'part.sent');
    // An unsent message waits on the device.
    await page.route(`**${callAddress(mobileCalls.sendTxt, { cuid: 'belleroche' })}`, (route) =>
      route.abort(),
    );
    await visitor.write('Jamais partie');
    await page.goto(`${address}/m/settings`);
    await expect(page.getByRole('button', { name: t('settings.eraseAll'), exact: true })).toBeVisible();
    expect(await keptBy(page)).toContain('1 waiting');
    await expectAccessible(page, 'settings');
    await desk.ask(csid, { kind: 'yesNo', txt: 'Le bac est-il encore plein ?' });
    const news = page.getByRole('status').filter({ hasText: t('nav.cases') });
    await expect(news).toHaveCount(1);
    await presses(page, words, 'settings.eraseAll');
    // For the rest of the tab: a marker that everything was erased.
    expect(await keptBy(page)).toEqual(['pv_erased']);
    await expect(news).toHaveCount(0);
    await page.goto(at);
    await expect(page.getByText('Ombeline')).toHaveCount(0);

    await agent.row('bins', 'school').click();
    await expect(agent.chat.getByText(t('statement.leave.visitor'))).toBeVisible();
    await expect(agent.chat.getByText(t('statement.erased')).first()).toBeVisible();
    await expect(agent.page.getByText(/Ombeline|Jamais partie/)).toHaveCount(0);
    await expect(agent.line('Le bac est-il encore plein ?')).toContainText(t('chat.unanswered'));
  });

  test('exports everything with one tap, and erases only this device’s cookies', async ({ people }) => {
    const visitor = await people.contributor({ words, options });
    const { page, address } = visitor;
    await visitor.hasReportedBins();
    await page.goto(`${address}/m/settings`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t('settings.export'), exact: true }).click();
    const archive = await downloading;
    expect(archive.suggestedFilename()).toBe('parvis.zip');
    expect(await archive.failure()).toBeNull();
    await presses(page, words, 'settings.eraseCookies');
    expect(await keptBy(page)).toEqual([]);
    await page.getByRole('link', { name: t('nav.cases'), exact: true }).click();
    await expect(page.getByRole('link', { name: t('home.find'), exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('home.unknown.here'), exact: true })).toHaveCount(0);
  });
});

test('serves the legal pages without scripts in the requested language', async ({ people, product }) => {
  const page = await (await people.context({ javaScriptEnabled: false, locale: 'fr-FR' })).newPage();
  await page.goto(product.address + legalAddress('privacy', 'belleroche'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.t('privacy.title'));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.t('privacy.title'));
  await page.getByRole('link', { name: english.t('terms.title') }).waitFor();
});
