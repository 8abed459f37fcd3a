import { styled } from '@parvis/theme/css/stitches';
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
const Told = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });
const Label = styled('div', { fontWeight: '$bold', lineHeight: '$snug' });

/** What is marked, named and told of a control. */
export type MarkedProps = {
  /** Must be answered yet. */
  invalid: boolean;
  /** Words above the control, and the id that it is named by. */
  label?: ReactNode;
  /** Of the words above, for `aria-labelledby` of the control. */
  labelId?: string;
  /** What is missing, in words under the control while it is marked, and the id that it is described by. */
  told?: string;
  /** Of the words below, for `aria-describedby` of the control. */
  toldId?: string;
  /** The control. */
  children: ReactNode;
};

/**
 * Around an item that is more than one field: marks all of it as a field is marked, by a dashed edge and a sign.
 * Renders a `<div>`. Data attributes: `data-invalid`.
 */
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
