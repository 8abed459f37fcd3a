import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, findAnchor, restoreAnchor } from './anchor.ts';
import { arrivedAfter, type MessageListEntry } from './rows.ts';
import type { EntryWindow } from './useWindow.ts';

/** How far from the end, in pixels, still counts as being at the end. */
const END_SLACK = 48;
/** From how far before its edge, in pixels, the drawn stretch moves on. */
const EDGE = 800;

type Place = { atEnd: boolean; lastId: string | undefined; anchor: Anchor | undefined };

const gapOf = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/**
 * Keeps the reader's place in a growing list: at the end it stays at the end, elsewhere the view does not move,
 * whether entries come before or after. Answers how many came unseen and what to announce.
 */
export const useKeepPlace = (
  entries: readonly MessageListEntry[],
  shown: readonly MessageListEntry[],
  stretch: EntryWindow,
) => {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ atEnd: true, lastId: undefined, anchor: undefined });
  const [unseen, setUnseen] = useState(0);
  const [news, setNews] = useState({ id: '', text: '' });
  const { atStart, atTail, up, down, hold, toTail } = stretch;

  const toEnd = useCallback(() => {
    place.current.atEnd = true;
    toTail();
    setUnseen(0);
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [toTail]);

  /** After anything changed its height: back to the end, or to the entry that was in sight. */
  const settle = useCallback(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    if (place.current.atEnd) box.scrollTop = box.scrollHeight;
    else restoreAnchor(box, inner, place.current.anchor);
    place.current.anchor = findAnchor(box, inner);
  }, []);

  const onScroll = () => {
    const box = scroller.current;
    if (!box || !content.current) return;
    place.current.anchor = findAnchor(box, content.current);
    place.current.atEnd = atTail && gapOf(box) <= END_SLACK;
    if (place.current.atEnd) {
      setUnseen(0);
      toTail();
    } else if (box.scrollTop < EDGE && !atStart) up();
    else if (gapOf(box) < EDGE && !atTail) down();
    else hold();
  };

  useLayoutEffect(() => {
    const now = place.current;
    const arrived = arrivedAfter(entries, now.lastId);
    const others = arrived.filter((entry) => !entry.mine);
    if (arrived.length > 0 && (now.atEnd || arrived.at(-1)?.mine)) toEnd();
    else if (others.length > 0) setUnseen((count) => count + others.length);
    const text = others.flatMap((entry) => entry.spoken ?? []).join(' ');
    if (text) setNews({ id: others.at(-1)?.id ?? '', text });
    now.lastId = entries.at(-1)?.id;
  }, [entries, toEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawn entries change the height
  useLayoutEffect(settle, [shown, settle]);

  // Older entries that come while the reader stands at the very beginning: nothing may be left to scroll there.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && !place.current.atEnd && !atStart && box.scrollTop < EDGE) up();
  }, [atStart, up]);

  useEffect(() => {
    if (!scroller.current || !content.current) return;
    const watcher = new ResizeObserver(settle);
    watcher.observe(scroller.current);
    watcher.observe(content.current);
    return () => watcher.disconnect();
  }, [settle]);

  return { scroller, content, onScroll, toEnd, unseen, news };
};
