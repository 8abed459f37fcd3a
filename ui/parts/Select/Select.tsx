import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, Fragment, type ReactNode, useId, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { controlClass, describedBy, Field } from '../shared/Field.tsx';
import { FormValue } from '../shared/FormValue.tsx';
import { tellNoOption } from '../shared/tellNoOption.ts';
import { tellUnnamed } from '../shared/tellUnnamed.ts';
import { useControlled } from '../shared/useControlled.ts';
import { KeepPlaced } from './KeepPlaced.tsx';
import type { SelectOption } from './listbox.ts';
import { Entry, List, Nothing, Second, Words } from './listStyles.ts';
import { useListbox } from './useListbox.ts';

export type { SelectOption } from './listbox.ts';

const Place = styled('div', { color: '$txt' });

const Trigger = styled('button', controlClass, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  cursor: 'pointer',
  textAlign: 'start',
  '& > span': { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' },
  // Beside large text icons leave a narrow window to the words.
  '& > svg': { flexShrink: 0, maxInlineSize: 'calc(20px + 3vw)' },
});

type Choice =
  | {
      /** Several can be chosen: the list stays open, and `value` is a list of values. Not by default. */
      multiple?: false | undefined;
      /** The value of what is chosen, held by you: `null` (with `multiple` an empty list) without a choice. Left out, the part holds it. */
      value?: string | null | undefined;
      /** What is chosen at first, where the part holds the choice. */
      defaultValue?: string | null | undefined;
      /** Called with the new value after each choice: `null` (with `multiple` an empty list) when it was taken back. */
      onValueChange?: ((value: string | null) => void) | undefined;
    }
  | {
      multiple: true;
      value?: readonly string[] | undefined;
      defaultValue?: readonly string[] | undefined;
      onValueChange?: ((value: readonly string[]) => void) | undefined;
    };

/** A piece of it that takes a class. */
export type SelectSlot = Slot<'Select'>;

export type SelectProps = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children'> &
  Choice & {
    /** What is chosen. */
    label: ReactNode;
    /** The label is there for screen readers alone. Not by default. */
    hideLabel?: boolean | undefined;
    /** What helps to choose, below the label. */
    hint?: ReactNode;
    /** Says after the label whether an answer is needed. */
    need?: 'required' | 'optional' | undefined;
    /** What can be chosen, in this order. */
    options: readonly SelectOption[];
    /** Shown without a choice; by default the word for choosing. */
    placeholder?: string | undefined;
    /** Adds a first entry that takes the choice back; disabled without one, so that no entry moves at a choice. Not by default. */
    clearable?: boolean | undefined;
    /** Marks the choice as refused or missing. Not by default. */
    invalid?: boolean | undefined;
    /** What is wrong with it: spoken, and shown with `showError`. */
    error?: ReactNode;
    /** Shows `error` under the field as well, as in TextField. */
    showError?: boolean | undefined;
    /** What a form calls the choice; several are sent under it one by one, none of a single select as "". */
    name?: string | undefined;
    /** Classes of yours for its pieces. */
    classNames?: Partial<Record<SelectSlot, string>> | undefined;
  };

const listOf = (value: string | null | readonly string[] | undefined): readonly string[] | undefined =>
  value === undefined ? undefined : value === null ? [] : typeof value === 'string' ? [value] : value;

/** The entry that takes the choice back; no option may have this value. */
const CLEAR = '';

/** What is chosen, side by side: signs that turn the direction of one do not reach the next. */
const listed = (labels: readonly string[]) =>
  labels.map((label, at) => (
    <Fragment key={label}>
      {at > 0 && ', '}
      <bdi>{label}</bdi>
    </Fragment>
  ));

/**
 * One choice, or several, out of a list that opens under a button.
 * Renders a `<button role="combobox">`, which takes ref, class name, style and the rest, and a list box inside a
 * `<div>`. Data attributes: `data-open`, `data-invalid`, `data-side` ("below", "above") on the open list, `data-active` on the entry the keys stand on.
 */
export const Select = (props: SelectProps) => {
  const {
    label,
    hideLabel = false,
    hint,
    need,
    options,
    placeholder,
    clearable = false,
    invalid = false,
    error,
    showError,
    multiple = false,
    value,
    defaultValue,
    onValueChange: _,
    id: givenId,
    onKeyDown,
    onClick,
    onBlur,
    name,
    classNames,
    ...rest
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const texts = useUiTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [chosen, setChosen] = useControlled<readonly string[]>(
    listOf(value),
    listOf(defaultValue) ?? [],
    (next) => (props.multiple ? props.onValueChange?.(next) : props.onValueChange?.(next[0] ?? null)),
  );
  const shown = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  if (process.env.NODE_ENV !== 'production') {
    tellUnnamed('Select', label, rest);
    tellNoOption('Select', chosen, options);
  }
  const clear: SelectOption = { value: CLEAR, label: texts.clearChoice, disabled: shown.length === 0 };
  const entries = clearable && options.length > 0 ? [clear, ...options] : options;
  const choose = (option: SelectOption) => {
    if (!multiple || option.value === CLEAR) return setChosen(option.value === CLEAR ? [] : [option.value]);
    const without = chosen.filter((one) => one !== option.value);
    setChosen(without.length < chosen.length ? without : [...chosen, option.value]);
  };
  const list = useListbox({ entries, chosen, stayOpen: multiple, choose });
  const spoken = invalid ? error : undefined;
  return (
    <Field
      {...{ id, label, hideLabel, hint, showError, classNames }}
      need={need && texts[need]}
      error={spoken}
    >
      <Place ref={place}>
        <Trigger
          id={id}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.isOpen && entries[list.stand.at] ? `${id}-${list.stand.at}` : undefined}
          aria-invalid={invalid}
          data-open={list.isOpen || undefined}
          data-invalid={invalid || undefined}
          aria-required={need === 'required' || undefined}
          aria-describedby={describedBy(id, hint, spoken)}
          onClick={(event) => {
            onClick?.(event);
            // Safari gives no focus to a pressed button, and the keys go where the focus is.
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
          <span className={classNames?.value}>
            {shown.length > 0 ? listed(shown) : (placeholder ?? texts.choose)}
          </span>
          {invalid && <WarningIcon size="1.25rem" data-sign="" />}
          <ChevronDownIcon size="1.25rem" />
        </Trigger>
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
          {list.isOpen && options.length === 0 && (
            <Nothing className={classNames?.empty} role="option" aria-disabled aria-selected={false}>
              {texts.noChoices}
            </Nothing>
          )}
          {list.isOpen && (
            <KeepPlaced place={place} stand={list.stand} count={entries.length} onLost={list.close} />
          )}
        </List>
        {name && (
          <FormValue
            name={name}
            form={rest.form}
            disabled={rest.disabled}
            chosen={chosen}
            options={options}
            multiple={multiple}
            place={place}
            onReset={setChosen}
          />
        )}
      </Place>
    </Field>
  );
};
