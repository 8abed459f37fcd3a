import { styled } from '@parvis/theme/css/stitches';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { DETAILS_WIDTH } from '@parvis/ui/screens/StaffBoard';
import type { ReactNode } from 'react';
import { useDetailsBeside } from './useDetailsBeside.ts';

const Region = styled(ToastRegion, {
  '&[data-place=top][data-beside]': { insetInlineEnd: DETAILS_WIDTH },
});

export type DeskToastsProps = {
  /** A case is open: its details are not covered where they stand at the side. */
  open: boolean;
  /** What is modal lies over them. Not by default. */
  under?: boolean;
  children: ReactNode;
};

/** Where notices of the desk appear: over the conversation. */
export const DeskToasts = ({ open, under, children }: DeskToastsProps) => {
  const beside = useDetailsBeside();
  return (
    <Region place="top" under={under} data-beside={(open && beside) || undefined}>
      {children}
    </Region>
  );
};
