import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { NOTE_MENTIONS_MAX, type Note } from '@parvis/api/entities/note';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { Chip } from '@parvis/ui/parts/Chip';
import { SuggestingTextArea } from '@parvis/ui/parts/DeskComposer';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../../shell/ConfirmPanel.tsx';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { createCorrectionDraft } from './correctionDraft.ts';
import { toWords } from './mentionText.ts';
import { describeNoteFailure } from './noteFailure.ts';
import { changeNote, removeNote } from './noteQueries.ts';
import { useMentions } from './useNoteField.tsx';

const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  margin: 0,
});

export type NoteDialogProps = {
  cuid: string;
  csid: string;
  note: Note;
  onClose: () => void;
};

/** Notifies mentioned colleagues. */
export const ChangeNoteDialog = ({ cuid, csid, note, onClose }: NoteDialogProps) => {
  const { t } = useTexts();
  const [stored] = useState(() => toWords(note.txt, note.mentions, t('notes.gone')));
  const [draft] = useState(() => createCorrectionDraft(note.id, stored));
  const [kept] = useState(draft.load);
  const [words, setWords] = useState(kept?.words ?? stored);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(kept?.chosen ?? {});
  useEffect(() => draft.save({ words, chosen }), [draft, words, chosen]);
  const { source, txt, mentioned } = useMentions(cuid, words, {
    ...{ before: note.mentions, chosen: kept?.chosen, onChosen: setChosen },
  });
  const change = useMutation({
    mutationFn: () =>
      changeNote(cuid, { csid, id: note.id, txt, mentions: mentioned.map(({ rlid }) => rlid) }),
    onSuccess: () => {
      draft.remove();
      onClose();
    },
  });
  const max = STAFF_MESSAGE_MAX - (txt.length - words.length);
  const isTooMany = mentioned.length > NOTE_MENTIONS_MAX;
  const problem = isTooMany
    ? t('notes.tooMany', { count: NOTE_MENTIONS_MAX })
    : change.isError
      ? t(describeNoteFailure(change.error, 'notes.change.failed'))
      : undefined;
  return (
    <FormPanel
      title={t('notes.change.title')}
      description={t('notes.placeholder')}
      submit={t('notes.change.save')}
      busy={change.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnseen(words) && words.length <= max && !isTooMany) change.mutate();
      }}
      onClose={onClose}
    >
      <SuggestingTextArea
        label={t('notes.mode.note')}
        maxLength={max}
        value={words}
        invalid={problem !== undefined}
        error={problem}
        showError
        suggestions={[source]}
        onValueChange={setWords}
      />
      {mentioned.length > 0 && (
        <Line>
          {t('notes.mentions')}
          {mentioned.map(({ rlid, name }) => (
            <Chip key={rlid}>{name}</Chip>
          ))}
        </Line>
      )}
    </FormPanel>
  );
};

export const RemoveNoteDialog = ({ cuid, csid, note, onClose }: NoteDialogProps) => {
  const { t } = useTexts();
  const remove = useMutation({
    mutationFn: () => removeNote(cuid, { csid, id: note.id }),
    onSuccess: onClose,
  });
  return (
    <ConfirmPanel
      title={t('notes.remove.title')}
      text={t('notes.remove.text')}
      yes={t('notes.remove.yes')}
      no={t('notes.remove.no')}
      busy={remove.isPending}
      problem={remove.isError ? t(describeNoteFailure(remove.error, 'notes.remove.failed')) : undefined}
      onYes={() => remove.mutate()}
      onClose={onClose}
    />
  );
};
