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

/** A built-in question, answered in the chat. */
export const isMobileQuestion = ({ flow }: CaseMessage): boolean => flow === 'mobileNeeded';

/** A poll that staff sent, shown in its bubble. */
export const isSentPoll = ({ poll }: CaseMessage): boolean => poll !== undefined;

/** A proposed phone call, which its reporter answers in the chat. */
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

/** Why a moderator removed a message; its author also reads whom to ask. */
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

/** Events of whose cause the sentence says nothing, between users. */
const NAMED_EVENTS: readonly string[] = [
  ...['joinLeft', 'joinRemoved', 'conflict', 'conflictEnded', 'crSolved'],
  ...['addId', 'update', 'idMissing', 'mergeProfile'],
];

const INTAKE_EVENTS: readonly string[] = ['takenByPhone', 'takenAtCounter'];

/** Between users, staff read who did it, or who was blocked. */
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

/** Its reporter reads that others told of the same, and where the answers come. */
const appendLinked = (
  event: ReturnType<typeof describeEvent>,
  { outcome }: CaseMessage,
  info: ChatSource['info'],
  { t }: TextStore,
): ReturnType<typeof describeEvent> =>
  event && info?.linked && outcome === 'duplicate'
    ? { ...event, text: `${event.text}. ${t('statement.close.linked')}` }
    : event;

/** Who of staff opened the case for its reporter need not take part in it. */
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
