import { flowId } from '@parvis/questionnaire/flows/flowId';
import { mobileNeeded } from '@parvis/questionnaire/flows/mobileNeeded';
import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import type { ChatMessage } from '@parvis/ui/screens/Chat';
import { useCallback } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createMessageDraft } from '../questionnaire/answersDraft.ts';
import { CallCard } from './CallCard.tsx';
import { isCallQuestion } from './chatEvent.ts';
import { LazyPollCard } from './LazyPollCard.tsx';
import { MobileCard } from './MobileCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import type { CaseReader, OpenCase } from './useCase.ts';
import type { SendAnswer } from './useSendAnswer.ts';

interface QuestionCardOptions {
  readonly letters: MessageLetters | undefined;
  /** Questions are closed. */
  readonly ended: boolean;
  readonly sendAnswer: SendAnswer;
}

/** Questions of a conversation, for the reporter to answer. */
export function useQuestionCards(
  { cuid, csid, crUid }: CaseReader,
  { info, messages, view: { behind }, answered, pending }: OpenCase,
  { letters, ended, sendAnswer }: QuestionCardOptions,
) {
  const { t } = useTexts();
  const mayAnswerPolls = info?.blocked === undefined && info?.withdrawn !== true;
  const isInvited = info?.invited === true;
  const mayGiveMobile = info?.can.includes('giveMobile') ?? false;
  const lastCall = messages?.findLast((message) => isCallQuestion(message, 'mobile'))?.msgId;
  return useCallback(
    (item: ChatMessage) => {
      const content = behind.get(item.id);
      if (!content) return null;
      const { message } = content;
      if (message && isCallQuestion(message, 'mobile'))
        return info?.call && message.msgId === lastCall ? (
          <CallCard {...{ info, cuid, csid, crUid }} />
        ) : null;
      if (message?.poll)
        return (
          <LazyPollCard
            {...{ cuid, csid, crUid, info, letters }}
            sent={message.poll}
            mayAnswer={mayAnswerPolls}
          />
        );
      const isAnswered = message !== undefined && answered.has(message.msgId);
      if (message?.flow === 'mobileNeeded')
        return (
          (mayGiveMobile || isAnswered) && (
            <MobileCard
              csid={csid}
              answered={isAnswered}
              sending={pending.get(message.msgId) && t('chat.answer.sending')}
              onAnswer={(...final) => void sendAnswer(message.msgId, ...final, flowId(mobileNeeded))}
            />
          )
        );
      const draft = message && createMessageDraft(crUid, csid, message.msgId);
      return (
        <QuestionCard
          behind={content}
          answered={isAnswered}
          ended={ended}
          onAnswer={
            message && !item.mine && !isInvited
              ? (...final) => void sendAnswer(message.msgId, ...final).then(draft?.remove)
              : undefined
          }
          draft={draft}
          letters={letters}
          pending={message && pending.get(message.msgId)}
        />
      );
    },
    [
      behind,
      answered,
      ended,
      pending,
      sendAnswer,
      crUid,
      csid,
      cuid,
      info,
      isInvited,
      lastCall,
      mayGiveMobile,
      mayAnswerPolls,
      letters,
      t,
    ],
  );
}
