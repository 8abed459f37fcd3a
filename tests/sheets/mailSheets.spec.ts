import { join } from 'node:path';
import { locales } from '@parvis/locales/languages';
import { expect, type Page, test } from 'playwright/test';
import { type Drawn, writeSheets } from './sheet.ts';
import { senders, writtenMails } from './writtenMails.ts';

/** A phone and a mail program; one mail side by side. */
const widths = [
  { width: 390, scale: 0.88 },
  { width: 700, scale: 0.65 },
] as const;
const PREVIEW = 110;
const folder = join(import.meta.dirname, '..', '..', 'test-results', 'sheets');

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const picture = (page: Page): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled' });

/** Text version, below subject and preview. */
const asText = (subject: string, preview: string, text: string): string =>
  `<!doctype html><meta charset="utf-8"><body style="margin:12px;font:15px sans-serif"><b>${escaped(subject)}</b><p style="color:#555">${escaped(preview)}…</p><hr><pre style="white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px">${escaped(text)}</pre>`;

for (const locale of locales)
  for (const { width, scale } of widths)
    test(`every mail, ${width} px, ${locale}`, async ({ browser }) => {
      test.setTimeout(600_000);
      const page = await browser.newPage({ viewport: { width, height: 100 } });
      const drawn: Drawn[] = [];
      const [first, ...others] = senders.map((sender) => writtenMails(sender, locale));
      for (const [index, mail] of (first ?? []).entries()) {
        const all = [mail, ...others.flatMap((mails) => mails[index] ?? [])];
        let beside = '';
        for (const { name, written } of all) {
          await page.setContent(written.html);
          const shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
          beside = asText(written.subject, shown.slice(0, PREVIEW), written.text);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            drawn.push({ screen: `${name}, ${colorScheme}`, png: await picture(page) });
          }
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(scrollWidth, `${name} is no wider than its window`).toBeLessThanOrEqual(width);
        }
        if (width > 400) continue;
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setContent(beside);
        drawn.push({ screen: `${mail.name}, text`, png: await picture(page) });
      }
      console.log((await writeSheets(folder, `mails-${locale}-${width}`, drawn, scale)).join('\n'));
    });
