import { townDiscussCalls } from '@parvis/api/calls/townDiscuss';
import { useEffect, useState } from 'react';
import { type CaseSide, caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { fetchCalls } from '../../lib/api/foreignMessages.ts';
import { refreshSoon } from '../../lib/api/refreshSoon.ts';
import { notifyRead } from '../../lib/api/watchRead.ts';

const marks: Record<CaseSide, (cuid: string, csid: string, upTo: number) => Promise<unknown>> = {
  mobile: (cuid, csid, read) => client.call(fetchCalls.mobile, { cuid, body: { csid, after: read, read } }),
  town: (cuid, csid, msgId) => client.call(townDiscussCalls.fetchRead, { cuid, body: { csid, msgId } }),
};

export const usePageVisible = (): boolean => {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const update = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
};

/** Marks a case as read while its page is visible. */
export function useReadMark(
  side: CaseSide,
  cuid: string,
  csid: string,
  last: number,
  known: number | undefined,
): void {
  const visible = usePageVisible();
  useEffect(() => {
    if (!visible || known === undefined || last <= known) return;
    marks[side](cuid, csid, last).then(
      () => {
        notifyRead([{ csid, msgId: last }]);
        refreshSoon(side === 'town' ? caseKeys.board(cuid) : caseKeys.own);
      },
      // The next message or visit retries.
      () => undefined,
    );
  }, [visible, side, cuid, csid, last, known]);
}
