import type { BubbleNote } from '../../parts/Bubble/Bubble.tsx';
import type { BubbleStatus } from '../../parts/Bubble/BubbleFooter.tsx';
import type { MessageListEntry } from '../../parts/MessageList/rows.ts';
import type { Moment } from '../../parts/shared/When.tsx';
import type { ChatEventKind } from './eventIcons.ts';

type ChatMoment = {
  /** Stable from optimistic insert to storage. */
  id: string;
  day: { key: string; label: string };
  /** An instant, or words ("09:15"). */
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
  /** Role: "Maintenance". */
  role?: string | undefined;
  initials: string;
  color?: string | undefined;
  /** The service, for `renderAvatar`; `role` is its word. */
  responder?: { code: string; neutral: boolean } | undefined;
};

export type ChatImage = {
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
};

/** A person's text, question, answer or media. */
export type ChatMessage = ChatMoment & {
  kind: 'message';
  mine: boolean;
  author: ChatAuthor;
  text?: string | undefined;
  /** `lang` of the text, if not the page's. */
  textLang?: string | undefined;
  /** Announcement of content without text: answers, stars. */
  spoken?: string | undefined;
  image?: ChatImage | undefined;
  /** A question or answers, rendered by `renderQuestion`. */
  question?: boolean;
  status?: BubbleStatus | undefined;
  /** Not all people of the conversation read it. */
  restricted?: boolean | undefined;
  /** Of staff, for staff alone. */
  note?: BubbleNote | undefined;
  /** Replaces the status text: "répondu : Oui". */
  statusText?: string | undefined;
};

export type ChatEvent = ChatMoment & { kind: 'event'; event: ChatEventKind; text: string };

/** Divider before the unread messages at opening. */
type ChatUnread = ChatMoment & { kind: 'unread'; text: string };

export type ChatItem = ChatMessage | ChatEvent | ChatUnread;

export type ChatEntry = MessageListEntry & { item: ChatItem };

/** Formats author and text for announcement. */
type FormatSpoken = (who: string, what: string) => string;

/** Announcement of a new item; none for a divider. */
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
