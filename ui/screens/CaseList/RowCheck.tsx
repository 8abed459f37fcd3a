import { styled } from '@parvis/theme/css/stitches';
import type { MouseEvent } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { buttonBase, canMix } from '../../parts/shared/buttonBase.ts';
import { innerFocusRing } from '../../parts/shared/focusRing.ts';
import type { CaseItem } from './caseItem.ts';

/** Covers the icon of its row; shown while the row is meant. */
const Root = styled('button', buttonBase, innerFocusRing, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  padding: 0,
  backgroundColor: 'transparent',
  color: '$mainBtnTxt1',
  opacity: 0,
  '&[data-on], &:focus-visible': { opacity: 1 },
  '@media (hover: hover)': { 'li:hover > &': { opacity: 1 } },
});
const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: '2px solid currentColor',
  borderRadius: '$mark',
  [canMix]: { borderColor: 'color-mix(in srgb, currentColor 62%, transparent)' },
  '& svg': { visibility: 'hidden', strokeWidth: 3 },
  '[aria-checked=true] > &': {
    borderColor: '$reportBtnBrdr',
    backgroundColor: '$btn1Bg',
    color: '$btn1Fill',
  },
  '[aria-checked=true] > & svg': { visibility: 'visible' },
  '@forced': { '[aria-checked=true] > &': { borderColor: 'Highlight', color: 'Highlight' } },
});

export interface CaseSelection {
  readonly selected: ReadonlySet<string>;
  /** Boxes show in all rows, and pressing a row selects it: for fingers. */
  readonly picking: boolean;
  /** Spoken name of a box. */
  readonly label: (item: CaseItem) => string;
  /** @param range up to the row selected before */
  readonly onToggle: (id: string, range: boolean) => void;
}

/** Selects a row. Renders a `<button role="checkbox">`. */
export const RowCheck = ({ item, selection }: { item: CaseItem; selection: CaseSelection }) => {
  const { selected, picking, label, onToggle } = selection;
  const isSelected = selected.has(item.id);
  return (
    <Root
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={label(item)}
      data-on={picking || selected.size > 0 ? '' : undefined}
      onClick={(event: MouseEvent) => onToggle(item.id, event.shiftKey)}
    >
      <Mark>
        <CheckIcon size={16} />
      </Mark>
    </Root>
  );
};
