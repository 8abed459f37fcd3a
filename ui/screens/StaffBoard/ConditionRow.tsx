import { styled } from '@parvis/theme/css/stitches';
import { useRef } from 'react';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { buttonBase, hoverEdge } from '../../parts/shared/buttonBase.ts';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  margin: 0,
  padding: '$2 $4',
  listStyle: 'none',
  hairline: 'blockEnd',
});
const Remove = styled('button', buttonBase, hoverEdge, focusRing, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minBlockSize: '1.75rem',
  maxInlineSize: '100%',
  paddingInline: '$2',
  borderRadius: '$control',
  backgroundColor: '$navBtnBg',
  color: '$txt',
  fontSize: '$xs',
  lineHeight: '$tight',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0, inlineSize: '0.875rem', blockSize: '0.875rem' },
  // Touch target.
  '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-0.5rem' },
  '@forced': { border: '1px solid ButtonText' },
});

export type ConditionRowProps = {
  /** "Filtres" */
  label: string;
  entries: readonly { readonly id: string; readonly label: string; readonly onRemove: () => void }[];
  /** "Retirer" */
  remove: string;
};

/** Removable conditions of a list. */
export const ConditionRow = ({ label, entries, remove }: ConditionRowProps) => {
  const list = useRef<HTMLUListElement>(null);
  /** To a neighbour, else before the list. */
  const removeEntry = (at: number, onRemove: () => void) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onRemove();
  };
  return (
    <List ref={list} aria-label={label}>
      {entries.map((entry, at) => (
        <li key={entry.id}>
          <Remove type="button" onClick={() => removeEntry(at, entry.onRemove)}>
            <span>
              <VisuallyHidden>{remove} </VisuallyHidden>
              <span dir="auto">{entry.label}</span>
            </span>
            <CloseIcon />
          </Remove>
        </li>
      ))}
    </List>
  );
};
