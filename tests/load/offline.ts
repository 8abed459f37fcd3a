import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/browser.mjs';
import { median, ms, type Section } from '../bench/figures.ts';
import { deskByCalls, signInByCall } from '../e2e/calls.ts';
import { Contributor } from '../e2e/contributor.ts';
import { type FreezableTab, openFreezing } from '../e2e/freezing.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { layWire } from '../e2e/wire.ts';
import { french } from '../e2e/words.ts';
import { keepsTheCode, type WorkerTools, workerTools } from '../e2e/workers.ts';

const ROUNDS = 7;
/** A quarter of the processor's speed. */
const SLOW = 4;
const CODE = 'town-school';
const MESSAGE = 'Ombeline';
const DEVICE = {
  locale: 'fr-FR',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** What is looked for in a page: words, within an element. */
interface Sight {
  readonly within: string;
  readonly words: string;
}

/** What runs these files gives functions their names by this one, also those that are sent to a page. */
const NAMES = 'globalThis.__name = (named) => named;';

/** Has a page note when something is seen, as the milliseconds since it was begun. */
const watch = (page: Page, sight: Sight) =>
  page.addInitScript(({ within, words }: Sight) => {
    const look = () => {
      if (Reflect.has(globalThis, 'seenAfter')) return;
      if (!document.querySelector(within)?.textContent?.includes(words)) return;
      // It is seen with the next frame.
      requestAnimationFrame(() => Reflect.set(globalThis, 'seenAfter', performance.now()));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    look();
  }, sight);

const seenAfter = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => Reflect.has(globalThis, 'seenAfter'));
  return page.evaluate(() => Number(Reflect.get(globalThis, 'seenAfter')));
};

/** Opens an address again and again, each time with a worker that has to be started. The first one is not counted. */
async function visits(
  context: BrowserContext,
  worker: WorkerTools,
  { address, sight, rate }: { address: string; sight: Sight; rate: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await worker.stop();
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    await watch(page, sight);
    await page.goto(address, { waitUntil: 'commit' });
    times.push(await seenAfter(page));
    await page.close();
  }
  return times.slice(1);
}

const figures = (name: string, times: readonly number[], goal: string): string[] => [
  ...[name, ms(median([...times])), ms(Math.max(...times)), goal],
];

/** A tab is frozen while somebody writes to it, and thawed. */
async function thaws(tab: FreezableTab, says: (txt: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = `Passage ${round}.`;
    await tab.freeze();
    await says(words);
    await tab.thaw();
    await tab.reads(words);
    times.push(
      await tab.page.evaluate((text) => {
        const seen: Readonly<Record<string, number>> = Reflect.get(globalThis, 'seenAt');
        return (seen[text] ?? 0) - Number(Reflect.get(globalThis, 'resumedAt'));
      }, words),
    );
  }
  return times;
}

/** Has a page note when it goes on after it was frozen, and when each of the messages is drawn. */
const noteThaws = (page: FreezableTab['page']) =>
  page.evaluateOnNewDocument(() => {
    const seen: Record<string, number> = {};
    Reflect.set(globalThis, 'seenAt', seen);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) Reflect.set(globalThis, 'resumedAt', performance.now());
    });
    new MutationObserver(() => {
      const log = document.querySelector('[role=log]')?.textContent ?? '';
      for (const [words] of log.matchAll(/Passage \d+\./g))
        requestAnimationFrame(() => {
          seen[words] ??= performance.now();
        });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

async function measureIn(browser: Browser, product: Product): Promise<string[][]> {
  const context = await browser.newContext({ ...DEVICE, serviceWorkers: 'allow' });
  await context.addInitScript(NAMES);
  const wire = await layWire(product.address);
  const visitor = new Contributor(await context.newPage(), french, wire.address);
  await visitor.arrives(CODE);
  await keepsTheCode(visitor, CODE);
  const chat = await visitor.hasReportedBins(CODE);
  await visitor.write(MESSAGE);
  await visitor.seesStatus(MESSAGE, 'part.sent');
  await visitor.page.waitForFunction(
    (words) => ['pv_kept_cases', 'pv_kept_drawn'].every((key) => localStorage.getItem(key)?.includes(words)),
    MESSAGE,
  );
  await visitor.page.goto(`${wire.address}/m/home`);
  // Kept a moment after they were listed, to be drawn before the app is there.
  await visitor.page.waitForFunction(
    (words) => localStorage.getItem('pv_kept_drawn_own')?.includes(words),
    french.tile('bins'),
  );
  await visitor.page.close();
  const worker = await workerTools(await context.newPage(), wire.address);
  wire.cut();
  const views = {
    'the menu of a code': {
      address: `${wire.address}/q/${CODE}`,
      sight: { within: 'main', words: french.tile('hygiene') },
    },
    // As it is drawn before the app is there, or by the app.
    'the conversation read last': {
      address: chat,
      sight: { within: '#kept ol, [role=log]', words: MESSAGE },
    },
    '“My reports”': {
      address: `${wire.address}/m/home`,
      sight: { within: '#kept ol, main', words: french.tile('bins') },
    },
  };
  const rows: string[][] = [];
  for (const [name, view] of Object.entries(views))
    for (const rate of [1, SLOW]) {
      const title = rate === 1 ? name : `${name}, at a quarter`;
      rows.push(figures(title, await visits(context, worker, { ...view, rate }), '500'));
      console.log(rows.at(-1)?.join(' | '));
    }
  await context.close();
  await wire.close();
  rows.push(figures('a thawed tab shows what it missed', await measureThaw(browser, product), '1,000'));
  console.log(rows.at(-1)?.join(' | '));
  return rows;
}

async function measureThaw(browser: Browser, product: Product): Promise<number[]> {
  const [own, desk] = [await browser.newContext(DEVICE), await browser.newContext()];
  const visitor = new Contributor(await own.newPage(), french, product.address);
  const at = await visitor.hasReportedBins(CODE);
  await visitor.write(MESSAGE);
  await visitor.seesStatus(MESSAGE, 'part.sent');
  const agent = await desk.newPage();
  await signInByCall(agent, product.address, french, product, 'agent@town.example');
  const calls = deskByCalls(agent, product.address, french);
  const csid = new URL(at).pathname.split('/').at(-1) ?? '';
  await calls.step(csid, { step: 'handle' });
  const { browser: other, tab } = await openFreezing(own);
  const freezable = await tab(at, noteThaws);
  await freezable.reads(MESSAGE);
  const times = await thaws(freezable, (txt) => calls.say(csid, txt));
  await other.close();
  await own.close();
  await desk.close();
  return times;
}

/** How soon what was seen before is seen again without a network, and what was missed once a tab is back. */
export async function measureOffline(): Promise<Section> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found: name one with CHROMIUM_PATH.');
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return {
      title: 'The second visit, without a network',
      about: `From the opening of an address until its content is drawn, without a network, in Chromium ${browser.version()}: ${ROUNDS} times after one that is not counted, milliseconds. The worker is ended before each and has to be started. At a quarter: Chromium’s own throttling, which slows the page and not its worker. The last row: from the moment at which a tab that was frozen is in sight again until a message that came meanwhile is drawn.`,
      head: ['what', 'median', 'longest', 'goal'],
      rows: await measureIn(browser, product),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
