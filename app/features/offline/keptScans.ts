import { arrivalCalls } from '@parvis/api/calls/arrival';
import type { Scan } from '@parvis/api/entities/customer';
import * as z from 'zod/mini';
import { texts } from '../../lib/texts/store.ts';
import { storeOf, stores } from './stores.ts';

const BOOT = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s;

/** What a page brought of the code that it is of, in the language shown. */
function scanIn(html: string): Scan | undefined {
  try {
    const { language, scan } = JSON.parse(BOOT.exec(html)?.[1] ?? '{}');
    if (language !== texts.locale()) return undefined;
    // What a page brings is what the call answers, which the first view knows already.
    return z.safeParse(arrivalCalls.qrScan.answer, [scan]).data?.[0];
  } catch {
    return undefined;
  }
}

/** What the codes lead to that open without a network, those seen last at first. */
export async function keptScans(): Promise<Scan[]> {
  const store = await storeOf(stores.pages);
  const scans: Scan[] = [];
  for (const request of (await store?.keys()) ?? []) {
    const scan = scanIn((await (await store?.match(request, { ignoreVary: true }))?.text()) ?? '');
    if (scan) scans.unshift(scan);
  }
  return scans;
}
