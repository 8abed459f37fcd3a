import type { Scan } from '@parvis/api/entities/customer';
import { scanToReportMinutes, type UsageValue } from '@parvis/api/entities/usage';
import { boot } from '../boot/boot.ts';
import { describeDevice } from '../session/device.ts';
import { texts } from '../texts/store.ts';
import { countUse } from './countUse.ts';

/** By code, in this page's clock; includes the page's own code. */
const openedAt = new Map<string, number>(boot?.scan ? [[boot.scan.qrid, 0]] : []);
const counted = new Set<string>();

/** Once per page; not for test codes. */
export function countOpening({ qrid, cstmr, fake }: Scan): void {
  if (!openedAt.has(qrid)) openedAt.set(qrid, performance.now());
  if (fake || counted.has(qrid)) return;
  counted.add(qrid);
  countUse(
    cstmr,
    { type: 'opening', value: describeDevice().mode ?? 'browser' },
    { type: 'language', value: texts.locale() },
  );
}

/** Undefined for a code opened on another page. */
export function classifyTimeSinceScan(
  qrid: string,
  now = performance.now(),
): UsageValue<'scanToReport'> | undefined {
  const since = openedAt.get(qrid);
  if (since === undefined) return undefined;
  const minutes = (now - since) / 60_000;
  const names = Object.keys(scanToReportMinutes) as (keyof typeof scanToReportMinutes)[];
  return names.find((name) => minutes < scanToReportMinutes[name]) ?? 'longer';
}
