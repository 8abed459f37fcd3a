import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx';
import { arrowStep } from '../shared/arrows.ts';
import { hiddenVisually } from '../shared/buttonBase.ts';
import { FormValue } from '../shared/FormValue.tsx';
import { focusedIn } from '../shared/focusedIn.ts';
import { Need } from '../shared/Need.tsx';
import { tellNoOption } from '../shared/tellNoOption.ts';
import { tellUnnamed } from '../shared/tellUnnamed.ts';
import { useControlled } from '../shared/useControlled.ts';

/** The row to which an arrow leads, round the ends; none for any other key. */
function rowFor(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | undefined {
  const step = arrowStep(event);
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]:not(:disabled)')];
  const focused = focusedIn(event.currentTarget);
  const at = rows.findIndex((row) => row.contains(focused));
  return step === 0 || at < 0 ? undefined : rows[(at + step + rows.length) % rows.length];
}

const Root = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$1', color: '$txt' });
const Top = styled('div', {
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '&[data-hidden]': hiddenVisually,
});
const Label = styled('span', { fontWeight: '$bold' });

/** One that can be chosen. */
export type RadioOption = {
  /** What is kept of it; each of a group has its own, and none is "". */
  value: string;
  label: ReactNode;
  /** Second, smaller line. */
  description?: ReactNode;
  /** A picture or icon at the end of the row. */
  image?: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
};

/** A piece of it that takes a class. */
export type RadioGroupSlot = Slot<'RadioGroup'>;

export type RadioGroupProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** What is chosen. */
  label: ReactNode;
  /** The label is there for screen readers alone. Not by default. */
  hideLabel?: boolean | undefined;
  /** What helps to choose, below the label. */
  hint?: ReactNode;
  /** Says after the label whether an answer is needed. */
  need?: 'required' | 'optional' | undefined;
  /** What can be chosen, in this order. */
  options: readonly RadioOption[];
  /** The value of what is chosen, held by you: `null` without a choice. Left out, the part holds it. */
  value?: string | null | undefined;
  /** What is chosen at first; nothing by default. */
  defaultValue?: string | null | undefined;
  /** One was chosen; called with its value, and with `null` where a form is reset that had none at first. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Nothing of it can be chosen now. Not by default. */
  disabled?: boolean | undefined;
  /** Marks the choice as refused or missing. Not by default. */
  invalid?: boolean | undefined;
  /** What is wrong with it, below the rows. */
  error?: ReactNode;
  /** What a form calls the choice: nothing is sent without one. */
  name?: string | undefined;
  /** Id of a form that it belongs to and does not stand in. */
  form?: string | undefined;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<RadioGroupSlot, string>> | undefined;
};

/**
 * A field of a form in which one of a few is chosen, as native radio buttons do it: an arrow moves and chooses. Where arrows
 * must not answer, take ChoiceGroup.
 * Renders a `<div role="radiogroup">`, which takes ref (its `focus()` goes to the tab stop), class name, style and the rest, inside a `<div>` with its label. Data attributes: `data-invalid`.
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
    tellUnnamed('RadioGroup', label, rest);
    tellNoOption('RadioGroup', values, options);
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
          // The group moves the focus there.
          const row = event.defaultPrevented ? undefined : rowFor(event);
          if (row) choose(row.value);
        }}
        {...rest}
      >
        {options.map(({ value: one, label: words, disabled: off = false, ...look }) => (
          <Checkbox
            key={one}
            exclusive
            className={classNames?.row}
            value={one}
            checked={one === chosen}
            onCheckedChange={() => choose(one)}
            disabled={disabled || off}
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
