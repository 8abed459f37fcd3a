import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/** A filter narrows what is there; a search looks in all cases, whatever the filter was, and says so. */
const words = {
  filter: { all: 'staff.found', some: 'staff.found.more' },
  search: { all: 'staff.found.search', some: 'staff.found.search.more' },
} as const;

export interface Asked {
  readonly filter: string;
  /** Words that were searched for; empty where nothing was. */
  readonly search: string;
}

/**
 * What a search or a filter has found, told once when it is there; what the board shows first, and what comes and goes by
 * itself, is not.
 * @param count how many there are; undefined while they are on their way
 * @param more there are more than that
 */
export function useFound({ filter, search }: Asked, count: number | undefined, more: boolean): string {
  const { t } = useTexts();
  const asked = `${filter} ${search}`;
  const told = useRef(asked);
  const [found, setFound] = useState('');
  const { all, some } = words[search === '' ? 'filter' : 'search'];
  useEffect(() => {
    if (told.current === asked || count === undefined) return;
    told.current = asked;
    setFound(t(more ? some : all, { count }));
  }, [asked, count, more, t, all, some]);
  return found;
}
