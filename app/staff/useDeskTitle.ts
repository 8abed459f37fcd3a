import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caseTitle } from '../cases/caseWords.ts';
import { caseQuery } from '../data/queries.ts';
import { withCount } from '../news/withCount.ts';
import { setBadge } from '../notifications/badge.ts';
import { titleOf, useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';

/** "(2) Toilettes n° 4F7K – Belleroche": what waits is seen in the row of tabs, and each case has a name in the history. */
export function useDeskTitle(cuid: string, csid: string | undefined, unread: number, customer: string): void {
  const { t } = useTexts();
  const { data } = useQuery({ ...caseQuery('town', cuid, csid ?? ''), enabled: csid !== undefined });
  useEffect(() => setBadge(unread), [unread]);
  const page =
    data && csid ? `${caseTitle(data)} ${t('case.number', { nbr: data.caseNbr })}` : t('staff.title');
  useDocumentTitle(withCount(titleOf(page, customer), unread));
}
