import { findFreePort } from '../../../server/testing/findFreePort.ts';
import { expectAccessible } from '../axe.ts';
import { expect, onPhone, test } from '../test.ts';

const { words, options } = onPhone;

test('redirects a reader to the host that has the page, with a notice', async ({ people, launch }) => {
  const { t } = words;
  const port = await findFreePort();
  const at = (name: string) => `http://${name}.parvis.localhost:${port}`;
  await launch({
    port,
    sites: `${words.cuid}=${at('town')}`,
    env: { PUBLIC_URL: at('app'), PARVIS_CORPORATE_HOST: `www.parvis.localhost:${port}` },
  });
  const page = await (await people.context({ ...options, locale: words.locale })).newPage();
  for (const name of ['app', 'nobody'])
    await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: at(name) }]);
  const heading = page.getByRole('heading', { level: 1 });
  const legal = (name: string) => page.getByRole('link', { name, exact: true });

  // Holds the redirect timer until released.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const held = new EventTarget();
    const hold = (act: () => void, ms?: number) =>
      ms === 1 ? held.addEventListener('go', act) : wait(act, ms);
    Object.assign(window, { setTimeout: hold, letGo: () => held.dispatchEvent(new Event('go')) });
  });
  const goesOn = () => page.evaluate('letGo()');

  await page.goto(`${at('app')}/q/demo-town?from=poster#top`);
  await expect(heading).toHaveText(t('redirect.site'));
  await expect(page.getByRole('main')).toContainText(t('redirect.site.page'));
  await expect(legal(t('redirect.follow'))).toHaveAttribute(
    'href',
    `${at('town')}/q/demo-town?from=poster#top`,
  );
  await expect(legal(t('privacy.link'))).toHaveAttribute('href', `/privacy/${words.cuid}`);
  await expectAccessible(page, 'Renvoi vers');
  await goesOn();
  await page.waitForURL(`${at('town')}/q/demo-town?from=poster#top`);

  await page.goto(`${at('nobody')}/m/home`);
  await expect(heading).toHaveText(t('redirect.to'));
  await expect(page.getByRole('main')).toContainText(t('redirect.nobody'));
  await expect(legal(t('redirect.home'))).toHaveAttribute('href', `${at('www')}/`);
  await expect(legal(t('privacy.link'))).toHaveAttribute('href', '/privacy');
  await expectAccessible(page, 'Redirection vers');
  await goesOn();
  await page.waitForURL(`${at('www')}/`);
});
