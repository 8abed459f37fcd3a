import type { LiveEvent } from '@parvis/api/live';
import { useCallback, useEffect, useRef, useState } from 'react';
import { caseQuery } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { useTexts } from '../texts/useTexts.ts';
import { type CaseNews, mayBeNews, newsOf, withNews, withoutErased } from './caseNews.ts';
import { deskChoices } from './deskChoices.ts';
import { soundNews } from './newsSound.ts';

/** A stream may say twice that something was said; what is told of a message is told once. */
const toldAs = (csid: string, msgId: number): string => `${csid} ${msgId}`;

/** A phone shows the list or a case: the list itself tells the news, and a notice would lie over it. */
const isListAlone = (): boolean => !matchMedia('(min-width: 900px)').matches;

/**
 * News of cases beside the one that is open, until they are read or put away; the open one tells its own unless
 * nobody looks. `onBoard`: the list of cases is shown, on a phone where no case is open.
 */
export function useCaseNews(cuid: string, csid: string | undefined, onBoard: boolean) {
  const texts = useTexts();
  const [news, setNews] = useState<readonly CaseNews[]>([]);
  const told = useRef(new Set<string>());
  const now = useRef({ csid, texts, onBoard });
  now.current = { csid, texts, onBoard };
  const dismiss = useCallback(
    (...read: string[]) => setNews((all) => all.filter(({ csid }) => !read.includes(csid))),
    [],
  );
  useEffect(() => {
    if (csid) dismiss(csid);
    else if (onBoard && isListAlone()) setNews([]);
  }, [csid, dismiss, onBoard]);

  const onEvent = useCallback(
    async (event: LiveEvent) => {
      if (event.type === 'erased') setNews((all) => withoutErased(all, event.csid));
      if (!mayBeNews(event) || !event.csid) return;
      const info = await queryClient
        .fetchQuery({ ...caseQuery('town', cuid, event.csid), staleTime: 0 })
        // The list and its counts tell it.
        .catch(() => null);
      const one = info && newsOf(info, now.current.texts);
      // A colleague took it, or it was read elsewhere: a danger that waits to be seen is over.
      if (info && !one) dismiss(info.csid);
      if (!one || told.current.has(toldAs(info.csid, info.last.msgId))) return;
      told.current.add(toldAs(info.csid, info.last.msgId));
      const isLookedAt = one.csid === now.current.csid && !document.hidden;
      if (isLookedAt) return;
      if (deskChoices().sound) soundNews();
      const isInSight = now.current.onBoard && now.current.csid === undefined && isListAlone();
      if (one.csid !== now.current.csid && !isInSight) setNews((all) => withNews(all, one));
    },
    [cuid, dismiss],
  );
  return { news, dismiss, onEvent };
}
