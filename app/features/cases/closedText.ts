import type { TextId } from '@parvis/locales/areas';
import type { WaitingItem } from './waitingItem.ts';

const REFUSED = new Map([
  ['blocked', 'chat.report.blocked'],
  ['withdrawn', 'chat.report.withdrawn'],
  ['staleQr', 'chat.report.stale'],
  ['unknownCategory', 'chat.report.category'],
] as const) as ReadonlyMap<
  string,
  'chat.report.blocked' | 'chat.report.withdrawn' | 'chat.report.stale' | 'chat.report.category'
>;

/** Replaces the composer. */
export const getClosedTextId = (report: WaitingItem | undefined, state: string | undefined): TextId => {
  if (report?.stranded) return report.known ? 'home.unsent.waits' : 'home.unsent.text';
  if (report) return REFUSED.get(report.refused ?? '') ?? 'chat.report.refused';
  if (state === 'cancelled') return 'chat.cancelled';
  return state === 'rejected' ? 'chat.rejected' : 'chat.closed';
};
