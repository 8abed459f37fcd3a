import { styled } from '@parvis/theme/css/stitches';
import { buttonBase } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';

export const Root = styled('div', { display: 'grid', gap: '$3', minInlineSize: 0 });
/** Same size as the picture; children are placed in percent. */
export const Stage = styled('div', {
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: '$card',
  cursor: 'crosshair',
  // Prevents scrolling while drawing.
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
});
export const Picture = styled('img', {
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 'min(46vh, 30rem)',
  WebkitTouchCallout: 'none',
  pointerEvents: 'none',
});
export const Zone = styled('button', buttonBase, focusRing, {
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'block',
  padding: 0,
  border: '2px solid $drawerBg',
  borderRadius: 4,
  backgroundColor: 'transparent',
  boxShadow: '0 0 0 2px $colors$drawerTxt',
  backdropFilter: 'blur(10px)',
  WebkitBackdropFilter: 'blur(10px)',
  cursor: 'move',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundColor: '$drawerTxt',
    opacity: 0.35,
  },
  '&:focus-visible': { outlineOffset: '-5px', boxShadow: '0 0 0 2px $colors$drawerTxt' },
  // Forced colours drop shadows.
  '@forced': {
    border: '2px solid ButtonText',
    '&:not(:focus-visible)': { outline: '2px solid ButtonFace', outlineOffset: 0 },
  },
});
export const Order = styled('span', {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  paddingInline: 4,
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  fontSize: '$sm',
  lineHeight: '$snug',
  pointerEvents: 'none',
});
export const Corner = styled('span', {
  position: 'absolute',
  bottom: 0,
  right: 0,
  inlineSize: 'min(28px, 50%)',
  blockSize: 'min(28px, 50%)',
  cursor: 'nwse-resize',
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 2,
    bottom: 2,
    boxSizing: 'border-box',
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '$round',
    border: '3px solid $drawerTxt',
    backgroundColor: '$drawerBg',
    boxShadow: '0 0 0 2px $colors$drawerBg',
    '@forced': {
      border: '3px solid ButtonText',
      backgroundColor: 'ButtonFace',
      outline: '2px solid ButtonFace',
    },
  },
});
export const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  justifyContent: 'center',
});
export const Hint = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });
