import { css, type StyleClass, styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { canMix, hiddenVisually } from './buttonBase.ts';
import { Need } from './Need.tsx';

/** Class of a text control; reads `aria-invalid`. */
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
    // Where a page scrolls to it, its label and what is wrong above it come into sight, too.
    scrollMarginBlockStart: '6rem',
    [canMix]: { borderColor: 'currentColor' },
  },
  // The ring outside the dashes: wrong and focused are both in sight.
  '&[aria-invalid=true]:focus-visible': { borderColor: 'currentColor', outlineOffset: '2px' },
  '&:disabled': { opacity: 0.6 },
  '@forced': { '&[aria-invalid=true]': { border: '3px dashed CanvasText' } },
});

/** A column rather than a grid, and no row around a label that stands alone: a thousand fields are laid out at once. */
const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minInlineSize: 0 });
const Top = styled('div', { lineHeight: '$snug' });
const Label = styled('label', {
  minInlineSize: 0,
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
const HiddenLabel = styled('label', hiddenVisually);
const Hint = styled('div', {
  fontSize: '$sm',
  lineHeight: '$snug',
  marginBlockEnd: '$1',
  overflowWrap: 'anywhere',
});
const Spoken = styled('div', hiddenVisually);
/** Words below a control: always there, so that what it says is spoken; takes no room while it is silent. */
export const Seen = styled('div', {
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
  /** Id of the element that takes what is typed. */
  id: string;
  /** What is to be given. */
  label: ReactNode;
  /** The label is there for screen readers alone. */
  hideLabel: boolean;
  /** What helps, between label and field. */
  hint: ReactNode;
  /** After the label: the word for "required" or "optional". */
  need: string | undefined;
  /** What is wrong, below the field. */
  error: ReactNode;
  /** Shows the error under the control as well, for forms that say in words what is wrong. Not by default. */
  showError?: boolean | undefined;
  /** Classes of the host. */
  classNames?: Partial<Record<'field' | 'label' | 'hint' | 'error', string>> | undefined;
  /** The field itself. */
  children: ReactNode;
};

/** What is wrong, with its sign, within `Seen`. Renders an icon and a `<span>`, or nothing. */
export const Wrong = ({ children }: { children: ReactNode }) =>
  children && (
    <>
      <WarningIcon size="1.1em" />
      <span>{children}</span>
    </>
  );

/** Identifiers that a control lists in `aria-describedby`: its hint, its error while there is one, and those that the host gave. */
export const describedBy = (
  id: string,
  hint: ReactNode,
  error: ReactNode,
  also?: string | undefined,
): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : '', also].filter(Boolean).join(' ') || undefined;

/**
 * What stands around a text control: label above, hint always visible, error spoken, and shown where that is asked.
 * Renders a `<div>`.
 */
export const Field = (props: FieldProps) => {
  const { id, label, hideLabel, hint, need, error, showError = false, classNames, children } = props;
  const Said = showError ? Seen : Spoken;
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
      <Said className={classNames?.error} id={`${id}-error`} aria-live="polite">
        {showError ? <Wrong>{error}</Wrong> : error}
      </Said>
    </Root>
  );
};
