import { arrivalCalls } from '@parvis/api/calls/arrival';
import type { Scan } from '@parvis/api/entities/customer';
import * as z from 'zod/mini';
import { texts } from '../../lib/texts/store.ts';
import { openStore, stores } from './stores.ts';

const BOOT = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s;

/** Embedded scan in the current language. */
function parseScan(html: string): Scan | undefined {
  try {
    const { language, scan } = JSON.parse(BOOT.exec(html)?.[1] ?? '{}');
    if (language !== texts.locale()) return undefined;
    // The first view loads this schema anyway.
    return z.safeParse(arrivalCalls.qrScan.answer, [scan]).data?.[0];
  } catch {
    return undefined;
  }
}

/** Latest first. */
export async function listCachedScans(): Promise<Scan[]> {
  const store = await openStore(stores.pages);
  const scans: Scan[] = [];
  for (const request of (await store?.keys()) ?? []) {
    const scan = parseScan((await (await store?.match(request, { ignoreVary: true }))?.text()) ?? '');
    if (scan) scans.unshift(scan);
  }
  return scans;
}
