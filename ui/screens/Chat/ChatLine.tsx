import { styled } from '@parvis/theme/css/stitches';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../../parts/Avatar/Avatar.tsx';
import { Bubble } from '../../parts/Bubble/Bubble.tsx';
import { BubbleImage } from '../../parts/BubbleImage/BubbleImage.tsx';
import { SystemMessage } from '../../parts/SystemMessage/SystemMessage.tsx';
import type { ChatAuthor, ChatItem, ChatMessage } from './chatItem.ts';
import { eventIcons } from './eventIcons.ts';

/** Keep identities stable for memoisation. */
export type ChatSlots = {
  /** Card, or summary of answers. */
  renderQuestion?: ((message: ChatMessage) => ReactNode) | undefined;
  renderActions?: ((message: ChatMessage) => ReactNode) | undefined;
  /** Video, or photo being sent. */
  renderMedia?: ((message: ChatMessage) => ReactNode) | undefined;
  /** Icon of a service. */
  renderAvatar?: ((author: ChatAuthor) => ReactNode) | undefined;
  /** Beside a bubble. */
  renderMenu?: ((message: ChatMessage) => ReactNode) | undefined;
  onOpenImage?: ((message: ChatMessage) => void) | undefined;
  onRetry?: ((message: ChatMessage) => void) | undefined;
};

type ChatLineProps = ChatSlots & { item: ChatItem; first: boolean; last: boolean };

const Unread = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  margin: 0,
  paddingBlock: '$3 $1',
  fontSize: '$xs',
  fontWeight: '$bold',
  lineHeight: '$snug',
  '&::before, &::after': { content: '', flex: '1 1 0', borderBlockStart: '1px solid currentColor' },
});

const renderMessageMedia = (message: ChatMessage, { renderMedia, onOpenImage }: ChatSlots): ReactNode => {
  const own = renderMedia?.(message);
  if (own || !message.image) return own;
  return <BubbleImage {...message.image} onOpen={onOpenImage && (() => onOpenImage(message))} />;
};

export const ChatLine = memo(({ item, first, last, ...slots }: ChatLineProps) => {
  const { time, timeTitle, dateTime, text } = item;
  if (item.kind === 'event') {
    const Icon = eventIcons[item.event];
    return <SystemMessage text={item.text} icon={<Icon />} time={timeTitle ?? time} dateTime={dateTime} />;
  }
  if (item.kind === 'unread') return <Unread>{text}</Unread>;
  const { author, mine, status, statusText, textLang, restricted, note } = item;
  const { onRetry } = slots;
  return (
    <Bubble
      {...{ time, timeTitle, dateTime, text, textLang, author, status, statusText, restricted, note }}
      side={mine ? 'mine' : 'others'}
      headless={!first}
      tail={last}
      avatar={
        mine
          ? undefined
          : (slots.renderAvatar?.(author) ?? <Avatar initials={author.initials} color={author.color} />)
      }
      media={renderMessageMedia(item, slots)}
      onRetry={onRetry && (() => onRetry(item))}
      actions={slots.renderActions?.(item)}
      menu={slots.renderMenu?.(item)}
    >
      {item.question && slots.renderQuestion?.(item)}
    </Bubble>
  );
});
ChatLine.displayName = 'ChatLine';
