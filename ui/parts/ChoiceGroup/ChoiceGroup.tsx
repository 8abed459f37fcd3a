import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import type { Slot } from '../../slots.ts';
import { useBeforePaint } from '../../useBeforePaint.ts';
import { getArrowStep } from '../shared/arrows.ts';
import { joinDescriptionIds } from '../shared/Field.tsx';
import { GroupError, GroupHint } from '../shared/GroupNotes.tsx';
import { getFocusedElement } from '../shared/getFocusedElement.ts';
import { useGroupRef } from '../shared/useGroupRef.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';
import { RowGroup } from './rowGroup.ts';

const findRadios = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('[role=radio]')];

/** Focused radio button, else chosen, else first. */
function updateTabStop(group: HTMLElement): void {
  const radios = findRadios(group);
  const usable = radios.filter((radio) => !radio.matches(':disabled'));
  // In a disabled fieldset no event signals its end.
  const those = usable.length > 0 ? usable : radios;
  const is = (state: string) => those.find((radio) => radio.matches(state));
  const stop = is(':focus') ?? is('[aria-checked=true]') ?? those[0];
  for (const radio of radios) radio.tabIndex = radio === stop ? 0 : -1;
}

/** Reads the DOM, since rows may hold state. */
function useOneTabStop(group: RefObject<HTMLElement | null>, wanted: boolean): void {
  useBeforePaint(() => {
    const box = group.current;
    if (!box || !wanted) return;
    const update = () => updateTabStop(box);
    const watcher = new MutationObserver(update);
    const attributeFilter = ['aria-checked', 'disabled'];
    watcher.observe(box, { subtree: true, childList: true, attributeFilter });
    box.addEventListener('focusin', update);
    box.addEventListener('focusout', update);
    update();
    return () => {
      watcher.disconnect();
      box.removeEventListener('focusin', update);
      box.removeEventListener('focusout', update);
      for (const radio of findRadios(box)) radio.removeAttribute('tabindex');
    };
  }, [group, wanted]);
}

const Root = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$2' });

const ROWS = '[role=radio]:not(:disabled), [role=checkbox]:not(:disabled)';

/** Moves focus between rows, wrapping, without answering. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = getArrowStep(event);
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)];
  const focused = getFocusedElement(event.currentTarget);
  const at = rows.findIndex((row) => row.contains(focused));
  if (at < 0) return;
  event.preventDefault();
  rows[(at + step + rows.length) % rows.length]?.focus();
}

export type ChoiceGroupSlot = Slot<'ChoiceGroup'>;

export type ChoiceGroupProps = ComponentProps<'div'> & {
  /** One row at most, one tab stop. Default `false`. */
  exclusive?: boolean | undefined;
  /** Checked rows send their `value`. */
  name?: string | undefined;
  hint?: ReactNode;
  invalid?: boolean | undefined;
  /** Shown and announced while `invalid`. */
  error?: ReactNode;
  classNames?: Partial<Record<ChoiceGroupSlot, string>> | undefined;
};

/**
 * Rows of one question; needs `aria-label` or `aria-labelledby`. Arrows move, Enter and Space answer. Renders a `<div
 * role="group">` (`role="radiogroup"` if `exclusive`) that forwards `focus()`.
 */
export const ChoiceGroup = ({
  exclusive = false,
  name,
  hint,
  invalid = false,
  error,
  id: givenId,
  'aria-describedby': also,
  onKeyDown,
  classNames,
  children,
  ref,
  ...rest
}: ChoiceGroupProps) => {
  const root = useGroupRef(ref);
  const ownId = useId();
  const id = givenId ?? ownId;
  const wrong = invalid ? error : undefined;
  useOneTabStop(root, exclusive);
  if (process.env.NODE_ENV !== 'production') warnUnnamed('ChoiceGroup', null, rest);
  return (
    <RowGroup.Provider value={{ name, invalid }}>
      <Root
        ref={root}
        id={givenId}
        role={exclusive ? 'radiogroup' : 'group'}
        aria-describedby={joinDescriptionIds(id, hint, wrong, also)}
        aria-invalid={(invalid && exclusive) || undefined}
        data-invalid={invalid || undefined}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) moveFocus(event);
        }}
        {...rest}
      >
        <GroupHint id={id} className={classNames?.hint}>
          {hint}
        </GroupHint>
        {children}
        <GroupError id={id} className={classNames?.error}>
          {wrong}
        </GroupError>
      </Root>
    </RowGroup.Provider>
  );
};
