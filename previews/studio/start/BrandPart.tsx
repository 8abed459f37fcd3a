import { readBrand } from '@parvis/theme/brand/readBrand';
import { styled } from '@parvis/theme/css/stitches';
import type { MainLack } from '@parvis/theme/derive/mainLack';
import { PlusIcon } from '@parvis/ui/icons/PlusIcon';
import { Button } from '@parvis/ui/parts/Button';
import { type ClipboardEvent, useState } from 'react';
import { FoundLines, type FoundLinesProps } from '../import/FoundLines.tsx';
import { intoSight, Problem, Row } from '../shared/Panel.tsx';
import { Swatch } from '../shared/Swatch.tsx';
import { useStudioTexts } from '../shared/texts.tsx';
import {
  type BrandRow,
  type GivenColour,
  withAnother,
  withColour,
  withList,
  withRole,
} from '../state/brandRows.ts';
import { BrandRowFields } from './BrandRowFields.tsx';
import { Places } from './Places.tsx';

const List = styled('ul', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: '$2' },
  '& p': { margin: 0 },
  '& summary': {
    minBlockSize: '$target',
    display: 'list-item',
    cursor: 'pointer',
    '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '2px', borderRadius: '$control' },
  },
});

type MadeListProps = {
  given: readonly GivenColour[];
  /** Colours without a role. */
  idle: readonly string[];
};

/** What a theme took of each colour of a brand: where it is seen as given, where in a shade and why, and which are left out. Renders a `<ul>`. */
const MadeList = ({ given, idle }: MadeListProps) => {
  const { t } = useStudioTexts();
  return (
    <List role="list" aria-label={t('studio.brand.made')}>
      {given.map((one) => (
        <li key={one.role}>
          <Swatch colour={one.colour} />
          <Places {...one} />
        </li>
      ))}
      {idle.map((colour) => (
        <li key={colour}>
          <Swatch colour={colour} />
          <p>{t('studio.brand.unused', { colours: colour })}</p>
        </li>
      ))}
    </List>
  );
};

const Form = styled('form', { display: 'grid', gap: '$3', margin: 0 });
const Rows = styled('ul', { display: 'grid', gap: '$2', margin: 0, padding: 0, listStyle: 'none' });
/** Colours that can be added by hand. */
const MOST = 5;

export type BrandPartProps = {
  rows: readonly BrandRow[];
  onRows: (rows: readonly BrandRow[]) => void;
  onMake: () => void;
  /** What became of the colours when the theme was made last; empty before. */
  given: readonly GivenColour[];
  /** What its main colour lacks. */
  lack: MainLack | undefined;
};

/** The colours of a brand with their roles, from which a theme is made. Renders a `<form>`. */
export const BrandPart = ({ rows, onRows, onMake, given, lack }: BrandPartProps) => {
  const { t } = useStudioTexts();
  const [pasted, setPasted] = useState<FoundLinesProps['read']>();
  const edit = (next: readonly BrandRow[]) => {
    setPasted(undefined);
    onRows(next);
  };
  const paste = (id: number) => (event: ClipboardEvent) => {
    const read = readBrand(event.clipboardData.getData('text'));
    if (!read.ok || read.colours.length < 2) return;
    event.preventDefault();
    onRows(withList(rows, id, read));
    setPasted(read);
  };
  const [added, setAdded] = useState<number>();
  const add = () => {
    const more = withAnother(rows);
    edit(more);
    setAdded(more.at(-1)?.id);
  };
  const idle = rows.filter(({ role }) => !role).map(({ colour }) => colour);
  const hasMain = rows.some(({ role }) => role === 'main');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A field that says why it cannot be read is mended first: made of what it held before, the theme would be nobody's.
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        if (wrong) wrong.focus();
        else if (hasMain) onMake();
      }}
    >
      <Rows aria-label={t('studio.start.brand')}>
        {rows.map((row, at) => (
          <BrandRowFields
            key={row.id}
            row={row}
            number={at + 1}
            isNew={row.id === added}
            onColour={(colour) => edit(withColour(rows, row.id, colour))}
            onPaste={paste(row.id)}
            onRole={(role) => edit(withRole(rows, row.id, role))}
            onRemove={rows.length > 1 ? () => edit(rows.filter(({ id }) => id !== row.id)) : undefined}
          />
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
        {pasted && (
          <>
            <p>{t('studio.brand.pasted', { count: pasted.colours.length })}</p>
            <FoundLines read={pasted} />
          </>
        )}
        {!hasMain && <p>{t('studio.brand.noMain')}</p>}
        {given.length > 0 && (
          <div ref={intoSight}>
            {lack && <Problem>{t(`studio.brand.lack.${lack}`)}</Problem>}
            <MadeList given={given} idle={[...new Set(idle)]} />
          </div>
        )}
      </div>
    </Form>
  );
};
