import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_qrid';
/** An installed app keeps only its customer's scans. */
const getScanKey = (): string => KEY + (/^\/app\/[^/]+/.exec(location.pathname) ?? '');
/** A code used for a report: dead, yet it names the customer. */
const USED = 'pv_qrid_used';

export const readLastScan = (): string | undefined => readItem(getScanKey());

const getCustomerKey = (cuid: string): string => `${KEY}/app/${encodeURIComponent(cuid)}`;

export const readCustomerScan = (cuid: string): string | undefined => readItem(getCustomerKey(cuid));

/** Last unused scan, the target of "home". */
export const readUnusedScan = (): string | undefined => {
  const qrid = readLastScan();
  return qrid === readItem(USED) ? undefined : qrid;
};

export const saveScan = (qrid: string, cuid: string): void => {
  for (const key of [KEY, getCustomerKey(cuid)]) writeItem(key, qrid);
  if (readItem(USED) === qrid) removeItem(USED);
};

/** Another report needs another scan, at its place. */
export const markScanUsed = (qrid: string): unknown => writeItem(USED, qrid);
