import type { BoardFilter } from '@parvis/api/calls/board';
import { defaultLocale, languageOf } from '@parvis/locales/languages';
import { getActionItemId, type StaffAction } from '@parvis/questionnaire/flows/staffActions';
import { expect, type Locator, type Page } from 'playwright/test';
import { signInByCall, waitForMailCode } from './apiCalls.ts';
import type { Product } from './product.ts';
import type { Reader } from './words.ts';

type Step =
  | 'handle'
  | 'hold'
  | 'resume'
  | 'reopen'
  | 'close'
  | 'reject'
  | 'leave'
  | 'rejoin'
  | 'askMobile'
  | 'proposeCall'
  | 'callService'
  | 'join'
  | 'block';

/** Steps whose buttons the flow `staffActions` names. */
const FLOW_STEPS = {
  close: 'done',
  reject: 'cancel',
  leave: 'leave',
  block: 'moderate',
} as const satisfies Partial<Record<Step, StaffAction>>;

const isFlowStep = (step: Step): step is keyof typeof FLOW_STEPS => step in FLOW_STEPS;
type Outcome = 'answer.solved' | 'answer.duplicate' | 'answer.notOurs';

/** Page object of a staff member at a desk. */
export class Staff {
  readonly page: Page;
  readonly words: Reader;
  readonly #product: Product;
  readonly address: string;

