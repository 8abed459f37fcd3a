import { readItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_install';
const DECLINED = '-';

/** First report only, until dismissed. */
export const canOffer = (csid: string): boolean => (readItem(KEY) ?? csid) === csid;

export const recordOffer = (csid: string): unknown => writeItem(KEY, csid);
export const isFirstOffer = (): boolean => readItem(KEY) === undefined;
export const recordDecline = (): unknown => writeItem(KEY, DECLINED);
