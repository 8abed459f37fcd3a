import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon } from '../../icons/EyeIcon.tsx';
import { EyeOffIcon } from '../../icons/EyeOffIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useUiTexts } from '../../texts.tsx';
import { buttonBase } from '../shared/buttonBase.ts';
import { controlClass, Field, joinDescriptionIds } from '../shared/Field.tsx';
import { innerFocusRing } from '../shared/focusRing.ts';
import { useTruncation } from '../shared/useTruncation.tsx';
import { warnUnnamed } from '../shared/warnUnnamed.ts';

/** A phone number and its button only. */
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
  // Dashes and text remain.
  [NARROW]: { '& > [data-sign]:not(:only-child)': { display: 'none' } },
});

const Toggle = styled('button', buttonBase, innerFocusRing, {
  inlineSize: '$target',
  blockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$control',
});

export type TextFieldSlot = Slot<'TextField'>;

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Hides the label visually. Default `false`. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  need?: 'required' | 'optional' | undefined;
  invalid?: boolean | undefined;
  /** Announced while invalid; shown with `showError`. */
  error?: ReactNode;
  /** Under the field too. */
  showError?: boolean | undefined;
  /** Question about the typed text, under the field. */
  below?: ReactNode;
  /** At the field's start. */
  icon?: ReactNode;
  end?: ReactNode;
  classNames?: Partial<Record<TextFieldSlot, string>> | undefined;
};

/** Single-line field with label and hint; passwords get a reveal button. Renders an `<input>` inside a `<div>`. */
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
  const cut = useTruncation(rest.maxLength, rest.value);
  const secret = type === 'password';
  const spoken = invalid ? error : undefined;
  if (process.env.NODE_ENV !== 'production') warnUnnamed('TextField', label, rest);
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
          aria-describedby={joinDescriptionIds(id, hint, spoken, also)}
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
