import { css, type StyleClass, styled } from '@parvis/theme/stitches';
import type { ReactNode } from 'react';
import { canMix, hiddenVisually } from './buttonBase.ts';

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
    color: 'inherit',
    opacity: 1,
  },
  '&:focus-visible': {
    borderColor: 'transparent',
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '-2px',
  },
  '&[aria-invalid=true]': {
    borderColor: 'currentColor',
    boxShadow: 'inset 0 0 0 1px currentColor, 0 0 0 4px var(--pv-halo)',
    '--pv-halo': 'rgba(128, 128, 128, 0.4)',
    [canMix]: { '--pv-halo': 'color-mix(in srgb, var(--pv-ring, $colors$txt) 22%, transparent)' },
  },
  '&:disabled': { opacity: 0.6 },
  '@forced': { '&[aria-invalid=true]': { border: '3px dashed CanvasText' } },
});

/** A column rather than a grid, and no row around a label that stands alone: a thousand fields are laid out at once. */
const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minInlineSize: 0 });
const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$3',
});
const Label = styled('label', { fontWeight: '$bold', lineHeight: '$snug' });
const HiddenLabel = styled('label', hiddenVisually);
const Aside = styled('span', { fontSize: '$sm', flexShrink: 0 });
const Hint = styled('div', { fontSize: '$sm', lineHeight: '$snug', marginBlockEnd: '$1' });
const Spoken = styled('div', hiddenVisually);

export type FieldProps = {
  id: string;
  label: ReactNode;
  hideLabel: boolean;
  hint: ReactNode;
  /** Beside the label: a counter, "optional". */
  aside: ReactNode;
  error: ReactNode;
  children: ReactNode;
};

/** Identifiers that a control lists in `aria-describedby`: its hint, and its error while there is one. */
export const describedBy = (id: string, hint: ReactNode, error: ReactNode): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/**
 * What stands around a text control: label above, hint always visible, error spoken.
 * Renders a `<div>`.
 */
export const Field = ({ id, label, hideLabel, hint, aside, error, children }: FieldProps) => (
  <Root>
    {hideLabel ? (
      <HiddenLabel htmlFor={id}>{label}</HiddenLabel>
    ) : aside ? (
      <Top>
        <Label htmlFor={id}>{label}</Label>
        <Aside>{aside}</Aside>
      </Top>
    ) : (
      <Label htmlFor={id}>{label}</Label>
    )}
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    {children}
    <Spoken id={`${id}-error`} aria-live="polite">
      {error}
    </Spoken>
  </Root>
);
