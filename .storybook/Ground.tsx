import { applyTheme } from '@parvis/theme/css/apply';
import { globalCss, styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { UiTextsProvider } from '../ui/texts.tsx';
import { imitateForcedColours } from './forcedColours.ts';
import { type BookGlobals, coloursOf } from './look.ts';
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

export type GroundProps = BookGlobals & {
  /** Themes a box instead of the page, for stories that share a page. */
  boxed: boolean;
  children: ReactNode;
};

/** Provides a story with palette, scheme, language, direction and texts. */
export const Ground = ({
  scheme,
  palette,
  brand,
  language,
  direction,
  forced,
  boxed,
  children,
}: GroundProps) => {
  page();
  const box = useRef<HTMLDivElement>(null);
  const colours = useMemo(() => coloursOf({ palette, brand, scheme }), [palette, brand, scheme]);
  useLayoutEffect(() => {
    const element = boxed ? box.current : document.documentElement;
    return element ? applyTheme(element, colours, scheme) : undefined;
  }, [boxed, colours, scheme]);
  useLayoutEffect(() => {
    const element = boxed ? box.current : document.documentElement;
    return element && forced === 'imitated' ? imitateForcedColours(element) : undefined;
  }, [boxed, colours, scheme, forced]);
  useLayoutEffect(() => {
    if (boxed) return;
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [boxed, language, direction]);
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
