import type { Participant } from '@parvis/api/entities/case';
import { moderationReasonSchema } from '@parvis/api/entities/moderation';
import type { TextStore } from '@parvis/locales/translate';
import type { ChatAuthor } from '@parvis/ui/screens/Chat';
import * as z from 'zod/mini';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import { formatBlockReasons } from './blockReasons.ts';
import type { ChatSource } from './chatItems.ts';
import type { classifyJoins } from './handlerJoins.ts';
import { describeEvent } from './systemMessages.ts';
import type { UndoneCloses } from './undoneCloses.ts';

/** Built-in question, answered in the chat. */
export const isMobileQuestion = ({ flow }: CaseMessage): boolean => flow === 'mobileNeeded';

export const isSentPoll = ({ poll }: CaseMessage): boolean => poll !== undefined;

/** The reporter answers it in the chat. */
export const isCallQuestion = ({ flags }: CaseMessage, side: CaseSide): boolean =>
  side === 'mobile' && flags?.[0] === 'callProposed';

const isBystander = (info: ChatSource['info']): boolean =>
  info?.invited === true && info.participants.every(({ me, as }) => !me || as !== 'target');

interface EventContext extends UndoneCloses {
  readonly come: ReturnType<typeof classifyJoins>;
  readonly people: ReadonlyMap<string, Participant>;
}

/** The reporter sees only this line. */
const getUndoneTextId = (mine: boolean, side: CaseSide) => {
  if (side === 'mobile') return 'statement.close.slip';
  return mine ? 'statement.close.undone.me' : 'statement.close.undone';
};

const appendReasons = (
  event: ReturnType<typeof describeEvent>,
  { block }: CaseMessage,
  side: CaseSide,
  { t, locale }: TextStore,
): ReturnType<typeof describeEvent> =>
  event && side === 'town' && block?.reason?.length
    ? {
        ...event,
        text: t('statement.block.reasons', {
          text: event.text,
          reasons: formatBlockReasons(block.reason, t, locale()),
        }),
      }
    : event;

/** Why a moderator removed a message; for its author also a contact. */
const appendModeration = (
  event: ReturnType<typeof describeEvent>,
  { moderated, mine }: CaseMessage,
  { t }: TextStore,
): ReturnType<typeof describeEvent> => {
  const reason = moderated && z.safeParse(moderationReasonSchema, moderated.reason).data;
  if (!event || !reason) return event;
  const text = t('statement.moderated.reason', { text: event.text, reason: t(`moderation.${reason}`) });
  return { ...event, text: mine ? `${text} ${t('statement.moderated.ask')}` : text };
};

/** Between users, their sentence names no cause. */
const NAMED_EVENTS: readonly string[] = [
  ...['joinLeft', 'joinRemoved', 'conflict', 'conflictEnded', 'crSolved'],
  ...['addId', 'update', 'idMissing', 'mergeProfile'],
];

const INTAKE_EVENTS: readonly string[] = ['takenByPhone', 'takenAtCounter'];

/** Between users, for staff: who did it, or who was blocked. */
const appendPerson = (
  event: ReturnType<typeof describeEvent>,
  { flags: [flag = ''] = [], crUid, block, mine }: CaseMessage,
  people: ReadonlyMap<string, Participant>,
  { t }: TextStore,
): ReturnType<typeof describeEvent> => {
  const about = block ? block.target.crUid : mine || !NAMED_EVENTS.includes(flag) ? undefined : crUid;
  const person = people.get(about ?? '')?.name;
  return event && person !== undefined
    ? { ...event, text: t('statement.between.who', { text: event.text, person }) }
    : event;
};

/** For the reporter: others reported the same, and where answers come. */
const appendLinked = (
  event: ReturnType<typeof describeEvent>,
  { outcome }: CaseMessage,
  info: ChatSource['info'],
  { t }: TextStore,
): ReturnType<typeof describeEvent> =>
  event && info?.linked && outcome === 'duplicate'
    ? { ...event, text: `${event.text}. ${t('statement.close.linked')}` }
    : event;

/** Staff who opened the case need not participate. */
const findIntakeName = (
  { flags: [flag = ''] = [], mine }: CaseMessage,
  info: ChatSource['info'],
  { t }: TextStore,
): string | undefined =>
  !mine && INTAKE_EVENTS.includes(flag) ? (info?.intake?.by ?? t('chat.team')) : undefined;

/** The reporter sees an undone close as one line. */
export const describeChatEvent = (
  message: CaseMessage,
  author: ChatAuthor,
  { closes: passed, reopenings: undoing, come, people }: EventContext,
  { side, paper, info }: Pick<ChatSource, 'side' | 'paper' | 'info'>,
  texts: TextStore,
): ReturnType<typeof describeEvent> => {
  const { t } = texts;
  if (
    passed.has(message) ||
    isMobileQuestion(message) ||
    isCallQuestion(message, side) ||
    isSentPoll(message)
  )
    return undefined;
  const mine = message.mine && !paper;
  if (undoing.has(message))
    return { icon: 'resumed', text: t(getUndoneTextId(mine, side), { name: author.name }) };
  const coming = come.get(message);
  const byVisitor = people.get(message.crUid ?? '')?.staff === false;
  const told = describeEvent(
    {
      ...{ ...message, mine, byVisitor, ...(coming && { flags: [coming] }) },
      ...{ betweenUsers: info?.betweenUsers, isBystander: isBystander(info) },
    },
    // The blocking person may not be a participant.
    message.block?.src.name ?? findIntakeName(message, info, texts) ?? author.name,
    t,
    side,
  );
  const named = info?.betweenUsers && side === 'town' ? appendPerson(told, message, people, texts) : told;
  const linked = appendLinked(named, message, info, texts);
  return appendModeration(appendReasons(linked, message, side, texts), message, texts);
};
