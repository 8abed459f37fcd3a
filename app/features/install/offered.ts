import { readItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_install';
const NO_MORE = '-';

/** Whether to offer installing with this report: the first one only, until dismissed. */
export const mayOffer = (csid: string): boolean => (readItem(KEY) ?? csid) === csid;

export const noteOffered = (csid: string): unknown => writeItem(KEY, csid);
export const isNew = (): boolean => readItem(KEY) === undefined;
export const noteDeclined = (): unknown => writeItem(KEY, NO_MORE);
