import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChatIcon } from '../../icons/ChatIcon.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Badge } from '../../parts/Badge/Badge.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { wordsClass } from '../../parts/Button/buttonStyles.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
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
/** Not sticky: covers nothing. */
const Ways = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$1' });
/** Facts and chat link fit a phone. */
const Thanks = styled(EmptyState, { '&&': { paddingBlock: 12 } });

/** Number, readers, usual response time. */
export type SentFact = { id: string; label: string; value: string };

export type ReportSentTexts = {
  title: string;
  subject: string;
  newsTitle: string;
  news: string;
  chat: string;
};

export type ReportSentProps = {
  texts: ReportSentTexts;
  header: Masthead;
  /** While queued. */
  icon?: ReactNode;
  facts: readonly SentFact[];
  /** Notification link. */
  newsAction?: ReactNode;
  /** On the chat link. Default 0. */
  unread?: number | undefined;
  onChat: () => void;
  other?: ReactNode;
  footer?: ReactNode;
};

/** Confirmation of a report with next steps. */
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
  <Frame header={toHeaderProps(header, undefined)}>
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
