import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Slot } from '../../slots.ts';
import { TickValue } from '../Checkbox/TickValue.tsx';
import { buttonBase, canMix, hoverEdge } from '../shared/buttonBase.ts';
import { ChoiceWords } from '../shared/ChoiceWords.tsx';
import { choiceRow } from '../shared/choiceRow.ts';
import { focusRing } from '../shared/focusRing.ts';
import { useControlled } from '../shared/useControlled.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';

const Root = styled('button', buttonBase, hoverEdge, focusRing, choiceRow, {
  '@forced': { '&[data-checked]': { borderColor: 'Highlight' } },
});

/** Colour is not needed. */
const Track = styled('span', {
  position: 'relative',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '1.75rem',
  boxSizing: 'border-box',
  border: '2px solid currentColor',
  borderRadius: '$round',
  [canMix]: { borderColor: 'color-mix(in srgb, currentColor 62%, transparent)' },
  '&::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.4375rem)',
    insetInlineStart: '0.3125rem',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    borderRadius: '$round',
    backgroundColor: 'currentColor',
    transition: 'inset-inline-start 150ms ease-out',
  },
  '[data-checked] > &': {
    borderColor: '$reportBtnBrdr',
    backgroundColor: '$btn1Bg',
    color: '$btn1Fill',
    [canMix]: { borderColor: '$reportBtnBrdr' },
  },
  '[data-checked] > &::after': {
    insetBlockStart: 'calc(50% - 0.5625rem)',
    insetInlineStart: 'calc(100% - 1.3125rem)',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
  },
  '@motion': { '&::after': { transition: 'none' } },
  '@forced': {
    '&::after': { backgroundColor: 'ButtonText' },
    '[data-checked] > &': { borderColor: 'Highlight' },
    '[data-checked] > &::after': { backgroundColor: 'Highlight' },
  },
});

export type SwitchSlot = Slot<'Switch'>;

export type SwitchProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Same as children. */
  label?: ReactNode;
  description?: ReactNode;
  classNames?: Partial<Record<SwitchSlot, string>> | undefined;
};

/** Setting that applies at once; a `name` adds it to its form. Renders a `<button role="switch">`. */
export const Switch = ({
  checked,
  defaultChecked = false,
  onCheckedChange,
  description,
  onClick,
  label,
  children = label,
  name,
  classNames,
  ...rest
}: SwitchProps) => {
  const [on, setOn] = useControlled(checked, defaultChecked, onCheckedChange);
  if (process.env.NODE_ENV !== 'production') warnUnnamed('Switch', children ?? rest.id, rest);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOn(!on);
  };
  const { value, form, disabled } = rest;
  return (
    <>
      <Root
        type="button"
        role="switch"
        aria-checked={on}
        data-checked={on || undefined}
        onClick={handleClick}
        {...rest}
      >
        <ChoiceWords {...{ description, classNames }}>{children}</ChoiceWords>
        <Track aria-hidden className={classNames?.track} />
      </Root>
      {name && <TickValue {...{ name, value, form, disabled }} ticked={on} onReset={setOn} />}
    </>
  );
};
