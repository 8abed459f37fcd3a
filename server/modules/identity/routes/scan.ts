import type { codeCalls } from '@parvis/api/calls/codes';
import type { scanCalls } from '@parvis/api/calls/scan';
import { type Handlers, requireSession } from '../../context/requestContext.ts';
import { checkCode, recordStaleScan } from '../../customers/service.ts';
import { reloadStatus, tellRefusedCode } from '../callerStatus.ts';
import { ensureIdentity } from '../sessions.ts';
import { storeScan } from '../storeScan.ts';

export const scanHandlers: Handlers<typeof scanCalls> = {
  async initQrScan(request) {
    const { context, body } = request;
    const session = requireSession(request);
    if (!session.crUid) await context.newcomerThrottle.admit(context.db, request.network, request.proof);
    await context.db.transaction((tx) => ensureIdentity(tx, session.hash));
    const scanned = await tellRefusedCode(async () => ({ scan: await storeScan(request, body.qrid) }));
    return { ...(await reloadStatus(request)), ...scanned };
  },
};

export const codeHandlers: Handlers<typeof codeCalls> = {
  initQrValidate: async ({ context, body }) => [await checkCode(context.db, body.qrid)],

  async userQridStale({ context, body, session, network }) {
    const qrid = body.qrid ?? session?.qrid ?? undefined;
    if (qrid === undefined) return [{ success: false }];
    // Once per device or network for as long as a scan counts once.
    const { count } = await context.scannedCodes.add(`stale ${session?.hash ?? network} ${qrid}`);
    if (count > 1) return [{ success: true }];
    if (await recordStaleScan(context.db, qrid)) return [{ success: true }];
    if (!(await checkCode(context.db, qrid)).known) context.warnUnknownCode(qrid);
    return [{ success: false }];
  },
};
