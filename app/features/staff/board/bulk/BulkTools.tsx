import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts/useTexts.ts';

/** A mouse and keys find the boxes in the rows. */
const PhoneOnly = styled('span', { '@desk': { display: 'none' } });

type BulkToolsProps = {
  picking: { readonly on: boolean; readonly toggle: () => void };
  children: ReactNode;
};

/** Tools of the list, with the way to select by finger. */
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
