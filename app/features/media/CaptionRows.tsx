import { CAPTION_MAX } from '@parvis/api/constants';
import { styled } from '@parvis/theme/css/stitches';
import { TrashIcon } from '@parvis/ui/icons/TrashIcon';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { TextField } from '@parvis/ui/parts/TextField';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { CaptionRow, RowFault } from './captionRows.ts';

const List = styled('ol', { display: 'grid', gap: '$4', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$2',
  alignItems: 'start',
  // Aligned with the field, regardless of errors below it.
  '& > button': { marginBlockStart: 'calc(1em * $lineHeights$snug + $space$1)' },
  '& > :last-child': { gridColumn: '1 / -1' },
  '& textarea': { minBlockSize: '3.5rem' },
});

const FAULTS = {
  time: 'captions.fault.time',
  beyond: 'captions.fault.beyond',
  same: 'captions.fault.same',
  long: 'captions.fault.long',
} as const;

export type CaptionRowsProps = {
  rows: readonly CaptionRow[];
  /** By row, if shown. */
  faults: ReadonlyMap<string, RowFault>;
  /** Formatted video duration. */
  length: string;
  onChange: (row: CaptionRow) => void;
  onRemove: (row: CaptionRow) => void;
};

/** Each caption has a time and text. */
export const CaptionRows = ({ rows, faults, length, onChange, onRemove }: CaptionRowsProps) => {
  const { t } = useTexts();
  return (
    <List>
      {rows.map((row, at) => {
        const number = at + 1;
        const fault = faults.get(row.key);
        const said = fault && t(FAULTS[fault], { length, max: CAPTION_MAX });
        const isOfWords = fault === 'long';
        return (
          <Row key={row.key}>
            <TextField
              label={t('captions.at', { number })}
              inputMode="decimal"
              autoComplete="off"
              value={row.at}
              invalid={fault !== undefined && !isOfWords}
              error={said}
              showError
              onChange={(event) => onChange({ ...row, at: event.target.value })}
            />
            <Button variant="quiet" iconOnly icon={<TrashIcon />} onClick={() => onRemove(row)}>
              {t('captions.removeOne', { number })}
            </Button>
            <TextArea
              data-caption={row.key}
              label={t('captions.words', { number })}
              maxLength={CAPTION_MAX}
              rows={2}
              dir="auto"
              value={row.txt}
              invalid={isOfWords}
              error={said}
              showError
              onChange={(event) => onChange({ ...row, txt: event.target.value })}
            />
          </Row>
        );
      })}
    </List>
  );
};
