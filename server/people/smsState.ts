import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../services/services.ts';
import { deliveries, verifications } from '../store/schema.ts';
import { requesterName } from './requesters.ts';

/** What became of an SMS. */
export interface SmsState {
  noRecord: boolean;
  smsSent: boolean;
  delivered: boolean;
  failed: boolean;
}

/** What became of an SMS that a person asked for to their own number: of another nobody is told whether there was one. */
export async function smsState(
  { db, secret }: Services,
  rqid: string,
  { crUid, device }: { crUid: string; device: string | undefined },
): Promise<SmsState> {
  const names = [requesterName(secret, 'identity', crUid)];
  if (device !== undefined) names.push(requesterName(secret, 'device', device));
  const [row] = await db
    .select({ state: deliveries.state, receipt: deliveries.receipt })
    .from(verifications)
    .innerJoin(deliveries, eq(deliveries.id, verifications.rqid))
    .where(
      and(
        eq(verifications.rqid, rqid),
        eq(verifications.own, true),
        eq(verifications.kind, 'sms'),
        inArray(verifications.requester, names),
      ),
    );
  const failed = row?.state === 'refused' || row?.state === 'late' || row?.receipt === 'failed';
  return {
    noRecord: row === undefined,
    smsSent: row?.state === 'sent' && !failed,
    delivered: row?.receipt === 'delivered',
    failed,
  };
}
