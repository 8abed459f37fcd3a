import type { BubbleStatus } from '../../parts/Bubble/BubbleFooter.tsx';
import type { MessageListEntry } from '../../parts/MessageList/rows.ts';
import type { Moment } from '../../parts/shared/When.tsx';
import type { ChatEventKind } from './eventIcons.ts';

type ChatMoment = {
  /** The same from the first drawing on, also once the message is stored. */
  id: string;
  day: { key: string; label: string };
  /** When: an instant, or words ("09:15"). */
  time: Moment;
  /** Date and time in full, shown by hovering. */
  timeTitle?: string | undefined;
  /** For machines: an ISO date and time. */
  dateTime?: string | undefined;
};

export type ChatAuthor = {
  /** The same for every message of one person. */
  key: string;
  name: string;
  /** What the person is there for: "Maintenance". */
  role?: string | undefined;
  initials: string;
  /** Parsed by the caller. */
  color?: string | undefined;
};

export type ChatImage = {
  src: string;
  /** What it shows, as far as it is known. */
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
};

/** Something a person wrote, asked, answered or showed. */
export type ChatMessage = ChatMoment & {
  kind: 'message';
  mine: boolean;
  author: ChatAuthor;
  text?: string | undefined;
  /** Language of the text, where it is known to be another than that of the page. */
  textLang?: string | undefined;
  /** What is announced of what has no text of its own: answers, stars. */
  spoken?: string | undefined;
  image?: ChatImage | undefined;
  /** Carries a question or answers: the slot `renderQuestion` is asked for them. */
  question?: boolean;
  status?: BubbleStatus | undefined;
  /** Words in place of those of the status: "répondu : Oui". */
  statusText?: string | undefined;
};

/** Something that happened to the case. */
export type ChatEvent = ChatMoment & { kind: 'event'; event: ChatEventKind; text: string };

/** From here on nothing had been seen when the conversation was opened. */
type ChatUnread = ChatMoment & { kind: 'unread'; text: string };

export type ChatItem = ChatMessage | ChatEvent | ChatUnread;

/** An item as the list of messages takes it. */
export type ChatEntry = MessageListEntry & { item: ChatItem };

/** How it is said who says what. */
type Said = (who: string, what: string) => string;

/** What is announced when an item arrives; a divider arrives with what it divides. */
const spokenOf = (item: ChatItem, said: Said): string | undefined => {
  if (item.kind === 'unread') return undefined;
  return item.kind === 'event'
    ? item.text
    : said(item.author.name, item.text ?? item.spoken ?? item.image?.alt ?? '');
};

export const toEntry = (item: ChatItem, said: Said): ChatEntry => {
  const mine = item.kind === 'message' && item.mine;
  const authorKey = item.kind === 'message' ? item.author.key : undefined;
  return {
    id: item.id,
    day: item.day,
    authorKey,
    mine,
    leads: item.kind === 'event' && (item.event === 'closed' || item.event === 'rejected'),
    spoken: mine ? undefined : spokenOf(item, said),
    item,
  };
};
