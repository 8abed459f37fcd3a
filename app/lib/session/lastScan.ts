import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_qrid';
/** Each customer's app goes by the codes of its own customer, whatever was scanned beside it. */
const keyHere = (): string => KEY + (/^\/app\/[^/]+/.exec(location.pathname) ?? '');
/** The code that a report was made from, once it was dropped: it still says whose pages these are. */
const USED = 'pv_qrid_used';

/** The code scanned last on this device, in a customer's app the last one of that customer: its customer is whose pages these are. */
export const lastScan = (): string | undefined => readItem(keyHere());

/** The code scanned last, unless it was dropped: "home" leads back to its place, to report there. */
export const openScan = (): string | undefined => {
  const qrid = lastScan();
  return qrid === readItem(USED) ? undefined : qrid;
};

/** Remembers a scanned code, on the device and for the app of its customer; without storage "home" is the start page. */
export const rememberScan = (qrid: string, cuid: string): void => {
  for (const key of [KEY, `${KEY}/app/${encodeURIComponent(cuid)}`]) writeItem(key, qrid);
  if (readItem(USED) === qrid) removeItem(USED);
};

/** A code that was used leads nowhere any more: who reports again scans what hangs where they are then. */
export const dropScan = (qrid: string): unknown => writeItem(USED, qrid);
