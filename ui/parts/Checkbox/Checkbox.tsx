import { styled } from '@parvis/theme/css/stitches';
import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { RowGroup } from '../ChoiceGroup/rowGroup.ts';
import { buttonBase, canMix, hoverEdge } from '../shared/buttonBase.ts';
import { ChoiceWords } from '../shared/ChoiceWords.tsx';
import { choiceRow } from '../shared/choiceRow.ts';
import { focusRing } from '../shared/focusRing.ts';
import { useControlled } from '../shared/useControlled.ts';
import { warnUnnamed } from '../shared/warnUnnamed.ts';
import { TickValue } from './TickValue.tsx';

const Root = styled('button', buttonBase, hoverEdge, focusRing, choiceRow, {
  '&[data-invalid]': {
    paddingInline: 15,
    border: '2px dashed currentColor',
    boxShadow: 'none',
    [canMix]: { borderColor: 'currentColor' },
  },
  '@forced': {
    '&[data-checked]': { borderColor: 'Highlight' },
    '&[data-invalid]': { borderWidth: '3px', borderColor: 'CanvasText' },
  },
});

const Mark = styled('span', {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '2px solid currentColor',
  borderRadius: '$mark',
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

const End = styled('span', { flexShrink: 0, display: 'grid', placeItems: 'center' });

export type CheckboxSlot = Slot<'Checkbox'>;

export type CheckboxProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Radio look and semantics. Default `false`. */
  exclusive?: boolean | undefined;
  /** Same as children. */
  label?: ReactNode;
  description?: ReactNode;
  image?: ReactNode;
  /** Dashed edge, icon and `aria-invalid` (on the group if exclusive). Default: the group's. */
  invalid?: boolean | undefined;
  classNames?: Partial<Record<CheckboxSlot, string>> | undefined;
};

/**
 * Checkable row; a `name` adds it to its form. Renders a `<button role="checkbox">` (`role="radio"` if `exclusive`).
 */
export const Checkbox = ({
  checked,
  defaultChecked = false,
  onCheckedChange,
  exclusive = false,
  description,
  image,
  invalid: ownInvalid,
  onClick,
  label,
  children = label,
  name: ownName,
  classNames,
  ...rest
}: CheckboxProps) => {
  const group = useContext(RowGroup);
  const name = ownName ?? group?.name;
  const invalid = ownInvalid ?? group?.invalid ?? false;
  const [ticked, setTicked] = useControlled(checked, defaultChecked, onCheckedChange);
  if (process.env.NODE_ENV !== 'production') warnUnnamed('Checkbox', children ?? rest.id, rest);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setTicked(!ticked);
  };
  const row = (
    <Root
      type="button"
      role={exclusive ? 'radio' : 'checkbox'}
      aria-checked={ticked}
      aria-invalid={(invalid && !exclusive) || undefined}
      data-checked={ticked || undefined}
      data-invalid={invalid || undefined}
      onClick={handleClick}
      {...rest}
    >
      <Mark aria-hidden className={classNames?.mark}>
        <CheckIcon size="1rem" />
      </Mark>
      <ChoiceWords {...{ description, classNames }}>{children}</ChoiceWords>
      {image && <End className={classNames?.image}>{image}</End>}
      {invalid && (
        <End>
          <WarningIcon size="1.25rem" data-sign="" />
        </End>
      )}
    </Root>
  );
  if (!name) return row;
  const { value, form, disabled } = rest;
  return (
    <>
      {row}
      <TickValue {...{ name, value, form, disabled, ticked }} onReset={setTicked} />
    </>
  );
};
