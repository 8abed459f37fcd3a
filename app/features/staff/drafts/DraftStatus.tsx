import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { CopyButton } from '../../cases/CopyButton.tsx';
import type { DraftNote } from './useStaffDraft.ts';

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  paddingInline: '$2',
  paddingBlockEnd: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > span': { flex: '1 1 12rem' },
});

export type DraftStatusProps = {
  note: DraftNote | undefined;
  draft: string;
  onDraft: (txt: string) => void;
};

/** Conflict of two devices, without loss. */
export const DraftStatus = ({ note, draft, onDraft }: DraftStatusProps) => {
  const { t } = useTexts();
  return (
    <div role="status">
      {note?.kind === 'both' && (
        <Line>
          <span>{t('staff.draft.both')}</span>
          {note.other !== draft && (
            <Button variant="quiet" size="small" onClick={() => onDraft(note.other)}>
              {t('staff.draft.other')}
            </Button>
          )}
        </Line>
      )}
    </div>
  );
};

const Origin = styled('span', {
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Draft from another device, in a permanent line. */
export const DraftOrigin = ({ note }: Pick<DraftStatusProps, 'note'>) => {
  const { t } = useTexts();
  return <Origin role="status">{note?.kind === 'elsewhere' && t('staff.draft.elsewhere')}</Origin>;
};

const Kept = styled('div', { display: 'grid', gap: '$2', flex: '1 1 100%', minInlineSize: 0 });
const Words = styled('div', {
  position: 'relative',
  margin: 0,
  paddingInlineStart: '$3',
  borderInlineStart: '4px solid currentColor',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '6rem',
  overflowY: 'auto',
});
const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

/** Reply begun before a colleague ended the case, to copy or delete. */
export const KeptDraft = ({ draft, onDraft }: Omit<DraftStatusProps, 'note'>) => {
  const { t } = useTexts();
  if (draft.trim() === '') return null;
  return (
    <Kept>
      <p>{t('staff.draft.kept')}</p>
      <Words dir="auto" tabIndex={0} aria-label={t('staff.row.begun')} role="group">
        {draft}
      </Words>
      <Buttons>
        <CopyButton text={() => draft} />
        <Button variant="quiet" size="small" onClick={() => onDraft('')}>
          {t('staff.draft.delete')}
        </Button>
      </Buttons>
    </Kept>
  );
};
