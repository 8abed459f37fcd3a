import { BOARD_PAGE } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { openAppOutbox } from '../../../lib/outbox/appOutbox.ts';
import { findReleasedCustomers } from '../../../lib/outbox/findReleasedCustomers.ts';
import { retryRefusedItems } from '../../../lib/outbox/refusedItems.ts';

/** For customers that accept again, by own cases as of an instant. */
export async function retryReleasedItems(
  cases: readonly CaseSummary[],
  at: number,
  crUid: string,
): Promise<void> {
  const outbox = await openAppOutbox();
  const isAll = cases.length < BOARD_PAGE;
  for (const cuid of findReleasedCustomers(outbox.items(), crUid, { cases, at, isAll }))
    await retryRefusedItems(outbox, cuid, crUid);
}
