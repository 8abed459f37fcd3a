import type { TextId } from '@parvis/locales/areas';
import type { TextStore } from '@parvis/locales/translate';
import type { CaseMessage } from '../../lib/api/foreignMessages.ts';
import type { ChatSource } from './chatItems.ts';

/** Visitors read only their own side's. */
const getReadersId = (types: readonly string[], side: ChatSource['side']): TextId => {
  const [reporter, target] = [types.includes('reporter'), types.includes('target')];
  if (reporter && target) return 'chat.for.both';
  if (!reporter && !target) return 'chat.for.staff';
  if (side === 'mobile') return 'chat.for.own';
  return reporter ? 'chat.for.reporter' : 'chat.for.target';
};

/** Besides its author and staff; undefined if everybody. */
export function formatReaders(
  {
    tgtTypes,
    tgtCrUid,
    awaits,
    mine,
  }: Pick<CaseMessage, 'tgtTypes' | 'tgtCrUid' | 'awaits'> & Partial<Pick<CaseMessage, 'mine'>>,
  { side, info }: Pick<ChatSource, 'side'> & Partial<Pick<ChatSource, 'info'>>,
  { t }: TextStore,
): string | undefined {
  if (!tgtTypes) return undefined;
  if (awaits) return t(mine ? 'chat.awaits.me' : 'chat.awaits');
  if (!tgtTypes.includes('person')) return t(getReadersId(tgtTypes, side));
  if (side === 'mobile') return t('chat.for.you');
  const name = info?.participants.find(({ crUid, staff }) => crUid === tgtCrUid && !staff)?.name;
  return t('chat.for.person', { name: name ?? t('chat.gone') });
}
