import { freePort } from '../../server/testing/freePort.ts';
import { expectAccessible } from './axe.ts';
import { signInAtHost } from './calls.ts';
import { expect, nightly, pictures, readingsOnPhone, test } from './test.ts';

for (const { words, width, options } of readingsOnPhone)
  test(
    `whoever comes to a host where a page is not reads where it is, in ${words.locale} on a ${width}`,
    nightly,
    async ({ people, launch }) => {
      const { t } = words;
      const port = await freePort();
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

      // What waits a millisecond before it sends its reader on waits until it is let go.
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
      await pictures(page, `forward/site-${words.locale}-${width}`);
      await goesOn();
      await page.waitForURL(`${at('town')}/q/demo-town?from=poster#top`);

      await page.goto(`${at('nobody')}/m/home`);
      await expect(heading).toHaveText(t('redirect.to'));
      await expect(page.getByRole('main')).toContainText(t('redirect.nobody'));
      await expect(legal(t('redirect.home'))).toHaveAttribute('href', `${at('www')}/`);
      await expect(legal(t('privacy.link'))).toHaveAttribute('href', '/privacy');
      await expectAccessible(page, 'Redirection vers');
      await pictures(page, `forward/nobody-${words.locale}-${width}`);
      await goesOn();
      await page.waitForURL(`${at('www')}/`);
    },
  );

/** By what is set: where each link of a page at `fr.parvis.localhost` leads. */
const settings = [
  {
    of: 'hosts',
    env: { PARVIS_ADMIN_HOST: 'admin.parvis.localhost:8', PARVIS_CORPORATE_HOST: 'www.parvis.localhost' },
    links: (port: number) => ({
      home: 'http://www.parvis.localhost/',
      contact: 'http://www.parvis.localhost/contact',
      campus: `http://be.parvis.localhost:${port}/home/campus`,
      admin: 'http://admin.parvis.localhost:8/',
    }),
  },
  {
    of: 'ports',
    env: { PARVIS_CUSTOM_PORTS: '1' },
    links: () => ({
      home: 'http://fr.parvis.localhost:3004/',
      contact: 'http://fr.parvis.localhost:3004/contact',
      campus: 'http://be.parvis.localhost:3008/home/campus',
      admin: 'http://fr.parvis.localhost:3003/',
    }),
  },
] as const;

for (const { words, width, options } of readingsOnPhone)
  for (const { of, env, links: linksAt } of settings)
    test(
      `the other sites are linked where people look for them, by ${of} of their own, in ${words.locale} on a ${width}`,
      nightly,
      async ({ people, launch }) => {
        const { t } = words;
        const port = await freePort();
        const address = `http://fr.parvis.localhost:${port}`;
        const links = linksAt(port);
        const product = await launch({
          port,
          env: { PARVIS_COUNTRIES: 'fr,be', PARVIS_CAMPUS_COUNTRY: 'be', ...env },
        });
        const page = await (await people.context({ ...options, locale: words.locale })).newPage();
        await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: address }]);
        const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
        await page.goto(`${address}/links`);
        await expect(link(t('site.home'))).toHaveAttribute('href', links.home);
        await expect(link(t('site.contact'))).toHaveAttribute('href', links.contact);
        await expect(link(t('site.campus'))).toHaveAttribute('href', links.campus);
        await pictures(page, `forward/links-${of}-${words.locale}-${width}`, { fullPage: true });
        await signInAtHost(page, address, words, product, 'admin@town.example');
        await page.goto(`${address}/staff/${words.cuid}/settings`);
        await expect(link(t('site.admin.open'))).toHaveAttribute('href', links.admin);
        await pictures(page, `forward/admin-${of}-${words.locale}-${width}`, { fullPage: true });
      },
    );
