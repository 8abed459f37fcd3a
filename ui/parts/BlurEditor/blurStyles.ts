import { styled } from '@parvis/theme/css/stitches';
import { buttonBase } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';

/** All of it. */
export const Root = styled('div', { display: 'grid', gap: '$3', minInlineSize: 0 });
/** As large as the picture: what lies on it is placed in shares of it. */
export const Stage = styled('div', {
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: '$card',
  cursor: 'crosshair',
  // A finger draws here; the page is scrolled beside it.
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
});
/** The picture. */
export const Picture = styled('img', {
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 'min(46vh, 30rem)',
  WebkitTouchCallout: 'none',
  pointerEvents: 'none',
});
/** What will be blurred. */
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
  // Whatever the picture is: shadows go where colours are forced.
  '@forced': {
    border: '2px solid ButtonText',
    '&:not(:focus-visible)': { outline: '2px solid ButtonFace', outlineOffset: 0 },
  },
});
/** Its number. */
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
/** Its last corner, by which it is resized. */
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
/** What can be done without a finger on the picture. */
export const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  justifyContent: 'center',
});
/** How it is done. */
export const Hint = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });
