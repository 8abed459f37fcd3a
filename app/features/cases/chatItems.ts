import { type CaseInfo, isEnded, type Participant } from '@parvis/api/entities/case';
import type { Media } from '@parvis/api/entities/media';
import { displayDayHeading, displayWholeDay } from '@parvis/locales/dates';
import { languageOf, localeOf } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import type { AnswerLine } from '@parvis/questionnaire/model/answerLines';
import { ownWords } from '@parvis/questionnaire/model/texts';
import type { ChatAuthor, ChatItem, ChatMessage } from '@parvis/ui/screens/Chat';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { isFullyPaused } from '../../lib/outbox/pausedFiles.ts';
import { formatTypedText } from '../../lib/texts/formatTypedText.ts';
import { formatAnswerLines, formatSpokenAnswers } from './answerLines.ts';
import { describeChatEvent, isCallQuestion, isMobileQuestion, isSentPoll } from './chatEvent.ts';
import { formatReaders } from './formatReaders.ts';
import { classifyJoins } from './handlerJoins.ts';
import { isGathering } from './isGathering.ts';
import { findUndoneCloses } from './undoneCloses.ts';
import { isUnsent, type WaitingItem } from './waitingItem.ts';

export interface MessageContent {
  readonly message?: CaseMessage;
  readonly waiting?: WaitingItem;
  readonly lines: readonly AnswerLine[];
  /** Set if not the reader's. */
  readonly lang?: string | undefined;
}

export interface ChatView {
  readonly items: readonly ChatItem[];
  readonly behind: ReadonlyMap<string, MessageContent>;
}

export interface ChatSource {
  readonly messages: readonly CaseMessage[];
  readonly waiting: readonly WaitingItem[];
  readonly info: CaseInfo | undefined;
  readonly side: 'mobile' | 'town';
  /** Set if newer messages followed. */
  readonly seenBefore?: number | undefined;
  /** Printed: full names and dates, no unread divider. */
  readonly paper?: boolean;
}

const createOwnAuthor = (texts: TextStore): ChatAuthor => ({
  key: 'me',
  name: texts.t('chat.me'),
  initials: '',
});

/** For an unlisted author, such as an erased account. */
const getUnlistedName = ({ crUid }: CaseMessage, side: ChatSource['side'], { t }: TextStore): string =>
  t(crUid !== undefined && side === 'town' ? 'chat.gone' : 'chat.team');

/** With contact details, a visitor is not anonymous. */
const formatVisitorRole = (
  { crBlocked }: Participant,
  info: CaseInfo | undefined,
  { t }: TextStore,
): string | undefined =>
  [
    !info?.betweenUsers && !info?.contact?.length && !isGathering(info) && t('chat.anonymous'),
    crBlocked && t('chat.blocked'),
  ]
    .filter(Boolean)
    .join(' · ') || undefined;

const getAuthor = (
  message: CaseMessage,
  people: ReadonlyMap<string, Participant>,
  texts: TextStore,
  source: ChatSource,
): ChatAuthor => {
  const { side, paper = false, info } = source;
  // In print, staff show their names.
  if (message.mine && (!paper || side === 'mobile')) return createOwnAuthor(texts);
  const person = message.crUid === undefined ? undefined : people.get(message.crUid);
  if (!person)
    return { key: message.crUid ?? 'system', name: getUnlistedName(message, side, texts), initials: '' };
  const readers = formatReaders(message, source, texts);
  const kind = person.staff ? person.grpLbl : formatVisitorRole(person, info, texts);
  const role = [kind, readers].filter(Boolean).join(' · ');
  return {
    // Other readers start a new group.
    key: [person.crUid, readers].filter(Boolean).join(' '),
    name: person.name,
    initials: person.initials,
    ...(role && { role }),
    // The role beside the name names it.
    ...(person.staff && { responder: { code: person.gcatCode, neutral: side === 'town' } }),
  };
};

