import { createHash } from 'node:crypto';
import type { Browser } from 'playwright/test';

/** Text in the fonts of the product, a rounded edge, a blend and a shadow: what machines draw differently. */
const SPECIMEN = `<!doctype html><html lang="fr"><body style="margin:8px;font:16px system-ui,sans-serif">
<p>Réparation : « Où ça ? » 0123456789 — ﬁ</p><p style="font-weight:700">Signaler, Gg Qq œuvre</p>
<p style="font:13px ui-monospace,monospace">4F7K-19 · ⏎</p>
<svg width="48" height="48" fill="none" stroke="#1752E3" stroke-width="2"><circle cx="24" cy="24" r="17.5"/></svg>
<div style="width:90px;height:40px;border-radius:16px;box-shadow:0 2px 8px #0003"></div></body></html>`;

/** The folder of the pictures that can be compared with this machine's: platform, browser version, letters. */
export async function folderName(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 400, height: 320 }, deviceScaleFactor: 1 });
  await page.setContent(SPECIMEN);
  const drawn = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 8);
  await page.close();
  const version = browser.version().split('.')[0];
  return `${process.platform}-chromium-${version}-${drawn}`;
}
