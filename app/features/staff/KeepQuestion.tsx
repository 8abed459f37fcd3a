import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { QUESTION_NAME_MAX } from '@parvis/api/constants';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { TextField } from '@parvis/ui/parts/TextField';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isRefusedAs } from '../../lib/api/hostClients.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import type { QuestionContent } from './questionForm.ts';
import { useIsManager } from './replies/useIsManager.ts';
import { useQuestionGallery } from './savedQuestions.ts';

const Root = styled('fieldset', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  padding: 0,
  paddingBlockStart: '$4',
  border: 'none',
  minInlineSize: 0,
  hairline: 'blockStart',
});
const Legend = styled('legend', { padding: 0, fontWeight: '$bold', float: 'inline-start' });
const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Note = styled('div', { fontSize: '$sm', '&:empty': { display: 'none' } });

const pickSaved = ({ id, name, txt, items, shared, ccatCodes }: SavedQuestion) => ({
  ...{ id, name, txt, items, shared, ccatCodes },
});

type Outcome = 'saved' | 'deleted' | 'saveFailed' | 'full' | 'deleteFailed';

export type KeepQuestionProps = {
  cuid: string;
  chosen: SavedQuestion | undefined;
  onChosen: (question: SavedQuestion | undefined) => void;
  /** Undefined if incomplete, which then shows errors. */
  readContent: () => QuestionContent | undefined;
};

/** Saves a question, or changes or deletes the chosen one. */
export const KeepQuestion = ({ cuid, chosen, onChosen, readContent }: KeepQuestionProps) => {
  const { t } = useTexts();
  const { save, archive } = useQuestionGallery(cuid);
  const manages = useIsManager(cuid);
  /** Of the then chosen question. */
  const [typed, setTyped] = useState<{ readonly of: string | undefined; readonly text: string }>();
  const [isMissing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [deleted, setDeleted] = useState<SavedQuestion>();
  const field = useRef<HTMLInputElement>(null);
  const name = (typed?.of === chosen?.id ? typed?.text : undefined) ?? chosen?.name ?? '';
  const setName = (text: string) => setTyped({ of: chosen?.id, text });
  const own = chosen?.source === 'desk' && (manages || !chosen.shared) ? chosen : undefined;

  const store = (id: string) => {
    if (isUnseen(name)) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const content = readContent();
    if (!content) return;
    save.mutate(
      { id, name: name.trim(), ...content, shared: id === own?.id ? own.shared : manages },
      {
        onSuccess: ([saved]) => {
          setOutcome('saved');
          if (saved) onChosen(saved);
          setTyped(undefined);
        },
        onError: (error) => setOutcome(isRefusedAs(error, 'conflict') ? 'full' : 'saveFailed'),
      },
    );
  };
  const discard = (question: SavedQuestion) =>
    archive.mutate(question, {
      onSuccess: () => {
        setOutcome('deleted');
        setDeleted(question);
        setTyped({ of: undefined, text: question.name });
        onChosen(undefined);
        field.current?.focus();
      },
      onError: () => setOutcome('deleteFailed'),
    });
  const restore = (question: SavedQuestion) =>
    save.mutate(pickSaved(question), {
      onSuccess: () => {
        setOutcome('saved');
        onChosen(question);
        setTyped(undefined);
        field.current?.focus();
      },
      onError: () => setOutcome('saveFailed'),
    });
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    store(own?.id ?? createId());
  };
  const outcomeTexts: Readonly<Record<Outcome, string>> = {
    saved: t('questions.saved'),
    deleted: t('questions.deleted', { name: deleted?.name ?? '' }),
    saveFailed: t('questions.save.failed'),
    full: t('questions.save.full'),
    deleteFailed: t('questions.delete.failed'),
  };
  return (
    <Root>
      <Legend>{t('questions.keep')}</Legend>
      <TextField
        ref={field}
        label={t('questions.name')}
        hint={t((own?.shared ?? manages) ? 'questions.keep.text' : 'questions.keep.own')}
        maxLength={QUESTION_NAME_MAX}
        value={name}
        invalid={isMissing && isUnseen(name)}
        error={t('questions.name.missing')}
        showError
        onChange={({ target }) => setName(target.value)}
        onKeyDown={saveOnEnter}
      />
      <Buttons>
        <Button
          variant="quiet"
          size="small"
          loading={save.isPending}
          onClick={() => store(own?.id ?? createId())}
        >
          {t(own ? 'questions.saveChanges' : 'questions.save')}
        </Button>
        {own && (
          <>
            <Button variant="quiet" size="small" onClick={() => store(createId())}>
              {t('questions.saveNew')}
            </Button>
            <Button variant="quiet" size="small" loading={archive.isPending} onClick={() => discard(own)}>
              {t('questions.delete')}
            </Button>
          </>
        )}
        {outcome === 'deleted' && deleted && (
          <Button variant="quiet" size="small" onClick={() => restore(deleted)}>
            {t('questions.restore')}
          </Button>
        )}
      </Buttons>
      <Note role="status">{outcome && outcomeTexts[outcome]}</Note>
    </Root>
  );
};
