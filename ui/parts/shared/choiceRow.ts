import { canMix } from './buttonBase.ts';

/** After `hoverEdge` and `focusRing`; reads `data-checked`, `data-invalid`. */
export const choiceRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: '$3 16px',
  borderRadius: '$control',
  hairline: 'all',
  fontSize: '$md',
  lineHeight: '$snug',
  overflowWrap: 'break-word',
  // A theme change would animate hundreds of rows.
  '&:hover, &:focus-visible': { transition: 'border-color 150ms ease-out' },
  '&[data-checked]': {
    borderColor: '$reportBtnBrdr',
    boxShadow: 'inset 0 0 0 1px $colors$reportBtnBrdr',
    [canMix]: { borderColor: '$reportBtnBrdr' },
  },
  '&[data-checked]:focus-visible, &[data-invalid]:focus-visible': {
    boxShadow: '0 0 0 2px var(--pv-ringGround, $colors$bg1)',
  },
  '&:disabled': { opacity: 0.5 },
  '@motion': { '&:hover, &:focus-visible': { transition: 'none' } },
} as const;
