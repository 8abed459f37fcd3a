import { applyTheme } from '@parvis/theme/css/apply';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react';
import { coloursOf } from '../look.ts';
import { bookTheme } from './bookTheme.ts';
import { OnlyPage } from './OnlyPage.tsx';
import { onlyStory } from './only.ts';
import { pageStyles } from './pageStyles.ts';
import { useBookGlobals } from './useGlobals.ts';

/** A page of documentation in the look of the toolbar, in English and from left to right whatever its stories are in. */
const Container = ({ children, ...rest }: PropsWithChildren<DocsContainerProps>) => {
  pageStyles();
  const { scheme, palette, brand } = useBookGlobals();
  const colours = useMemo(() => coloursOf({ scheme, palette, brand }), [scheme, palette, brand]);
  const theme = useMemo(() => bookTheme(colours, scheme), [colours, scheme]);
  const only = onlyStory();
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
    return applyTheme(document.documentElement, colours, scheme);
  }, [colours, scheme]);
  return (
    <DocsContainer {...rest} theme={theme}>
      {only ? <OnlyPage name={only} /> : children}
    </DocsContainer>
  );
};

export default Container;
