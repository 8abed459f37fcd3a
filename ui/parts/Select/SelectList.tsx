import type { ReactNode, RefObject } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { ListPositioner } from './ListPositioner.tsx';
import type { SelectOption } from './listbox.ts';
import { Entry, List, Nothing, Second, Words } from './listStyles.ts';
import type { Listbox } from './useListbox.ts';

export type SelectListProps = {
  /** Of the trigger. */
  id: string;
  label: ReactNode;
  list: Listbox;
  entries: readonly SelectOption[];
  chosen: readonly string[];
  multiple: boolean;
  place: RefObject<HTMLDivElement | null>;
  classNames: Partial<Record<Slot<'Select'>, string>> | undefined;
};

/** Empty while closed. */
export const SelectList = (props: SelectListProps) => {
  const { id, label, list, entries, chosen, multiple, place, classNames } = props;
  const texts = useUiTexts();
  return (
    <List
      className={classNames?.list}
      id={`${id}-list`}
      role="listbox"
      aria-label={typeof label === 'string' ? label : texts.choose}
      aria-multiselectable={multiple || undefined}
      hidden={!list.isOpen}
      popover="manual"
      data-vaul-no-drag=""
      onPointerDown={(event) => event.preventDefault()}
    >
      {list.isOpen &&
        entries.map((option, index) => (
          <Entry
            key={option.value}
            className={classNames?.entry}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            aria-disabled={option.disabled || undefined}
            data-active={index === list.stand.at || undefined}
            onClick={() => list.pick(index)}
            onPointerMove={() => list.hover(index)}
          >
            <Words>
              {option.label}
              {option.description && (
                <Second className={classNames?.description}>{option.description}</Second>
              )}
            </Words>
            <CheckIcon size="1.25rem" />
          </Entry>
        ))}
      {list.isOpen && entries.length === 0 && (
        <Nothing className={classNames?.empty} role="option" aria-disabled aria-selected={false}>
          {texts.noChoices}
        </Nothing>
      )}
      {list.isOpen && (
        <ListPositioner place={place} stand={list.stand} count={entries.length} onLost={list.close} />
      )}
    </List>
  );
};
