import { styled } from '@parvis/theme/stitches';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { buttonBase, canMix, hoverEdge } from '../shared/buttonBase.ts';
import { focusRing } from '../shared/focusRing.ts';
import { useControlled } from '../shared/useControlled.ts';

const Root = styled('button', buttonBase, hoverEdge, focusRing, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingInline: '$4',
  paddingBlock: '$3',
  borderRadius: '$control',
  hairline: 'all',
  fontSize: '$md',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  transition: 'border-color 150ms ease-out',
  '&[data-checked]': {
    borderColor: '$reportBtnBrdr',
    boxShadow: 'inset 0 0 0 1px $colors$reportBtnBrdr',
    [canMix]: { borderColor: '$reportBtnBrdr' },
  },
  '&[data-invalid]': {
    borderColor: 'currentColor',
    boxShadow: 'inset 0 0 0 1px currentColor, 0 0 0 4px var(--pv-halo)',
    '--pv-halo': 'rgba(128, 128, 128, 0.4)',
    [canMix]: {
      borderColor: 'currentColor',
      '--pv-halo': 'color-mix(in srgb, currentColor 22%, transparent)',
    },
  },
  '&[data-checked]:focus-visible, &[data-invalid]:focus-visible': {
    boxShadow: '0 0 0 2px var(--pv-ringGround, $colors$bg1)',
  },
  '&:disabled': { opacity: 0.5 },
  '@motion': { transition: 'none' },
  '@forced': {
    '&[data-checked]': { borderColor: 'Highlight' },
    '&[data-invalid]': { outline: '3px dashed CanvasText' },
  },
});

const Mark = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '2px solid currentColor',
  borderRadius: '7px',
  color: 'inherit',
  [canMix]: { borderColor: 'color-mix(in srgb, currentColor 62%, transparent)' },
  '& svg': { visibility: 'hidden', strokeWidth: 3 },
  '[role=radio] > &': { borderRadius: '$round' },
  '[data-checked] > &': {
    borderColor: '$reportBtnBrdr',
    backgroundColor: '$btn1Bg',
    color: '$btn1Fill',
    [canMix]: { borderColor: '$reportBtnBrdr' },
  },
  '[data-checked] > & svg': { visibility: 'visible' },
  '@forced': { '[data-checked] > &': { borderColor: 'Highlight', color: 'Highlight' } },
});

const Words = styled('span', { flex: '1 1 0', minInlineSize: 0 });
const Label = styled('span', { display: 'block', fontWeight: '$medium' });
const Description = styled('span', { display: 'block', fontSize: '$sm', marginBlockStart: '2px' });
const Slot = styled('span', { flexShrink: 0, display: 'grid', placeItems: 'center' });

export type CheckboxProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** One of several that exclude each other: spoken as a radio button, drawn round. Stands in a ChoiceGroup. */
  exclusive?: boolean | undefined;
  /** Second, smaller line. */
  description?: ReactNode;
  /** A picture or icon at the end of the row. */
  image?: ReactNode;
  /** Marked, and exposed as such; of several that exclude each other their group says it. */
  invalid?: boolean | undefined;
};

/**
 * A row that can be ticked; the whole row is the target.
 * Renders a `<button role="checkbox">` (`role="radio"` when `exclusive`). Data attributes: `data-checked`, `data-invalid`.
 */
export const Checkbox = ({
  checked,
  defaultChecked = false,
  onCheckedChange,
  exclusive = false,
  description,
  image,
  invalid = false,
  onClick,
  children,
  ...rest
}: CheckboxProps) => {
  const [ticked, setTicked] = useControlled(checked, defaultChecked, onCheckedChange);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setTicked(!ticked);
  };
  return (
    <Root
      type="button"
      role={exclusive ? 'radio' : 'checkbox'}
      aria-checked={ticked}
      aria-invalid={(invalid && !exclusive) || undefined}
      data-checked={ticked || undefined}
      data-invalid={invalid || undefined}
      onClick={press}
      {...rest}
    >
      <Mark aria-hidden>
        <CheckIcon size="1rem" />
      </Mark>
      <Words>
        <Label>{children}</Label>
        {description && <Description>{description}</Description>}
      </Words>
      {image && <Slot>{image}</Slot>}
    </Root>
  );
};
