import type { Locale } from '@parvis/locales/languages';
import type { Translate } from '@parvis/locales/translate';
import { createContext, type ReactNode, useContext } from 'react';

/** Areas `studio`, `colours` and `parts`. */
export interface StudioTexts {
  readonly t: Translate;
  readonly locale: Locale;
}

const Context = createContext<StudioTexts | undefined>(undefined);

export const StudioTextsProvider = ({ texts, children }: { texts: StudioTexts; children: ReactNode }) => (
  <Context value={texts}>{children}</Context>
);

/** Throws outside the studio. */
export function useStudioTexts(): StudioTexts {
  const texts = useContext(Context);
  if (texts) return texts;
  throw new Error('A part of the studio was drawn outside <Studio>, where it has no words.');
}
