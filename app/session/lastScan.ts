const KEY = 'pv_qrid';
/** The code that a report was made from, once it was dropped: it still says whose pages these are. */
const USED = 'pv_qrid_used';

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** The code scanned last on this device: its customer is whose pages these are. */
export const lastScan = (): string | undefined => read(KEY);

/** The code scanned last, unless it was dropped: "home" leads back to its place, to report there. */
export const openScan = (): string | undefined => {
  const qrid = lastScan();
  return qrid === read(USED) ? undefined : qrid;
};

export const rememberScan = (qrid: string): void => {
  try {
    localStorage.setItem(KEY, qrid);
    localStorage.removeItem(USED);
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
