import type { CaseInfo } from '@parvis/api/entities/case';

/** On this page. */
const opened = new Set<string>();

export const noteOpened = (csid: string): unknown => opened.add(csid);

/** Its person has not come yet: no news for who opened it. */
export const isOpenedHere = ({ csid, intake }: Pick<CaseInfo, 'csid' | 'intake'>): boolean =>
  opened.has(csid) && intake?.link?.state !== 'used';
