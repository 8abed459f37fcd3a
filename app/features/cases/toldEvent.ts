import type { Participant } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';
import type { ChatAuthor } from '@parvis/ui/screens/Chat';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import type { CaseSide } from '../../lib/api/keys.ts';
import { blockReasonWords } from './blockWords.ts';
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

/** Staff read why somebody was blocked; whoever it is reads it in kinder words at the foot of the conversation. */
const withReasons = (
  told: ReturnType<typeof describeEvent>,
  { block }: CaseMessage,
  side: CaseSide,
  { t, locale }: TextStore,
): ReturnType<typeof describeEvent> =>
  told && side === 'town' && block?.reason?.length
    ? {
        ...told,
        text: t('statement.block.reasons', {
          text: told.text,
          reasons: blockReasonWords(block.reason, t, locale()),
        }),
      }
    : told;

/** An event in one sentence; to its reporter a close that was taken back at once has none, and its taking back tells of both. */
export const eventOf = (
  message: CaseMessage,
  author: ChatAuthor,
  { passed, undoing, come, people }: Told,
  { side, paper }: { readonly side: CaseSide; readonly paper?: boolean },
  texts: TextStore,
): ReturnType<typeof describeEvent> => {
  const { t } = texts;
  if (passed.has(message) || isAsked(message)) return undefined;
  const mine = message.mine && !paper;
  if (undoing.has(message))
    return { icon: 'resumed', text: t(undoneWords(mine, side), { name: author.name }) };
  const coming = come.get(message);
  const byVisitor = people.get(message.crUid ?? '')?.staff === false;
  const told = describeEvent(
    { ...message, mine, byVisitor, ...(coming && { flags: [coming] }) },
    // Who blocks need not take part in the case.
    message.block?.src.name ?? author.name,
    t,
    side,
  );
  return withReasons(told, message, side, texts);
};
