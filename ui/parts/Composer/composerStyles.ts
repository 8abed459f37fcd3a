import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { canMix } from '../shared/buttonBase.ts';

/** The text is so large that a field between its buttons would hold a word or less: with the button that sends it has a line of its own. */
const NARROW = '@container (max-width: 16rem)';

export const formClass: StyleClass = css({
  margin: 0,
  // What has room beside the field is told by its own width in letters, not by that of the window.
  containerType: 'inline-size',
  paddingBlock: '$3',
  paddingInline: '$3',
  paddingBlockEnd: 'max($space$3, env(safe-area-inset-bottom))',
  surface: 'footBg',
  color: '$txt',
  hairline: 'blockStart',
  '@desk': { paddingInline: '$6' },
});

export const lineClass: StyleClass = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '$2',
  maxInlineSize: '49rem',
  marginInline: 'auto',
  [NARROW]: {
    flexWrap: 'wrap',
    // As large as a thumb needs, and no larger with the text.
    '& > button': { minInlineSize: 48, inlineSize: 48, minBlockSize: 48, blockSize: 48 },
  },
});

export const fieldClass: StyleClass = css({
  display: 'flex',
  flex: '1 1 auto',
  [NARROW]: { flexBasis: 'calc(100% - 48px - $space$2)' },
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
  [NARROW]: { paddingInline: '$2' },
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
