import { readBrand } from '@parvis/theme/brand/readBrand';
import { styled } from '@parvis/theme/css/stitches';
import { colourRoles } from '@parvis/theme/derive/fromRoles';
import { type MainLack, mainLack } from '@parvis/theme/derive/mainLack';
import { CloseIcon } from '@parvis/ui/icons/CloseIcon';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Select } from '@parvis/ui/parts/Select';
import { useState } from 'react';
import { ColourField } from '../colours/ColourField.tsx';
import { Problem, Row, scrollToNode } from '../shared/Panel.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import { addRow, type BrandRow, getRoles, insertList, setRole, setRowColour } from './brandRows.ts';

const Form = styled('form', { display: 'grid', gap: '$3', margin: 0, '& p': { margin: 0, fontSize: '$sm' } });
const Rows = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, 9rem) auto',
  alignItems: 'start',
  gap: '$1 $2',
  '& > bdi': { gridColumn: '1 / -1', fontSize: '$sm', lineHeight: '$snug', overflowWrap: 'anywhere' },
  // Errors take the full width below.
  '& > [data-colour-field]': { display: 'contents' },
  '& > [data-colour-field] > :not(:first-child)': { order: 1, gridColumn: '1 / -1' },
});

const NONE = 'none';
const MOST = 5;

/** Typing replaces a new row's colour. */
const selectColour = (line: HTMLElement | null): void => {
  const field = line?.querySelector<HTMLInputElement>('input[data-colour]');
  field?.focus();
  field?.select();
};

export type BrandPartProps = {
  rows: readonly BrandRow[];
  onRows: (rows: readonly BrandRow[]) => void;
  onMake: () => void;
  /** The theme was derived from these colours. */
  isMade: boolean;
};

/** Brand colours with roles, from which a theme is derived. */
export const BrandPart = ({ rows, onRows, onMake, isMade }: BrandPartProps) => {
  const { t } = useStudioTexts();
  const [added, setAdded] = useState<number>();
  const add = () => {
    const more = addRow(rows);
    onRows(more);
    setAdded(more.at(-1)?.id);
  };
  const handlePaste = (id: number) => (event: React.ClipboardEvent) => {
    const read = readBrand(event.clipboardData.getData('text'));
    if (!read.ok || read.colours.length < 2) return;
    event.preventDefault();
    onRows(insertList(rows, id, read));
  };
  const unused = [...new Set(rows.filter(({ role }) => !role).map(({ colour }) => colour))];
  const hasMain = rows.some(({ role }) => role === 'main');
  const lack: MainLack | undefined = mainLack(getRoles(rows));
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The theme would use the field's last valid colour.
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        if (wrong) wrong.focus();
        else if (hasMain) onMake();
      }}
    >
      <Rows aria-label={t('studio.start.brand')}>
        {rows.map((row, at) => (
          <Line key={row.id} ref={row.id === added ? selectColour : undefined} onPaste={handlePaste(row.id)}>
            {row.name && <bdi>{row.name}</bdi>}
            <ColourField
              label={t('studio.brand.colour', { number: at + 1 })}
              colour={row.colour}
              onColour={(colour) => onRows(setRowColour(rows, row.id, colour))}
              native
            />
            <Select
              label={t('studio.brand.roleOf', { number: at + 1 })}
              hideLabel
              value={row.role ?? NONE}
              onValueChange={(role) =>
                onRows(setRole(rows, row.id, colourRoles.find((one) => one === role) ?? null))
              }
              options={[
                ...colourRoles.map((value) => ({ value, label: t(`studio.brand.role.${value}`) })),
                { value: NONE, label: t('studio.brand.role.none') },
              ]}
            />
            {rows.length > 1 && (
              <Button
                variant="plain"
                iconOnly
                icon={<CloseIcon size={20} />}
                onClick={() => onRows(rows.filter(({ id }) => id !== row.id))}
              >
                {t('studio.brand.removeNamed', { colour: row.colour })}
              </Button>
            )}
          </Line>
        ))}
      </Rows>
      <Row>
        <Button type="submit" disabled={!hasMain}>
          {t('studio.start.make')}
        </Button>
        {rows.length < MOST && (
          <Button variant="quiet" icon={<PlusIcon size={18} />} onClick={add}>
            {t('studio.brand.add')}
          </Button>
        )}
      </Row>
      <div role="status">
        {!hasMain && <p>{t('studio.brand.noMain')}</p>}
        {isMade && (
          <div ref={scrollToNode}>
            {lack && <Problem>{t(`studio.brand.lack.${lack}`)}</Problem>}
            {unused.length > 0 && <p>{t('studio.brand.unused', { colours: unused.join(', ') })}</p>}
          </div>
        )}
      </div>
    </Form>
  );
};
