import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, type Ref, useId } from 'react';
import { ChartIcon } from '../../icons/ChartIcon.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { BubbleAnswers } from '../../parts/BubbleAnswers/BubbleAnswers.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { cardClass, headingClass, paragraphClass, subheadingClass } from '../shared/page.ts';
import { QuestionsLoading } from '../shared/QuestionsLoading.tsx';
import { type PollResult, PollResults, type PollResultsTexts } from './PollResults.tsx';

const Intro = styled('div', { display: 'grid', gap: '$2' });
const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Text = styled('p', paragraphClass, { lineHeight: '$snug' });
const Status = styled('div', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '$3',
  rowGap: '$1',
  lineHeight: '$snug',
  outline: 'none',
  '& > svg': { color: '$mainBtnImg' },
  '& > p': { margin: 0, gridColumn: 2, overflowWrap: 'anywhere' },
  '& > p:first-of-type': { fontWeight: '$bold' },
  '& > p + p': { color: '$mainBtnTxt2', fontSize: '$sm' },
});
const Part = styled('section', { display: 'grid', gap: '$3', gridTemplateColumns: 'minmax(0, 1fr)' });
const Subtitle = styled('h2', subheadingClass);
const Answers = styled('div', cardClass, { display: 'grid', gap: '$3', lineHeight: '$snug' });
const Actions = styled('div', { display: 'grid', gap: '$2' });

export { type PollFact, PollIntro, type PollIntroProps } from './PollIntro.tsx';
export type { PollOption, PollResult, PollResultsTexts } from './PollResults.tsx';

const ICONS = {
  open: ChartIcon,
  answered: CheckIcon,
  waiting: ClockIcon,
  refused: WarningIcon,
  notYet: ClockIcon,
  closed: LockIcon,
} as const;

/** For this person. */
export type PollStatus = { kind: keyof typeof ICONS; title: string; text?: string | undefined };

export type PollAnswerLine = { label: string; value: string };

export type PollTexts = PollResultsTexts & {
  title: string;
  intro?: string | undefined;
  answered: string;
  results: string;
  /** No answers, or too few. */
  none: { title: string; text: string };
};

export type PollProps = {
  texts: PollTexts;
  header: Masthead;
  onBack?: (() => void) | undefined;
  /** Undefined while loading. */
  status: PollStatus | undefined;
  answers?: readonly PollAnswerLine[] | undefined;
  /** Empty if hidden. */
  results?: readonly PollResult[] | undefined;
  /** Replaces everything. */
  instead?: ReactNode;
  /** After the own answer: change, copy, delete. */
  actions?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  /** For focus after the questions. */
  statusRef?: Ref<HTMLDivElement> | undefined;
};

const Results = ({ texts, results }: { texts: PollTexts; results: readonly PollResult[] }) => {
  const { title, text } = texts.none;
  if (results.length === 0) return <EmptyState icon={<ChartIcon size={28} />} title={title} text={text} />;
  return (
    <Part>
      <Subtitle>{texts.results}</Subtitle>
      {results.map((result) => (
        <PollResults key={result.id} result={result} texts={texts} />
      ))}
    </Part>
  );
};

const OwnAnswer = ({ title, answers }: { title: string; answers: readonly PollAnswerLine[] }) => {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Subtitle id={titleId}>{title}</Subtitle>
      <Answers>
        {answers.map(({ label, value }, index) => (
          <BubbleAnswers key={index} question={label} answers={[{ text: value }]} />
        ))}
      </Answers>
    </Part>
  );
};

const Content = (props: PollProps & { status: PollStatus }) => {
  const { texts, status, answers = [], results, actions, statusRef } = props;
  const Icon = ICONS[status.kind];
  return (
    <>
      <Intro>
        <Title>{texts.title}</Title>
        {texts.intro && <Text>{texts.intro}</Text>}
      </Intro>
      <Status ref={statusRef} role="status" tabIndex={-1} data-state={status.kind}>
        <Icon size={22} />
        <p>{status.title}</p>
        {status.text && <p>{status.text}</p>}
      </Status>
      {answers.length > 0 && <OwnAnswer title={texts.answered} answers={answers} />}
      {actions && <Actions>{actions}</Actions>}
      {results && <Results texts={texts} results={results} />}
    </>
  );
};

/** State, own answer and results of a poll. */
export const Poll = (props: PollProps) => {
  const { header, onBack, status, instead, footer, bottomBar } = props;
  return (
    <Frame header={toHeaderProps(header, onBack)} bottom={bottomBar} busy={status === undefined && !instead}>
      {instead ?? (status ? <Content {...props} status={status} /> : <QuestionsLoading answers={3} />)}
      {footer}
    </Frame>
  );
};
