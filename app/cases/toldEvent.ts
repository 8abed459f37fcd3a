import type { Participant } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';
import type { ChatAuthor } from '@parvis/ui/screens/Chat';
import type { CaseMessage } from '../data/foreignMessages.ts';
import type { CaseSide } from '../data/keys.ts';
import type { comings } from './comings.ts';
import { describeEvent } from './systemMessages.ts';
import type { UndoneCloses } from './undoneCloses.ts';

/** A question of the product that is answered where it stands. */
export const isAsked = ({ flow }: CaseMessage): boolean => flow === 'mobileNeeded';

/** What the messages around an event make of it. */
interface Told extends UndoneCloses {
  readonly come: ReturnType<typeof comings>;
  /** Who takes part, by their id. */
  readonly people: ReadonlyMap<string, Participant>;
}

/** Staff read the close above; to its reporter this line is all there is of it. */
const undoneWords = (mine: boolean, side: CaseSide) => {
  if (side === 'mobile') return 'statement.close.slip';
  return mine ? 'statement.close.undone.me' : 'statement.close.undone';
};

/** An event in one sentence; to its reporter a close that was taken back at once has none, and its taking back tells of both. */
export const eventOf = (
  message: CaseMessage,
  author: ChatAuthor,
  { passed, undoing, come, people }: Told,
  { side, paper }: { readonly side: CaseSide; readonly paper?: boolean },
  { t }: TextStore,
): ReturnType<typeof describeEvent> => {
  if (passed.has(message) || isAsked(message)) return undefined;
  const mine = message.mine && !paper;
  if (undoing.has(message))
    return { icon: 'resumed', text: t(undoneWords(mine, side), { name: author.name }) };
  const coming = come.get(message);
  const byVisitor = people.get(message.crUid ?? '')?.staff === false;
  return describeEvent(
    { ...message, mine, byVisitor, ...(coming && { flags: [coming] }) },
    author.name,
    t,
    side,
  );
};
