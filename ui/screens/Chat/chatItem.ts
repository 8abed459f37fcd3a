import type { BubbleNote } from '../../parts/Bubble/Bubble.tsx';
import type { BubbleStatus } from '../../parts/Bubble/BubbleFooter.tsx';
import type { MessageListEntry } from '../../parts/MessageList/rows.ts';
import type { Moment } from '../../parts/shared/When.tsx';
import type { ChatEventKind } from './eventIcons.ts';

type ChatMoment = {
  /** From optimistic insert to storage. */
  id: string;
  day: { key: string; label: string };
  /** Instant, or words ("09:15"). */
  time: Moment;
  /** Shown on hover. */
  timeTitle?: string | undefined;
  /** ISO date and time. */
  dateTime?: string | undefined;
};

export type ChatAuthor = {
  /** Same for all messages of a person. */
  key: string;
  name: string;
  role?: string | undefined;
  initials: string;
  color?: string | undefined;
  /** For `renderAvatar`; `role` is its word. */
  responder?: { code: string; neutral: boolean } | undefined;
};

export type ChatImage = {
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
};

/** Text, question, answer or media of a person. */
export type ChatMessage = ChatMoment & {
  kind: 'message';
  mine: boolean;
  author: ChatAuthor;
  text?: string | undefined;
  /** `lang`, if not the page's. */
  textLang?: string | undefined;
  /** Of content without text: answers, stars. */
  spoken?: string | undefined;
  image?: ChatImage | undefined;
  /** Rendered by `renderQuestion`. */
  question?: boolean;
  status?: BubbleStatus | undefined;
  /** Not everybody reads it. */
  restricted?: boolean | undefined;
  /** Staff only. */
  note?: BubbleNote | undefined;
  /** Replaces the status text: "répondu : Oui". */
  statusText?: string | undefined;
};

export type ChatEvent = ChatMoment & { kind: 'event'; event: ChatEventKind; text: string };

/** Before unread messages. */
type ChatUnread = ChatMoment & { kind: 'unread'; text: string };

export type ChatItem = ChatMessage | ChatEvent | ChatUnread;

export type ChatEntry = MessageListEntry & { item: ChatItem };

/** For announcement. */
type FormatSpoken = (who: string, what: string) => string;

const getAnnouncement = (item: ChatItem, said: FormatSpoken): string | undefined => {
  if (item.kind === 'unread') return undefined;
  if (item.kind === 'event') return item.text;
  const what = item.text ?? item.spoken ?? item.image?.alt ?? '';
  return said(item.author.name, item.note ? `${item.note.label}. ${what}` : what);
};

export const toEntry = (item: ChatItem, said: FormatSpoken): ChatEntry => {
  const mine = item.kind === 'message' && item.mine;
  const authorKey = item.kind === 'message' ? item.author.key : undefined;
  return {
    id: item.id,
    day: item.day,
    authorKey,
    mine,
    leads: item.kind === 'event' && (item.event === 'closed' || item.event === 'rejected'),
    spoken: mine ? undefined : getAnnouncement(item, said),
    item,
  };
};
