import { tellOnce } from '@parvis/theme/css/tellOnce';
import type { ReactNode } from 'react';

type NamingProps = {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  title?: string | undefined;
};

const hasContent = (words: ReactNode): boolean =>
  typeof words === 'string' ? words.trim() !== '' : Boolean(words) || words === 0;

/** Guard with `process.env.NODE_ENV !== 'production'`. */
export function warnUnnamed(part: string, words: ReactNode, given: NamingProps): void {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, title } = given;
  if ([words, label, labelledBy, title].some(hasContent)) return;
  tellOnce(
    `a ${part} has no name, so that a screen reader says nothing of it: give it words, or aria-label.`,
  );
}
