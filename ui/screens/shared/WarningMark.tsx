import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '../../icons/WarningIcon.tsx';

/** Distinguishable in every theme. */
const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  flexShrink: 0,
  boxSizing: 'border-box',
  minBlockSize: '1.125rem',
  maxInlineSize: '100%',
  paddingInline: '0.375rem',
  border: '2px solid $colors$outlineEmergency',
  borderRadius: '0.5625rem',
  backgroundColor: '$bg1',
  color: '$txt',
  fontSize: '0.75rem',
  fontWeight: '$bold',
  lineHeight: '0.875rem',
  // At small size.
  '& svg': {
    flexShrink: 0,
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    color: '$outlineEmergency',
    strokeWidth: 2.5,
  },
  '@forced': { borderColor: 'CanvasText', '& svg': { color: 'CanvasText' } },
});

/** Most urgent word, in emergency colour. */
export const WarningMark = ({ children }: { children: string }) => (
  <Root data-warning="">
    <WarningIcon />
    {children}
  </Root>
);
