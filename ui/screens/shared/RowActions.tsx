import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useRef } from 'react';
import { CopyIcon } from '../../icons/CopyIcon.tsx';
import { DownIcon } from '../../icons/DownIcon.tsx';
import { TrashIcon } from '../../icons/TrashIcon.tsx';
import { UpIcon } from '../../icons/UpIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { useBeforePaint } from '../../useBeforePaint.ts';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$1', justifyContent: 'flex-end' });

/** Given what they act on. */
export type RowActionTexts = {
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  duplicate: (name: string) => string;
  remove: (name: string) => string;
};

export type RowActionsProps = {
  texts: RowActionTexts;
  name: string;
  index: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onDuplicate?: (() => void) | undefined;
  onRemove: () => void;
};

/** Moves, duplicates and removes an entry; the moved one keeps the focus. */
export const RowActions = ({ texts, name, index, count, onMove, onDuplicate, onRemove }: RowActionsProps) => {
  const pressed = useRef<HTMLButtonElement>(null);
  // Moved nodes lose the focus.
  useBeforePaint(() => {
    if (pressed.current && document.activeElement !== pressed.current) pressed.current.focus();
    pressed.current = null;
  });
  const renderMove = (step: 1 | -1, icon: ReactNode, label: string, isLast: boolean) => (
    <Button
      variant="plain"
      size="small"
      iconOnly
      icon={icon}
      aria-disabled={isLast || undefined}
      onClick={({ currentTarget }) => {
        if (isLast) return;
        pressed.current = currentTarget;
        onMove(step);
      }}
    >
      {label}
    </Button>
  );
  return (
    <Row>
      {renderMove(-1, <UpIcon size={20} />, texts.moveUp(name), index === 0)}
      {renderMove(1, <DownIcon size={20} />, texts.moveDown(name), index === count - 1)}
      {onDuplicate && (
        <Button variant="plain" size="small" iconOnly icon={<CopyIcon size={20} />} onClick={onDuplicate}>
          {texts.duplicate(name)}
        </Button>
      )}
      <Button variant="plain" size="small" iconOnly icon={<TrashIcon size={20} />} onClick={onRemove}>
        {texts.remove(name)}
      </Button>
    </Row>
  );
};
