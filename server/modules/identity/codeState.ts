import { and, eq, inArray, or } from 'drizzle-orm';
import { deliveries, verifications } from '../../platform/db/schema.ts';
import type { AppContext } from '../context/appContext.ts';
import type { AddressKind } from './addresses.ts';
import { hashRequester } from './requesters.ts';

export interface CodeState {
  noRecord: boolean;
  sent: boolean;
  delivered: boolean;
  failed: boolean;
}

/** Any match suffices. */
export interface CodeStateRequester {
  crUid: string | undefined;
  device: string | undefined;
  network: string;
}

/** Only for own or known addresses. */
export async function getCodeState(
  { db, secret }: AppContext,
  { kind, rqid }: { kind: AddressKind; rqid: string },
  { crUid, device, network }: CodeStateRequester,
): Promise<CodeState> {
  const names = [hashRequester(secret, 'network', network)];
  if (crUid !== undefined) names.push(hashRequester(secret, 'identity', crUid));
  if (device !== undefined) names.push(hashRequester(secret, 'device', device));
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
