import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import type { ChatSource } from './chatItems.ts';

/** Of one side a visitor reads their own alone. */
const getReadersId = (types: readonly string[], side: ChatSource['side']): TextId => {
  const [reporter, target] = [types.includes('reporter'), types.includes('target')];
  if (reporter && target) return 'chat.for.both';
  if (!reporter && !target) return 'chat.for.staff';
  if (side === 'mobile') return 'chat.for.own';
  return reporter ? 'chat.for.reporter' : 'chat.for.target';
};

/** Who reads a message of a case between users besides its author and staff; undefined where everybody does. */
export const formatReaders = (
  { tgtTypes }: Pick<CaseMessage, 'tgtTypes'>,
  { side }: Pick<ChatSource, 'side'>,
  { t }: TextStore,
): string | undefined => tgtTypes && t(getReadersId(tgtTypes, side));
