import type { TextId } from '@parvis/locales/areas';
import type { WaitingItem } from './stranded.ts';

/** Refusals of a report that say what else to do than to send it again. */
const REFUSED = new Map([
  ['blocked', 'chat.report.blocked'],
  ['withdrawn', 'chat.report.withdrawn'],
  ['staleQr', 'chat.report.stale'],
  ['unknownCategory', 'chat.report.category'],
] as const) as ReadonlyMap<
  string,
  'chat.report.blocked' | 'chat.report.withdrawn' | 'chat.report.stale' | 'chat.report.category'
>;

/** What stands in place of the field of a case that takes no words any more, or of a report that was refused. */
export const closedText = (report: WaitingItem | undefined, state: string | undefined): TextId => {
  if (report?.stranded) return report.known ? 'home.unsent.waits' : 'home.unsent.text';
  if (report) return REFUSED.get(report.refused ?? '') ?? 'chat.report.refused';
  return state === 'rejected' ? 'chat.rejected' : 'chat.closed';
};
