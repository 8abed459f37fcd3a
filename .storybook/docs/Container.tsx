import { applyTheme } from '@parvis/theme/css/apply';
import { globalCss } from '@parvis/theme/css/stitches';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react';
import { coloursOf } from '../look.ts';
import { bookTheme } from './bookTheme.ts';
import { FramedStory, framedStory } from './Frame.tsx';
import { useBookGlobals } from './useGlobals.ts';

/** The prose of the book in the theme’s letters; what the book lays under it is made transparent. */
const pageStyles = globalCss({
  '.sbdocs.sbdocs-wrapper': { padding: '$8 $4', backgroundColor: '$bg1', color: '$txt' },
  '.sbdocs.sbdocs-content': { maxInlineSize: '60rem' },
  '.sbdocs.sbdocs-h1': { fontSize: '2rem', lineHeight: '$tight' },
  /* A long example scrolls in its place: what comes after it is found without going past it. */
  '.sbdocs .docblock-source pre': { maxBlockSize: '30rem', overflow: 'auto' },
  /* The name of a property stays whole where there is room for a table. */
  '@media (min-width: 48rem)': {
    '.sbdocs .docblock-argstable-body td:first-of-type': { whiteSpace: 'nowrap' },
  },
  '.sbdocs a:focus-visible, .sbdocs button:focus-visible, .sbdocs summary:focus-visible': {
    outline: '3px solid $txt',
    outlineOffset: '2px',
  },
});

/** A page of documentation in the look of the toolbar, in English and from left to right whatever its stories are in. */
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
