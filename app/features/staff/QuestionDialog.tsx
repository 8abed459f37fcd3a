import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import type { StaffQuestion } from '@parvis/api/calls/staffQuestion';
import type { CaseInfo } from '@parvis/api/entities/case';
import { languageOf } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import { ListIcon } from '@parvis/ui/icons/ListIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Menu } from '@parvis/ui/parts/Menu';
import type { EditedQuestion } from '@parvis/ui/screens/QuestionEditor';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { createDialogKeeper, createQuestionDraft } from './dialogDrafts.ts';
import { KeepQuestion } from './KeepQuestion.tsx';
import { QuestionFields } from './questionEditor/QuestionFields.tsx';
import {
  ASKED_KINDS,
  createEmptyQuestion,
  findAskedProblems,
  isWritten,
  OPTIONS_MAX,
  PARTS_MAX,
  type QuestionContent,
  toContent,
  toEditedQuestion,
} from './questionForm.ts';
import { focusFirstProblem } from './replies/focusFirstProblem.ts';
import { getCaseCategories, sortByFit } from './replies/suggestReplies.ts';
import { getSavedQuestionsQuery } from './savedQuestions.ts';
import { useFieldFocus } from './useFieldFocus.ts';

const Chosen = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$sm',
});

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

type SavedMenuProps = {
  cuid: string;
  info: CaseInfo | undefined;
  onChoose: (question: SavedQuestion) => void;
};

/** Best matches for the case's category first; nothing if empty. */
const SavedMenu = ({ cuid, info, onChoose }: SavedMenuProps) => {
  const { t } = useTexts();
  const { data: all = [], isError } = useQuery(getSavedQuestionsQuery(cuid));
  const data = sortByFit(
    all.filter(({ archived }) => !archived),
    { ccatCodes: info ? getCaseCategories(info) : [] },
  );
  if (isError) return <Chosen role="status">{t('questions.unloaded')}</Chosen>;
  if (data.length === 0) return null;
  return (
    <div>
      <Menu
        variant="quiet"
        size="small"
        icon={<ListIcon size={20} />}
        title={t('questions.choose')}
        entries={data.map(({ id, name }) => ({ id, label: name }))}
        onChoose={(id) => {
          const question = data.find((one) => one.id === id);
          if (question) onChoose(question);
        }}
      >
        {t('questions.choose')}
      </Menu>
    </div>
  );
};

export type QuestionDialogProps = {
  cuid: string;
  csid: string;
  info: CaseInfo | undefined;
  /** Resolves once the outbox holds the question. */
  onAsk: (question: StaffQuestion) => Promise<void>;
  onClose: () => void;
};

/** Composes a question of several items, or takes a saved one. */
export const QuestionDialog = ({ cuid, csid, info, onAsk, onClose }: QuestionDialogProps) => {
  const { t, locale } = useTexts();
  const language = languageOf(locale()).tag;
  const focus = useFieldFocus();
  const [draft] = useState(() => createQuestionDraft(createDialogKeeper(getOwnCrUid(), csid, 'ask')));
  const [question, setQuestion] = useState<EditedQuestion>(() => {
    const kept = draft.load();
    return kept ? toEditedQuestion(toContent(kept), language) : createEmptyQuestion();
  });
  const [chosen, setChosen] = useState<SavedQuestion>();
  /** Replaced by a saved question. */
  const [before, setBefore] = useState<EditedQuestion>();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => draft.save(question), [draft, question]);
  useLayoutEffect(() => (tries > 0 ? focusFirstProblem(form.current) : undefined), [tries]);
  // Revalidates while typing.
  const problems = tries > 0 ? findAskedProblems(question, t) : NO_PROBLEMS;

  const readContent = (): QuestionContent | undefined => {
    if (findAskedProblems(question, t).size === 0) return toContent(question);
    setTries(tries + 1);
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = readContent();
    if (content) void onAsk({ kind: 'items', ...content }).then(draft.remove);
  };
  const choose = (saved: SavedQuestion) => {
    setBefore(chosen === undefined && isWritten(question) ? question : before);
    setQuestion(toEditedQuestion(saved, language));
    setChosen(saved);
    setTries(0);
  };
  return (
    <FormPanel
      {...focus}
      title={t('staff.ask.title')}
      onClose={onClose}
      submit={t('staff.ask.submit')}
      formRef={form}
      onSubmit={submit}
    >
      <SavedMenu cuid={cuid} info={info} onChoose={choose} />
      {chosen && (
        <Chosen>
          <span role="status">{t('questions.chosen', { name: chosen.name })}</span>
          {before && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setQuestion(before);
                setBefore(undefined);
                setChosen(undefined);
              }}
            >
              {t('questions.back')}
            </Button>
          )}
        </Chosen>
      )}
      <QuestionFields
        severalLists
        headingAs="h3"
        {...{ language, question, problems }}
        kinds={ASKED_KINDS}
        partsMax={PARTS_MAX}
        optionsMax={OPTIONS_MAX}
        onChange={setQuestion}
      />
      <KeepQuestion {...{ cuid, chosen, readContent }} onChosen={setChosen} />
    </FormPanel>
  );
};
