import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts/useTexts.ts';

/** Elsewhere, rows have checkboxes. */
const PhoneOnly = styled('span', { '@desk': { display: 'none' } });

type BulkToolsProps = {
  picking: { readonly on: boolean; readonly toggle: () => void };
  children: ReactNode;
};

/** List tools, with selection by touch. */
export const BulkTools = ({ picking, children }: BulkToolsProps) => {
  const { t } = useTexts();
  return (
    <>
      {children}
      <PhoneOnly>
        <Button variant="plain" size="small" aria-pressed={picking.on} onClick={picking.toggle}>
          {t(picking.on ? 'staff.select.end' : 'staff.select')}
        </Button>
      </PhoneOnly>
    </>
  );
};
