import { readablePalette } from '@parvis/theme/contrast/readable';
import { applyTheme } from '@parvis/theme/css/apply';
import { globalCss, styled } from '@parvis/theme/css/stitches';
import type { Scheme } from '@parvis/theme/palette/keys';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { Language } from '../locales/languages.ts';
import { UiTextsProvider } from '../ui/texts.tsx';
import { imitateForcedColours } from './forcedColours.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { texts } from './texts.ts';

const page = globalCss({
  body: {
    margin: 0,
    surface: 'bg',
    backgroundAttachment: 'fixed',
    color: '$txt',
    fontFamily: '$body',
    fontSize: '$md',
    lineHeight: '$normal',
  },
});

const Paper = styled('div', { surface: 'bg', color: '$txt', fontFamily: '$body', lineHeight: '$normal' });

export type GroundProps = {
  scheme: Scheme;
  palette: PaletteName;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** `imitated` shows the story roughly as in forced colours. */
  forced: 'none' | 'imitated';
  /** Themes a box instead of the page, where several stories share a page. */
  boxed: boolean;
  children: ReactNode;
};

/** Puts a story on its ground: palette, scheme, language, direction, words. */
export const Ground = ({ scheme, palette, language, direction, forced, boxed, children }: GroundProps) => {
  page();
  const box = useRef<HTMLDivElement>(null);
  const colours = useMemo(() => readablePalette(palettes[palette])[scheme], [palette, scheme]);
  useLayoutEffect(() => {
    const element = boxed ? box.current : document.documentElement;
    return element ? applyTheme(element, colours, scheme) : undefined;
  }, [boxed, colours, scheme]);
  useLayoutEffect(() => {
    const element = boxed ? box.current : document.documentElement;
    return element && forced === 'imitated' ? imitateForcedColours(element) : undefined;
  }, [boxed, colours, scheme, forced]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return (
    <UiTextsProvider texts={texts[language]}>
      {boxed ? (
        <Paper ref={box} dir={direction} lang={language}>
          {children}
        </Paper>
      ) : (
        children
      )}
    </UiTextsProvider>
  );
};
