import { callAddress } from '@parvis/api/call';
import { contactCalls } from '@parvis/api/calls/contact';
import { sessionCalls } from '@parvis/api/calls/session';
import type { Page } from 'playwright/test';
import { reportBinsByCall } from '../apiCalls.ts';
import type { Contributor } from '../contributor.ts';
import { expect, test } from '../test.ts';
import { french } from '../words.ts';

const { t, town } = french;
const WHOSE = `**${callAddress(sessionCalls.userCstmr, {})}`;
/** Also names the town on the contact page. */
const RECEIVER = `**${callAddress(contactCalls.contactInfo, {})}`;

async function hasReported(visitor: Contributor): Promise<void> {
  await visitor.arrives('town-library');
  await reportBinsByCall(visitor.page, visitor.address, visitor.words, 'town-library');
}

async function notesWhatIsSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('header, h1, main li'))
        said.add(textContent ?? '');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
}

for (const [path, title] of [
  ['/m/home', t('home.title')],
  ['/links', t('links.title')],
  ['/contact', t('contact.title')],
] as const)
  test(`names no customer while ownership is loading, at ${path}`, async ({ people }) => {
    const visitor = await people.contributor();
    const { page, address } = visitor;
    await hasReported(visitor);
    let tell = () => {};
    const held = new Promise<void>((done) => {
      tell = done;
    });
    for (const call of [WHOSE, RECEIVER])
      await page.route(call, async (route) => {
        await held;
        await route.continue();
      });
    const said = await notesWhatIsSaid(page);
    const asked = page.waitForRequest(WHOSE);
    await page.goto(`${address}${path}`);
    await asked;
    await expect(page.getByRole('main').and(page.locator('[aria-busy=true]'))).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    tell();
    await expect(page.getByRole('banner')).toContainText(town);
    await expect(page).toHaveTitle(`${title} – ${town}`);
    const all = (await said()).join('\n');
    expect(all).toContain(title);
    expect(all, 'the town alone').not.toContain(t('app.name'));
    expect(all, 'its lines do not name it').not.toContain(`· ${town}`);
  });
