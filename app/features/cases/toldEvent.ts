import type { Participant } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';
import type { ChatAuthor } from '@parvis/ui/screens/Chat';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import type { CaseSide } from '../../lib/api/keys.ts';
import { blockReasonWords } from './blockWords.ts';
import type { comings } from './comings.ts';
import { describeEvent } from './systemMessages.ts';
import type { UndoneCloses } from './undoneCloses.ts';

/** A built-in question, answered in the chat. */
export const isAsked = ({ flow }: CaseMessage): boolean => flow === 'mobileNeeded';

interface Told extends UndoneCloses {
  readonly come: ReturnType<typeof comings>;
  readonly people: ReadonlyMap<string, Participant>;
}

/** The reporter sees only this line. */
const undoneWords = (mine: boolean, side: CaseSide) => {
  if (side === 'mobile') return 'statement.close.slip';
  return mine ? 'statement.close.undone.me' : 'statement.close.undone';
};

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

/** The reporter sees an undone close as one line. */
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
    // The blocking person may not be a participant.
    message.block?.src.name ?? author.name,
    t,
    side,
  );
  return withReasons(told, message, side, texts);
};
