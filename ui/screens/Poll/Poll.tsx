import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChartIcon } from '../../icons/ChartIcon.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { cardClass, headingClass, paragraphClass, subheadingClass } from '../shared/page.ts';
import { QuestionsLoading } from '../shared/QuestionsLoading.tsx';
import { type PollResult, PollResults } from './PollResults.tsx';

const Intro = styled('div', { display: 'grid', gap: '$1' });
const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Text = styled('p', paragraphClass);
const Facts = styled('p', paragraphClass, { fontSize: '$sm' });
const State = styled('div', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '$3',
  lineHeight: '$snug',
  outline: 'none',
  '& svg': { color: '$mainBtnImg' },
  '& p': { margin: 0 },
  '& p + p': { color: '$mainBtnTxt2', fontSize: '$sm', gridColumn: 2 },
});
const Strong = styled('p', { fontWeight: '$bold' });
const Part = styled('section', { display: 'grid', gap: '$3', minInlineSize: 0 });
const Subtitle = styled('h2', subheadingClass);

export type { PollOption, PollResult } from './PollResults.tsx';

/** Poll state for this person. Results may show in any state. */
export type PollState = 'open' | 'answered' | 'closed';

export type PollTexts = {
  title: string;
  intro?: string;
  /** Length, deadline, audience: "Deux questions · jusqu’au 30 novembre". */
  facts?: string;
  answeredTitle: string;
  answeredText: string;
  closedTitle: string;
  closedText: string;
  results: string;
  mine: string;
  noneTitle: string;
  noneText: string;
};

export type PollProps = {
  texts: PollTexts;
  header: Masthead;
  onBack?: (() => void) | undefined;
  /** Undefined while loading. */
  state: PollState | undefined;
  /** Questionnaire of an open poll. */
  children?: ReactNode;
  /** Visible results; empty if nobody answered. */
  results?: readonly PollResult[] | undefined;
  /** Replaces everything: an error. */
  instead?: ReactNode;
  actions?: ReactNode;
  bottomBar?: ReactNode;
};

const Standing = ({ texts, state }: { texts: PollTexts; state: 'answered' | 'closed' }) => (
  <State role="status" data-state={state}>
    {state === 'answered' ? <CheckIcon size={22} strokeWidth={2.5} /> : <LockIcon size={22} />}
    <Strong>{state === 'answered' ? texts.answeredTitle : texts.closedTitle}</Strong>
    <p>{state === 'answered' ? texts.answeredText : texts.closedText}</p>
  </State>
);

const Results = ({ texts, results }: { texts: PollTexts; results: readonly PollResult[] }) => {
  if (results.length === 0)
    return <EmptyState icon={<ChartIcon size={28} />} title={texts.noneTitle} text={texts.noneText} />;
  return (
    <Part>
      <Subtitle>{texts.results}</Subtitle>
      {results.map((result) => (
        <PollResults key={result.id} result={result} mine={texts.mine} />
      ))}
    </Part>
  );
};

const Content = ({ texts, state, children, results, actions }: PollProps & { state: PollState }) => (
  <>
    <Intro>
      <Title>{texts.title}</Title>
      {texts.intro && state === 'open' && <Text>{texts.intro}</Text>}
      {texts.facts && <Facts>{texts.facts}</Facts>}
    </Intro>
    {state === 'open' ? children : <Standing texts={texts} state={state} />}
    {results && <Results texts={texts} results={results} />}
    {actions}
  </>
);

/** A poll: questions or end notice, and results. */
export const Poll = (props: PollProps) => {
  const { header, onBack, state, instead, bottomBar } = props;
  return (
    <Frame header={toHeaderProps(header, onBack)} bottom={bottomBar} busy={state === undefined && !instead}>
      {instead ?? (state ? <Content {...props} state={state} /> : <QuestionsLoading answers={3} />)}
    </Frame>
  );
};
