import { BOARD_PAGE } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';
import { appOutbox } from '../../../lib/outbox/appOutbox.ts';
import { sendKept } from '../../../lib/outbox/released.ts';
import { releasedIn } from '../../../lib/outbox/releasedIn.ts';

/** Retries outbox items of customers that accept again, by the list of own cases at an instant. */
export async function releaseKept(cases: readonly CaseSummary[], at: number, crUid: string): Promise<void> {
  const outbox = await appOutbox();
  const isAll = cases.length < BOARD_PAGE;
  for (const cuid of releasedIn(outbox.items(), crUid, { cases, at, isAll }))
    await sendKept(outbox, cuid, crUid);
}
