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
import { hiddenVisually } from '../shared/buttonBase.ts';
import { controlClass, describedBy, Field } from '../shared/Field.tsx';
import { tellUnnamed } from '../shared/tellUnnamed.ts';
import { useCut } from '../shared/useCut.tsx';
import { useFormReset } from '../shared/useFormReset.ts';

const Control = styled('textarea', controlClass, {
  minBlockSize: '6rem',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '16rem',
  lineHeight: '$normal',
  // The side of the sign, whatever the direction of what is written.
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
const Spoken = styled('div', hiddenVisually);

/** From here on the characters left are spoken as well as shown. */
const SPOKEN_BELOW = 20;

/** A browser shows the line of the caret alone: whoever comes by the keyboard sees the whole field. Under a finger it stays. */
const showWhole = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest' });
};

/** A piece of it that takes a class. */
export type TextAreaSlot = Slot<'TextArea'>;

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** What is to be written. */
  label: ReactNode;
  /** The label is there for screen readers alone. Not by default. */
  hideLabel?: boolean | undefined;
  /** The form that is expected; always visible. */
  hint?: ReactNode;
  /** Says after the label whether an answer is needed. */
  need?: 'required' | 'optional' | undefined;
  /** Marks what was written as refused or missing. Not by default. */
  invalid?: boolean | undefined;
  /** Spoken once the field is invalid. */
  error?: ReactNode;
  /** Shows `error` under the field as well, as in TextField. */
  showError?: boolean | undefined;
  /** Shows how many of `maxLength` characters are used. Not by default. */
  counter?: boolean | undefined;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<TextAreaSlot, string>> | undefined;
};

/**
 * Several lines of text with label, hint and counter.
 * Renders a `<textarea>`, which takes ref, class name, style and the rest, inside a `<div>`. Data attributes: `data-invalid`.
 */
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
  const cut = useCut(maxLength, value);
  const atFirst = String(defaultValue ?? '').length;
  const [typed, setTyped] = useState(atFirst);
  const used = value === undefined ? typed : String(value).length;
  const left = (maxLength ?? 0) - used;
  const counted = counter && maxLength !== undefined;
  const spoken = invalid ? error : undefined;
  if (process.env.NODE_ENV !== 'production') tellUnnamed('TextArea', label, rest);
  useFormReset(
    () => control.current?.form,
    () => setTyped(atFirst),
    counted && value === undefined,
  );
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
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
          aria-describedby={describedBy(id, hint, spoken)}
          aria-required={need === 'required' || undefined}
          {...(hideLabel && typeof label === 'string' && { title: label })}
          {...(value === undefined ? { defaultValue } : { value })}
          maxLength={maxLength}
          onChange={change}
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
