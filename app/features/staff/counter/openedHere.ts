import type { CaseInfo } from '@parvis/api/entities/case';

/** Cases opened on this page. */
const opened = new Set<string>();

export const noteOpened = (csid: string): unknown => opened.add(csid);

/** Whether a notice of the case tells nothing new to who opened it: its person has not come yet. */
export const isOpenedHere = ({ csid, intake }: Pick<CaseInfo, 'csid' | 'intake'>): boolean =>
  opened.has(csid) && intake?.link?.state !== 'used';
