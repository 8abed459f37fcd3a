import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ChatIcon } from '../../icons/ChatIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { wordsClass } from '../../parts/Button/buttonStyles.ts';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { cardClass } from '../shared/page.ts';

const Facts = styled('dl', cardClass, { margin: 0, display: 'grid', gap: '$3', lineHeight: '$snug' });
const Name = styled('dt', { color: '$mainBtnTxt2', fontSize: '$sm' });
const Value = styled('dd', { margin: 0, fontWeight: '$bold', overflowWrap: 'anywhere' });
const Words = styled('span', wordsClass);
const Ways = styled('div', { display: 'grid', gridTemplateColumns: '100%', gap: '$3' });
const Small = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });
const Problem = styled('p', { margin: 0, fontWeight: '$bold', lineHeight: '$snug' });
const Greeting = styled(EmptyState, { '&&': { paddingBlock: 12 } });

/** Category, place, role, readable messages. */
export type InvitationFact = { id: string; label: string; value: string };

export type InvitationProps = {
  texts: {
    title: string;
    /** Who invites. */
    lead: string;
    /** Visible to others. */
    seen: string;
    join: string;
  };
  header: Masthead;
  picture?: ReactNode;
  facts: readonly InvitationFact[];
  children?: ReactNode;
  onJoin: () => void;
  busy?: boolean;
  /** Why joining failed. */
  problem?: string | undefined;
  footer?: ReactNode;
};

/** Invitation of a personal link to a conversation. */
export const Invitation = ({
  texts,
  header,
  picture,
  facts,
  onJoin,
  busy = false,
  problem,
  footer,
  children,
}: InvitationProps) => (
  <Frame header={toHeaderProps(header, undefined)}>
    {picture}
    <Greeting icon={!picture && <ChatIcon size={32} />} titleAs="h1" title={texts.title} text={texts.lead} />
    <Facts>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <Name>{label}</Name>
          <Value>{value}</Value>
        </div>
      ))}
    </Facts>
    {children}
    <Ways>
      <Small>{texts.seen}</Small>
      {problem && <Problem role="alert">{problem}</Problem>}
      <Button block icon={<ChatIcon size={20} />} loading={busy} onClick={onJoin}>
        <Words>{texts.join}</Words>
      </Button>
    </Ways>
    {footer}
  </Frame>
);
