import { styled } from '@parvis/theme/stitches';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useUiTexts } from '../../texts.tsx';
import { hiddenVisually } from '../shared/buttonBase.ts';
import { controlClass, describedBy, Field } from '../shared/Field.tsx';

const Control = styled('textarea', controlClass, {
  minBlockSize: '6rem',
  resize: 'vertical',
  fieldSizing: 'content',
  maxBlockSize: '16rem',
  lineHeight: '$normal',
});

const Count = styled('div', { fontSize: '$sm', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
const Spoken = styled('div', hiddenVisually);

/** From here on the characters left are spoken as well as shown. */
const SPOKEN_BELOW = 20;

export type TextAreaProps = ComponentProps<'textarea'> & {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** The form that is expected; always visible. */
  hint?: ReactNode;
  need?: 'required' | 'optional' | undefined;
  invalid?: boolean | undefined;
  /** Spoken once the field is invalid. */
  error?: ReactNode;
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean | undefined;
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
  counter = false,
  id: givenId,
  value,
  defaultValue,
  maxLength,
  onChange,
  ...rest
}: TextAreaProps) => {
  const texts = useUiTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const used = value === undefined ? typed : String(value).length;
  const left = (maxLength ?? 0) - used;
  const counted = counter && maxLength !== undefined;
  const spoken = invalid ? error : undefined;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} aside={need && texts[need]} error={spoken}>
      <Control
        id={id}
        aria-invalid={invalid}
        data-invalid={invalid || undefined}
        aria-describedby={describedBy(id, hint, spoken)}
        aria-required={need === 'required' || undefined}
        {...(value === undefined ? { defaultValue } : { value })}
        maxLength={maxLength}
        onChange={change}
        {...rest}
      />
      {counted && <Count aria-hidden>{`${used} / ${maxLength}`}</Count>}
      {counted && (
        <Spoken aria-live="polite">{left <= SPOKEN_BELOW ? texts.charactersLeft(left) : ''}</Spoken>
      )}
    </Field>
  );
};
