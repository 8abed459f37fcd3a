import type { sessionCalls } from '@parvis/api/calls/session';
import { eq } from 'drizzle-orm';
import { sessions } from '../../../platform/db/schema.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import {
  type Handlers,
  type RequestContext,
  requirePerson,
  requireSession,
} from '../../context/requestContext.ts';
import type { SessionRow } from '../../context/session.ts';
import { findCode } from '../../customers/service.ts';
import { getRoleView, type RefusedCode, reloadStatus, tellRefusedCode } from '../callerStatus.ts';
import { loadPersonInfo, signOutDevice } from '../devices.ts';
import { deleteDeviceSessions, ensureIdentity, isRenewable, openSession, renewSession } from '../sessions.ts';
import { clearSettings, saveDeskKeys, saveMailNews, saveSettings } from '../settings.ts';
import { storeScan } from '../storeScan.ts';
import { loadUserStatus } from '../userStatus.ts';

async function updateSession(request: RequestContext, change: Partial<SessionRow>) {
  const session = requireSession(request);
  await request.context.db.update(sessions).set(change).where(eq(sessions.hash, session.hash));
  return loadUserStatus(request.context, { ...session, ...change }, await getRoleView(request));
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
    const fresh = { ...opened.session, email: null, phone: null, news: null, deskKeys: null };
    return loadUserStatus(context, fresh, await getRoleView(request));
  },

  async initId(request) {
    const { context, body } = request;
    const session = requireSession(request);
    const { qr } = body;
    const { qrid, qrRefused }: { qrid?: string } & Partial<RefusedCode> =
      qr === undefined
        ? {}
        : await tellRefusedCode(async () => ({ qrid: (await findCode(context.db, qr)).qrid }));
    if (!session.crUid) await context.newcomerThrottle.admit(context.db, request.network, request.proof);
    await context.db.transaction(async (tx) => {
      await ensureIdentity(tx, session.hash);
      if (qrid !== undefined)
        await tx
          .update(sessions)
          .set({ qrid, qridDate: getDatabaseNow(), qridUsed: false })
          .where(eq(sessions.hash, session.hash));
    });
    const status = await reloadStatus(request);
    return { ...status, ...(qrRefused && { qrRefused }) };
  },

  async initQrScan(request) {
    const { context, body } = request;
    const session = requireSession(request);
    if (!session.crUid) await context.newcomerThrottle.admit(context.db, request.network, request.proof);
    await context.db.transaction((tx) => ensureIdentity(tx, session.hash));
    const scanned = await tellRefusedCode(async () => ({ scan: await storeScan(request, body.qrid) }));
    return { ...(await reloadStatus(request)), ...scanned };
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
    const { mailNews, deskKeys: ownKeys, ...chosen } = request.body.settings;
    const settings = await saveSettings(request.context.db, session, chosen);
    const news =
      mailNews === undefined ? session.news : await saveMailNews(request.context.db, session, mailNews);
    const deskKeys =
      ownKeys === undefined ? session.deskKeys : await saveDeskKeys(request.context.db, session, ownKeys);
    return loadUserStatus(
      request.context,
      { ...session, settings, news, deskKeys },
      await getRoleView(request),
    );
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

  qrScan: async (request) => [await storeScan(request, request.body.qrid)],
};
