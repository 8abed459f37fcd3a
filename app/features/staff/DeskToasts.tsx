import { styled } from '@parvis/theme/css/stitches';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { DETAILS_WIDTH, LIST_WIDTH, RAIL_WIDTH } from '@parvis/ui/screens/StaffBoard';
import type { ReactNode } from 'react';
import { useDetailsBeside } from './useDetailsBeside.ts';

const Region = styled(ToastRegion, {
  // A phone has one place for both: what the open case says of itself comes first.
  '@phone': { 'html:has([data-over=conversation] > *) &[data-over=list]': { visibility: 'hidden' } },
  '&[data-place=top][data-beside]': { insetInlineEnd: DETAILS_WIDTH },
  // At the foot of the list, which tells the same: nothing that is read or written lies under it.
  '&[data-place=top][data-over=list]': {
    '@desk': {
      boxSizing: 'border-box',
      inlineSize: LIST_WIDTH,
      insetInlineStart: RAIL_WIDTH,
      insetInlineEnd: 'auto',
      insetBlockStart: 'auto',
      insetBlockEnd: '$space$3',
      alignItems: 'stretch',
      '& > *': { boxSizing: 'border-box' },
    },
  },
});

export type DeskToastsProps = {
  /** Over which pane of a desk they stand; a phone shows one at a time. The conversation by default. */
  over?: 'conversation' | 'list' | undefined;
  /** A case is open: its details are not covered where they stand at the side. */
  open: boolean;
  /** What is modal lies over them. Not by default. */
  under?: boolean;
  children: ReactNode;
};

/** Where notices of the desk appear. */
export const DeskToasts = ({ over = 'conversation', open, under, children }: DeskToastsProps) => {
  const beside = useDetailsBeside();
  return (
    <Region place="top" under={under} data-over={over} data-beside={(open && beside) || undefined}>
      {children}
    </Region>
  );
};
