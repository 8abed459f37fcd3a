const KEY = 'pv_qrid';

/** The code scanned last on this device, so that "home" leads back to its place. */
export const lastScan = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

export const rememberScan = (qrid: string): void => {
  try {
    localStorage.setItem(KEY, qrid);
  } catch {
    // Without storage "home" leads to the start page.
  }
};
