import { effectOf } from '@parvis/api/entities/eventEffects';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';

type JoinPhrase = 'handle' | 'rejoin';

const getFlag = ({ flags }: CaseMessage): string | undefined => flags?.[0];

const isJoin = (flag: string | undefined): flag is JoinPhrase => flag === 'handle' || flag === 'rejoin';

/** The phrase for each join; neutral until older messages are loaded. */
export function classifyJoins(
  messages: readonly CaseMessage[],
  undoing: ReadonlySet<CaseMessage> = new Set(),
): ReadonlyMap<CaseMessage, JoinPhrase> {
  const phrases = new Map<CaseMessage, JoinPhrase>();
  if (messages[0]?.msgId !== 1) return phrases;
  const handlers = new Set<string | undefined>();
  for (const message of messages) {
    const flag = getFlag(message);
    const { crUid } = message;
    if (isJoin(flag)) phrases.set(message, handlers.size > 0 && !handlers.has(crUid) ? 'rejoin' : 'handle');
    const { inHand } = effectOf(flag);
    // Undoing a close does not change who handles the case.
    if (inHand === 'comes' && !undoing.has(message)) handlers.add(crUid);
    if (inHand === 'goes') handlers.delete(crUid);
    if (inHand === 'nobody') handlers.clear();
  }
  return phrases;
}
