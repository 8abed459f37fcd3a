import type { PollInfo } from '@parvis/api/entities/poll';
import { progress } from '@parvis/questionnaire/engine/progress';
import { countPreviousQuestions } from '@parvis/questionnaire/engine/replay';
import type { AnswerLine } from '@parvis/questionnaire/model/answerLines';
import type { Played } from '@parvis/questionnaire/model/played';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { noteLineClass } from '../../shell/noteCard.ts';
import { usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { formatQuestionsLeft } from '../questionnaire/questionsLeft.ts';
import { formatPlayedAnswers, formatPollAnswers, refillAnswers } from './ownAnswer.ts';
import { createPollDraft } from './pollDraft.ts';

export interface PollAnswer {
  /** Idempotency id. */
  readonly id: string;
  readonly questionnaireId: string;
  readonly begun: string;
  readonly played: Played;
  /** Reached the end. */
  readonly complete: boolean;
  readonly lines: readonly AnswerLine[];
}

/** See `parsePoll`. */
export type PlayablePoll = Pick<PollInfo, 'code' | 'partial' | 'answer'> & {
  questionnaire: Questionnaire;
  questionnaireId: string;
};

export interface PollPlay {
  readonly view: ReactNode;
  /** Absent at the first, and after a stored question. */
  readonly back: (() => void) | undefined;
  /** Questions to go back to. */
  readonly depth: number;
  /** Questions left, in words. */
  readonly left: string;
  readonly isFirst: boolean;
}

export type PollPlayerProps = {
  poll: PlayablePoll;
  cuid: string;
  /** Owner of the draft, which stays until sent. */
  crUid: string;
  /** Each stored question of a poll in parts, and the end. */
  onAnswer: (answer: PollAnswer) => void | Promise<void>;
  /** An answer that leaves the poll. */
  onLeave: () => void;
  children?: (play: PollPlay) => ReactNode;
};

const Stored = styled('p', noteLineClass, { marginBlock: '0 $4', overflowWrap: 'anywhere' });

/** A changed answer is sent as a whole: the stored one counts until then. */
const isInParts = ({ partial, answer }: PlayablePoll): boolean => partial === true && !answer?.complete;

function usePollDraft(cuid: string, crUid: string, poll: PlayablePoll) {
  const parts = isInParts(poll);
  const [begun] = useState(() => {
    const { questionnaire, answer } = poll;
    const draft = createPollDraft(crUid, cuid, poll.code);
    const isRefilled = answer !== undefined && draft.load() === undefined;
    const mode = parts ? 'partial' : 'whole';
    return {
      parts,
      draft,
      initialState: isRefilled ? refillAnswers(questionnaire, answer.answers, mode) : undefined,
    };
  });
  return begun;
}

/**
 * Plays the original questions, prefilled with an earlier answer. Needs texts of `poll`, `report`, `chat` and
 * `flows`.
 */
export const PollPlayer = ({ poll, cuid, crUid, onAnswer, onLeave, children }: PollPlayerProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [played] = useState(poll);
  const { answer, questionnaire: definition, questionnaireId } = played;
  const { parts, draft, initialState } = usePollDraft(cuid, crUid, played);
  const send = (events: Played, complete: boolean) =>
    onAnswer({
      ...{ id: draft.id(), questionnaireId, begun: draft.begun(), played: events, complete },
      lines: formatPlayedAnswers(definition, events, texts),
    });
  const play = usePlay({
    ...{ definition, questionnaireId, drafts: draft, initialState },
    nextLabel: t('flow.continue'),
    sendsAtEnd: true,
    done: t('poll.done'),
    ...(parts && { onPart: (events: Played) => void send(events, false) }),
    onFinal: async ({ abort }, _, events) => {
      if (abort) return onLeave();
      await send(events, true);
      draft.remove();
    },
  });
  const { state, back } = play;
  const depth = useMemo(() => countPreviousQuestions(definition, state), [definition, state]);
  const isFirst = state.status !== 'complete' && state.questionId === definition.start;
  const stored = state.status === 'complete' ? undefined : answer?.answers[state.questionId];
  const lines =
    stored && state.status !== 'complete'
      ? formatPollAnswers(definition, { [state.questionId]: stored }, texts)
      : [];
  const view = (
    <>
      {lines.length > 0 && (
        <Stored>{t('poll.stored', { answer: lines.map(({ value }) => value).join(' · ') })}</Stored>
      )}
      {play.view}
    </>
  );
  const left = formatQuestionsLeft(progress(definition, state), t, isFirst);
  return children ? children({ view, back, depth, left, isFirst }) : view;
};
