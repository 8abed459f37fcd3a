import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon } from '../../icons/EyeIcon.tsx';
import { EyeOffIcon } from '../../icons/EyeOffIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { buttonBase } from '../shared/buttonBase.ts';
import { controlClass, describedBy, Field } from '../shared/Field.tsx';
import { innerFocusRing } from '../shared/focusRing.ts';
import { tellUnnamed } from '../shared/tellUnnamed.ts';
import { useCut } from '../shared/useCut.tsx';

/** Where a field of a conversation has room for a telephone number and its button alone. */
const NARROW = '@media (max-width: 359.98px)';

const Box = styled('div', { position: 'relative', color: '$txt' });

const Input = styled('input', controlClass, {
  '&[data-icon]': { paddingInlineStart: '2.75rem' },
  '&[data-end], &[data-invalid]': { paddingInlineEnd: '3rem' },
  '&[data-end][data-invalid]': { paddingInlineEnd: '5rem', [NARROW]: { paddingInlineEnd: '3rem' } },
  '&::-ms-reveal': { display: 'none' },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Lead = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '0.875rem',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

const End = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  minInlineSize: '$target',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { flexShrink: 0 },
  '& > :not([data-sign])': { pointerEvents: 'auto' },
  // Its dashes and its words say it still.
  [NARROW]: { '& > [data-sign]:not(:only-child)': { display: 'none' } },
});

const Toggle = styled('button', buttonBase, innerFocusRing, {
  inlineSize: '$target',
  blockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$control',
});

/** A piece of it that takes a class. */
export type TextFieldSlot = Slot<'TextField'>;

export type TextFieldProps = ComponentProps<'input'> & {
  /** What is to be written. */
  label: ReactNode;
  /** Speaks the label without showing it, where the place says enough (a search field). Not by default. */
  hideLabel?: boolean | undefined;
  /** The form that is expected; always visible. */
  hint?: ReactNode;
  /** Says after the label whether it must be filled. */
  need?: 'required' | 'optional' | undefined;
  /** Marks what was written as refused or missing. Not by default. */
  invalid?: boolean | undefined;
  /** Spoken once the field is invalid; the field itself only shows its mark, unless `showError`. */
  error?: ReactNode;
  /** Shows `error` under the field as well. Questionnaires leave it out: their hint says what is expected. */
  showError?: boolean | undefined;
  /** Under the field: what is asked about what was typed. */
  below?: ReactNode;
  /** Inside the field, at its start. */
  icon?: ReactNode;
  /** Inside the field, at its end. */
  end?: ReactNode;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<TextFieldSlot, string>> | undefined;
};

/**
 * One line of text with its label and hint; `type="password"` gets a button that shows what was typed. Say with
 * `autoComplete` what a password manager may fill in: `current-password` to log in, `new-password` to choose one.
 * Renders an `<input>`, which takes ref, class name, style and the rest, inside a `<div>`. Data attributes: `data-icon`,
 * `data-end`, `data-invalid`, `data-revealed`.
 */
export const TextField = ({
  label,
  hideLabel = false,
  hint,
  need,
  invalid = false,
  error,
  showError,
  below,
  icon,
  end,
  type = 'text',
  id: givenId,
  'aria-describedby': also,
  classNames,
  ...rest
}: TextFieldProps) => {
  const texts = useUiTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [revealed, setRevealed] = useState(false);
  const cut = useCut(rest.maxLength, rest.value);
  const secret = type === 'password';
  const spoken = invalid ? error : undefined;
  if (process.env.NODE_ENV !== 'production') tellUnnamed('TextField', label, rest);
  return (
    <Field
      {...{ id, label, hideLabel, hint, showError, classNames }}
      need={need && texts[need]}
      error={spoken}
    >
      <Box ref={cut.around}>
        {icon && (
          <Lead aria-hidden className={classNames?.icon}>
            {icon}
          </Lead>
        )}
        <Input
          id={id}
          type={secret && revealed ? 'text' : type}
          aria-invalid={invalid}
          aria-describedby={describedBy(id, hint, spoken, also)}
          aria-required={need === 'required' || undefined}
          data-invalid={invalid || undefined}
          data-revealed={(secret && revealed) || undefined}
          data-icon={icon ? '' : undefined}
          data-end={end || secret ? '' : undefined}
          {...(hideLabel && typeof label === 'string' && { title: label })}
          {...rest}
        />
        {(end || secret || invalid) && (
          <End className={classNames?.end}>
            {invalid && <WarningIcon size="1.25rem" data-sign="" />}
            {secret ? (
              <Toggle
                type="button"
                aria-label={revealed ? texts.hidePassword : texts.showPassword}
                aria-controls={id}
                onClick={() => setRevealed(!revealed)}
              >
                {revealed ? <EyeOffIcon /> : <EyeIcon />}
              </Toggle>
            ) : (
              end
            )}
          </End>
        )}
      </Box>
      {cut.said}
      {below}
    </Field>
  );
};
