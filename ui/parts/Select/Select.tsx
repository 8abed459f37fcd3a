import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, Fragment, type ReactNode, useId, useRef } from 'react';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { Field, joinDescriptionIds } from '../shared/Field.tsx';
import { FormValue } from '../shared/FormValue.tsx';
import { useControlled } from '../shared/useControlled.ts';
import { warnUnknownOption } from '../shared/warnUnknownOption.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';
import type { SelectOption } from './listbox.ts';
import { SelectList } from './SelectList.tsx';
import { SelectTrigger } from './SelectTrigger.tsx';
import { useListbox } from './useListbox.ts';

export type { SelectOption } from './listbox.ts';

const Place = styled('div', { color: '$txt' });

type Choice =
  | {
      /** The list stays open; `value` is an array. Default `false`. */
      multiple?: false | undefined;
      /** `null`, or an empty array, without a choice. */
      value?: string | null | undefined;
      defaultValue?: string | null | undefined;
      /** `null`, or an empty array, when cleared. */
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
    /** Adds an entry that clears the choice. Default `false`. */
    clearable?: boolean | undefined;
    invalid?: boolean | undefined;
    /** Announced; shown with `showError`. */
    error?: ReactNode;
    /** Under the field too. */
    showError?: boolean | undefined;
    /** `multiple` sends one entry per value. */
    name?: string | undefined;
    classNames?: Partial<Record<SelectSlot, string>> | undefined;
  };

const toList = (value: string | null | readonly string[] | undefined): readonly string[] | undefined =>
  value === undefined ? undefined : value === null ? [] : typeof value === 'string' ? [value] : value;

const CLEAR = '';

/** Isolated for bidirectional text. */
const joinLabels = (labels: readonly string[]) =>
  labels.map((label, at) => (
    <Fragment key={label}>
      {at > 0 && ', '}
      <bdi>{label}</bdi>
    </Fragment>
  ));

/** Select of one or several options. Renders a `<button role="combobox">` and a list box inside a `<div>`. */
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
  const chooseOption = (option: SelectOption) => {
    if (!multiple || option.value === CLEAR) return setChosen(option.value === CLEAR ? [] : [option.value]);
    const without = chosen.filter((one) => one !== option.value);
    setChosen(without.length < chosen.length ? without : [...chosen, option.value]);
  };
  const list = useListbox({ entries, chosen, stayOpen: multiple, choose: chooseOption });
  const spoken = invalid ? error : undefined;
  return (
    <Field
      {...{ id, label, hideLabel, hint, showError, classNames }}
      need={need && texts[need]}
      error={spoken}
    >
      <Place ref={place}>
        <SelectTrigger
          {...{ id, list, invalid }}
          aria-required={need === 'required' || undefined}
          aria-describedby={joinDescriptionIds(id, hint, spoken)}
          {...rest}
        >
          <span className={classNames?.value}>
            {shown.length > 0 ? joinLabels(shown) : (placeholder ?? texts.choose)}
          </span>
        </SelectTrigger>
        <SelectList {...{ id, label, list, entries, chosen, multiple, place, classNames }} />
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
