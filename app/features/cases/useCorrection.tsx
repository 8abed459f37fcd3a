import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { createLazy } from '../../lib/texts/createLazy.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import type { CorrectableAnswer, CorrectionDialogProps } from './CorrectionDialog.tsx';
import type { MessageAction } from './MessageMenu.tsx';
import type { CaseReader, OpenCase } from './useCase.ts';
import type { SendAnswer } from './useSendAnswer.ts';

const dialog = createLazy(async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog);

const LazyDialog = (props: CorrectionDialogProps) => {
  const Dialog = useLoaded(dialog);
  return Dialog && <Dialog {...props} />;
};

export interface AnswerOptions {
  readonly letters: MessageLetters | undefined;
  readonly sendAnswer: SendAnswer;
}

/** Own answers to staff's questions, until staff have read them. */
export function useCorrection(
  reader: CaseReader,
  { info, messages, pending }: Pick<OpenCase, 'info' | 'messages' | 'pending'>,
  { letters, sendAnswer }: AnswerOptions,
) {
  const [asked, setAsked] = useState<CorrectableAnswer>();
  const questions = useMemo(
    () => new Map(messages?.flatMap(({ msgId, qstn }) => (qstn ? [[msgId, qstn] as const] : []))),
    [messages],
  );
  const maySend = info?.can.includes('send') ?? false;
  const readByStaff = info?.readByStaff ?? 0;
  const addActions = useCallback(
    (answer: CaseMessage): readonly MessageAction[] => {
      const { mine, msgId, msgIdAnswer = 0 } = answer;
      const question = questions.get(msgIdAnswer);
      if (!maySend || !mine || !question || msgId <= readByStaff || pending.has(msgIdAnswer)) return [];
      const run = () => setAsked({ answer, question, msgIdAnswer });
      return [{ id: 'correct', text: 'chat.message.correct', run }];
    },
    [maySend, readByStaff, questions, pending],
  );
  const element: ReactNode = asked && (
    <LazyDialog {...asked} {...{ reader, letters, sendAnswer }} onClose={() => setAsked(undefined)} />
  );
  return { addActions, dialog: element };
}
