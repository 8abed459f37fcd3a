import { styled } from '@parvis/theme/css/stitches';
import { WarningIcon } from '@parvis/ui/icons/WarningIcon';
import type { ReactNode } from 'react';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  '&[data-invalid]': { padding: '$3', border: '2px dashed currentColor', borderRadius: '$control' },
  // Sign and label share the first row.
  '& > [data-sign], & > [data-label]': { gridArea: '1 / 1' },
  '& > [data-sign]': { justifySelf: 'end' },
  '&[data-invalid] > [data-label]': { paddingInlineEnd: '2rem' },
});
const Told = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });
const Label = styled('div', { fontWeight: '$bold', lineHeight: '$snug' });

export type MarkedProps = {
  invalid: boolean;
  /** Above the control. */
  label?: ReactNode;
  /** For `aria-labelledby`. */
  labelId?: string;
  /** Below the control while marked. */
  told?: string;
  /** For `aria-describedby`. */
  toldId?: string;
  children: ReactNode;
};

/** Dashed edge and sign of an item. Renders a `<div>`. Data attributes: `data-invalid`. */
export const Marked = ({ invalid, label, labelId, told, toldId, children }: MarkedProps) => (
  <Frame data-invalid={invalid || undefined}>
    {label !== undefined && (
      <Label id={labelId} data-label="">
        {label}
      </Label>
    )}
    {children}
    {invalid && told !== undefined && <Told id={toldId}>{told}</Told>}
    {invalid && <WarningIcon size="1.25rem" data-sign="" />}
  </Frame>
);
