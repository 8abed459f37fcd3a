import { css } from '@parvis/theme/stitches';
import { canMix } from '../shared/buttonBase.ts';

export const formClass = css({
  margin: 0,
  paddingBlock: '$3',
  paddingInline: '$3',
  paddingBlockEnd: 'max($space$3, env(safe-area-inset-bottom))',
  surface: 'footBg',
  color: '$txt',
  hairline: 'blockStart',
  '@desk': { paddingInline: '$6' },
});

export const lineClass = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '$2',
  maxInlineSize: '49rem',
  marginInline: 'auto',
});

export const fieldClass = css({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  alignItems: 'center',
  border: '1px solid $colors$txt',
  [canMix]: { borderColor: 'color-mix(in srgb, $colors$txt 62%, $colors$inputBg)' },
  borderRadius: 24,
  surface: 'inputBg',
  color: '$txt',
  overflow: 'hidden',
  '&:focus-within': {
    borderColor: '$colors$reportBtnBrdr',
    outline: '2px solid $colors$reportBtnBrdr',
    outlineOffset: -1,
  },
  variants: {
    invalid: {
      true: { borderColor: '$colors$txt', borderStyle: 'dashed', borderWidth: 2 },
    },
  },
});

export const areaClass = css({
  display: 'block',
  flex: '1 1 auto',
  minInlineSize: 0,
  boxSizing: 'border-box',
  // The borders of the field around it are part of the 48 and 100 pixels.
  minBlockSize: 'calc($sizes$composerMin - 2px)',
  maxBlockSize: 'calc($sizes$composerMax - 2px)',
  margin: 0,
  paddingBlock: 11,
  paddingInline: '$4',
  border: 0,
  outline: 'none',
  resize: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '$md',
  lineHeight: '24px',
  fieldSizing: 'content',
  '&::placeholder': {
    color: 'inherit',
    opacity: 1,
    [canMix]: { color: 'color-mix(in srgb, currentColor 80%, transparent)' },
  },
});

export const keysClass = css({
  flexShrink: 0,
  display: 'none',
  paddingInlineEnd: '$4',
  fontSize: '$xs',
  '@desk': { display: 'block' },
});

export const underClass = css({
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
