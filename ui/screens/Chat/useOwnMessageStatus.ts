import { useEffect, useRef, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import type { ChatItem } from './chatItem.ts';

/** Sent or failed, to announce once. */
export function useOwnMessageStatus(items: readonly ChatItem[]): { id: string; words: string } | undefined {
  const { message, sent, notSent, said } = useUiTexts();
  const pendingIds = useRef(new Set<string>());
  const [news, setNews] = useState<{ id: string; sent: boolean }>();
  useEffect(() => {
    for (const item of items) {
      if (item.kind !== 'message' || !item.mine) continue;
      const { id, status } = item;
      if (status === 'sending') pendingIds.current.add(id);
      else if (pendingIds.current.delete(id)) setNews({ id, sent: status !== 'failed' });
    }
  }, [items]);
  return news && { id: news.id, words: said(message, news.sent ? sent : notSent) };
}
