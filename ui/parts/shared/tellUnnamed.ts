import { tellOnce } from '@parvis/theme/css/tellOnce';
import type { ReactNode } from 'react';

type Naming = {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  title?: string | undefined;
};

const names = (words: ReactNode): boolean =>
  typeof words === 'string' ? words.trim() !== '' : Boolean(words) || words === 0;

/** Says in the console that nothing names a part aloud. To stand behind `process.env.NODE_ENV !== 'production'`, as all that tells so. */
export function tellUnnamed(part: string, words: ReactNode, given: Naming): void {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, title } = given;
  if ([words, label, labelledBy, title].some(names)) return;
  tellOnce(
    `a ${part} has no name, so that a screen reader says nothing of it: give it words, or aria-label.`,
  );
}
