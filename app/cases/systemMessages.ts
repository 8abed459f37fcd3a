import type { EventFlag, Message } from '@parvis/api/entities/message';
import type { TextId } from '@parvis/locales/areas';
import type { Translate } from '@parvis/locales/translate';
import type { ChatEventKind } from '@parvis/ui/screens/Chat';
import type { CaseSide } from './keys.ts';

interface SystemMessage {
  readonly icon: ChatEventKind;
  readonly text: TextId;
  /** What is said to the person who did it. */
  readonly toMe?: TextId;
}

/** What the chat says of each event (specification 4, chat system messages). */
const systemMessages: Record<EventFlag, SystemMessage> = {
  create: { icon: 'other', text: 'statement.create' },
  handle: { icon: 'handled', text: 'statement.handle', toMe: 'statement.handle.me' },
  hold: { icon: 'held', text: 'statement.hold', toMe: 'statement.hold.me' },
  resume: { icon: 'resumed', text: 'statement.resume', toMe: 'statement.resume.me' },
  leave: { icon: 'left', text: 'statement.leave', toMe: 'statement.leave.me' },
  rejoin: { icon: 'joined', text: 'statement.rejoin', toMe: 'statement.rejoin.me' },
  close: { icon: 'closed', text: 'statement.close', toMe: 'statement.close.me' },
  reject: { icon: 'rejected', text: 'statement.reject', toMe: 'statement.reject.me' },
  crClose: { icon: 'closed', text: 'statement.crClose' },
  crCancel: { icon: 'rejected', text: 'statement.crCancel' },
  crHold: { icon: 'held', text: 'statement.crHold' },
  crSolved: { icon: 'closed', text: 'statement.crSolved' },
  conflict: { icon: 'blocked', text: 'statement.conflict' },
  crWeb: { icon: 'identity', text: 'statement.crWeb' },
  update: { icon: 'other', text: 'statement.update' },
  idMissing: { icon: 'identity', text: 'statement.idMissing' },
  addId: { icon: 'identity', text: 'statement.addId' },
  addGcatCode: { icon: 'joined', text: 'statement.addGcatCode' },
  addGrpGpid: { icon: 'joined', text: 'statement.addGrpGpid' },
};

const joined: SystemMessage = { icon: 'joined', text: 'statement.join', toMe: 'statement.join.me' };
const asked: SystemMessage = { icon: 'other', text: 'statement.satisfaction' };
const askedOfOther: SystemMessage = { icon: 'other', text: 'statement.satisfaction.staff' };

const systemMessageOf = (message: Message, side: CaseSide): SystemMessage | undefined => {
  if (message.event) return systemMessages[message.event];
  if (message.join) return joined;
  if (!message.flow) return undefined;
  return side === 'town' ? askedOfOther : asked;
};

/** An event in one sentence with its icon; nothing for what a person wrote. */
export function describeEvent(
  message: Message,
  name: string,
  t: Translate,
  side: CaseSide,
): { readonly icon: ChatEventKind; readonly text: string } | undefined {
  const system = systemMessageOf(message, side);
  if (!system) return undefined;
  const text = t(message.mine && system.toMe ? system.toMe : system.text, { name });
  if (!message.outcome) return { icon: system.icon, text };
  const outcome = t(`case.outcome.${message.outcome}`);
  return { icon: system.icon, text: t('statement.close.outcome', { text, outcome }) };
}
