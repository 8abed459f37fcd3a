import { css, type StyleClass, styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { canMix, visuallyHiddenStyle } from './buttonBase.ts';
import { Need } from './Need.tsx';

/** Reads `aria-invalid`. */
export const controlClass: StyleClass = css({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '$target',
  margin: 0,
  paddingInline: '$4',
  paddingBlock: '$3',
  border: '1.5px solid currentColor',
  borderRadius: '$control',
  backgroundColor: '$inputBg',
  color: '$txt',
  font: 'inherit',
  fontSize: '$md',
  lineHeight: '$snug',
  outline: 'none',
  [canMix]: { borderColor: 'color-mix(in srgb, currentColor 58%, transparent)' },
  '&::placeholder': {
    color: 'var(--pv-placeholder, currentColor)',
    opacity: 1,
  },
  '&:focus-visible': {
    borderColor: 'transparent',
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '-2px',
  },
  '&[aria-invalid=true]': {
    border: '2px dashed currentColor',
    // Shows the label of an invalid field.
    scrollMarginBlockStart: '6rem',
    [canMix]: { borderColor: 'currentColor' },
  },
  // Focus ring and invalid dashes stay visible.
  '&[aria-invalid=true]:focus-visible': { borderColor: 'currentColor', outlineOffset: '2px' },
  '&:disabled': { opacity: 0.6 },
  '@forced': { '&[aria-invalid=true]': { border: '3px dashed CanvasText' } },
});

/** A grid would slow forms with hundreds of fields. */
const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minInlineSize: 0 });
const Top = styled('div', { lineHeight: '$snug' });
const Label = styled('label', {
  minInlineSize: 0,
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
const HiddenLabel = styled('label', visuallyHiddenStyle);
const Hint = styled('div', {
  fontSize: '$sm',
  lineHeight: '$snug',
  marginBlockEnd: '$1',
  overflowWrap: 'anywhere',
});
const Spoken = styled('div', visuallyHiddenStyle);
/** Always mounted, so that changes are announced. */
export const FieldMessage = styled('div', {
  display: 'flex',
  gap: '$1',
  alignItems: 'flex-start',
  fontSize: '$sm',
  fontWeight: '$bold',
  lineHeight: '$snug',
  '& > svg': { flexShrink: 0, marginBlockStart: '0.1em' },
  '& > span': { minInlineSize: 0, overflowWrap: 'break-word' },
  '&:empty': { position: 'absolute' },
});

export type FieldProps = {
  id: string;
  label: ReactNode;
  hideLabel: boolean;
  hint: ReactNode;
  need: string | undefined;
  error: ReactNode;
  /** Under the control too. Default `false`. */
  showError?: boolean | undefined;
  classNames?: Partial<Record<'field' | 'label' | 'hint' | 'error', string>> | undefined;
  children: ReactNode;
};

/** With its icon, inside `FieldMessage`. */
export const ErrorText = ({ children }: { children: ReactNode }) =>
  children && (
    <>
      <WarningIcon size="1.1em" />
      <span>{children}</span>
    </>
  );

/** Hint, current error and the host's ids. */
export const joinDescriptionIds = (
  id: string,
  hint: ReactNode,
  error: ReactNode,
  also?: string | undefined,
): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : '', also].filter(Boolean).join(' ') || undefined;

/** Label, hint and error around a text control. */
export const Field = (props: FieldProps) => {
  const { id, label, hideLabel, hint, need, error, showError = false, classNames, children } = props;
  const Message = showError ? FieldMessage : Spoken;
  return (
    <Root className={classNames?.field}>
      {hideLabel ? (
        <HiddenLabel className={classNames?.label} htmlFor={id}>
          {label}
        </HiddenLabel>
      ) : need ? (
        <Top>
          <Label className={classNames?.label} htmlFor={id}>
            {label}
          </Label>
          <Need word={need} />
        </Top>
      ) : (
        <Label className={classNames?.label} htmlFor={id}>
          {label}
        </Label>
      )}
      {hint && (
        <Hint className={classNames?.hint} id={`${id}-hint`}>
          {hint}
        </Hint>
      )}
      {children}
      <Message className={classNames?.error} id={`${id}-error`} aria-live="polite">
        {showError ? <ErrorText>{error}</ErrorText> : error}
      </Message>
    </Root>
  );
};
