import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createMessageDraft } from '../questionnaire/answersDraft.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { fillAnswers } from '../questionnaire/fillAnswers.ts';
import type { CaseReader } from './useCase.ts';
import type { SendAnswer } from './useSendAnswer.ts';

/** Not yet read by the other side. */
export interface CorrectableAnswer {
  readonly answer: CaseMessage;
  readonly question: Questionnaire;
  readonly msgIdAnswer: number;
}

export type CorrectionDialogProps = CorrectableAnswer & {
  reader: CaseReader;
  letters: MessageLetters | undefined;
  sendAnswer: SendAnswer;
  onClose: () => void;
};

/** Repeats a question with its answer filled in; input stays until sent. */
export const CorrectionDialog = (props: CorrectionDialogProps) => {
  const { answer, question, msgIdAnswer, reader, letters, sendAnswer, onClose } = props;
  const [definition] = useState(() => withLetters(question, letters));
  const [drafts] = useState(() => createMessageDraft(reader.crUid, reader.csid, answer.msgId));
  const [initialState] = useState(() =>
    drafts.load() === undefined ? fillAnswers(definition, answer.answers ?? {}) : undefined,
  );
  return (
    <FlowDialog
      {...{ definition, drafts, initialState }}
      onEnd={(_, left, report, played) => {
        onClose();
        if (!left) void sendAnswer(msgIdAnswer, report, definition, played).then(drafts.remove);
      }}
    />
  );
};
