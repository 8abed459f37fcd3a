import { flowId } from '@parvis/questionnaire/flows/flowId';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import type { MessageLetters } from '@parvis/questionnaire/model/values/validate';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { useEffect, useMemo, useState } from 'react';
import { watchOtherTabs } from '../../lib/session/watchOtherTabs.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { createMessageDraft, getMessageDraftName } from '../questionnaire/answersDraft.ts';
import { formatLowRatingWarning } from './caseTexts.ts';
import { SatisfactionCard } from './SatisfactionCard.tsx';
import { getUnsentStars, hasSentStars } from './satisfactionProgress.ts';
import { findSatisfactionQuestion, followsOwnStep, getSatisfactionFlags } from './satisfactionQuestion.ts';
import type { CaseReader, OpenCase } from './useCase.ts';
import type { SendAnswer } from './useSendAnswer.ts';

interface RatingOptions {
  readonly letters: MessageLetters | undefined;
  readonly sendAnswer: SendAnswer;
}

/** Asks for satisfaction; follows answers of another tab. */
export function useRating(
  { csid, crUid }: CaseReader,
  { messages = [], answered, pending, ...open }: OpenCase,
  { letters, sendAnswer }: RatingOptions,
) {
  const texts = useTexts();
  const info = open.reopening ? undefined : open.info;
  const [ratedHere, setRatedHere] = useState<number>();
  const [changes, setChanges] = useState(0);
  const survey = useMemo(() => withLetters(satisfaction, letters), [letters]);
  const msgId = messages.findLast(({ flow }) => flow === 'satisfaction')?.msgId ?? 0;
  useEffect(
    () =>
      watchOtherTabs(getMessageDraftName(csid, msgId), () => {
        setRatedHere(undefined);
        setChanges((before) => before + 1);
      }),
    [csid, msgId],
  );
  const drafts = createMessageDraft(crUid, csid, msgId);
  const hasBegun = () => hasSentStars(satisfaction, drafts.load());
  const rate = info && findSatisfactionQuestion(messages, info, answered, ratedHere, hasBegun);
  return {
    card: rate && info && (
      <SatisfactionCard
        // Remounts after another tab continued.
        key={`${msgId}-${changes} ${letters}`}
        definition={survey}
        initialFlags={getSatisfactionFlags(messages, info, rate)}
        drafts={drafts}
        done={pending.has(rate.msgId) ? texts.t('chat.answer.sending') : undefined}
        warning={followsOwnStep(messages, rate) ? undefined : formatLowRatingWarning(info, texts)}
        onAnswers={(report, played) => {
          setRatedHere(rate.msgId);
          void sendAnswer(rate.msgId, report, satisfaction, played, flowId(satisfaction));
        }}
        onDone={() => {
          setRatedHere(rate.msgId);
          drafts.remove();
        }}
      />
    ),
    /** Ends the survey. @returns stars tapped, but not sent */
    takeStars() {
      setRatedHere(undefined);
      const stars = rate && getUnsentStars(satisfaction, drafts.load());
      if (rate) drafts.remove();
      return stars;
    },
  };
}
