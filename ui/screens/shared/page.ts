import { css, type StyleClass } from '@parvis/theme/css/stitches';

/** At least window-high. */
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

/** Target of the skip link. */
export const contentClass: StyleClass = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minInlineSize: 0,
  outline: 'none',
});

export const columnClass: StyleClass = css({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  flex: '1 0 auto',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  // At large text.
  padding: '$4 min($space$4, 16px)',
  '@desk': { paddingBlock: '$8' },
  '&[data-wide]': { maxInlineSize: '76rem', '@desk': { padding: '$6' } },
  // Readable lines.
  '&[data-wide] > p': { maxInlineSize: '44rem' },
});

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

export const subheadingClass: StyleClass = css({
  margin: 0,
  fontSize: '$md',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const paragraphClass: StyleClass = css({ margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const cardClass: StyleClass = css({
  boxSizing: 'border-box',
  padding: '$4',
  surface: 'mainBtnBg',
  color: '$mainBtnTxt1',
  hairline: 'all',
  borderRadius: '$card',
});
