import { type CaseSummary, isEnded } from '@parvis/api/entities/case';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';

export interface ReportTarget {
  readonly cuid: string;
  readonly ccatCode: string;
  readonly place: string;
  readonly crUid: string;
}

export type DuplicateReport =
  | { readonly kind: 'waiting'; readonly item: OutboxItem }
  | { readonly kind: 'open' | 'closed'; readonly one: CaseSummary };

const canReopen = ({ reopenUntil }: CaseSummary, now: number): boolean =>
  reopenUntil !== undefined && Date.parse(reopenUntil) > now;

/** Same person, category and place: pending, open, or reopenable. Ignores refused ones. */
export function findDuplicateReport(
  cases: readonly CaseSummary[],
  outbox: readonly OutboxItem[],
  { cuid, ccatCode, place, crUid }: ReportTarget,
  now: number,
): DuplicateReport | undefined {
  const item = outbox.find(
    (each) =>
      each.kind === 'case' &&
      !each.refused &&
      each.crUid === crUid &&
      each.cuid === cuid &&
      each.body.ccatCode === ccatCode &&
      each.shown.place === place,
  );
  if (item) return { kind: 'waiting', item };
  const same = cases.filter((each) => each.ccatCode === ccatCode && each.placeLbl === place);
  const open = same.find(({ state }) => !isEnded(state));
  if (open) return { kind: 'open', one: open };
  const closed = same.find((each) => canReopen(each, now));
  return closed && { kind: 'closed', one: closed };
}
