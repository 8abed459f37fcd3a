import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';

/** A search covers all cases, regardless of the filter. */
const words = {
  filter: { all: 'staff.found', some: 'staff.found.more' },
  search: { all: 'staff.found.search', some: 'staff.found.search.more' },
} as const;

export interface Asked {
  readonly filter: string;
  readonly search: string;
}

/** Delay before "searching" is announced, milliseconds. */
const LATE = 1_000;

const useLate = (waits: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && late;
};

/** Announces the number of results once (`count`; `more` beyond it). */
export function useFound({ filter, search }: Asked, count: number | undefined, more: boolean): string {
  const { t } = useTexts();
  const asked = `${filter} ${search}`;
  const told = useRef(asked);
  const [found, setFound] = useState('');
  const late = useLate(search !== '' && count === undefined);
  const { all, some } = words[search === '' ? 'filter' : 'search'];
  const none = search !== '' && count === 0;
  useEffect(() => {
    if (told.current === asked || count === undefined) return;
    told.current = asked;
    setFound(none ? t('staff.found.search.none') : t(more ? some : all, { count }));
  }, [asked, count, more, t, all, some, none]);
  return late ? t('staff.found.searching') : found;
}