/** Undefined if unknown or the reader's own. */
function getForeignLanguage(
  { crUid }: CaseMessage,
  people: ReadonlyMap<string, Participant>,
  { locale }: TextStore,
) {
  const lang = localeOf(crUid === undefined ? undefined : people.get(crUid)?.language);
  return lang === locale() ? undefined : lang;
}

export const formatMoment = (id: string, date: Date, texts: TextStore, paper: boolean) => ({
  id,
  day: {
    key: date.toDateString(),
    label: paper
      ? displayWholeDay(texts.locale(), date)
      : displayDayHeading(texts.locale(), date, texts.t('chat.today')),
  },
  time: date,
});

const describeMedia = (media: readonly Media[], { t }: TextStore): string =>
  media.map(({ alt, kind }) => alt ?? t(kind === 'video' ? 'video.noAlt' : 'photo.noAlt')).join('. ');

const getQuestionText = (message: CaseMessage, texts: TextStore): string | undefined => {
  if (isMobileQuestion(message)) return texts.t('statement.mobileNeeded');
  const { qstn } = message;
  const titleId = qstn?.questions[qstn.start]?.titleId;
  return titleId === undefined
    ? undefined
    : (ownWords(qstn?.texts, languageOf(texts.locale()).tag, titleId) ?? titleId);
};

const getMessageText = (
  message: CaseMessage,
  side: ChatSource['side'],
  texts: TextStore,
): string | undefined => {
  const { msgTxt, poll } = message;
  if (poll) return texts.t('chat.poll', { poll: poll.lbl });
  if (isCallQuestion(message, side))
    return [texts.t('statement.callProposed'), msgTxt].filter(Boolean).join('\n');
  return msgTxt ?? getQuestionText(message, texts);
};

const getStatus = (
  message: CaseMessage,
  source: ChatSource,
  texts: TextStore,
): Pick<ChatMessage, 'status' | 'statusText'> => {
  if (!message.mine) return {};
  const seenUpTo = (source.side === 'mobile' ? source.info?.readByStaff : source.info?.readByReporter) ?? 0;
  const readers = formatReaders(message, source, texts);
  return { status: message.msgId <= seenUpTo ? 'seen' : 'sent', ...(readers && { statusText: readers }) };
};

const buildWaitingMessage = (item: WaitingItem, texts: TextStore, paper: boolean): ChatMessage => ({
  kind: 'message',
  ...formatMoment(item.id, new Date(item.created), texts, paper),
  mine: true,
  author: createOwnAuthor(texts),
  text: item.shown.txt,
  question: (item.shown.lines?.length ?? 0) > 0,
  status: isUnsent(item) ? 'failed' : 'sending',
  ...(isFullyPaused(item) && { statusText: texts.t('photo.sending.held') }),
});

/** For the unread divider; none if nothing was read before. */
const findFirstUnread = (
  messages: readonly CaseMessage[],
  { seenBefore, paper }: ChatSource,
): number | undefined => {
  if (!seenBefore || paper) return undefined;
  return messages.find(({ msgId, mine }) => msgId > seenBefore && !mine)?.msgId;
};

/** Not ended: its visitor is not asked for a rating. */
const isUnderWay = ({ side, info }: ChatSource): boolean =>
  side === 'mobile' && info !== undefined && !isEnded(info.state);

