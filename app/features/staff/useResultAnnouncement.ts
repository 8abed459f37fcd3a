import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

/** A search covers all cases, regardless of the filter. */
const resultTexts = {
  filter: { all: 'staff.found', some: 'staff.found.more' },
  search: { all: 'staff.found.search', some: 'staff.found.search.more' },
} as const;

export interface SearchState {
  readonly filter: string;
  readonly search: string;
}

/** Delay of "searching", milliseconds. */
const SLOW_SEARCH = 1_000;

const useDelayedFlag = (waits: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), SLOW_SEARCH);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && late;
};

/** Once (`count`; `more` beyond it). */
export function useResultAnnouncement(
  { filter, search }: SearchState,
  count: number | undefined,
  more: boolean,
): string {
  const { t } = useTexts();
  const asked = `${filter} ${search}`;
  const announced = useRef(asked);
  const [found, setFound] = useState('');
  const late = useDelayedFlag(search !== '' && count === undefined);
  const { all, some } = resultTexts[search === '' ? 'filter' : 'search'];
  const none = search !== '' && count === 0;
  useEffect(() => {
    if (announced.current === asked || count === undefined) return;
    announced.current = asked;
    setFound(none ? t('staff.found.search.none') : t(more ? some : all, { count }));
  }, [asked, count, more, t, all, some, none]);
  return late ? t('staff.found.searching') : found;
}
