/** Not among what the tab keeps for a person, which goes when they leave. */
const KEY = 'pv_erased';

/** Keeps, as long as this tab is open, that whoever left it last erased everything: there is nothing to find again. */
export function noteLeft(erasedAll: boolean): void {
  try {
    if (erasedAll) window.sessionStorage.setItem(KEY, '1');
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage a way back is offered that leads nowhere.
  }
}

/** Whether whoever was here last erased everything. */
export function erasedHere(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
