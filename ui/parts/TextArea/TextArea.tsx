import { styled } from '@parvis/theme/css/stitches';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { controlClass, Field, joinDescriptionIds } from '../shared/Field.tsx';
import { useFormReset } from '../shared/useFormReset.ts';
import { useTruncation } from '../shared/useTruncation.tsx';
import { warnUnnamed } from '../shared/warnUnnamed.ts';

const Control = styled('textarea', controlClass, {
  minBlockSize: '6rem',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '16rem',
  lineHeight: '$normal',
  // In any text direction.
  '&[data-invalid]': { paddingRight: '3rem' },
  '[dir=rtl] &[data-invalid]': { paddingRight: '$space$4', paddingLeft: '3rem' },
});
const Box = styled('div', {
  position: 'relative',
  color: '$txt',
  '& > svg': {
    position: 'absolute',
    insetBlockStart: '0.875rem',
    insetInlineEnd: '0.875rem',
    pointerEvents: 'none',
  },
});

const Count = styled('div', { fontSize: '$sm', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
const Spoken = styled('div', visuallyHiddenStyle);

/** Characters left from which the counter speaks. */
const SPOKEN_BELOW = 20;

/** On keyboard focus; browsers show only the caret's line. */
const showWhole = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest' });
};

export type TextAreaSlot = Slot<'TextArea'>;

export type TextAreaProps = ComponentProps<'textarea'> & {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  need?: 'required' | 'optional' | undefined;
  invalid?: boolean | undefined;
  /** Announced while invalid. */
  error?: ReactNode;
  /** Under the field too. */
  showError?: boolean | undefined;
  /** Counts up to `maxLength`. Default `false`. */
  counter?: boolean | undefined;
  classNames?: Partial<Record<TextAreaSlot, string>> | undefined;
};

/** Multi-line field with label, hint and counter. Renders a `<textarea>` inside a `<div>`. */
export const TextArea = ({
  label,
  hideLabel = false,
  hint,
  need,
  invalid = false,
  error,
  showError,
  counter = false,
  id: givenId,
  value,
  defaultValue,
  maxLength,
  onChange,
  ref,
  classNames,
  ...rest
}: TextAreaProps) => {
  const texts = useUiTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const control = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => control.current);
  const cut = useTruncation(maxLength, value);
  const atFirst = String(defaultValue ?? '').length;
  const [typed, setTyped] = useState(atFirst);
  const used = value === undefined ? typed : String(value).length;
  const left = (maxLength ?? 0) - used;
  const counted = counter && maxLength !== undefined;
  const spoken = invalid ? error : undefined;
  if (process.env.NODE_ENV !== 'production') warnUnnamed('TextArea', label, rest);
  useFormReset(
    () => control.current?.form,
    () => setTyped(atFirst),
    counted && value === undefined,
  );
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field
      {...{ id, label, hideLabel, hint, showError, classNames }}
      need={need && texts[need]}
      error={spoken}
    >
      <Box ref={cut.around}>
        <Control
          ref={control}
          id={id}
          dir="auto"
          aria-invalid={invalid}
          data-invalid={invalid || undefined}
          aria-describedby={joinDescriptionIds(id, hint, spoken)}
          aria-required={need === 'required' || undefined}
          {...(hideLabel && typeof label === 'string' && { title: label })}
          {...(value === undefined ? { defaultValue } : { value })}
          maxLength={maxLength}
          onChange={handleChange}
          onFocus={showWhole}
          {...rest}
        />
        {invalid && <WarningIcon size="1.25rem" data-sign="" />}
      </Box>
      {cut.said}
      {counted && <Count aria-hidden className={classNames?.counter}>{`${used} / ${maxLength}`}</Count>}
      {counted && (
        <Spoken aria-live="polite">{left <= SPOKEN_BELOW ? texts.charactersLeft(left) : ''}</Spoken>
      )}
    </Field>
  );
};
