import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { defaultLocale, languageOf } from '@parvis/locales/languages';
import { expect, type Locator, type Page } from 'playwright/test';
import { acceptByCall, reportBinsByCall } from './apiCalls.ts';
import { makeBuiltFilePattern } from './builtFile.ts';
import type { Reader } from './words.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Playwright reads a no-break space of a name as a space. */
const beginsWith = (text: string): RegExp => new RegExp(`^${escaped(text).replaceAll(/\s/g, '\\s')}`);

/** The question of a prompt without its hint: the name of its drawer. */
export const questionOf = (prompt: string): string => prompt.replace(/(?<=\?)\s.*$/s, '');

/** A question definition that a scenario alters on its way to a page. */
export interface ForeignDefinition {
  version: number;
  questions: Record<string, { items: unknown }>;
}

/** Page object of a visitor who scanned a code. */
export class Contributor {
  readonly page: Page;
  readonly words: Reader;
  readonly address: string;

  constructor(page: Page, words: Reader, address: string) {
    this.page = page;
    this.words = words;
    this.address = address;
  }

  get gate(): Locator {
    return this.page.getByRole('main', { name: this.words.t('gate.title') });
  }

  get chat(): Locator {
    return this.page.getByRole('log', { name: this.words.t('chat.log') });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async scan(qrid = 'demo-town'): Promise<void> {
    await this.page.goto(`${this.address}/q/${qrid}`);
    await this.hasTheApp();
  }

  async hasTheApp(): Promise<void> {
    await expect(this.page.locator('[data-drawn]')).toHaveCount(0);
  }

  async arrives(qrid = 'demo-town'): Promise<void> {
    await acceptByCall(this.page, this.address, this.words, qrid);
    await this.scan(qrid);
    await this.seesTheMenu();
  }

  /**
   * Reports a full bin by calls and opens the case.
   * @returns its address
   */
  async hasReportedBins(qrid = 'demo-town'): Promise<string> {
    await acceptByCall(this.page, this.address, this.words, qrid);
    await this.page.goto(await reportBinsByCall(this.page, this.address, this.words, qrid));
    return await this.seesTheCase();
  }

  /** English readers follow the gate's language offer. */
  async chooseLanguage(): Promise<void> {
    if (this.words.locale !== defaultLocale)
      await this.page.getByRole('button', { name: languageOf(this.words.locale).offer }).click();
    await expect(this.gate).toBeVisible();
  }

  async acceptTerms(): Promise<void> {
    const { t } = this.words;
    await this.gate.getByRole('checkbox', { name: t('gate.check') }).click();
    await this.gate.getByRole('button', { name: t('gate.accept') }).click();
    await this.seesTheMenu();
  }

  async seesTheMenu(): Promise<void> {
    await this.hasTheApp();
    await expect(this.heading).toHaveText(this.words.t('menu.title'));
  }

  ownCases(code: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: this.words.tile(code) });
  }

  tile(code: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: beginsWith(this.words.tile(code)) });
  }

  async chooseTile(code: string): Promise<void> {
    await this.tile(code).click();
  }

  async beginReport(...codes: readonly string[]): Promise<void> {
    for (const code of codes) await this.chooseTile(code);
    await this.report(codes.at(-1) ?? '');
  }

  async report(code: string): Promise<void> {
    const { t, tile } = this.words;
    await this.page.getByRole('button', { name: t('menu.report', { lbl: tile(code) }) }).click();
    await expect(this.heading).toHaveText(tile(code));
  }

  question(words: string): Locator {
    return this.page.getByRole('group', { name: words, exact: true }).first();
  }

  async choose(question: string, answer: string): Promise<void> {
    await this.question(question).getByRole('radio', { name: answer, exact: true }).click();
  }

  async tick(question: string, ...answers: readonly string[]): Promise<void> {
    for (const answer of answers)
      await this.question(question).getByRole('checkbox', { name: answer, exact: true }).click();
  }

  async press(question: string, button: string): Promise<void> {
    await this.question(question).getByRole('button', { name: button, exact: true }).click();
  }

  async rate(question: string, stars: number): Promise<void> {
    const name = this.words.t('part.stars', { count: stars, max: 5 });
    await this.question(question).getByRole('radio', { name, exact: true }).click();
  }

  async tell(question: string, text: string): Promise<void> {
    const { t } = this.words;
    const group = this.question(question);
    await group.getByRole('textbox').fill(text);
    const goOn = group.getByRole('button', { name: t('flow.continue'), exact: true });
    await group
      .getByRole('button', { name: t('part.send'), exact: true })
      .or(goOn)
      .click();
  }

  async types(question: string, text: string): Promise<void> {
    await this.question(question).getByRole('textbox').fill(text);
  }

  /** Alters every definition of a category's questions until called without arguments. */
  async receivesQuestions(
    alter?: (definition: ForeignDefinition, answer: { questionnaireId: string }) => void,
  ): Promise<void> {
    await this.page.unrouteAll({ behavior: 'wait' });
    if (!alter) return;
    await this.page.route(`**${callAddress(mobileCalls.casesQuestion, { cuid: '*' })}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const each of answer.rslt.data) alter(each.questionnaire, each);
      await route.fulfill({ response, json: answer });
    });
  }

  async asksToGiveUp(): Promise<Locator> {
    const { t } = this.words;
    await this.page.getByRole('button', { name: t('report.quit'), exact: true }).click();
    return this.page.getByRole('dialog', { name: questionOf(t('discardReport')), exact: true });
  }

  async givesUp(): Promise<void> {
    const drawer = await this.asksToGiveUp();
    await drawer.getByRole('button', { name: this.words.t('discardReport.yes'), exact: true }).click();
    await this.seesTheMenu();
  }

  async keptReports(): Promise<string[]> {
    return this.page.evaluate(() =>
      // Excludes caches of what the server says.
      Object.keys(localStorage).filter(
        (key) => key.startsWith('pv_kept_') && !/^pv_kept_(?:cases|drawn|polls_.*|seen_.*)$/.test(key),
      ),
    );
  }

  get review(): Locator {
    return this.page.getByRole('region', { name: this.words.t('startReport'), exact: true });
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: this.words.t('startReport.send'), exact: true });
  }

  /**
   * Reviews the answers and sends them.
   * @returns the address of the case
   */
  async sendsTheReport(): Promise<string> {
    await expect(this.review).toBeVisible();
    await this.sendButton.click();
    await this.isThanked();
    return await this.opensTheConversation();
  }

  async isThanked(): Promise<void> {
    await expect(this.heading).toHaveText(this.words.t('sent.title'));
  }

  /**
   * Opens the conversation from the thanks page.
   * @returns the address of the case
   */
  async opensTheConversation(): Promise<string> {
    await this.page.getByRole('button', { name: this.words.t('sent.chat'), exact: true }).click();
    return await this.seesTheCase();
  }

  /**
   * Sends the shortest report: full bins at the market.
   * @returns the address of the case
   */
  async reportBins(): Promise<string> {
    const { asked } = this.words;
    await this.beginReport('hygiene', 'bins');
    await this.choose(asked('bins.what'), asked('bins.what.full'));
    return await this.sendsTheReport();
  }

  /** Waits until the case is open and synced with the server. */
  async seesTheCase(): Promise<string> {
    await this.page.waitForURL(/\/m\/case\/[^/]+\/[^/]+$/);
    await expect(this.chat).toContainText(this.words.t('statement.create'));
    return this.page.url();
  }

  async seesState(words: string): Promise<void> {
    await expect(this.page.getByRole('banner')).toContainText(words);
  }

  async write(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.words.t('part.message') }).fill(text);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: this.words.t('part.send'), exact: true })
      .click();
  }

  said(text: string): Locator {
    return this.chat.getByText(text, { exact: true });
  }

  line(text: string): Locator {
    return this.chat.getByRole('listitem').filter({ hasText: text });
  }

  /** Expects exactly one occurrence in the conversation, also after a delay. */
  async reads(text: string): Promise<void> {
    await expect(this.said(text)).toHaveCount(1);
  }

  /** Expects one system notice with this statement. */
  async isTold(statement: string): Promise<void> {
    await expect(this.line(statement)).toHaveCount(1);
  }

  async seesStatus(text: string, status: 'part.sending' | 'part.sent' | 'part.seen'): Promise<void> {
    await expect(this.line(text)).toContainText(this.words.t(status));
  }

  /** Lists messages of both sides, in order. */
  async conversation(): Promise<string[]> {
    const lines = await this.chat
      .getByRole('listitem')
      .filter({ has: this.page.locator('time') })
      .allInnerTexts();
    return lines.map((line) => line.replace(/\s+/g, ' ').trim());
  }

  async hasLoadedTheCaseAhead(): Promise<void> {
    await this.page.waitForFunction(
      (file) => {
        const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
        const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
        return (
          [...loaded].some((name) => name.endsWith(file)) && wanted.every(({ href }) => loaded.has(href))
        );
      },
      makeBuiltFilePattern('features/cases/CasePage.tsx').replace('**', ''),
    );
  }

  async goOffline(): Promise<void> {
    await this.page.context().setOffline(true);
  }

  async comeBack(): Promise<void> {
    await this.page.context().setOffline(false);
  }
}
