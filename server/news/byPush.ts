import { pushToPerson } from '../push/pushToPerson.ts';
import type { Services } from '../services/services.ts';
import type { Tx } from '../store/database.ts';
import type { Sent } from './byMail.ts';
import type { Unseen } from './due.ts';
import type { Reader } from './reader.ts';

/** So many cases are pushed one by one, the newest: more at once are noise, and the badge counts them all. */
const CASES_MAX = 3;

/** The last of what was not seen in each case, the newest last, of a few cases. */
export function lastOfEach(told: readonly Unseen[]): Unseen[] {
  const last = new Map<string, Unseen>();
  for (const one of told) {
    last.delete(one.csid);
    last.set(one.csid, one);
  }
  return [...last.values()].slice(-CASES_MAX);
}

/** Tells a person by a push for each case; one on its way of the same case is replaced by it. */
export async function tellByPush(
  services: Services,
  tx: Tx,
  { reader, told }: { readonly reader: Reader; readonly told: readonly Unseen[] },
): Promise<Sent | 'known'> {
  let isQueued = false;
  for (const { csid, msgId, isMessage } of lastOfEach(told)) {
    const { outcome } = await pushToPerson(
      services,
      tx,
      reader.crUid,
      { type: isMessage ? 'caseMsg' : 'caseUpdate', csid, msgId, staff: false },
      { urgency: 'normal' },
    );
    isQueued ||= outcome === 'queued';
  }
  // Where the browser left meanwhile the next way is gone.
  return isQueued ? 'sent' : 'known';
}
