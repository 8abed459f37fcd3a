import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { controlClass } from '../shared/Field.tsx';
import type { Listbox } from './useListbox.ts';

const Trigger = styled('button', controlClass, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  cursor: 'pointer',
  textAlign: 'start',
  '& > span': { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' },
  // Smaller beside large text in narrow windows.
  '& > svg': { flexShrink: 0, maxInlineSize: 'calc(20px + 3vw)' },
});

export type SelectTriggerProps = ComponentProps<'button'> & { list: Listbox; invalid: boolean };

/** Shows the choice, opens the list, holds the focus. */
export const SelectTrigger = (props: SelectTriggerProps) => {
  const { list, id, invalid, onClick, onKeyDown, onBlur, children, ...rest } = props;
  return (
    <Trigger
      id={id}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={list.isOpen}
      aria-controls={`${id}-list`}
      aria-activedescendant={list.isOpen && list.stand.at >= 0 ? `${id}-${list.stand.at}` : undefined}
      aria-invalid={invalid}
      data-open={list.isOpen || undefined}
      data-invalid={invalid || undefined}
      onClick={(event) => {
        onClick?.(event);
        // Safari does not focus a pressed button.
        event.currentTarget.focus();
        list.toggle();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        list.onKeyDown(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        list.close();
      }}
      {...rest}
    >
      {children}
      {invalid && <WarningIcon size="1.25rem" data-sign="" />}
      <ChevronDownIcon size="1.25rem" />
    </Trigger>
  );
};
