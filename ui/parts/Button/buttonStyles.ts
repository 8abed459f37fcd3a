import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { buttonBase, hoverEdge } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';
import { primaryFill } from '../shared/primaryFill.ts';

/** One `solid` or `report` a screen, otherwise `quiet` or `plain`. */
export type ButtonVariant = 'solid' | 'quiet' | 'report' | 'plain';

/** Shrinks below the longest word. */
export const wordsClass: StyleClass = css({ minInlineSize: 0 });

/** Button and ButtonLink; reads `data-variant`, `data-size`, `data-block`, `data-icon-only`, `data-round`. */
export const buttonClass: StyleClass = css(buttonBase, hoverEdge, focusRing, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: '$target',
  // Shrinks as text grows.
  padding: '$2 calc(36px - 1rem)',
  borderRadius: '$control',
  fontFamily: 'inherit',
  fontSize: '$md',
  fontWeight: '$bold',
  lineHeight: '$tight',
  textAlign: 'center',
  textDecoration: 'none',
  // Only words wider than the container break.
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  userSelect: 'none',
  transition: 'transform 150ms ease-out, opacity 150ms ease-out',
  // Smaller beside large text in narrow windows.
  '& svg': { flexShrink: 0, maxInlineSize: 'calc(20px + 3vw)' },
  // Zero specificity: one host class wins.
  '&:where([data-variant=solid])': primaryFill,
  '&:where([data-variant=quiet])': { backgroundColor: '$btn2Bg', color: '$btn2Fill' },
  '&:where([data-variant=plain])': { color: 'inherit' },
  '&:where([data-variant=report])': {
    minBlockSize: '3.25rem',
    paddingInline: 'calc(40px - 1rem)',
    border: '2px solid $colors$reportBtnBrdr',
    borderRadius: '$card',
    backgroundColor: '$reportBtnBg',
    color: '$reportBtnTxt',
    boxShadow: '$high',
  },
  '&[data-variant]:focus-visible': { boxShadow: '0 0 0 2px var(--pv-ringGround, $colors$bg1)' },
  '&:where([data-size=small])': {
    minBlockSize: '2.5rem',
    paddingInline: 16,
    fontSize: '$sm',
  },
  '&:where([data-block])': { display: 'flex', inlineSize: '100%' },
  // Text at 200 % keeps the padding.
  '&:where([data-icon-only])': {
    inlineSize: 'min($sizes$target, 56px)',
    minInlineSize: 0,
    blockSize: 'min($sizes$target, 56px)',
    minBlockSize: 0,
    padding: 0,
    flexShrink: 0,
  },
  '&:where([data-icon-only][data-size=small])': {
    inlineSize: 'min(2.5rem, 48px)',
    blockSize: 'min(2.5rem, 48px)',
  },
  '&:where([data-round])': { borderRadius: '$round' },
  '&:active:not(:disabled):not([aria-disabled=true])': { transform: 'scale(0.98)' },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.5 },
  '&[data-loading]': { opacity: 1 },
  '@motion': { transition: 'none', '&:active': { transform: 'none !important' } },
  '@forced': {
    border: '1px solid ButtonText',
    '&[data-variant=solid], &[data-variant=report]': { borderWidth: '3px' },
    '&:disabled, &[aria-disabled=true]': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' },
  },
});
