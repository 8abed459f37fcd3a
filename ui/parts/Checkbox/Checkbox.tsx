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
import { tellUnnamed } from '../shared/tellUnnamed.ts';
import { useControlled } from '../shared/useControlled.ts';
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

/** A piece of it that takes a class. */
export type CheckboxSlot = Slot<'Checkbox'>;

export type CheckboxProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  /** Whether it is ticked, where somebody else keeps it. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first; not by default. */
  defaultChecked?: boolean | undefined;
  /** It was ticked, or the tick was taken back. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** One of several that exclude each other: spoken as a radio button, drawn round. Stands in a ChoiceGroup. Not by default. */
  exclusive?: boolean | undefined;
  /** Its words, as a field has them; the children do as well. */
  label?: ReactNode;
  /** Second, smaller line. */
  description?: ReactNode;
  /** A picture or icon at the end of the row. */
  image?: ReactNode;
  /** Marked by a dashed edge and a sign, and exposed as such; of several that exclude each other their group says it. As its group by default. */
  invalid?: boolean | undefined;
  /** Classes of yours for its pieces. */
  classNames?: Partial<Record<CheckboxSlot, string>> | undefined;
};

/**
 * A row that can be ticked; the whole row is the target. With a `name`, its own or its group's, a form gets its
 * `value` ("on" without one) while it is ticked, and resets it.
 * Renders a `<button role="checkbox">` (`role="radio"` when `exclusive`), and a hidden input beside it where it has a name. Data attributes: `data-checked`, `data-invalid`.
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
  if (process.env.NODE_ENV !== 'production') tellUnnamed('Checkbox', children ?? rest.id, rest);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
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
      onClick={press}
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
