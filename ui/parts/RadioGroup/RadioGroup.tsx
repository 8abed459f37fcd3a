import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx';
import { getArrowStep } from '../shared/arrows.ts';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { FormValue } from '../shared/FormValue.tsx';
import { getFocusedElement } from '../shared/getFocusedElement.ts';
import { Need } from '../shared/Need.tsx';
import { useControlled } from '../shared/useControlled.ts';
import { warnUnknownOption } from '../shared/warnUnknownOption.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';

/** Wraps; undefined for other keys. */
function findNextRow(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const step = getArrowStep(event);
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]:not(:disabled)')];
  const focused = getFocusedElement(event.currentTarget);
  const at = rows.findIndex((row) => row.contains(focused));
  return step === 0 || at < 0 ? undefined : rows[(at + step + rows.length) % rows.length];
}

const Root = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$1', color: '$txt' });
const Top = styled('div', {
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '&[data-hidden]': visuallyHiddenStyle,
});
const Label = styled('span', { fontWeight: '$bold' });

export type RadioOption = {
  /** Unique, not "". */
  value: string;
  label: ReactNode;
  description?: ReactNode;
  image?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupSlot = Slot<'RadioGroup'>;

export type RadioGroupProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  need?: 'required' | 'optional' | undefined;
  options: readonly RadioOption[];
  /** `null` without a choice. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** `null` after a form reset. */
  onValueChange?: ((value: string | null) => void) | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  error?: ReactNode;
  name?: string | undefined;
  /** Id of an outer form. */
  form?: string | undefined;
  classNames?: Partial<Record<RadioGroupSlot, string>> | undefined;
};

/**
 * One of a few options; arrows choose, as in native radios. Renders a `<div role="radiogroup">` that forwards
 * `focus()`, inside a `<div>`.
 */
export const RadioGroup = ({
  label,
  hideLabel = false,
  hint,
  need,
  options,
  value,
  defaultValue = null,
  onValueChange,
  disabled = false,
  invalid = false,
  error,
  name,
  form,
  id: givenId,
  onKeyDown,
  classNames,
  ...rest
}: RadioGroupProps) => {
  const texts = useUiTexts();
  const place = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const values = chosen === null ? [] : [chosen];
  if (process.env.NODE_ENV !== 'production') {
    warnUnnamed('RadioGroup', label, rest);
    warnUnknownOption('RadioGroup', values, options);
  }
  return (
    <Root ref={place} className={classNames?.field}>
      <Top data-hidden={hideLabel ? '' : undefined}>
        <Label className={classNames?.label} id={`${id}-label`}>
          {label}
        </Label>
        <Need word={need && texts[need]} />
      </Top>
      <ChoiceGroup
        exclusive
        {...{ id, hint, invalid, error, classNames }}
        aria-labelledby={`${id}-label`}
        aria-required={need === 'required' || undefined}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const row = event.defaultPrevented ? undefined : findNextRow(event);
          if (row) choose(row.value);
        }}
        {...rest}
      >
        {options.map(({ value: one, label: words, disabled: isOptionDisabled = false, ...look }) => (
          <Checkbox
            key={one}
            exclusive
            className={classNames?.row}
            value={one}
            checked={one === chosen}
            onCheckedChange={() => choose(one)}
            disabled={disabled || isOptionDisabled}
            {...look}
          >
            {words}
          </Checkbox>
        ))}
      </ChoiceGroup>
      {name && (
        <FormValue
          {...{ name, form, disabled, place, options }}
          chosen={values}
          multiple
          onReset={([initial = null]) => choose(initial)}
        />
      )}
    </Root>
  );
};
