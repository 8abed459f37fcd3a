import { styled } from '@parvis/theme/css/stitches';

export const List = styled('div', {
  position: 'fixed',
  zIndex: 50,
  // Over the browser's centring.
  inset: '0 auto auto 0',
  margin: 0,
  // Rather than break a word.
  minInlineSize: 'min-content',
  maxInlineSize: 'calc(100vw - 16px)',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$1',
  borderRadius: '$control',
  hairline: 'all',
  backgroundColor: '$inputBg',
  color: '$txt',
  boxShadow: '$high',
});

export const Entry = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '$target',
  paddingInline: '$3',
  paddingBlock: 'min($space$3, 12px)',
  borderRadius: '$icon',
  lineHeight: '$snug',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  '& > svg': { flexShrink: 0, visibility: 'hidden' },
  '&[aria-selected=true]': { fontWeight: '$bold' },
  '&[aria-selected=true] > svg': { visibility: 'visible' },
  '&[data-active]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
  '@forced': { '&[data-active]': { outlineColor: 'Highlight' } },
});

export const Words = styled('span', { flex: '1 1 0', minInlineSize: 0 });
export const Second = styled('span', { display: 'block', fontSize: '$sm', fontWeight: '$regular' });
export const Nothing = styled('div', { padding: '$3', fontSize: '$sm' });
