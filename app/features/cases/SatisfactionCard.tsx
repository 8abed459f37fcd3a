import type { State } from '@parvis/questionnaire/engine/types';
import type { Played } from '@parvis/questionnaire/model/played';
import type { AnswerReport, FinalReport } from '@parvis/questionnaire/model/report';
import { styled } from '@parvis/theme/css/stitches';
import { type RefObject, useEffect, useRef } from 'react';
import { type PlayProps, usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { QuestionWatcher } from '../questionnaire/QuestionWatcher.tsx';
import { filterNewAnswers } from './satisfactionProgress.ts';

const Card = styled('section', {
  padding: '$4',
  borderRadius: '$card',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$low',
  hairline: 'all',
});

/** On short screens the button is below the fold. */
const ButtonScroller = ({ state, card }: { state: State; card: RefObject<HTMLElement | null> }) => {
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
  const reported = useRef<readonly AnswerReport[]>(undefined);
  const reportAnswers = (report: FinalReport, played: Played) => {
    const newAnswers = filterNewAnswers(reported.current ?? [], report.answersArray);
    if (newAnswers.length === 0) return;
    reported.current = report.answersArray;
    onAnswers({ ...report, answersArray: newAnswers }, played);
  };
  const { state, view } = usePlay({
    ...props,
    onFinal: (report, _, played) => {
      reportAnswers(report, played);
      onDone();
    },
  });
  return (
    <Card ref={card}>
      <QuestionWatcher
        definition={definition}
        state={state}
        onEntered={({ report, played }) => {
          // Restored answers were sent before.
          if (reported.current === undefined) reported.current = report.answersArray;
          else reportAnswers(report, played);
        }}
      />
      <ButtonScroller state={state} card={card} />
      {warning && state.status !== 'complete' && state.questionId === definition.start && (
        <Note>{warning}</Note>
      )}
      {view}
    </Card>
  );
};
