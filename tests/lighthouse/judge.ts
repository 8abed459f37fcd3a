import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, launchOptions } from '../chromium.ts';
import type { Look } from './page.ts';

/** As used; installed separately: https://github.com/GoogleChrome/lighthouse. */
interface Lighthouse {
  default(
    address: string,
    flags: {
      port: number;
      logLevel: 'error';
      locale: string;
      extraHeaders: Record<string, string>;
      disableStorageReset: boolean;
    },
  ): Promise<{
    lhr: {
      categories: Record<string, { score: number | null }>;
      audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
    };
  }>;
}

/** Used API of chrome-launcher, part of Lighthouse. */
interface Launcher {
  launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): Promise<void> | void }>;
}

const require = createRequire(join(import.meta.dirname, 'package.json'));
const load = async <T>(name: string): Promise<T> => import(pathToFileURL(require.resolve(name)).href);

/** In the browser, before the audit. */
export type Before = (port: number, address: string) => Promise<void>;

/** With an earlier visit's storage. `faults`: why scores are below 100. */
export async function judge(address: string, before?: Before): Promise<Look & { faults: string[] }> {
  const lighthouse = await load<Lighthouse>('lighthouse');
  const launcher = await load<Launcher>('chrome-launcher');
  const browser = await launcher.launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--lang=fr-FR', '--accept-lang=fr-FR', ...launchOptions.args],
  });
  try {
    await before?.(browser.port, address);
    const { lhr } = await lighthouse.default(address, {
      port: browser.port,
      logLevel: 'error',
      locale: 'fr',
      extraHeaders: { 'Accept-Language': 'fr-FR' },
      disableStorageReset: before !== undefined,
    });
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      faults: Object.entries(lhr.audits).flatMap(([id, audit]) =>
        audit.score === 0 ? [`${id}: ${audit.title}`] : [],
      ),
    };
  } finally {
    await browser.kill();
  }
}
