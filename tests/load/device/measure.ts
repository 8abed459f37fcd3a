import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../../scripts/browser.mjs';
import { median, ms, type Section } from '../../bench/figures.ts';
import type { DeviceBench } from './page.ts';

declare const bench: DeviceBench;

/** A photo of 12 megapixels. */
const SIZE = [4000, 3000] as const;
const ROUNDS = 5;
/** A quarter of the processor's speed. */
const SLOW = 4;

/** Ways of drawing it, and what a page is made to lack for that. */
const ways = {
  'beside the page': undefined,
  'in the page (no threads)': () => Reflect.deleteProperty(globalThis, 'Worker'),
} as const;

/** Does something with a photo several times, at a share of the processor's speed; the first one loads what does it. */
async function measured<T>(page: Page, rate: number, work: (photo: Blob) => Promise<T>): Promise<T[]> {
  const session = await page.context().newCDPSession(page);
  const photo = await page.evaluateHandle(([width, height]) => bench.noise(width, height), SIZE);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const made: T[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) made.push(await photo.evaluate(work));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return made.slice(1);
}

/** A page of the measurement, opened anew. */
async function opened({ browser, address }: Where, lacks?: () => unknown): Promise<Page> {
  const page = await browser.newPage();
  if (lacks) await page.addInitScript(lacks);
  await page.goto(address);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  return page;
}

/** The browser, and where it finds the page. */
interface Where {
  readonly browser: Browser;
  readonly address: string;
}

/** How long a photo takes until it is as it is sent. */
async function drawn(where: Where): Promise<Section> {
  const rows: string[][] = [];
  for (const [way, lacks] of Object.entries(ways))
    for (const rate of [1, SLOW]) {
      const page = await opened(where, lacks);
      const made = await measured(page, rate, (photo) => bench.make(photo));
      await page.close();
      const times = made.map((one) => one.ms);
      const row = [
        rate === 1 ? way : `${way}, at a quarter`,
        ms(median(times)),
        ms(Math.max(...times)),
        ms(Math.max(...made.map(({ held }) => held))),
        String(median(made.map(({ bytes }) => bytes))),
      ];
      console.log(row.join(' | '));
      rows.push(row);
    }
  return {
    title: 'A photo on the device',
    about: `A photo of noise of 12 megapixels (${SIZE.join(' × ')}) until it is as it is sent, in Chromium ${where.browser.version()}: ${ROUNDS} times after one that is not counted, milliseconds (goal: 1,500 at a quarter of the processor’s speed). Noise is the worst there is: it is drawn once for each of three qualities. At a quarter: Chromium’s own throttling, which slows the page and not what it does beside itself (threads, decoding): beside the page it says what the page feels, and the row at full speed times four is the nearest to a slow phone. Held: the longest time for which the page did not answer.`,
    head: ['drawn', 'median', 'longest', 'held', 'bytes'],
    rows,
  };
}

/** How long a picture that is on the device takes until the viewer shows it. */
async function viewed(where: Where): Promise<Section> {
  const rows: string[][] = [];
  for (const rate of [1, SLOW]) {
    const page = await opened(where);
    const times = await measured(page, rate, (photo) => bench.view(photo));
    await page.close();
    const row = [rate === 1 ? 'at once' : 'at a quarter', ms(median(times)), ms(Math.max(...times))];
    console.log(row.join(' | '));
    rows.push(row);
  }
  return {
    title: 'A picture in the viewer',
    about: `The same photo as it is sent, from the cache of the device: milliseconds from the press until it is drawn in the viewer, ${ROUNDS} times after one that is not counted (goal: 100). At a quarter: as above.`,
    head: ['opened', 'median', 'longest'],
    rows,
  };
}

/** What photos cost on a device: until one is as it is sent, and until the viewer shows one. */
export async function measureDevice(): Promise<Section[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found: name one with CHROMIUM_PATH.');
  const outDir = mkdtempSync(join(tmpdir(), 'parvis-device-'));
  const config = { root: import.meta.dirname, logLevel: 'error', configFile: false } as const;
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'es2022' } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const where = { browser, address: server.resolvedUrls?.local[0] ?? '' };
    return [await drawn(where), await viewed(where)];
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
