import { storage } from '../session/kept.ts';

const KEY = 'pv_install';
/** Somebody has said no. */
const NO_MORE = '-';

/** Whether installing is offered after a report: with the first of them alone, and never again to whoever has closed it. */
export function mayOffer(csid: string): boolean {
  const shown = storage('localStorage')?.getItem(KEY) ?? csid;
  return shown === csid;
}

const note = (value: string): void => {
  try {
    storage('localStorage')?.setItem(KEY, value);
  } catch {
    // Where nothing can be kept it is offered again.
  }
};

/** It was offered with this report. */
export const noteOffered = (csid: string): void => note(csid);
/** Whether it was offered nowhere yet. */
export const isNew = (): boolean => (storage('localStorage')?.getItem(KEY) ?? undefined) === undefined;
/** Nobody wants it here. */
export const noteDeclined = (): void => note(NO_MORE);
