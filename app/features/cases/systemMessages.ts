import type { CaseSummary } from '@parvis/api/entities/case';
import type { Message } from '@parvis/api/entities/message';
import {
  howJoined,
  type SystemMessage,
  systemKindOf,
  systemMessage,
} from '@parvis/api/entities/systemMessages';
import type { TextId } from '@parvis/locales/areas';
import type { TextStore, Translate } from '@parvis/locales/translate';
import type { ChatEventKind } from '@parvis/ui/screens/Chat';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { formatOutcome } from './caseTexts.ts';

/** A visitor leaves by erasing everything; staff leave a case. */
const hasErasedAccount = ({ flags, byVisitor }: EventMessage): boolean =>
  byVisitor === true && flags?.[0] === 'leave';

const selectPhrase = (
  { betweenUsers, ...ordinary }: SystemMessage,
  reader: { mine: boolean; side: CaseSide; betweenUsers: boolean | undefined; isBystander?: boolean },
): TextId => {
  const definition: Pick<SystemMessage, 'text' | 'toMe' | 'toStaff'> & { readonly toOthers?: TextId } =
    (reader.betweenUsers && betweenUsers) || ordinary;
  return (
    (reader.mine ? definition.toMe : undefined) ??
    (reader.side === 'town' ? definition.toStaff : undefined) ??
    (reader.isBystander ? definition.toOthers : undefined) ??
    definition.text
  );
};

interface EventMessage
  extends Pick<
    Message,
    'flags' | 'flow' | 'mine' | 'outcome' | 'join' | 'grpLbl' | 'poll' | 'hung' | 'ccatLbls'
  > {
  readonly byVisitor?: boolean;
  /** Of a case between users. */
  readonly betweenUsers?: boolean | undefined;
  /** Between users, the reader is neither the reporter nor the target. */
  readonly isBystander?: boolean;
}

/** "Bancs cassés (n° 4821)", or the number alone. */
export function formatHungCase(hung: Message['hung'], t: Translate): string {
  if (!hung) return '';
  const words = { lbl: hung.lbl ?? '', nbr: hung.caseNbr };
  return t(hung.lbl ? 'statement.caseHung.case' : 'statement.caseHung.number', words);
}

/** With icon; an unknown event by its code. Undefined for a person's message. */
export function describeEvent(
  message: EventMessage,
  name: string,
  t: Translate,
  side: CaseSide,
): { readonly icon: ChatEventKind; readonly text: string } | undefined {
  const kind = systemKindOf(message);
  if (kind === undefined) return undefined;
  const definition = systemMessage(kind);
  if (!definition) return { icon: 'other', text: t('statement.unknown', { code: kind }) };
  const phrase = hasErasedAccount(message)
    ? message.betweenUsers
      ? 'statement.between.leave.visitor'
      : 'statement.leave.visitor'
    : selectPhrase(definition, { ...message, side, betweenUsers: message.betweenUsers });
  const how = side === 'town' ? howJoined(kind, message.join?.as) : undefined;
  const sentence = t(phrase, {
    ...{ name, service: message.grpLbl ?? '', poll: message.poll?.lbl ?? '' },
    category: message.ccatLbls?.join(' › ') ?? '',
    case: formatHungCase(message.hung, t),
  });
  const text = how ? t(how, { text: sentence }) : sentence;
  if (!message.outcome) return { icon: definition.icon, text };
  const outcome = formatOutcome(message.outcome, t);
  return { icon: definition.icon, text: t('statement.close.outcome', { text, outcome }) };
}

/** By current handlers: joined others, or took the case. */
const normalizeJoin = (kind: string, { length }: CaseSummary['handlers']): string =>
  kind === 'handle' || kind === 'rejoin' ? (length > 1 ? 'rejoin' : 'handle') : kind;

/** The last event, for a list; an unnamed actor is the team. */
export function describeLastEvent(
  {
    last: { kind, mine, name, txt },
    handlers,
    betweenUsers,
    invited,
  }: Pick<CaseSummary, 'last' | 'handlers' | 'betweenUsers' | 'invited'>,
  { t }: TextStore,
  side: CaseSide,
): string | undefined {
  if (kind === undefined) return undefined;
  const definition = systemMessage(normalizeJoin(kind, handlers));
  if (!definition) return t('statement.unknown', { code: kind });
  // Name of the called service, or of the poll.
  const words = {
    name: name ?? t('chat.team'),
    service: txt ?? '',
    poll: txt ?? '',
    case: txt ?? '',
    category: txt ?? '',
  };
  return t(selectPhrase(definition, { mine, side, betweenUsers, isBystander: invited === true }), words);
}
