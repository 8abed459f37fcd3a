import { styled } from '@parvis/theme/css/stitches';
import { type ColourRole, colourRoles } from '@parvis/theme/derive/fromRoles';
import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Select } from '@parvis/ui/parts/Select';
import type { ClipboardEventHandler } from 'react';
import { ColourField } from '../colours/ColourField.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import type { BrandRow } from '../state/brandRows.ts';

const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, 9rem) auto',
  alignItems: 'start',
  gap: '$1 $2',
  '& > bdi': {
    gridColumn: '1 / -1',
    fontSize: '$sm',
    lineHeight: '$snug',
    overflowWrap: 'anywhere',
  },
  // What is said of a colour has the width of its line, below all of it.
  '& > [data-colour-field]': { display: 'contents' },
  '& > [data-colour-field] > :not(:first-child)': { order: 1, gridColumn: '1 / -1' },
});

const NONE = 'none';

/** The colour that a row begins with is chosen whole, so that typing puts another in its place. */
const intoField = (line: HTMLElement | null): void => {
  const field = line?.querySelector<HTMLInputElement>('input[data-colour]');
  field?.focus();
  field?.select();
};

export type BrandRowFieldsProps = {
  row: BrandRow;
  /** Its place in the list, from 1. */
  number: number;
  /** It was just added: what is typed next is its colour. */
  isNew: boolean;
  onColour: (colour: string) => void;
  /** Something is put into the field of the colour. */
  onPaste: ClipboardEventHandler;
  onRole: (role: ColourRole | null) => void;
  onRemove: (() => void) | undefined;
};

/** One colour of a brand: the colour, its role, away with it. Renders a `<li>`. */
export const BrandRowFields = ({
  row,
  number,
  isNew,
  onColour,
  onPaste,
  onRole,
  onRemove,
}: BrandRowFieldsProps) => {
  const { t } = useStudioTexts();
  const label = t('studio.brand.colour', { number });
  return (
    <Line ref={isNew ? intoField : undefined} onPaste={onPaste}>
      {row.name && <bdi>{row.name}</bdi>}
      <ColourField label={label} colour={row.colour} onColour={onColour} native />
      <Select
        label={t('studio.brand.roleOf', { number })}
        hideLabel
        value={row.role ?? NONE}
        onValueChange={(role) => onRole(colourRoles.find((one) => one === role) ?? null)}
        options={[
          ...colourRoles.map((value) => ({ value, label: t(`studio.brand.role.${value}`) })),
          { value: NONE, label: t('studio.brand.role.none') },
        ]}
      />
      {onRemove ? (
        <Button variant="plain" iconOnly icon={<CloseIcon size={20} />} onClick={onRemove}>
          {t('studio.brand.removeNamed', { colour: row.colour })}
        </Button>
      ) : (
        <span />
      )}
    </Line>
  );
};