/** Merges stored messages with the outbox; unsent ones come last and keep their id. */
export function buildChatView(source: ChatSource, texts: TextStore): ChatView {
  const { waiting, info, paper = false } = source;
  const people = new Map((info?.participants ?? []).map((person) => [person.crUid, person]));
  const items: ChatItem[] = [];
  const behind = new Map<string, MessageContent>();
  const stored = new Set<string>();

  const formatText = (text: string | undefined) => text && formatTypedText(text, texts.locale());
  const closes = findUndoneCloses(source.messages);
  const undone = {
    ...closes,
    // Staff see undone closes too.
    ...(source.side === 'town' && { closes: new Set<CaseMessage>() }),
    come: classifyJoins(source.messages, closes.reopenings),
    people,
  };
  const answered = collectAnsweredQuestions(source);
  const isMoot = (one: CaseMessage) =>
    undone.closes.has(one) || (isUnderWay(source) && one.flow === 'satisfaction' && !answered.has(one.msgId));
  const messages = source.messages.filter((one) => one.msgTxt || !isMoot(one));
  const firstUnread = findFirstUnread(messages, source);
  for (const message of messages) {
    stored.add(message.id);
    const author = getAuthor(message, people, texts, source);
    const lang = getForeignLanguage(message, people, texts);
    const textLang = message.msgTxt ? lang : undefined;
    const moment = formatMoment(message.id, new Date(message.msgCdatim1), texts, paper);
    if (message.msgId === firstUnread)
      items.push({ kind: 'unread', ...moment, id: 'unread', text: texts.t('chat.unread') });
    const event = describeChatEvent(message, author, undone, source, texts);
    const eventItems: ChatItem[] = event
      ? [{ kind: 'event', ...moment, event: event.icon, text: event.text }]
      : [];
    if (event || undone.closes.has(message)) {
      if (message.msgTxt) {
        const id = `${message.id}-txt`;
        const status = getStatus(message, source, texts);
        const text = formatText(message.msgTxt);
        const messageItem: ChatItem = {
          kind: 'message',
          ...moment,
          id,
          mine: message.mine,
          author,
          text,
          ...(textLang && { textLang }),
          ...status,
        };
        // A message that reopened the case precedes the event; explanations follow.
        if (message.flags?.includes('crReopen')) eventItems.unshift(messageItem);
        else eventItems.push(messageItem);
        behind.set(id, { lines: [] });
      }
      items.push(...eventItems);
      continue;
    }
    const lines = formatAnswerLines(message, source.side, texts);
    behind.set(message.id, { message, lines, ...(lang && { lang }) });
    items.push({
      kind: 'message',
      ...moment,
      mine: message.mine,
      author,
      text:
        formatText(getMessageText(message, source.side, texts)) ??
        (lines.length === 0 && !message.media ? texts.t('chat.unknown') : undefined),
      ...(textLang && { textLang }),
      ...(message.tgtTypes && { restricted: true }),
      ...(lines.length > 0 && { spoken: formatSpokenAnswers(lines) }),
      ...(message.media && { spoken: describeMedia(message.media, texts) }),
      question:
        lines.length > 0 ||
        message.qstn !== undefined ||
        isMobileQuestion(message) ||
        isCallQuestion(message, source.side) ||
        isSentPoll(message) ||
        message.unreadable === true,
      ...getStatus(message, source, texts),
    });
  }
  for (const item of waiting.filter(({ id }) => !stored.has(id))) {
    behind.set(item.id, { waiting: item, lines: item.shown.lines ?? [] });
    items.push(buildWaitingMessage(item, texts, paper));
  }
  return { items, behind };
}

export type PendingAnswer = 'sending' | 'refused';

/** By question; unsent answers must not appear as recorded. */
export const collectPendingAnswers = (waiting: readonly WaitingItem[]): ReadonlyMap<number, PendingAnswer> =>
  new Map(
    waiting.flatMap((item) => {
      const { msgIdAnswer } = item.shown;
      return msgIdAnswer === undefined
        ? []
        : [[msgIdAnswer, isUnsent(item) ? 'refused' : 'sending'] as const];
    }),
  );

export function collectAnsweredQuestions({
  messages,
  waiting,
}: Pick<ChatSource, 'messages' | 'waiting'>): ReadonlySet<number> {
  const numbers = [
    ...messages.map(({ msgIdAnswer }) => msgIdAnswer),
    ...waiting.map(({ shown }) => shown.msgIdAnswer),
  ];
  return new Set(numbers.filter((number) => number !== undefined));
}
