import { createHash } from 'node:crypto';
import type { Browser } from 'playwright/test';
import * as z from 'zod/mini';

/** What machines draw differently. */
const SPECIMEN = `<!doctype html><html lang="fr"><body style="margin:8px;font:16px system-ui,sans-serif">
<p>Réparation : « Où ça ? » 0123456789 — ﬁ</p><p style="font-weight:700">Signaler, Gg Qq œuvre</p>
<p style="font:13px ui-monospace,monospace">4F7K-19 · ⏎</p>
<svg width="48" height="48" fill="none" stroke="#1752E3" stroke-width="2"><circle cx="24" cy="24" r="17.5"/></svg>
<div style="width:90px;height:40px;border-radius:16px;box-shadow:0 2px 8px #0003"></div></body></html>`;

export interface Machine {
  /** Of comparable pictures: platform, browser version, fonts. */
  readonly folder: string;
  /** `npm run pictures`. */
  readonly storing: boolean;
}

const machineSchema = z.object({ folder: z.string(), storing: z.boolean() });
const VARIABLE = 'PARVIS_PICTURES';

/** Comparable with this machine's rendering. */
export async function recognise(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 400, height: 320 }, deviceScaleFactor: 1 });
  await page.setContent(SPECIMEN);
  const letters = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 8);
  await page.close();
  return `${process.platform}-chromium-${browser.version().split('.')[0]}-${letters}`;
}

/** To the test processes. */
export function announce(machine: Machine): void {
  process.env[VARIABLE] = JSON.stringify(machine);
}

export function thisMachine(): Machine {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('Pictures are drawn by the set-up in tests/visual/prepare.ts alone.');
  return machineSchema.parse(JSON.parse(announced));
}
