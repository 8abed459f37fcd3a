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

/** Says that a draft comes from another device, or that both changed it; nothing is lost. */
export const DraftStatus = ({ note, draft, onDraft }: DraftStatusProps) => {
  const { t } = useTexts();
  return (
    <div role="status">
      {note && (
        <Line>
          <span>{t(note.kind === 'both' ? 'staff.draft.both' : 'staff.draft.elsewhere')}</span>
          {note.kind === 'both' && note.other !== draft && (
            <Button variant="quiet" size="small" onClick={() => onDraft(note.other)}>
              {t('staff.draft.other')}
            </Button>
          )}
        </Line>
      )}
    </div>
  );
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

/** A reply that was begun before a colleague ended the case: it is kept, to copy or to delete. */
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
