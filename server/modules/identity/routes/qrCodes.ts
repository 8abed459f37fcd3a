import type { codeCalls } from '@parvis/api/calls/codes';
import type { Handlers } from '../../context/requestContext.ts';
import { checkCode, recordStaleScan } from '../../customers/service.ts';

export const codeHandlers: Handlers<typeof codeCalls> = {
  initQrValidate: async ({ context, body }) => [await checkCode(context.db, body.qrid)],

  async userQridStale({ context, body, session, network }) {
    const qrid = body.qrid ?? session?.qrid ?? undefined;
    if (qrid === undefined) return [{ success: false }];
    // Counts per device or network, as scans do.
    const { count } = await context.scannedCodes.add(`stale ${session?.hash ?? network} ${qrid}`);
    if (count > 1) return [{ success: true }];
    if (await recordStaleScan(context.db, qrid)) return [{ success: true }];
    if (!(await checkCode(context.db, qrid)).known) context.warnUnknownCode(qrid);
    return [{ success: false }];
  },
};
