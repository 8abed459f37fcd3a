import { applyTheme } from '@parvis/theme/css/apply';
import { globalCss } from '@parvis/theme/css/stitches';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react';
import { coloursOf } from '../look.ts';
import { bookTheme } from './bookTheme.ts';
import { FramedStory, framedStory } from './Frame.tsx';
import { useBookGlobals } from './useGlobals.ts';

/** Docs prose in the theme's font, over a transparent Storybook background. */
const pageStyles = globalCss({
  '.sbdocs.sbdocs-wrapper': { padding: '$8 $4', backgroundColor: '$bg1', color: '$txt' },
  '.sbdocs.sbdocs-content': { maxInlineSize: '60rem' },
  '.sbdocs.sbdocs-h1': { fontSize: '2rem', lineHeight: '$tight' },
  /* Long examples scroll inside their box. */
  '.sbdocs .docblock-source pre': { maxBlockSize: '30rem', overflow: 'auto' },
  /* Property names do not wrap where a table fits. */
  '@media (min-width: 48rem)': {
    '.sbdocs .docblock-argstable-body td:first-of-type': { whiteSpace: 'nowrap' },
  },
  '.sbdocs a:focus-visible, .sbdocs button:focus-visible, .sbdocs summary:focus-visible': {
    outline: '3px solid $txt',
    outlineOffset: '2px',
  },
});

/** A docs page in the toolbar's theme, in English and LTR whatever its stories use. */
const Container = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => {
  pageStyles();
  const { scheme, palette, brand } = useBookGlobals();
  const colours = useMemo(() => coloursOf({ scheme, palette, brand }), [scheme, palette, brand]);
  const theme = useMemo(() => bookTheme(colours, scheme), [colours, scheme]);
  const framed = framedStory();
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
    return applyTheme(document.documentElement, colours, scheme);
  }, [colours, scheme]);
  return (
    <DocsContainer {...rest} theme={theme}>
      {framed ? <FramedStory id={framed} /> : children}
    </DocsContainer>
  );
};

export default Container;
