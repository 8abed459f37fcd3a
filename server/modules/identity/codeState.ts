import { and, eq, inArray, or } from 'drizzle-orm';
import { deliveries, verifications } from '../../platform/db/schema.ts';
import type { Services } from '../context/services.ts';
import type { AddressKind } from './addresses.ts';
import { requesterName } from './requesters.ts';

export interface CodeState {
  noRecord: boolean;
  sent: boolean;
  delivered: boolean;
  failed: boolean;
}

/** Any of these matches the requester. */
export interface StateAsker {
  crUid: string | undefined;
  device: string | undefined;
  line: string;
}

/** Returns the delivery state of a code for an own or known address. */
export async function codeState(
  { db, secret }: Services,
  { kind, rqid }: { kind: AddressKind; rqid: string },
  { crUid, device, line }: StateAsker,
): Promise<CodeState> {
  const names = [requesterName(secret, 'network', line)];
  if (crUid !== undefined) names.push(requesterName(secret, 'identity', crUid));
  if (device !== undefined) names.push(requesterName(secret, 'device', device));
  const { own, known, requester } = verifications;
  const [row] = await db
    .select({ state: deliveries.state, receipt: deliveries.receipt })
    .from(verifications)
    .innerJoin(deliveries, eq(deliveries.id, verifications.rqid))
    .where(
      and(
        eq(verifications.rqid, rqid),
        eq(verifications.kind, kind),
        or(eq(own, true), eq(known, true)),
        inArray(requester, names),
      ),
    );
  const failed = row?.state === 'refused' || row?.state === 'late' || row?.receipt === 'failed';
  return {
    noRecord: row === undefined,
    sent: row?.state === 'sent' && !failed,
    delivered: row?.receipt === 'delivered',
    failed,
  };
}
