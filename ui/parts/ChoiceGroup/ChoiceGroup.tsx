import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { arrowStep } from '../shared/arrows.ts';
import { focusedIn } from '../shared/focusedIn.ts';
import { tellUnnamed } from '../shared/tellUnnamed.ts';
import { GroupName } from './groupName.ts';
import { useOneTabStop } from './useOneTabStop.ts';

const Root = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$2' });

const ROWS = '[role=radio]:not(:disabled), [role=checkbox]:not(:disabled)';

/** Moves the focus among the rows, round the ends, and answers nothing. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = arrowStep(event);
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)];
  const focused = focusedIn(event.currentTarget);
  const at = rows.findIndex((row) => row.contains(focused));
  if (at < 0) return;
  event.preventDefault();
  rows[(at + step + rows.length) % rows.length]?.focus();
}

export type ChoiceGroupProps = ComponentProps<'div'> & {
  /** At most one row can be chosen: spoken as a radio group, and one stop of the Tab key. Not by default. */
  exclusive?: boolean | undefined;
  /** Name in a form: each ticked row gives its `value` under it. */
  name?: string | undefined;
};

/**
 * Holds the Checkbox rows of one question; name it with `aria-label` or `aria-labelledby`. Arrow keys move
 * between rows without answering, Enter and Space answer.
 * Renders a `<div role="group">` (`role="radiogroup"` when `exclusive`).
 */
export const ChoiceGroup = ({ exclusive = false, name, onKeyDown, ref, ...rest }: ChoiceGroupProps) => {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  useOneTabStop(root, exclusive);
  if (process.env.NODE_ENV !== 'production') tellUnnamed('ChoiceGroup', null, rest);
  return (
    <GroupName.Provider value={name}>
      <Root
        ref={root}
        role={exclusive ? 'radiogroup' : 'group'}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) moveFocus(event);
        }}
        {...rest}
      />
    </GroupName.Provider>
  );
};
