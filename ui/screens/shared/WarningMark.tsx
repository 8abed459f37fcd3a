import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '../../icons/WarningIcon.tsx';

/** It brings its ground along, as the outline of a case does: on that its colours can be told apart in every look. */
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
  // So small, a sign needs stronger lines.
  '& svg': {
    flexShrink: 0,
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    color: '$outlineEmergency',
    strokeWidth: 2.5,
  },
  '@forced': { borderColor: 'CanvasText', '& svg': { color: 'CanvasText' } },
});

/** What must be seen first of a case, by a sign, in words and in the colour of emergencies. Renders a `<span>`. */
export const WarningMark = ({ children }: { children: string }) => (
  <Root data-warning="">
    <WarningIcon />
    {children}
  </Root>
);
