import type { Locale } from '@parvis/locales/languages';
import { partTexts } from '@parvis/locales/partTexts';
import type { Translate } from '@parvis/locales/translate';
import { type UiTexts, UiTextsProvider } from '@parvis/ui/texts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { queryClient } from '../lib/api/queryClient.ts';
import { useTexts } from '../lib/texts/useTexts.ts';

const uiTexts: (t: Translate, locale: Locale) => UiTexts = partTexts;

export const PageScope = ({ children }: { children: ReactNode }) => {
  const { t, locale, version } = useTexts();
  const language = locale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const words = useMemo(() => uiTexts(t, language), [t, language, version()]);
  return (
    <UiTextsProvider texts={words}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </UiTextsProvider>
  );
};
