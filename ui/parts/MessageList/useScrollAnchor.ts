import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { type Anchor, findAnchor, getEndPosition, restoreAnchor } from './anchor.ts';
import { getNewEntries, type MessageListEntry } from './rows.ts';
import type { EntryWindow } from './useEntryWindow.ts';

/** Scrolls back by at most `most` pixels if scrolling to the end partly hid the focused element (WCAG 2.2, 2.4.11). */
const scrollToFocus = (box: HTMLElement, most: number): void => {
  const focused = document.activeElement;
  if (!focused || focused === box || !box.contains(focused)) return;
  const { top, height } = focused.getBoundingClientRect();
  const above = box.getBoundingClientRect().top - top;
  if (above > 0 && above <= most && height <= box.clientHeight) box.scrollTop -= above;
};

/** Distance from the end, in pixels, that counts as the end. */
const END_SLACK = 48;
/** Distance from the window's edge, in pixels, at which it shifts. */
const EDGE = 800;

type Place = {
  /** Pinned to the end, or to the very start, across resizes. */
  atEnd: boolean;
  atHead: boolean;
  atTail: boolean;
  firstId: string | undefined;
  lastId: string | undefined;
  anchor: Anchor | undefined;
  /** Scroll position set by code, to tell its event from the reader's. Undefined once the reader scrolls. */
  put: number | undefined;
};

const INITIAL_PLACE: Place = {
  atEnd: true,
  atHead: false,
  atTail: true,
  firstId: undefined,
  lastId: undefined,
  anchor: undefined,
  put: undefined,
};

const getEndGap = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/**
 * True if the reader scrolled up before the event arrived: growth below leaves the set position, shrinking leaves nothing
 * below.
 */
const hasScrolledUp = (box: HTMLElement, { put }: Place) =>
  put !== undefined && box.scrollTop < put - 1 && getEndGap(box) > END_SLACK;

/**
 * Keeps the reader's place in a growing list: pinned at the end, otherwise still. Returns the unseen count, whether the end
 * is far, and the announcement.
 */
export const useScrollAnchor = (
  entries: readonly MessageListEntry[],
  shown: readonly MessageListEntry[],
  stretch: EntryWindow,
) => {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ ...INITIAL_PLACE });
  const [unseen, setUnseen] = useState(0);
  const [away, setAway] = useState(false);
  const [news, setNews] = useState({ id: '', text: '' });
  const { atStart, atTail, up, down, hold, toHead, toTail } = stretch;

  const updateAway = useCallback((box: HTMLElement) => {
    const { atEnd, atTail } = place.current;
    setAway(!atEnd && (!atTail || getEndGap(box) > box.clientHeight));
  }, []);

  /** After a height change: restores the pinned edge or the anchor. */
  const restorePosition = useCallback(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const now = place.current;
    let owed = 0;
    if (now.atEnd && hasScrolledUp(box, now))
      Object.assign(now, { atEnd: false, anchor: findAnchor(box, inner) });
    if (now.atEnd) {
      box.scrollTop = getEndPosition(box, inner);
      scrollToFocus(box, END_SLACK);
    } else if (now.atHead) box.scrollTop = 0;
    else owed = restoreAnchor(box, inner, now.anchor);
    now.anchor = findAnchor(box, inner, owed);
    now.put = box.scrollTop;
    updateAway(box);
  }, [updateAway]);

  const toEnd = useCallback(() => {
    Object.assign(place.current, { atEnd: true, atHead: false, put: undefined });
    toTail();
    setUnseen(0);
    restorePosition();
  }, [toTail, restorePosition]);

  const toStart = () => {
    const box = scroller.current;
    // A list without overflow stays at its end.
    if (!box || (atStart && atTail && box.scrollHeight - box.clientHeight <= END_SLACK)) return;
    Object.assign(place.current, { atEnd: false, atHead: true });
    toHead();
    restorePosition();
  };

  /** Home and End go beyond the rendered window. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.target !== event.currentTarget || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    if (key === 'Home') toStart();
    else toEnd();
  };

  const onScroll = () => {
    const box = scroller.current;
    if (!box || !content.current) return;
    const now = place.current;
    const ownDoing = now.put !== undefined && Math.abs(box.scrollTop - now.put) < 1;
    if ((now.atEnd || now.atHead) && ownDoing) return restorePosition();
    now.put = undefined;
    now.anchor = findAnchor(box, content.current);
    now.atEnd = atTail && getEndGap(box) <= END_SLACK;
    now.atHead = !now.atEnd && atStart && box.scrollTop <= 0;
    updateAway(box);
    if (now.atEnd) {
      setUnseen(0);
      toTail();
    } else if (box.scrollTop < EDGE && !atStart) up();
    else if (getEndGap(box) < EDGE && !atTail) down();
    else hold();
  };

  useBeforePaint(() => {
    const now = place.current;
    // Older entries arrived: anchor replaces the pin to the start.
    if (entries[0]?.id !== now.firstId) now.atHead = false;
    now.firstId = entries[0]?.id;
    const arrived = getNewEntries(entries, now.lastId);
    const others = arrived.filter((entry) => !entry.mine);
    const leads = now.atEnd || arrived.at(-1)?.mine || (!away && arrived.some((entry) => entry.leads));
    if (arrived.length > 0 && leads) toEnd();
    else if (others.length > 0) setUnseen((count) => count + others.length);
    const text = others.flatMap((entry) => entry.spoken ?? []).join(' ');
    if (text) setNews({ id: others.at(-1)?.id ?? '', text });
    now.lastId = entries.at(-1)?.id;
  }, [entries, toEnd, away]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawn entries change the height
  useBeforePaint(() => {
    place.current.atTail = atTail;
    restorePosition();
  }, [shown, atTail, restorePosition]);

  // Handles older entries at scroll position 0, where no scrolling may remain.
  useBeforePaint(() => {
    const box = scroller.current;
    if (box && !place.current.atEnd && !atStart && box.scrollTop < EDGE) up();
  }, [atStart, up]);

  useEffect(() => {
    if (!scroller.current || !content.current) return;
    const watcher = new ResizeObserver(() => {
      restorePosition();
      if (place.current.anchor) place.current.anchor.owed = 0;
    });
    watcher.observe(scroller.current);
    watcher.observe(content.current);
    return () => watcher.disconnect();
  }, [restorePosition]);

  return { scroller, content, onScroll, onKeyDown, toEnd, unseen, away, news };
};
