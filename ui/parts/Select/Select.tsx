import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, Fragment, type ReactNode, useId, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { controlClass, Field, joinDescriptionIds } from '../shared/Field.tsx';
import { FormValue } from '../shared/FormValue.tsx';
import { useControlled } from '../shared/useControlled.ts';
import { warnUnknownOption } from '../shared/warnUnknownOption.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';
import { ListPositioner } from './ListPositioner.tsx';
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
  // Icons shrink beside large text in narrow windows.
  '& > svg': { flexShrink: 0, maxInlineSize: 'calc(20px + 3vw)' },
});

type Choice =
  | {
      /** Several choices: the list stays open, and `value` is an array. Default `false`. */
      multiple?: false | undefined;
      /** Controlled value; `null` (with `multiple` an empty array) without a choice. */
      value?: string | null | undefined;
      defaultValue?: string | null | undefined;
      /** Called with the new value; `null` (with `multiple` an empty array) when cleared. */
      onValueChange?: ((value: string | null) => void) | undefined;
    }
  | {
      multiple: true;
      value?: readonly string[] | undefined;
      defaultValue?: readonly string[] | undefined;
      onValueChange?: ((value: readonly string[]) => void) | undefined;
    };

export type SelectSlot = Slot<'Select'>;

export type SelectProps = Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children'> &
  Choice & {
    label: ReactNode;
    hideLabel?: boolean | undefined;
    hint?: ReactNode;
    need?: 'required' | 'optional' | undefined;
    options: readonly SelectOption[];
    placeholder?: string | undefined;
    /** Adds a first entry that clears the choice; disabled without one, so that entries do not shift. Default `false`. */
    clearable?: boolean | undefined;
    invalid?: boolean | undefined;
    /** Announced error; shown with `showError`. */
    error?: ReactNode;
    /** Shows `error` under the field too. */
    showError?: boolean | undefined;
    /** Form field name; `multiple` sends one entry per value, an empty single select "". */
    name?: string | undefined;
    classNames?: Partial<Record<SelectSlot, string>> | undefined;
  };

const toList = (value: string | null | readonly string[] | undefined): readonly string[] | undefined =>
  value === undefined ? undefined : value === null ? [] : typeof value === 'string' ? [value] : value;

const CLEAR = '';

/** Joins labels, each isolated for bidirectional text. */
const joinLabels = (labels: readonly string[]) =>
  labels.map((label, at) => (
    <Fragment key={label}>
      {at > 0 && ', '}
      <bdi>{label}</bdi>
    </Fragment>
  ));

/**
 * Select of one or several options. Renders a `<button role="combobox">` (takes other props) and a list box inside a
 * `<div>`.
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
    toList(value),
    toList(defaultValue) ?? [],
    (next) => (props.multiple ? props.onValueChange?.(next) : props.onValueChange?.(next[0] ?? null)),
  );
  const shown = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  if (process.env.NODE_ENV !== 'production') {
    warnUnnamed('Select', label, rest);
    warnUnknownOption('Select', chosen, options);
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
          aria-describedby={joinDescriptionIds(id, hint, spoken)}
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
          <span className={classNames?.value}>
            {shown.length > 0 ? joinLabels(shown) : (placeholder ?? texts.choose)}
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
            <ListPositioner place={place} stand={list.stand} count={entries.length} onLost={list.close} />
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
