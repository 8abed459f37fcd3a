import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { pageClass } from './page.ts';

export const centredPageClass: StyleClass = css(pageClass, {
  alignItems: 'center',
  justifyContent: 'center',
  padding: '$6 $4',
});

export const centredColumnClass: StyleClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '$4',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const signClass: StyleClass = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: '$drawer',
  backgroundColor: '$btn2Bg',
  color: '$btn2Fill',
});
