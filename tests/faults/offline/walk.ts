import { type Browser, type BrowserContext, expect } from 'playwright/test';
import { Contributor } from '../../e2e/contributor.ts';
import { layWire, type Wire } from '../../e2e/faultyNetwork.ts';
import { makeBenchReportSteps } from '../../e2e/photoReport.ts';
import { french } from '../../e2e/words.ts';
import { findWorkerTools, waitForCachedCode } from '../../e2e/workers.ts';

const { t } = french;
const CODE = 'demo-town';
/** Retries have growing delays. */
const PATIENT = { timeout: 60_000 } as const;
const DEVICE = {
  locale: 'fr-FR',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Once the report is queued. */
type Ending = 'stays' | 'reload' | 'close' | 'worker';

export interface Done {
  readonly csid: string;
  readonly txt: string;
}

/** Reports a broken bench with a photo and writes a message, over an unreliable network. */
export class Walk {
  readonly #context: BrowserContext;
  readonly #wire: Wire;
  #visitor: Contributor;
  #ending: Ending = 'stays';
  /** `later`: still to come. */
  #gone: 'not' | 'known' | 'unknown' | 'later' = 'not';
  #happens: Promise<unknown> = Promise.resolve();
  mendedAt = Date.now();

  private constructor(context: BrowserContext, wire: Wire, visitor: Contributor) {
    this.#context = context;
    this.#wire = wire;
    this.#visitor = visitor;
  }

  /** Empty browser. */
  static async begin(browser: Browser, address: string): Promise<Walk> {
    const wire = await layWire(address);
    const context = await browser.newContext({ ...DEVICE, serviceWorkers: 'allow' });
    return new Walk(context, wire, new Contributor(await context.newPage(), french, wire.address));
  }

  async end(): Promise<void> {
    await this.#context.close();
    await this.#wire.close();
  }

  async goOffline(): Promise<void> {
    this.#gone = 'known';
    await this.#context.setOffline(true);
  }

  cut(): void {
    this.#gone = 'unknown';
    this.#wire.cut();
  }

  async lose(path: RegExp, what: 'answer' | 'body'): Promise<void> {
    this.#gone = 'later';
    this.#happens = this.#wire.loseNext(path, what);
  }

  async goesOffline(ending: Ending): Promise<void> {
    this.#ending = ending;
    await this.goOffline();
  }

  /** In a separate tab: the browser's error page would disturb the next attempt. */
  async failsToOpen(what: 'page' | 'scripts'): Promise<void> {
    const page = await this.#context.newPage();
    if (what === 'page') this.#wire.cut();
    const lost = what === 'scripts' ? this.#wire.loseNext(/\/assets\//, 'answer') : undefined;
    await page.goto(`${this.#wire.address}/q/${CODE}`).catch(() => undefined);
    await lost;
    this.#wire.mend();
    await page.close();
  }

  /** To connect. */
  async failsToAccept(): Promise<void> {
    const { gate, page } = this.#visitor;
    await gate.getByRole('checkbox', { name: t('gate.check') }).click();
    const failed = page.waitForEvent('requestfailed');
    this.#wire.cut();
    await gate.getByRole('button', { name: t('gate.accept') }).click();
    await failed;
    this.#wire.mend();
    await this.#visitor.scan(CODE);
  }

  async #mend(): Promise<void> {
    await this.#happens;
    this.#wire.mend();
    await this.#context.setOffline(false);
    this.#gone = 'not';
    this.mendedAt = Date.now();
  }

  async #accepts(): Promise<void> {
    const { gate, heading } = this.#visitor;
    const menu = heading.filter({ hasText: t('menu.title') });
    await expect(gate.or(menu).first()).toBeVisible(PATIENT);
    if (await gate.isVisible()) await this.#visitor.acceptTerms();
    await waitForCachedCode(this.#visitor, CODE);
  }

  /** When offline, checks the queue and ends the page. */
  async #sends(): Promise<void> {
    const visitor = this.#visitor;
    await visitor.sendButton.click();
    if (this.#gone === 'known' || this.#gone === 'unknown')
      await expect(visitor.heading).toHaveText(t('sent.waiting'), PATIENT);
    await visitor.page.waitForURL(/\/m\/case\/[^/]+\/[^/]+\/sent$/);
    const thanks = visitor.page.url();
    if (this.#ending === 'reload') await visitor.page.reload();
    const opensAnew = this.#ending === 'close' || this.#ending === 'worker';
    if (opensAnew) await visitor.page.close();
    await this.#mend();
    if (opensAnew) await this.#opensAnew(thanks);
    await expect(this.#visitor.heading).toHaveText(t('sent.title'), PATIENT);
  }

  async #opensAnew(thanks: string): Promise<void> {
    const apart = await this.#context.newPage();
    if (this.#ending === 'worker') {
      const worker = await findWorkerTools(apart, this.#wire.address);
      for (const _ of ['woken', 'woken again']) {
        await worker.stop();
        await worker.sync();
      }
    }
    this.#visitor = new Contributor(apart, french, this.#wire.address);
    await apart.goto(thanks);
  }

  async #opensTheConversation(): Promise<void> {
    const { page, chat } = this.#visitor;
    await page.getByRole('button', { name: t('sent.chat'), exact: true }).click();
    await expect(chat).toContainText(t('statement.create'), PATIENT);
  }

  /** Queued items. */
  async #waits(): Promise<number> {
    return this.#visitor.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('parvis');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('items').objectStore('items').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  }

  /** Calls `meet` before each step; ends with an empty queue. */
  async walk(txt: string, meet: (step: string) => Promise<void>): Promise<Done> {
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      opens: () => this.#visitor.scan(CODE),
      accepts: () => this.#accepts(),
      ...makeBenchReportSteps(this.#visitor),
      sends: () => this.#sends(),
      chats: () => this.#opensTheConversation(),
      writes: () => this.#visitor.write(txt),
      isBack: () => this.#mend(),
      isSent: () => expect(this.#visitor.line(txt)).toContainText(t('part.sent'), PATIENT),
    };
    for (const [name, step] of Object.entries(steps)) {
      await meet(name);
      await step();
    }
    await expect.poll(() => this.#waits(), PATIENT).toBe(0);
    return { csid: new URL(this.#visitor.page.url()).pathname.split('/').at(-1) ?? '', txt };
  }
}
