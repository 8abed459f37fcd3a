import type { CaseSummary } from '@parvis/api/entities/case';
import type { Message } from '@parvis/api/entities/message';
import { type SystemMessage, systemKindOf, systemMessage } from '@parvis/api/entities/systemMessages';
import type { TextId } from '@parvis/locales/areas';
import type { TextStore, Translate } from '@parvis/locales/translate';
import type { ChatEventKind } from '@parvis/ui/screens/Chat';
import type { CaseSide } from '../../lib/api/keys.ts';
import { outcomeWords } from './caseWords.ts';

/** Whoever leaves as a visitor has erased everything; staff leave what they handled. */
const leftForGood = ({ flags, byVisitor }: Told): boolean => byVisitor === true && flags?.[0] === 'leave';

const phraseFor = (said: SystemMessage, reader: { mine: boolean; side: CaseSide }): TextId =>
  (reader.mine ? said.toMe : undefined) ?? (reader.side === 'town' ? said.toStaff : undefined) ?? said.text;

/** What an event is told by. */
interface Told extends Pick<Message, 'flags' | 'flow' | 'mine' | 'outcome'> {
  /** A visitor caused it. */
  readonly byVisitor?: boolean;
}

/** An event in one sentence with its icon, an unknown one by its code; nothing for what a person wrote. */
export function describeEvent(
  message: Told,
  name: string,
  t: Translate,
  side: CaseSide,
): { readonly icon: ChatEventKind; readonly text: string } | undefined {
  const kind = systemKindOf(message);
  if (kind === undefined) return undefined;
  const said = systemMessage(kind);
  if (!said) return { icon: 'other', text: t('statement.unknown', { code: kind }) };
  const phrase = leftForGood(message)
    ? 'statement.leave.visitor'
    : phraseFor(said, { mine: message.mine, side });
  const text = t(phrase, { name });
  if (!message.outcome) return { icon: said.icon, text };
  const outcome = outcomeWords(message.outcome, t);
  return { icon: said.icon, text: t('statement.close.outcome', { text, outcome }) };
}

/** Who came to a case joined somebody where there are others now, and took it where there are none. */
const asCame = (kind: string, { length }: CaseSummary['handlers']): string =>
  kind === 'handle' || kind === 'rejoin' ? (length > 1 ? 'rejoin' : 'handle') : kind;

/** What a list says of a case's last event, if it is one; who did it is the team where nobody is named. */
export function previewEvent(
  { last: { kind, mine, name }, handlers }: Pick<CaseSummary, 'last' | 'handlers'>,
  { t }: TextStore,
  side: CaseSide,
): string | undefined {
  if (kind === undefined) return undefined;
  const said = systemMessage(asCame(kind, handlers));
  if (!said) return t('statement.unknown', { code: kind });
  return t(phraseFor(said, { mine, side }), { name: name ?? t('chat.team') });
}