  constructor(page: Page, words: Reader, product: Product, address = product.address) {
    this.page = page;
    this.words = words;
    this.#product = product;
    this.address = address;
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: this.words.t('staff.title') });
  }

  get chat(): Locator {
    return this.page.getByRole('log', { name: this.words.t('staff.case.log') });
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog');
  }

  async chooseLanguage(): Promise<void> {
    if (this.words.locale === defaultLocale) return;
    await this.page.goto(`${this.address}/m/settings`);
    await this.page.getByRole('radio', { name: languageOf(this.words.locale).name }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.words.t('settings.title'));
  }

  /** Signs in by calls and opens the board. */
  async login(email = 'agent@town.example'): Promise<void> {
    await signInByCall(this.page, this.address, this.words, this.#product, email);
    await this.page.goto(`${this.address}/staff`);
    await expect(this.list).toBeVisible();
  }

  async accepts(): Promise<void> {
    const { t } = this.words;
    await this.page.getByRole('checkbox', { name: t('gate.check') }).click();
    await this.page.getByRole('button', { name: t('gate.accept') }).click();
  }

  async acceptsOnLoginPage(): Promise<void> {
    await this.page.goto(`${this.address}/staff/login`);
    await this.accepts();
    await expect(this.page.getByRole('textbox', { name: this.words.t('login.mail') })).toBeVisible();
  }

  /** Requests a code by mail, reads it in the outbox and signs in, all on the page. */
  async loginOnPage(email = 'agent@town.example'): Promise<void> {
    const { t } = this.words;
    const before = new Set((await this.#product.outbox()).map(({ id }) => id));
    // The account may carry a language from another scenario, unless the device has its own.
    await this.page.context().addCookies([{ name: 'pv_lang', value: this.words.locale, url: this.address }]);
    await this.acceptsOnLoginPage();
    await this.page.getByRole('textbox', { name: t('login.mail') }).fill(email);
    await this.page.getByRole('button', { name: t('login.send'), exact: true }).click();
    const field = this.page.getByRole('textbox', { name: t('login.code') });
    await expect(field).toBeVisible();
    await field.fill(await waitForMailCode(this.#product, email, before));
    await this.page.getByRole('button', { name: t('login.confirm'), exact: true }).click();
    await expect(this.list).toBeVisible();
  }

  row(category: string, place = 'market'): Locator {
    const rows = this.list.getByRole('listitem').filter({ hasText: this.words.tile(category) });
    return rows
      .filter({ hasText: this.words.place(place) })
      .getByRole('link')
      .first();
  }

  async openCase(category: string, place = 'market'): Promise<void> {
    await this.row(category, place).click();
    await expect(this.chat).toContainText(this.words.t('statement.create.staff'));
  }

  filterChip(name: Exclude<BoardFilter, 'danger'>): Locator {
    const words = this.words.t(`staff.filter.${name}`);
    return this.list.getByRole('button', { name: new RegExp(`^${words}`) });
  }

  async filter(name: Exclude<BoardFilter, 'danger'>): Promise<void> {
    await this.filterChip(name).click();
    await expect(this.list.locator('ul[aria-busy]')).toHaveCount(0);
  }

  stepName(step: Step): string {
    return this.words.t(isFlowStep(step) ? getActionItemId(FLOW_STEPS[step]) : `staff.step.${step}`);
  }

  stepButton(step: Step): Locator {
    return this.page.getByRole('button', { name: this.stepName(step), exact: true });
  }

  async take(): Promise<void> {
    await this.stepButton('handle').click();
    await this.isTold(this.words.t('statement.handle.me'));
  }

  async pick(label: string): Promise<void> {
    const entry = this.page.getByRole('menuitem', { name: label });
    await entry.or(this.drawer.getByRole('button', { name: label, exact: true })).click();
  }

  async more(step: Step): Promise<void> {
    await this.page.getByRole('button', { name: this.words.t('staff.step.more'), exact: true }).click();
    await this.pick(this.stepName(step));
  }

  async hold(sentence = 'Une pièce est commandée', reason = 'Devis en cours'): Promise<void> {
    await this.more('hold');
    await this.fillHold(sentence, reason);
    await this.drawer.getByRole('button', { name: this.words.t('holdCase.yes'), exact: true }).click();
    await this.isTold(this.words.t('statement.hold.me'));
  }

  /** Types the sentence that the reporter reads, and the reason that staff alone read. */
  async fillHold(sentence: string, reason: string): Promise<void> {
    await this.drawer.getByRole('textbox', { name: this.words.t('answer.holdCase.reason') }).fill(reason);
    await this.drawer.getByRole('textbox', { name: this.words.t('answer.holdCase.message') }).fill(sentence);
    await this.drawer.getByRole('radio', { name: this.words.t('answer.holdCase.week') }).click();
  }

  async resume(): Promise<void> {
    await this.more('resume');
    await this.isTold(this.words.t('statement.resume.me'));
  }

  async leave(): Promise<void> {
    await this.more('leave');
    await this.drawer.getByRole('button', { name: this.words.t('leaveCase.yes'), exact: true }).click();
    await this.isTold(this.words.t('statement.leave.me'));
  }

  async takesAgain(): Promise<void> {
    await this.stepButton('handle').click();
  }

  async closesWithWords(): Promise<void> {
    await this.stepButton('close').click();
    await this.pick(this.words.t('staff.close.withWords'));
  }

  /** Closes the case with an outcome in two presses, or a few more with a message. */
  async close(outcome: Outcome, message?: string): Promise<void> {
    const { t } = this.words;
    if (message === undefined) {
      await this.stepButton('close').click();
      await this.pick(t(outcome));
    } else {
      await this.closesWithWords();
      await this.drawer.getByRole('radio', { name: t(outcome), exact: true }).click();
      await this.drawer.getByRole('textbox').fill(message);
      await this.drawer.getByRole('button', { name: t('closeCase.yes'), exact: true }).click();
    }
    await expect(this.chat).toContainText(t('statement.close.me'));
  }

  async refuse(why: string): Promise<void> {
    const { t } = this.words;
    await this.more('reject');
    await this.drawer.getByRole('button', { name: t('rejectCase.yes'), exact: true }).click();
    await this.drawer.getByRole('textbox').fill(why);
    await this.drawer.getByRole('button', { name: t('rejectCase.yes'), exact: true }).click();
    await this.isTold(t('statement.reject.me'));
  }

  async answer(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.words.t('staff.reply'), exact: true }).fill(text);
    await this.page.getByRole('button', { name: this.words.t('part.send'), exact: true }).click();
  }

  async askChoice(question: string, options: readonly [string, string]): Promise<void> {
    const { t } = this.words;
    await this.beginQuestion(question, 'choice');
    for (const [index, option] of options.entries())
      await this.drawer.getByRole('textbox', { name: t('editor.option', { n: index + 1 }) }).fill(option);
    await this.sendQuestion();
  }

  /** Opens what stands in the menu beside the message field. */
  async openTool(label: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.t('replies.tools'), exact: true }).click();
    await this.pick(label);
  }

  /** Opens the dialog of a question and chooses how its first item is answered. */
  async beginQuestion(question: string, kind: 'yesNo' | 'choice' | 'message' | 'rating'): Promise<void> {
    const { t } = this.words;
    await this.openTool(t('staff.step.ask'));
    await this.drawer.getByRole('textbox', { name: t('editor.title'), exact: true }).fill(question);
    await this.chooseItemKind(1, kind);
  }

  async chooseItemKind(n: number, kind: 'yesNo' | 'choice' | 'message' | 'rating'): Promise<void> {
    const { t } = this.words;
    const item = this.drawer.getByRole('listitem').filter({ hasText: t('editor.part', { n }) });
    await item.getByRole('combobox', { name: t('editor.kind') }).click();
    await this.page.getByRole('option', { name: t(`editor.kind.${kind}`), exact: true }).click();
  }

  async sendQuestion(): Promise<void> {
    await this.drawer.getByRole('button', { name: this.words.t('staff.ask.submit'), exact: true }).click();
  }

  said(text: string): Locator {
    return this.chat.getByText(text, { exact: true });
  }

  line(text: string): Locator {
    return this.chat.getByRole('listitem').filter({ hasText: text });
  }

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
}

/**
 * Requests a code on the sign-in page, up to its field.
 * @returns ids of earlier mails
 */
export async function askForCode(
  { page, words: { t } }: Staff,
  address: string,
  mails: () => Promise<readonly { id: number | string }[]>,
): Promise<Set<number | string>> {
  const before = new Set((await mails()).map(({ id }) => id));
  await page.getByRole('textbox', { name: t('login.mail') }).fill(address);
  await page.getByRole('button', { name: t('login.send'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: t('login.code') })).toBeVisible();
  return before;
}
