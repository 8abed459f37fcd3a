import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/**
 * What a search or a filter has found, told once when it is there; what the board shows first, and what comes and goes by
 * itself, is not.
 * @param asked changes with what is asked for
 * @param count how many there are; undefined while they are on their way
 * @param more there are more than that
 */
export function useFound(asked: string, count: number | undefined, more: boolean): string {
  const { t } = useTexts();
  const told = useRef(asked);
  const [found, setFound] = useState('');
  useEffect(() => {
    if (told.current === asked || count === undefined) return;
    told.current = asked;
    setFound(more ? t('staff.found.more', { count }) : t('staff.found', { count }));
  }, [asked, count, more, t]);
  return found;
}
