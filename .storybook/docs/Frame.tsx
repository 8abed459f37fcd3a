import { globalCss, styled } from '@parvis/theme/css/stitches';
import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { type BookGlobals, START } from '../look.ts';
import { useBookGlobals } from './useGlobals.ts';

const Window = styled('iframe', {
  display: 'block',
  inlineSize: '100%',
  blockSize: '640px',
  border: 0,
  borderRadius: '$card',
  hairline: 'all',
  backgroundColor: '$bg1',
});

/** The toolbar's theme as a query string. */
const asAddress = (globals: BookGlobals): string =>
  (Object.keys(START) as (keyof BookGlobals)[])
    .filter((name) => globals[name] !== '')
    .map((name) => `${name}:${globals[name].replace(/^#(.*)$/, '!hex($1)')}`)
    .join(';');

/** Id of the only story to show, from the address. */
export const framedStory = (): string | null => new URLSearchParams(location.search).get('only');

/** Shows a story in its own window without playing it. */
export const Frame = ({ id, title }: { id: string; title: string }) => {
  const globals = encodeURIComponent(asAddress(useBookGlobals()));
  const docs = id.replace(/--.*$/, '--docs');
  const src = `iframe.html?viewMode=docs&id=${docs}&only=${id}&globals=${globals}`;
  return <Window key={src} title={title} src={src} loading="lazy" />;
};

const bare = globalCss({
  'body .sbdocs.sbdocs-wrapper': { padding: 0, minHeight: 0, backgroundColor: 'transparent' },
  'body .sbdocs.sbdocs-content': { maxWidth: 'none' },
});

/** Prevents dialogs in the frame from stealing focus until a reader enters it. */
function keepFocusOut(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  const restore = () => {
    HTMLElement.prototype.focus = focus;
  };
  for (const kind of ['pointerdown', 'keydown'] as const)
    window.addEventListener(kind, restore, { capture: true, once: true });
}

export const FramedStory = ({ id }: { id: string }) => {
  bare();
  useState(keepFocusOut);
  const story = useContext(DocsContext)
    .componentStories()
    .find((one) => one.id === id);
  return story?.moduleExport ? <Story of={story.moduleExport} /> : null;
};
