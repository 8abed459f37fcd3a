import type { sessionCalls } from '@parvis/api/calls/session';
import { eq } from 'drizzle-orm';
import { scans, sessions } from '../../../platform/db/schema.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import type { AppContext } from '../../context/appContext.ts';
import {
  type Handlers,
  type RequestContext,
  requirePerson,
  requireSession,
} from '../../context/requestContext.ts';
import type { SessionRow } from '../../context/session.ts';
import { buildScan, findCode, recordScan } from '../../customers/service.ts';
import { loadPersonInfo, signOutDevice } from '../devices.ts';
import {
  deleteDeviceSessions,
  ensureIdentity,
  findCaller,
  isRenewable,
  openSession,
  renewSession,
} from '../sessions.ts';
import { clearSettings, saveMailNews, saveSettings } from '../settings.ts';
import { loadUserStatus } from '../userStatus.ts';

const getRoleView = async (request: RequestContext) => ({
  locale: request.locale,
  origin: await request.resolveOrigin(),
});

async function updateSession(request: RequestContext, change: Partial<SessionRow>) {
  const session = requireSession(request);
  await request.context.db.update(sessions).set(change).where(eq(sessions.hash, session.hash));
  return loadUserStatus(request.context, { ...session, ...change }, await getRoleView(request));
}

async function checkQrCode(
  request: RequestContext,
  qrid: string,
): Promise<{ qrid?: string; qrRefused?: 'unknownQr' | 'staleQr' }> {
  try {
    return { qrid: (await findCode(request.context.db, qrid)).qrid };
  } catch (error) {
    if (error instanceof Refusal) return { qrRefused: error.code === 'staleQr' ? 'staleQr' : 'unknownQr' };
    throw error;
  }
}

/** Stores a scan once across concurrent calls; retries a failed one next time. */
async function storeScanOnce(
  { db, scannedCodes: scanned }: AppContext,
  scan: string,
  row: typeof scans.$inferInsert,
) {
  const { count } = await scanned.add(scan);
  if (count > 1) return;
  try {
    await db.insert(scans).values(row);
    await recordScan(db, row.qrid);
  } catch (error) {
    // Concurrent scans were not stored either.
    scanned.addNow(scan, -(await scanned.read(scan)).count);
    throw error;
  }
}

export const sessionHandlers: Handlers<
  Omit<typeof sessionCalls, 'userEraseCookies' | 'userEraseAll' | 'userCstmr'>
> = {
  async userSts(request) {
    const { context, body, session, token } = request;
    const { device } = body;
    if (session && token) {
      if (body.newCookies || isRenewable(session)) {
        await renewSession(context.db, session, device);
        request.setSessionCookie(token);
      }
      return loadUserStatus(context, session, await getRoleView(request));
    }
    if (!body.newCookies) return loadUserStatus(context, undefined, await getRoleView(request));
    await context.newcomerThrottle.admit(context.db, request.network, request.proof);
    const opened = await openSession(context.db, {
      ...(device && { device }),
      userAgent: request.userAgent ?? null,
    });
    request.setSessionCookie(opened.token);
    const fresh = { ...opened.session, email: null, phone: null, news: null };
    return loadUserStatus(context, fresh, await getRoleView(request));
  },

  async initId(request) {
    const { context, body } = request;
    const session = requireSession(request);
    const { qrid, qrRefused } = body.qr === undefined ? {} : await checkQrCode(request, body.qr);
    if (!session.crUid) await context.newcomerThrottle.admit(context.db, request.network, request.proof);
    await context.db.transaction(async (tx) => {
      await ensureIdentity(tx, session.hash);
      if (qrid !== undefined)
        await tx
          .update(sessions)
          .set({ qrid, qridDate: getDatabaseNow(), qridUsed: false })
          .where(eq(sessions.hash, session.hash));
    });
    const now = request.token ? await findCaller(context.db, request.token) : undefined;
    const status = await loadUserStatus(context, now?.session, await getRoleView(request));
    return { ...status, ...(qrRefused && { qrRefused }) };
  },

  userQridClear: (request) => updateSession(request, { qrid: null, qridDate: null, qridUsed: false }),

  async userDeviceSet(request) {
    await request.context.db
      .update(sessions)
      .set({ device: request.body.device })
      .where(eq(sessions.hash, requireSession(request).hash));
    return [{ success: true }];
  },

  async userSettingsSet(request) {
    const session = requireSession(request);
    const { mailNews, ...chosen } = request.body.settings;
    const settings = await saveSettings(request.context.db, session, chosen);
    const news =
      mailNews === undefined ? session.news : await saveMailNews(request.context.db, session, mailNews);
    return loadUserStatus(request.context, { ...session, settings, news }, await getRoleView(request));
  },

  async userSettingsClear(request) {
    const session = requireSession(request);
    await clearSettings(request.context.db, session);
    return loadUserStatus(request.context, { ...session, settings: {} }, await getRoleView(request));
  },

  async userInfo(request) {
    const { session, crUid } = requirePerson(request);
    return [await loadPersonInfo(request.context, session, crUid)];
  },

  async userDeviceEnd(request) {
    const { session, crUid } = requirePerson(request);
    await signOutDevice(request.context, session, crUid, { id: request.body.id, device: request.device });
    return [{ success: true }];
  },

  async userDisconnect(request) {
    const { db, endStreams } = request.context;
    const ended = await db.transaction((tx) => deleteDeviceSessions(tx, requireSession(request)));
    for (const { hash } of ended) endStreams(hash);
    request.clearSessionCookie();
    return [{ success: true }];
  },

  async qrScan(request) {
    const { context, body, locale } = request;
    const { db } = context;
    const code = await findCode(db, body.qrid);
    const customer = await context.customers.get(code.cuid);
    const { cuid, qrid, placeCode, fake } = code;
    const { hash } = requireSession(request);
    await storeScanOnce(context, `${hash} ${qrid}`, { cuid, qrid, placeCode, fake });
    await db
      .update(sessions)
      .set({ qrid, qridDate: getDatabaseNow(), qridUsed: false })
      .where(eq(sessions.hash, hash));
    return [buildScan(code, customer, locale)];
  },
};
