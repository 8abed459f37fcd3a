import { css, type StyleClass } from '@parvis/theme/css/stitches';

/** The ground of a whole screen, at least as high as the window. */
export const pageClass: StyleClass = css({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  '@supports (min-height: 100dvh)': { minBlockSize: '100dvh' },
  surface: 'bg',
  color: '$txt',
  fontFamily: '$body',
  fontSize: '$md',
  lineHeight: '$normal',
});

/** All of a screen but its header and its navigation: `<main>`. The skip link leads there. */
export const contentClass: StyleClass = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minInlineSize: 0,
  outline: 'none',
});

/** The column of content under a header. */
export const columnClass: StyleClass = css({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: '1 0 auto',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  // Larger text leaves its words the sides of a phone.
  padding: '$4 min($space$4, 16px)',
  '@desk': { paddingBlock: '$8' },
});

/** The one heading of a screen. */
export const headingClass: StyleClass = css({
  margin: 0,
  fontSize: '$lg',
  fontWeight: '$bold',
  lineHeight: '$tight',
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
});

/** The heading of a part of a screen. */
export const subheadingClass: StyleClass = css({
  margin: 0,
  fontSize: '$md',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const paragraphClass: StyleClass = css({ margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

/** A card on the page: the ground of a tile. */
export const cardClass: StyleClass = css({
  boxSizing: 'border-box',
  padding: '$4',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  hairline: 'all',
  borderRadius: '$card',
});
