import { applyTheme } from '@parvis/theme/css/apply';
import { globalCss } from '@parvis/theme/css/stitches';
import {
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Story,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { partGuides } from '../guides/all.ts';
import type { State } from '../guides/guide.ts';
import { coloursOf } from '../look.ts';
import { bookTheme } from './bookTheme.ts';
import { componentOf } from './componentOf.ts';
import { Given } from './Given.tsx';
import { onlyState, onlyStory } from './only.ts';
import { showState } from './shownState.ts';
import { useBookGlobals } from './useGlobals.ts';
import { useStories } from './useStories.ts';

/**
 * Presses the first button in a place that has these words, once somebody sees it; one whose list closed out of sight
 * again when it is back, however late that is said of it.
 *
 * @returns a function that stops it.
 */
function pressOnce(place: HTMLElement, words: string): () => void {
  let pressed = false;
  let inSight = false;
  const press = (button: HTMLElement) => {
    if (!inSight || (pressed && button.ariaExpanded !== 'false')) return;
    pressed = true;
    button.click();
  };
  const sight = new IntersectionObserver(([seen]) => {
    if (!seen || !(seen.target instanceof HTMLElement)) return;
    inSight = seen.isIntersecting;
    press(seen.target);
  });
  const closing = new MutationObserver(([change]) => {
    if (change?.target instanceof HTMLElement) press(change.target);
  });
  const find = () => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(words),
    );
    if (!button) return;
    arrival.disconnect();
    sight.observe(button);
    closing.observe(button, { attributeFilter: ['aria-expanded'] });
  };
  const arrival = new MutationObserver(find);
  arrival.observe(place, { childList: true, subtree: true });
  find();
  return () => {
    for (const observer of [arrival, sight, closing]) observer.disconnect();
  };
}

const bare = globalCss({
  'body .sbdocs.sbdocs-wrapper': { padding: 0, minHeight: 0, backgroundColor: 'transparent' },
  'body .sbdocs.sbdocs-content': { maxWidth: 'none' },
});

/** A dialog takes the focus into itself, out of the page in whose frame it stands: not before somebody is in that frame. */
function keepFocusOut(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  const free = () => {
    HTMLElement.prototype.focus = focus;
  };
  for (const kind of ['pointerdown', 'keydown'] as const)
    window.addEventListener(kind, free, { capture: true, once: true });
}

/** The state of the guide that is asked for, where it is more than a story. */
function useAskedState(): State | undefined {
  const [first] = useContext(DocsContext).componentStories();
  const asked = onlyState();
  return partGuides[componentOf(first)]?.states.find(({ name }) => name === asked);
}

/** One story on a page of its own, as it is before anything is played: in the frame of a page that must not jump or lose its reader. */
const OnlyPage = ({ name }: { name: string }) => {
  bare();
  useState(keepFocusOut);
  const story = useStories()(name);
  const state = useAskedState();
  useEffect(() => (state?.shown ? showState(document.body, state.shown) : undefined), [state]);
  useEffect(() => (state?.press ? pressOnce(document.body, state.press) : undefined), [state]);
  if (!story) return null;
  if (!state?.props) return <Story of={story.of} />;
  return (
    <Unstyled>
      <Given story={story.of} props={state.props} />
    </Unstyled>
  );
};

/** The prose of the book in the theme’s letters; what the book lays under it is made transparent. */
const pageStyles = globalCss({
  '.sbdocs.sbdocs-wrapper': { padding: '$8 $4', backgroundColor: '$bg1', color: '$txt' },
  '.sbdocs.sbdocs-content': { maxInlineSize: '60rem' },
  '.sbdocs.sbdocs-h1': { fontSize: '2rem', lineHeight: '$tight' },
  /* A long example scrolls in its place: what comes after it is found without going past it. */
  '.sbdocs .docblock-source pre': { maxBlockSize: '30rem', overflow: 'auto' },
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
