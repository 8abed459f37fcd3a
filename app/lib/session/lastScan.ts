import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_qrid';
/** An installed app keeps scans of its own customer only. */
const getScanKey = (): string => KEY + (/^\/app\/[^/]+/.exec(location.pathname) ?? '');
/** A code that a report was made from: it leads nowhere, yet still names the customer. */
const USED = 'pv_qrid_used';

export const readLastScan = (): string | undefined => readItem(getScanKey());

const getCustomerKey = (cuid: string): string => `${KEY}/app/${encodeURIComponent(cuid)}`;

/** The last code of a customer. */
export const readCustomerScan = (cuid: string): string | undefined => readItem(getCustomerKey(cuid));

/** The last scan, unless it was used: "home" leads back to it. */
export const readUnusedScan = (): string | undefined => {
  const qrid = readLastScan();
  return qrid === readItem(USED) ? undefined : qrid;
};

export const saveScan = (qrid: string, cuid: string): void => {
  for (const key of [KEY, getCustomerKey(cuid)]) writeItem(key, qrid);
  if (readItem(USED) === qrid) removeItem(USED);
};

/** For another report the person scans where they are then. */
export const markScanUsed = (qrid: string): unknown => writeItem(USED, qrid);
