import { keyframes, styled } from '@parvis/theme/css/stitches';
import * as Radix from '@radix-ui/react-dialog';
import { MODAL_LEVEL, portalRoot } from '../shared/portalRoot.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const Screen = styled(Radix.Content, {
  position: 'fixed',
  inset: 0,
  zIndex: MODAL_LEVEL,
  ...portalRoot,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  outline: 'none',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
  animation: `${appear} 200ms ease-out`,
  '@motion': { animation: 'none' },
});
export const Top = styled('div', {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  paddingBlockStart: 'max($space$2, env(safe-area-inset-top))',
  paddingBlockEnd: '$2',
  // Text at 200 % keeps the padding.
  paddingInlineStart: 'min($space$5, 24px)',
  paddingInlineEnd: 'min($space$2, 12px)',
});
export const Title = styled(Radix.Title, {
  flex: '1 1 0',
  minInlineSize: 0,
  margin: 0,
  fontSize: '$md',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
export const Stage = styled('div', {
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
  // The page keeps the browser's zoom.
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '& > *': { gridArea: '1 / 1' },
  '[data-enlarged] > &': { cursor: 'grab' },
  '[data-enlarged] > &[data-gesture]': { cursor: 'grabbing' },
});
export const Picture = styled('img', {
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  transition: 'transform 200ms ease-out',
  WebkitTouchCallout: 'none',
  '[data-gesture] &': { transition: 'none', willChange: 'transform' },
  '[data-status=loading] &': { visibility: 'hidden' },
  '@motion': { transition: 'none' },
});
/** Five buttons need the full width. */
export const Foot = styled('div', {
  flexShrink: 0,
  paddingBlockStart: '$2',
  paddingBlockEnd: 'max($space$3, env(safe-area-inset-bottom))',
});
export const Caption = styled(Radix.Description, {
  position: 'relative',
  margin: 0,
  marginInline: 'auto',
  maxInlineSize: '40rem',
  maxBlockSize: '20vh',
  overflowY: 'auto',
  paddingBlockEnd: '$2',
  paddingInline: 'min($space$5, 24px)',
  textAlign: 'center',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
export const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$1',
  paddingBlockEnd: '$2',
  paddingInline: 'min($space$5, 24px)',
});
