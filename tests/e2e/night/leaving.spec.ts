import { legalAddress, legalPages } from '@parvis/api/legalPages';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, onPhone, phone, test } from '../test.ts';
import { english, type Reader } from '../words.ts';

const { words, width, options } = onPhone;

test.describe(`leaving, in ${words.locale} on a ${width}`, () => {
  const { t } = words;

  test('links from the footer to what is stored and to the accessibility statement', async ({ people }) => {
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
      await expect(leads).toHaveAttribute('href', legalAddress(name, 'belleroche'));
      await leads.click();
      await expect(page).toHaveURL(address + legalAddress(name, 'belleroche'));
      await expect(heading).toHaveText(title);
      await expectAccessible(page, name);
    }
  });
});

const bothLinks = ({ t }: Reader) =>
  [
    ['accessibility', t('access.link', { state: t('access.state.partial') })],
    ['privacy', t('privacy.link')],
  ] as const;
/** Narrow pages link one statement, which links the other. */
const oneLink = ({ t }: Reader) => [['accessibility', t('legal.link')]] as const;

/** Expects each legal link once, visible and named after the town, outside lists and logs. */
async function leadsTo(
  page: Page,
  links: ReturnType<typeof bothLinks | typeof oneLink>,
  cuid: string | undefined,
): Promise<void> {
  for (const [name, label] of links) {
    await expect(page.locator(`[role=log] a[href^="${legalPages[name]}"]`)).toHaveCount(0);
    const link = page.locator(`a[href="${legalAddress(name, cuid)}"]:visible`);
    await expect(link).toHaveText(label);
    // The app may replace the server's page, and late content may shift it.
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

test(`links the privacy and accessibility statements from ${ways.join(', ')}`, async ({ people }) => {
  const { page, address } = await people.contributor();
  for (const path of ways) {
    await page.goto(address + path);
    for (const start of Object.values(legalPages))
      await expect(page.locator(`a[href^="${start}"]:visible`), path).toHaveCount(1);
  }
});

test('links them from every code, case and staff page on a narrow phone', async ({ people }) => {
  const words = english;
  const options = { ...phone, viewport: { width: 320, height: 640 } };
  const visitor = await people.contributor({ words, options });
  const agent = await people.staff({ words, options });
  const see = (page: Page) => leadsTo(page, bothLinks(words), 'belleroche');
  const seeOne = (page: Page) => leadsTo(page, oneLink(words), 'belleroche');
  for (const { page, address } of [visitor, agent])
    await page.context().addCookies([{ name: 'pv_lang', value: words.locale, url: address }]);
  await visitor.scan();
  await see(visitor.page);
  await visitor.arrives();
  await see(visitor.page);
  await visitor.page.goto(`${visitor.address}/q/demo-town/report/bins`);
  await seeOne(visitor.page);
  await visitor.hasReportedBins();
  await seeOne(visitor.page);
  await agent.page.goto(`${agent.address}/staff/login?to=/staff/belleroche`);
  await see(agent.page);
  await agent.login();
  await seeOne(agent.page);
  await agent.page.goto(`${agent.address}/staff/belleroche/settings`);
  await see(agent.page);
});
