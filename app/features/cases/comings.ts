import { effectOf } from '@parvis/api/entities/eventEffects';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';

type Coming = 'handle' | 'rejoin';

const flagOf = ({ flags }: CaseMessage): string | undefined => flags?.[0];

const isComing = (flag: string | undefined): flag is Coming => flag === 'handle' || flag === 'rejoin';

/** Chooses the phrase for each handler's join; neutral while older messages are not loaded. */
export function comings(
  messages: readonly CaseMessage[],
  undoing: ReadonlySet<CaseMessage> = new Set(),
): ReadonlyMap<CaseMessage, Coming> {
  const told = new Map<CaseMessage, Coming>();
  if (messages[0]?.msgId !== 1) return told;
  const there = new Set<string | undefined>();
  for (const message of messages) {
    const flag = flagOf(message);
    const { crUid } = message;
    if (isComing(flag)) told.set(message, there.size > 0 && !there.has(crUid) ? 'rejoin' : 'handle');
    const { inHand } = effectOf(flag);
    // Undoing a close does not change who handles the case.
    if (inHand === 'comes' && !undoing.has(message)) there.add(crUid);
    if (inHand === 'goes') there.delete(crUid);
    if (inHand === 'nobody') there.clear();
  }
  return told;
}
