import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { canMix } from '../shared/buttonBase.ts';
import { dropEdge } from '../shared/incomingFiles.ts';

/** At large text the field holds a word: buttons stay small, or it takes a line. */
const NARROW = '@container (max-width: 16rem)';
const TIGHT = '@container (max-width: 10rem)';

export const formClass: StyleClass = css(dropEdge, {
  margin: 0,
  // By the composer's width in letters.
  containerType: 'inline-size',
  paddingBlock: 12,
  paddingInline: 12,
  paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
  surface: 'footBg',
  color: '$txt',
  hairline: 'blockStart',
  '@desk': { paddingInline: 24 },
});

export const aboveClass: StyleClass = css({
  maxInlineSize: '49rem',
  marginInline: 'auto',
});

export const lineClass: StyleClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '$2',
  maxInlineSize: '49rem',
  marginInline: 'auto',
  [NARROW]: {
    flexWrap: 'wrap',
    gap: 8,
    // For touch, at any text size.
    '& > button[data-icon-only]': { inlineSize: 48, blockSize: 48 },
  },
  // Onto its own line.
  [TIGHT]: { '& > button:first-child': { marginInlineEnd: 1 } },
});

export const fieldClass: StyleClass = css({
  display: 'flex',
  flex: '1 1 auto',
  [NARROW]: { flexBasis: 160, '&:nth-child(n + 3)': { flexBasis: 'calc(100% - 56px)' } },
  [TIGHT]: { flexBasis: 'calc(100% - 56px)' },
  minInlineSize: 0,
  alignItems: 'center',
  border: '1px solid $colors$txt',
  [canMix]: { borderColor: 'color-mix(in srgb, $colors$txt 62%, $colors$inputBg)' },
  borderRadius: '$drawer',
  surface: 'inputBg',
  color: '$txt',
  overflow: 'hidden',
  '&:focus-within': {
    borderColor: '$colors$reportBtnBrdr',
    outline: '2px solid $colors$reportBtnBrdr',
    outlineOffset: -1,
  },
  // Focus ring and invalid dashes stay visible.
  '&[data-invalid]': { borderColor: '$colors$txt', borderStyle: 'dashed', borderWidth: 2, outlineOffset: 1 },
  '& > [data-sign]': { flexShrink: 0, marginInlineEnd: '$4' },
});

export const areaClass: StyleClass = css({
  display: 'block',
  flex: '1 1 auto',
  minInlineSize: 0,
  // Includes borders.
  minBlockSize: 'calc($sizes$composerMin - 2px)',
  // Four lines.
  maxBlockSize: 'max(calc($sizes$composerMax - 2px), 6.125rem)',
  margin: 0,
  paddingBlock: 11,
  paddingInline: '$4',
  [NARROW]: { paddingInline: 12 },
  border: 0,
  outline: 'none',
  resize: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '$md',
  lineHeight: '$normal',
  fieldSizing: 'content',
  '&::placeholder': {
    color: 'var(--pv-placeholder, currentColor)',
    opacity: 1,
  },
});

export const keysClass: StyleClass = css({
  flexShrink: 0,
  display: 'none',
  paddingInlineEnd: '$4',
  fontSize: '$xs',
  '@desk': { '@container (min-width: 38rem)': { display: 'block' } },
});

export const underClass: StyleClass = css({
  display: 'flex',
  gap: '$3',
  justifyContent: 'space-between',
  maxInlineSize: '49rem',
  marginInline: 'auto',
  paddingInline: '$2',
  paddingBlockStart: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > p': { margin: 0 },
  '& > output': { flexShrink: 0, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
});
