import { styled } from '@parvis/theme/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import type { ReactNode } from 'react';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  '&[data-invalid]': { padding: '$3', border: '2px dashed currentColor', borderRadius: '$control' },
  // The sign and the words above the control share the first row.
  '& > [data-sign], & > [data-label]': { gridArea: '1 / 1' },
  '& > [data-sign]': { justifySelf: 'end' },
  '&[data-invalid] > [data-label]': { paddingInlineEnd: '2rem' },
});
const Label = styled('div', { fontWeight: '$bold', lineHeight: '$snug' });

export type MarkedProps = {
  /** Must be answered yet. */
  invalid: boolean;
  /** Words above the control, and the id that it is named by. */
  label?: ReactNode;
  labelId?: string;
  children: ReactNode;
};

/**
 * Around an item that is more than one field: marks all of it as a field is marked, by a dashed edge and a sign.
 * Renders a `<div>`. Data attributes: `data-invalid`.
 */
export const Marked = ({ invalid, label, labelId, children }: MarkedProps) => (
  <Frame data-invalid={invalid || undefined}>
    {label !== undefined && (
      <Label id={labelId} data-label="">
        {label}
      </Label>
    )}
    {children}
    {invalid && <WarningIcon size="1.25rem" data-sign="" />}
  </Frame>
);
