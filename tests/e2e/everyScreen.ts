import { expect, type Page } from 'playwright/test';
import type { Contributor } from './contributor.ts';
import type { Staff } from './staff.ts';

/** Checks a named screen that the page shows. */
export type Look = (page: Page, screen: string) => Promise<void>;

/** Visitor pages outside the report flow, each with its heading; main pages first. */
export const pagesBeside = [
  ['/m/home', 'home.title'],
  ['/m/settings', 'settings.title'],
  ['/m/info', 'info.title'],
  ['/terms', 'terms.title'],
  ['/login', 'login.title'],
  ['/redirect?to=https%3A%2F%2Felsewhere.example', 'redirect.unsafe'],
  ['/q/no-such-code', 'qr.unknown'],
  ['/m/case/belleroche/AAAAAAAAAAAAAAAAAAAAAAAA', 'chat.unknownCase'],
  ['/staff', 'staff.noRole'],
  ['/foo/bar', 'start.lost'],
] as const;

/** Visits every visitor screen from the gate to sign-out, and checks each. */
export async function visitorScreens(
  visitor: Contributor,
  look: Look,
  pages: readonly (typeof pagesBeside)[number][] = pagesBeside,
): Promise<void> {
  const { page, words, address } = visitor;
  const { t, asked } = words;
  const seen = (screen: string) => look(page, screen);
  await visitor.scan();
  await visitor.chooseLanguage();
  await seen('gate');
  await page.getByRole('button', { name: t('gate.decline'), exact: true }).click();
  await seen('gate, declined');
  await visitor.acceptTerms();
  await seen('menu');
  await visitor.chooseTile('townhall-hours');
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen('information');
  await page.getByRole('button', { name: t('part.close'), exact: true }).click();
  await visitor.chooseTile('hygiene');
  await visitor.chooseTile('toilets');
  await seen('category selected');
  await visitor.report('toilets');
  await seen('before a report');
  await expect(visitor.question(asked('toilets.what'))).toBeVisible();
  await seen('question with choices');
  await visitor.choose(asked('toilets.what'), asked('toilets.what.leak'));
  await expect(visitor.question(asked('toilets.floor'))).toBeVisible();
  await seen('question with yes and no');
  await expect(await visitor.asksToGiveUp()).toBeVisible();
  await seen('leaving a report');
  await page.getByRole('button', { name: t('discardReport.no'), exact: true }).click();
  await visitor.press(asked('toilets.floor'), t('part.yes'));
  await expect(page.getByText(asked('toilets.safety.text'))).toBeVisible();
  await seen('a word of safety');
  await visitor.press(asked('toilets.safety'), asked('toilets.safety.next'));
  await visitor.choose(asked('toilets.where'), asked('toilets.where.elsewhere'));
  await expect(visitor.question(asked('toilets.say'))).toBeVisible();
  await seen('question with words');
  await visitor.tell(asked('toilets.say'), 'Cabine 4');
  await expect(visitor.review).toBeVisible();
  await seen('before sending');
  await visitor.sendButton.click();
  await visitor.isThanked();
  await seen('thanks');
  await visitor.opensTheConversation();
  await visitor.write('Le sol est sec');
  await visitor.seesStatus('Le sol est sec', 'part.sent');
  await seen('case');
  for (const [path, heading] of pages) {
    await page.goto(`${address}${path}`);
    await expect(visitor.heading).toHaveText(t(heading));
    await seen(path);
  }
  await page.goto(`${address}/m/settings`);
  await page.getByRole('button', { name: t('settings.disconnect'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen('signing out');
}

/** Visits every staff screen from sign-in to a closed case, and checks each. */
export async function staffScreens(agent: Staff, visitor: Contributor, look: Look): Promise<void> {
  const { page, words } = agent;
  const { t } = words;
  const seen = (screen: string) => look(page, screen);
  const onDesk = (page.viewportSize()?.width ?? 0) > 800;
  await agent.chooseLanguage();
  await agent.acceptsOnLoginPage();
  await seen('sign in');
  await agent.login();
  await seen('board');
  await visitor.hasReportedBins('town-park');
  await agent.openCase('bins', 'park');
  await seen('a new case');
  await agent.take();
  await agent.answer('Bonjour');
  await visitor.reads('Bonjour');
  await seen('a case in hand');
  await agent.beginQuestion('Laquelle\u202f?', 'choice');
  await seen('asking a question');
  await page.keyboard.press('Escape');
  await expect(agent.drawer).toHaveCount(0);
  await agent.more('hold');
  await expect(agent.drawer).toBeVisible();
  await seen('putting on hold');
  await page.keyboard.press('Escape');
  await expect(agent.drawer).toHaveCount(0);
  await agent.closesWithWords();
  await expect(agent.drawer).toBeVisible();
  await seen('closing');
  await page.keyboard.press('Escape');
  await expect(agent.drawer).toHaveCount(0);
  await agent.close('answer.solved', 'Merci');
  await seen('a closed case');
  await expect(visitor.question(t('satisfaction'))).toBeVisible();
  await look(visitor.page, 'how it went');
  if (onDesk) {
    await page.keyboard.press('?');
    await expect(agent.drawer).toBeVisible();
    await seen('keys');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t('staff.nav.settings'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
    await seen('settings of staff');
    return;
  }
  await page.getByRole('button', { name: t('part.back'), exact: true }).click();
  await seen('the list again');
}
