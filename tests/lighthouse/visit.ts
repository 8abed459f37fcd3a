import { chromium } from 'playwright';
import { Contributor } from '../e2e/contributor.ts';
import { french } from '../e2e/words.ts';
import { waitForCachedCode } from '../e2e/workers.ts';

/** Accepts, until the code is cached offline. */
export async function visit(port: number, address: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no window.');
    const page = await context.newPage();
    const { origin, pathname } = new URL(address);
    const code = pathname.split('/').at(-1) ?? '';
    const visitor = new Contributor(page, french, origin);
    await visitor.arrives(code);
    await waitForCachedCode(visitor, code);
    await page.close();
  } finally {
    await browser.close();
  }
}
