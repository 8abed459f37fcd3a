import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { canMix } from '../shared/buttonBase.ts';
import { dropEdge } from '../shared/givenFiles.ts';

/** The text is so large that a field between its buttons would hold a word or less: they stay small, and where there are several the field has a line of its own, with the button that sends. */
const NARROW = '@container (max-width: 16rem)';
/** Beside one button and the one that sends, it would hold less than a word. */
const TIGHT = '@container (max-width: 10rem)';

export const formClass: StyleClass = css(dropEdge, {
  margin: 0,
  // What has room beside the field is told by its own width in letters, not by that of the window.
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
  display: 'flex',
  alignItems: 'flex-end',
  gap: '$2',
  maxInlineSize: '49rem',
  marginInline: 'auto',
  [NARROW]: {
    flexWrap: 'wrap',
    gap: 8,
    // As large as a thumb needs, and no larger with the text.
    '& > button[data-icon-only]': { inlineSize: 48, blockSize: 48 },
  },
  // No room for the field on the line of the first.
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
  // The ring outside the dashes: wrong and focused are both in sight.
  '&[data-invalid]': { borderColor: '$colors$txt', borderStyle: 'dashed', borderWidth: 2, outlineOffset: 1 },
  '& > [data-sign]': { flexShrink: 0, marginInlineEnd: '$4' },
});

export const areaClass: StyleClass = css({
  display: 'block',
  flex: '1 1 auto',
  minInlineSize: 0,
  // The borders of the field around it are part of the 48 and 100 pixels.
  minBlockSize: 'calc($sizes$composerMin - 2px)',
  // More where the text is larger: four lines stay four lines.
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
  // Beside three buttons the field keeps room for its own words.
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
