import { callAddress } from '@parvis/api/call';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { defaultLocale, languageOf } from '@parvis/locales/languages';
import { expect, type Locator, type Page } from 'playwright/test';
import { builtFile } from './builtFile.ts';
import { acceptByCall, reportBinsByCall } from './calls.ts';
import type { Reader } from './words.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const beginsWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** The question of a prompt, without what it entails: the name of its drawer. */
export const questionOf = (prompt: string): string => prompt.replace(/(?<=\?)\s.*$/s, '');

/** A definition on its way to a page, as a scenario alters it. */
export interface ForeignDefinition {
  version: number;
  questions: Record<string, { items: unknown }>;
}

/** Somebody who scanned a code, in what they see and do. */
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

  /** The conversation of the case. */
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

  /** What the server drew is the app's: what is seen was there before. */
  async hasTheApp(): Promise<void> {
    await expect(this.page.locator('[data-drawn]')).toHaveCount(0);
  }

  /** Stands before the menu of a code as somebody who accepted: made by calls, the gate has scenarios of its own. */
  async arrives(qrid = 'demo-town'): Promise<void> {
    await acceptByCall(this.page, this.address, this.words, qrid);
    await this.scan(qrid);
    await this.seesTheMenu();
  }

  /** Has accepted and reported a full bin, by calls, and looks at the case. Gives its address. */
  async hasReportedBins(qrid = 'demo-town'): Promise<string> {
    await acceptByCall(this.page, this.address, this.words, qrid);
    await this.page.goto(await reportBinsByCall(this.page, this.address, this.words, qrid));
    return await this.seesTheCase();
  }

  /** Whoever reads English takes the offer of the gate. */
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

  /** Own cases of a category, as “My reports” lists them. */
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

  /** From the menu to the first question: the category's tiles, the report button. */
  async beginReport(...codes: readonly string[]): Promise<void> {
    for (const code of codes) await this.chooseTile(code);
    await this.report(codes.at(-1) ?? '');
  }

  /** Presses the report button of the chosen category. */
  async report(code: string): Promise<void> {
    const { t, tile } = this.words;
    await this.page.getByRole('button', { name: t('menu.report', { lbl: tile(code) }) }).click();
    await expect(this.heading).toHaveText(tile(code));
  }

  /** The question that is asked, by its words. */
  question(words: string): Locator {
    return this.page.getByRole('group', { name: words, exact: true }).first();
  }

  /** Ticks an answer where one excludes the others. */
  async choose(question: string, answer: string): Promise<void> {
    await this.question(question).getByRole('radio', { name: answer, exact: true }).click();
  }

  async tick(question: string, ...answers: readonly string[]): Promise<void> {
    for (const answer of answers)
      await this.question(question).getByRole('checkbox', { name: answer, exact: true }).click();
  }

  /** Presses a button of the question: yes or no, go on, confirm. */
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
    // In a report it leads on; in a chat it sends.
    const goOn = group.getByRole('button', { name: t('flow.continue'), exact: true });
    await group
      .getByRole('button', { name: t('part.send'), exact: true })
      .or(goOn)
      .click();
  }

  /** Writes into the field of a question without sending it. */
  async types(question: string, text: string): Promise<void> {
    await this.question(question).getByRole('textbox').fill(text);
  }

  /** Every definition of a category's questions arrives altered, until this is called with nothing. */
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

  /** Asks whether to give the report up. */
  async asksToGiveUp(): Promise<Locator> {
    const { t } = this.words;
    await this.page.getByRole('button', { name: t('report.quit'), exact: true }).click();
    return this.page.getByRole('dialog', { name: questionOf(t('discardReport')), exact: true });
  }

  /** Asks to give the report up, and means it. */
  async givesUp(): Promise<void> {
    const drawer = await this.asksToGiveUp();
    await drawer.getByRole('button', { name: this.words.t('discardReport.yes'), exact: true }).click();
    await this.seesTheMenu();
  }

  /** What the device keeps of half-filled reports. */
  async keptReports(): Promise<string[]> {
    return this.page.evaluate(() =>
      // What was read last, to open without a network, is none.
      Object.keys(localStorage).filter(
        (key) => key.startsWith('pv_kept_') && !['pv_kept_cases', 'pv_kept_drawn'].includes(key),
      ),
    );
  }

  /** The step before sending: all that was answered, by its heading. */
  get review(): Locator {
    return this.page.getByRole('region', { name: this.words.t('startReport'), exact: true });
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: this.words.t('startReport.send'), exact: true });
  }

  /** Reads once more what was answered, and sends it. Gives the address of the case. */
  async sendsTheReport(): Promise<string> {
    await expect(this.review).toBeVisible();
    await this.sendButton.click();
    await this.isThanked();
    return await this.opensTheConversation();
  }

  /** Reads the page that comes after sending. */
  async isThanked(): Promise<void> {
    await expect(this.heading).toHaveText(this.words.t('sent.title'));
  }

  /** From the thanks to the conversation. Gives the address of the case. */
  async opensTheConversation(): Promise<string> {
    await this.page.getByRole('button', { name: this.words.t('sent.chat'), exact: true }).click();
    return await this.seesTheCase();
  }

  /** The shortest report there is: what the market’s bins look like. Gives the address of the case. */
  async reportBins(): Promise<string> {
    const { asked } = this.words;
    await this.beginReport('hygiene', 'bins');
    await this.choose(asked('bins.what'), asked('bins.what.full'));
    return await this.sendsTheReport();
  }

  /** The case is open and the server has it. */
  async seesTheCase(): Promise<string> {
    await this.page.waitForURL(/\/m\/case\/[^/]+\/[^/]+$/);
    await expect(this.chat).toContainText(this.words.t('statement.create'));
    return this.page.url();
  }

  /** The state of the case as its header says it. */
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

  /** The words of a message or of the system, wherever they stand in the conversation. */
  said(text: string): Locator {
    return this.chat.getByText(text, { exact: true });
  }

  /** The line of the conversation that holds these words. */
  line(text: string): Locator {
    return this.chat.getByRole('listitem').filter({ hasText: text });
  }

  /** The words stand in the conversation once, however long one waits for a second. */
  async reads(text: string): Promise<void> {
    await expect(this.said(text)).toHaveCount(1);
  }

  /** What the system tells stands in the conversation once. */
  async isTold(statement: string): Promise<void> {
    await expect(this.line(statement)).toHaveCount(1);
  }

  async seesStatus(text: string, status: 'part.sending' | 'part.sent' | 'part.seen'): Promise<void> {
    await expect(this.line(text)).toContainText(this.words.t(status));
  }

  /** What others and oneself said, in its order. */
  async conversation(): Promise<string[]> {
    const lines = await this.chat
      .getByRole('listitem')
      .filter({ has: this.page.locator('time') })
      .allInnerTexts();
    return lines.map((line) => line.replace(/\s+/g, ' ').trim());
  }

  /** The page of the case, and all it imports, came along while the questions are answered. */
  async hasLoadedTheCaseAhead(): Promise<void> {
    await this.page.waitForFunction(
      (file) => {
        const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
        const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
        return (
          [...loaded].some((name) => name.endsWith(file)) && wanted.every(({ href }) => loaded.has(href))
        );
      },
      builtFile('features/cases/CasePage.tsx').replace('**', ''),
    );
  }

  async goOffline(): Promise<void> {
    await this.page.context().setOffline(true);
  }

  async comeBack(): Promise<void> {
    await this.page.context().setOffline(false);
  }
}
