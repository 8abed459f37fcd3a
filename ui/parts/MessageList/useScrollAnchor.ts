import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { getNewEntries, type MessageListEntry } from './rows.ts';
import {
  END_SLACK,
  getEndGap,
  INITIAL_PLACE,
  type Place,
  recordReaderPlace,
  restorePlace,
} from './scrollPlace.ts';
import type { EntryWindow } from './useEntryWindow.ts';

/** Pixels from the edge. */
const EDGE = 800;

type ArrivalOptions = {
  place: RefObject<Place>;
  away: boolean;
  goToEnd: (arrivedId?: string) => void;
  setUnseen: Dispatch<SetStateAction<number>>;
};

/** Goes to the end or counts; returns the announcement. */
const useArrivals = (
  entries: readonly MessageListEntry[],
  { place, away, goToEnd, setUnseen }: ArrivalOptions,
) => {
  const [news, setNews] = useState({ id: '', text: '' });
  useBeforePaint(() => {
    const now = place.current;
    // The anchor replaces the pin.
    if (entries[0]?.id !== now.firstId) now.atHead = false;
    now.firstId = entries[0]?.id;
    const arrived = getNewEntries(entries, now.lastId);
    const newest = arrived.at(-1);
    const others = arrived.filter((entry) => !entry.mine);
    const leads = now.atEnd || newest?.mine || (!away && arrived.some((entry) => entry.leads));
    if (newest && leads) goToEnd(newest.mine ? undefined : newest.id);
    else if (others.length > 0) setUnseen((count) => count + others.length);
    const text = others.flatMap((entry) => entry.spoken ?? []).join(' ');
    if (text) setNews({ id: others.at(-1)?.id ?? '', text });
    now.lastId = entries.at(-1)?.id;
  }, [entries, place, away, goToEnd, setUnseen]);
  return news;
};

/** Pinned at the end, otherwise still. Returns unseen count, distance and announcement. */
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
  const { atStart, atTail, up, down, hold, toHead, toTail } = stretch;

  const updateAway = useCallback((box: HTMLElement) => {
    const { atEnd, atTail } = place.current;
    setAway(!atEnd && (!atTail || getEndGap(box) > box.clientHeight));
  }, []);

  const restorePosition = useCallback(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    restorePlace(box, inner, place.current);
    updateAway(box);
  }, [updateAway]);

  const goToEnd = useCallback(
    (arrivedId?: string) => {
      Object.assign(place.current, { atEnd: true, atHead: false, put: undefined, arrivedId });
      toTail();
      setUnseen(0);
      restorePosition();
    },
    [toTail, restorePosition],
  );
  const toEnd = () => goToEnd();

  const toStart = () => {
    const box = scroller.current;
    // Stays at its end.
    if (!box || (atStart && atTail && box.scrollHeight - box.clientHeight <= END_SLACK)) return;
    Object.assign(place.current, { atEnd: false, atHead: true });
    toHead();
    restorePosition();
  };

  /** Beyond the rendered window. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.target !== event.currentTarget || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    if (key === 'Home') toStart();
    else toEnd();
  };

  const onScroll = () => {
    const [box, inner, now] = [scroller.current, content.current, place.current];
    if (!box || !inner) return;
    if (!recordReaderPlace(box, inner, now, stretch)) return restorePosition();
    updateAway(box);
    if (now.atEnd) {
      setUnseen(0);
      toTail();
    } else if (box.scrollTop < EDGE && !atStart) up();
    else if (getEndGap(box) < EDGE && !atTail) down();
    else hold();
  };

  const news = useArrivals(entries, { place, away, goToEnd, setUnseen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawn entries change the height
  useBeforePaint(() => {
    place.current.atTail = atTail;
    restorePosition();
  }, [shown, atTail, restorePosition]);

  // At position 0, where no scrolling may remain.
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
