import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { QUESTION_NAME_MAX } from '@parvis/api/constants';
import { languageOf } from '@parvis/locales/languages';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { TextField } from '@parvis/ui/parts/TextField';
import type { EditedQuestion } from '@parvis/ui/screens/QuestionEditor';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { panelProblemClass } from './panelForm.ts';
import { QuestionFields } from './questionEditor/QuestionFields.tsx';
import {
  ASKED_KINDS,
  createEmptyQuestion,
  findAskedProblems,
  OPTIONS_MAX,
  PARTS_MAX,
  toContent,
  toEditedQuestion,
} from './questionForm.ts';
import { findSaveFault } from './replies/findSaveFault.ts';
import { focusFirstProblem } from './replies/focusFirstProblem.ts';
import { OwnerChoice } from './replies/OwnerChoice.tsx';
import { SuggestedFor } from './replies/SuggestedFor.tsx';
import type { useQuestionGallery } from './savedQuestions.ts';
import { useFieldFocus } from './useFieldFocus.ts';

const Problem = styled('p', panelProblemClass);
const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

export type SavedQuestionDialogProps = {
  cuid: string;
  /** Undefined: a new one. */
  question: SavedQuestion | undefined;
  /** May save for the whole team. */
  isManager: boolean;
  save: ReturnType<typeof useQuestionGallery>['save'];
  onDone: () => void;
  onClose: () => void;
};

export const SavedQuestionDialog = (props: SavedQuestionDialogProps) => {
  const { cuid, question, isManager, save, onDone, onClose } = props;
  const { t, locale } = useTexts();
  const language = languageOf(locale()).tag;
  const focus = useFieldFocus();
  const [id] = useState(() => question?.id ?? createId());
  const [name, setName] = useState(question?.name ?? '');
  const [shared, setShared] = useState(question?.shared ?? false);
  const [ccatCodes, setCategories] = useState(question?.ccatCodes ?? []);
  const [edited, setEdited] = useState<EditedQuestion>(() =>
    question ? toEditedQuestion(question, language) : createEmptyQuestion(),
  );
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => (tries > 0 ? focusFirstProblem(form.current) : undefined), [tries]);
  const isNameless = isUnseen(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isNameless || findAskedProblems(edited, t).size > 0 || save.isPending) return;
    save.mutate({ id, name: name.trim(), shared, ccatCodes, ...toContent(edited) }, { onSuccess: onDone });
  };
  const fault = findSaveFault(save.error, t);
  return (
    <FormPanel
      {...focus}
      title={t(question ? 'replies.change.question' : 'replies.new.question')}
      submit={t('replies.save')}
      busy={save.isPending}
      formRef={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('questions.name')}
        hint={t('replies.name.hint', { max: QUESTION_NAME_MAX })}
        need="required"
        maxLength={QUESTION_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
        invalid={tries > 0 && isNameless}
        error={t('questions.name.missing')}
        showError={tries > 0 && isNameless}
        autoComplete="off"
      />
      {isManager && !(question?.shared ?? false) && <OwnerChoice shared={shared} onChange={setShared} />}
      <QuestionFields
        severalLists
        headingAs="h3"
        {...{ language }}
        question={edited}
        problems={tries > 0 ? findAskedProblems(edited, t) : NO_PROBLEMS}
        kinds={ASKED_KINDS}
        partsMax={PARTS_MAX}
        optionsMax={OPTIONS_MAX}
        onChange={setEdited}
      />
      <SuggestedFor {...{ cuid, ccatCodes }} onCategories={setCategories} />
      {fault && <Problem role="alert">{fault}</Problem>}
    </FormPanel>
  );
};
