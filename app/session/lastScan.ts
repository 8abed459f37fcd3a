const KEY = 'pv_qrid';
/** Each customer's app goes by the codes of its own customer, whatever was scanned beside it. */
const keyHere = (): string => KEY + (/^\/app\/[^/]+/.exec(location.pathname) ?? '');
/** The code that a report was made from, once it was dropped: it still says whose pages these are. */
const USED = 'pv_qrid_used';

/** What is kept under a key; without one, that of the code scanned last. */
const read = (key?: string): string | undefined => {
  try {
    return localStorage.getItem(key ?? keyHere()) ?? undefined;
  } catch {
    return undefined;
  }
};

/** The code scanned last on this device, in a customer's app the last one of that customer: its customer is whose pages these are. */
export const lastScan = (): string | undefined => read();

/** The code scanned last, unless it was dropped: "home" leads back to its place, to report there. */
export const openScan = (): string | undefined => {
  const qrid = lastScan();
  return qrid === read(USED) ? undefined : qrid;
};

export const rememberScan = (qrid: string, cuid: string): void => {
  try {
    for (const key of [KEY, `${KEY}/app/${encodeURIComponent(cuid)}`]) localStorage.setItem(key, qrid);
    if (read(USED) === qrid) localStorage.removeItem(USED);
  } catch {
    // Without storage "home" leads to the start page.
  }
};

/** A code that was used leads nowhere any more: who reports again scans what hangs where they are then. */
export const dropScan = (qrid: string): void => {
  try {
    localStorage.setItem(USED, qrid);
  } catch {
    // Without storage none is remembered.
  }
};
