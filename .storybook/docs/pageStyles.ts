import { globalCss } from '@parvis/theme/css/stitches';

/** The prose of the book in the theme’s letters; what the book lays under it is made transparent. */
export const pageStyles = globalCss({
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
