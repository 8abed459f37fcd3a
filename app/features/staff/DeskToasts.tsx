import { styled } from '@parvis/theme/css/stitches';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import {
  DETAILS_WIDTH,
  LIST_WIDTH,
  LIST_WIDTH_TIGHT,
  RAIL_WIDTH,
  RAIL_WORDS,
  TIGHT,
} from '@parvis/ui/screens/StaffBoard';
import type { ReactNode } from 'react';
import { useHasDetailsPane } from './useHasDetailsPane.ts';

const Region = styled(ToastRegion, {
  // On a phone, the open case's notice comes first.
  '@phone': { 'html:has([data-over=conversation] > *) &[data-over=list]': { visibility: 'hidden' } },
  // Below a case's buttons, perhaps in two rows.
  '&[data-place=top][data-open]': { '@desk': { insetBlockStart: 'calc($sizes$header + 3.25rem)' } },
  '&[data-place=top][data-beside]': { insetInlineEnd: DETAILS_WIDTH },
  // At the foot of the list, which shows the same.
  '&[data-place=top][data-over=list]': {
    '@desk': {
      boxSizing: 'border-box',
      inlineSize: LIST_WIDTH,
      insetInlineStart: RAIL_WIDTH.icons,
      insetInlineEnd: 'auto',
      insetBlockStart: 'auto',
      insetBlockEnd: '$space$3',
      alignItems: 'stretch',
      '& > *': { boxSizing: 'border-box' },
    },
    [`@media ${RAIL_WORDS}`]: { insetInlineStart: RAIL_WIDTH.words },
    [`@media ${TIGHT}`]: { inlineSize: LIST_WIDTH_TIGHT },
  },
});

export type DeskToastsProps = {
  /** The pane covered on a desk. */
  over?: 'conversation' | 'list' | undefined;
  /** Leaves the open case's details uncovered. */
  open: boolean;
  /** Below modal content. */
  under?: boolean;
  children: ReactNode;
};

export const DeskToasts = ({ over = 'conversation', open, under, children }: DeskToastsProps) => {
  const beside = useHasDetailsPane();
  return (
    <Region
      place="top"
      under={under}
      data-over={over}
      data-open={open || undefined}
      data-beside={(open && beside) || undefined}
    >
      {children}
    </Region>
  );
};
