import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, useId } from 'react';
import { Chip } from '../../parts/Chip/Chip.tsx';
import { Frame } from '../shared/Frame.tsx';
import { cardClass, paragraphClass, subheadingClass } from '../shared/page.ts';

const Lead = styled('div', cardClass, { display: 'grid', gap: '$2', justifyItems: 'start' });
const Text = styled('p', paragraphClass, { fontSize: '$sm' });
const Part = styled('section', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$3' });
const Heading = styled('h2', subheadingClass);
const Timeline = styled('ol', {
  display: 'grid',
  gap: '$3',
  margin: 0,
  paddingInlineStart: '$4',
  listStyle: 'none',
  borderInlineStart: '2px solid $colors$mainBtnTxt2',
});
const Step = styled('li', { display: 'grid', lineHeight: '$snug', overflowWrap: 'anywhere' });
const When = styled('time', { color: '$mainBtnTxt2', fontSize: '$sm' });
const Messages = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Said = styled('li', cardClass, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  padding: '$3',
});
const Author = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });
const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Actions = styled('div', { display: 'grid', gap: '$2' });

export type FollowedStep = { key: string; text: string; when: string; at: string };
export type FollowedWords = {
  id: number;
  author: string;
  when: string;
  at: string;
  text?: string | undefined;
  media?: ReactNode;
};

export type FollowedCaseProps = {
  texts: { title: string; events: string; messages: string };
  subtitle?: string | undefined;
  onBack?: (() => void) | undefined;
  status: string;
  /** How and since when; how many people. */
  lines: readonly string[];
  steps: readonly FollowedStep[];
  /** Who reads what. */
  about: string;
  /** Absent while closed. */
  messages?: readonly FollowedWords[] | undefined;
  actions: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
};

/** A followed case: its course, and what staff show. */
export const FollowedCase = (props: FollowedCaseProps) => {
  const { texts, subtitle, onBack, status, lines, steps, about, messages, actions, footer, bottomBar } =
    props;
  const id = useId();
  return (
    <Frame
      header={{ title: texts.title, titleAs: 'h1', subtitle, ...(onBack && { onBack }) }}
      bottom={bottomBar}
    >
      <Lead>
        <Chip>{status}</Chip>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Lead>
      <Part aria-labelledby={`${id}-events`}>
        <Heading id={`${id}-events`}>{texts.events}</Heading>
        <Timeline role="list">
          {steps.map(({ key, text, when, at }) => (
            <Step key={key}>
              {text}
              <When dateTime={at}>{when}</When>
            </Step>
          ))}
        </Timeline>
      </Part>
      <Part aria-labelledby={`${id}-messages`}>
        <Heading id={`${id}-messages`}>{texts.messages}</Heading>
        <Text>{about}</Text>
        {messages && messages.length > 0 && (
          <Messages role="list">
            {messages.map(({ id: key, author, when, at, text, media }) => (
              <Said key={key}>
                <Author>{author}</Author>
                {text && <Words dir="auto">{text}</Words>}
                {media}
                <When dateTime={at}>{when}</When>
              </Said>
            ))}
          </Messages>
        )}
      </Part>
      <Actions>{actions}</Actions>
      {footer}
    </Frame>
  );
};
