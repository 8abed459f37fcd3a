import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChatIcon } from '../../icons/ChatIcon.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { wordsClass } from '../../parts/Button/buttonStyles.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { headerOf, type Masthead } from '../shared/masthead.ts';
import { cardClass } from '../shared/page.ts';

const Facts = styled('dl', cardClass, { margin: 0, display: 'grid', gap: '$3', lineHeight: '$snug' });
const Name = styled('dt', { color: '$mainBtnTxt2', fontSize: '$sm' });
const Value = styled('dd', { margin: 0, fontWeight: '$bold', overflowWrap: 'anywhere' });
const News = styled('dd', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$2',
  margin: 0,
  overflowWrap: 'anywhere',
});
const Words = styled('span', wordsClass);
/** They go with the page: nothing lies over what stands after them. */
const Ways = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$1' });
/** What is to be known of a report stands close to the thanks, so that a phone shows it with the way on. */
const Thanks = styled(EmptyState, { '&&': { paddingBlock: 12 } });

/** Something to know of what was sent: its number, who reads it, when one usually answers. */
export type SentFact = { id: string; label: string; value: string };

export type ReportSentTexts = {
  /** Thanks, and that it was sent. */
  title: string;
  /** What was sent, and where. */
  subject: string;
  /** How one hears of news: a heading and a sentence. */
  newsTitle: string;
  news: string;
  /** Leads to the conversation. */
  chat: string;
};

export type ReportSentProps = {
  /** Words of the screen. */
  texts: ReportSentTexts;
  /** Whose page it is. */
  header: Masthead;
  /** Drawn in place of the tick, while it still waits to be sent. */
  icon?: ReactNode;
  /** What is known of it, the number first. */
  facts: readonly SentFact[];
  /** What can be done to hear of news: a link, after the sentence. */
  newsAction?: ReactNode;
  /** How many messages were written since: stands on the way to the conversation. 0 by default. */
  unread?: number | undefined;
  /** Opens the conversation. */
  onChat: () => void;
  /** Another way on, less strong: to report something else. */
  other?: ReactNode;
  /** After everything: one thing that is offered, links of the footer. */
  footer?: ReactNode;
};

/** What a person reads who has just sent a report: thanks, and what happens next. Renders header and `<main>`. */
export const ReportSent = ({
  texts,
  header,
  icon,
  facts,
  newsAction,
  unread = 0,
  onChat,
  other,
  footer,
}: ReportSentProps) => (
  <Frame header={headerOf(header, undefined)}>
    <Thanks
      icon={icon ?? <CheckIcon size={32} strokeWidth={2.5} />}
      titleAs="h1"
      title={texts.title}
      text={texts.subject}
    />
    <Facts>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <Name>{label}</Name>
          <Value>{value}</Value>
        </div>
      ))}
      <div>
        <Name>{texts.newsTitle}</Name>
        <News>
          {texts.news}
          {newsAction}
        </News>
      </div>
    </Facts>
    <Ways>
      <Button block icon={<ChatIcon size={20} />} onClick={onChat}>
        <Words>{texts.chat}</Words>
        <Badge count={unread} />
      </Button>
      {other}
    </Ways>
    {footer}
  </Frame>
);
