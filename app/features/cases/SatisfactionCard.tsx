import type { State } from '@parvis/questionnaire/engine/types';
import type { Played } from '@parvis/questionnaire/model/played';
import type { AnswerReport, FinalReport } from '@parvis/questionnaire/model/report';
import { styled } from '@parvis/theme/css/stitches';
import { type RefObject, useEffect, useRef } from 'react';
import { type PlayProps, PlayQuestionnaire } from '../questionnaire/PlayQuestionnaire.tsx';
import { type AnsweredSoFar, answeredSoFar, untold } from './satisfactionSteps.ts';

const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
});

interface EachQuestionProps {
  readonly definition: PlayProps['definition'];
  readonly state: State;
  readonly onEntered: (answered: AnsweredSoFar) => void;
}

const EachQuestion = ({ definition, state, onEntered }: EachQuestionProps) => {
  const instance = state.status === 'complete' ? 0 : state.instance;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, not for each change of its answers
  useEffect(() => {
    const answered = answeredSoFar(definition, state);
    if (answered) onEntered(answered);
  }, [instance]);
  return null;
};

/** On short screens the button is below the fold. */
const ShowsButton = ({ state, card }: { state: State; card: RefObject<HTMLElement | null> }) => {
  const answered = state.status === 'asking' && Object.keys(state.answers).length > 0;
  useEffect(() => {
    if (answered)
      [...(card.current?.querySelectorAll('[data-item]') ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [answered, card]);
  return null;
};

const Note = styled('p', { margin: 0, marginBlockEnd: '$4', fontSize: '$sm', lineHeight: '$snug' });

type SatisfactionCardProps = Pick<PlayProps, 'definition' | 'drafts' | 'initialFlags' | 'done'> & {
  warning?: string | undefined;
  onAnswers: (report: FinalReport, played: Played) => void;
  onDone: () => void;
};

/** Sends each answer at once, since people leave at any point. */
export const SatisfactionCard = ({ warning, onAnswers, onDone, ...props }: SatisfactionCardProps) => {
  const { definition } = props;
  const card = useRef<HTMLElement>(null);
  const told = useRef<readonly AnswerReport[]>(undefined);
  const tell = (report: FinalReport, played: Played) => {
    const news = untold(told.current ?? [], report.answersArray);
    if (news.length === 0) return;
    told.current = report.answersArray;
    onAnswers({ ...report, answersArray: news }, played);
  };
  return (
    <Card ref={card}>
      <PlayQuestionnaire
        {...props}
        onFinal={(report, _, played) => {
          tell(report, played);
          onDone();
        }}
      >
        {(view, { state }) => (
          <>
            <EachQuestion
              definition={definition}
              state={state}
              onEntered={({ report, played }) => {
                // Restored answers were sent before.
                if (told.current === undefined) told.current = report.answersArray;
                else tell(report, played);
              }}
            />
            <ShowsButton state={state} card={card} />
            {warning && state.status !== 'complete' && state.questionId === definition.start && (
              <Note>{warning}</Note>
            )}
            {view}
          </>
        )}
      </PlayQuestionnaire>
    </Card>
  );
};
