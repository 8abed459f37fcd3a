import { readItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_install';
/** Somebody has said no. */
const NO_MORE = '-';

/** Whether installing is offered after a report: with the first of them alone, and never again to whoever has closed it. */
export const mayOffer = (csid: string): boolean => (readItem(KEY) ?? csid) === csid;

/** It was offered with this report. */
export const noteOffered = (csid: string): unknown => writeItem(KEY, csid);
/** Whether it was offered nowhere yet. */
export const isNew = (): boolean => readItem(KEY) === undefined;
/** Nobody wants it here. */
export const noteDeclined = (): unknown => writeItem(KEY, NO_MORE);
