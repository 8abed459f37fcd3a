import type { Browser } from 'playwright';
import type { Site } from '../browser.ts';
import { effort } from '../effort.ts';
import { kilobytes, median, ms, type Section } from '../figures.ts';
import { pathOf, startNext } from '../next/host.ts';
import { NEXT_SUBJECTS } from '../next/pages.ts';

const ROUNDS = effort(5, 1);
/** A phone on a slow 4G network, as Lighthouse has it: bytes a second, milliseconds, and how often slower. */
const NETWORK = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8, latency: 150 };
const SLOWER = 4;

/** What one opening brought, in bytes as they came and milliseconds. */
type Opened = { html: number; css: number; js: number; shift: number; paint: number };

async function opens(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { shift, paint } = await page.evaluate(
    () =>
      new Promise<{ shift: number; paint: number }>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ shift, paint })));
      }),
  );
  await context.close();
  const of = (kind: string) => bytes[kind] ?? 0;
  return { html: of('Document'), css: of('Stylesheet'), js: of('Script'), shift, paint };
}

/** Whether a page is styled where no script runs: its button has a ground of its own. */
async function isStyledAlone(browser: Browser, address: string, button: string): Promise<boolean> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const ground = await page
    .getByRole('button', { name: button, exact: true })
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await context.close();
  return !['rgba(0, 0, 0, 0)', 'rgb(239, 239, 239)', 'rgb(240, 240, 240)'].includes(ground);
}

/** The first HTML of a page of Next.js until it stands styled, beside other libraries, all in one build. */
export async function measureFirstHtml({ browser }: Site): Promise<Section[]> {
  const { address, close } = await startNext();
  try {
    const found = new Map<string, Opened[]>(NEXT_SUBJECTS.map(({ label }) => [label, []]));
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { label } of NEXT_SUBJECTS) {
        const opened = await opens(browser, `${address}/${pathOf(label)}`);
        // The first one is not counted.
        if (round > 0) found.get(label)?.push(opened);
      }
    const rows: string[][] = [];
    for (const { label, button } of NEXT_SUBJECTS) {
      const all = found.get(label) ?? [];
      const of = (figure: keyof Opened) => median(all.map((one) => one[figure]));
      const isStyled = await isStyledAlone(browser, `${address}/${pathOf(label)}`, button);
      rows.push([
        label,
        ...(['html', 'css', 'js'] as const).map((figure) => kilobytes(of(figure))),
        of('shift').toFixed(3),
        ms(of('paint')),
        isStyled ? 'yes' : 'no',
      ]);
    }
    return [
      {
        title: 'First HTML of a page of Next.js',
        about:
          'Four tiles, a field and a button on a page of a server component, under each library’s layout as its documents have it; one build, opened in turn as a phone on slow 4G (150 ms, 1.6 Mbit/s, a quarter of the processor), the median of five. Bytes are compressed, as they came; script includes that of Next.js and React.',
        head: ['', 'HTML', 'style sheets', 'script', 'shift', 'first paint, ms', 'styled without script'],
        rows,
      },
    ];
  } finally {
    close();
  }
}
