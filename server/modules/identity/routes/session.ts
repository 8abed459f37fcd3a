import type { sessionCalls } from '@parvis/api/calls/session';
import { eq } from 'drizzle-orm';
import { scans, sessions } from '../../../platform/db/schema.ts';
import { dateNow } from '../../../platform/lib/clock.ts';
import { malformed, Refusal } from '../../../platform/lib/refusal.ts';
import { type Ask, type Handlers, personOf, sessionOf } from '../../context/ask.ts';
import type { Services } from '../../context/services.ts';
import type { SessionRow } from '../../context/session.ts';
import { customerInfo } from '../../customers/customerInfo.ts';
import { scanOf } from '../../customers/customers.ts';
import { findCode, noteScanned } from '../../customers/foundCode.ts';
import { endDevice, personInfo } from '../devices.ts';
import { userStatus } from '../people.ts';
import { endSession, findKnown, giveIdentity, isRenewable, openSession, renewSession } from '../sessions.ts';
import { chooseNews, clearSettings, keepSettings } from '../settings.ts';

const readerOf = async (ask: Ask) => ({ locale: ask.locale, origin: await ask.origin() });

async function changed(ask: Ask, change: Partial<SessionRow>) {
  const session = sessionOf(ask);
  await ask.services.db.update(sessions).set(change).where(eq(sessions.hash, session.hash));
  return userStatus(ask.services, { ...session, ...change }, await readerOf(ask));
}

async function usable(
  ask: Ask,
  qrid: string,
): Promise<{ qrid?: string; qrRefused?: 'unknownQr' | 'staleQr' }> {
  try {
    return { qrid: (await findCode(ask.services.db, qrid)).qrid };
  } catch (error) {
    if (error instanceof Refusal) return { qrRefused: error.code === 'staleQr' ? 'staleQr' : 'unknownQr' };
    throw error;
  }
}

/** Stores a scan once across concurrent calls; retries a failed one next time. */
async function noteOnce({ db, scanned }: Services, scan: string, row: typeof scans.$inferInsert) {
  const { count } = await scanned.add(scan);
  if (count > 1) return;
  try {
    await db.insert(scans).values(row);
    await noteScanned(db, row.qrid);
  } catch (error) {
    // Concurrent scans were not stored either.
    scanned.addNow(scan, -(await scanned.read(scan)).count);
    throw error;
  }
}

export const sessionHandlers: Handlers<Omit<typeof sessionCalls, 'userEraseCookies' | 'userEraseAll'>> = {
  async userSts(ask) {
    const { services, body, session, token } = ask;
    const { device } = body;
    if (session && token) {
      if (body.newCookies || isRenewable(session)) {
        await renewSession(services.db, session, device);
        ask.setCookie(token);
      }
      return userStatus(services, session, await readerOf(ask));
    }
    if (!body.newCookies) return userStatus(services, undefined, await readerOf(ask));
    await services.crowd.enter(services.db, ask.line, ask.proof);
    const opened = await openSession(services.db, {
      ...(device && { device }),
      userAgent: ask.userAgent ?? null,
    });
    ask.setCookie(opened.token);
    const fresh = { ...opened.session, email: null, phone: null, news: null };
    return userStatus(services, fresh, await readerOf(ask));
  },

  async initId(ask) {
    const { services, body } = ask;
    const session = sessionOf(ask);
    const { qrid, qrRefused } = body.qr === undefined ? {} : await usable(ask, body.qr);
    if (!session.crUid) await services.crowd.enter(services.db, ask.line, ask.proof);
    await services.db.transaction(async (tx) => {
      await giveIdentity(tx, session.hash);
      if (qrid !== undefined)
        await tx
          .update(sessions)
          .set({ qrid, qridDate: dateNow(), qridUsed: false })
          .where(eq(sessions.hash, session.hash));
    });
    const now = ask.token ? await findKnown(services.db, ask.token) : undefined;
    const status = await userStatus(services, now?.session, await readerOf(ask));
    return { ...status, ...(qrRefused && { qrRefused }) };
  },

  async userCstmr({ services, body, locale }) {
    const qrid = body.qrid ?? body.connectId;
    if (qrid === undefined) throw malformed('body.qrid', 'missing');
    const code = await findCode(services.db, qrid);
    return [customerInfo(await services.customers.get(code.cuid), locale)];
  },

  userQridClear: (ask) => changed(ask, { qrid: null, qridDate: null, qridUsed: false }),

  async userDeviceSet(ask) {
    await ask.services.db
      .update(sessions)
      .set({ device: ask.body.device })
      .where(eq(sessions.hash, sessionOf(ask).hash));
    return [{ success: true }];
  },

  async userSettingsSet(ask) {
    const session = sessionOf(ask);
    const { mailNews, ...chosen } = ask.body.settings;
    const settings = await keepSettings(ask.services.db, session, chosen);
    const news = mailNews === undefined ? session.news : await chooseNews(ask.services.db, session, mailNews);
    return userStatus(ask.services, { ...session, settings, news }, await readerOf(ask));
  },

  async userSettingsClear(ask) {
    const session = sessionOf(ask);
    await clearSettings(ask.services.db, session);
    return userStatus(ask.services, { ...session, settings: {} }, await readerOf(ask));
  },

  async userInfo(ask) {
    const { session, crUid } = personOf(ask);
    return [await personInfo(ask.services, session, crUid)];
  },

  async userDeviceEnd(ask) {
    const { session, crUid } = personOf(ask);
    await endDevice(ask.services, session, crUid, { id: ask.body.id, device: ask.device });
    return [{ success: true }];
  },

  async userDisconnect(ask) {
    const { db, endStreams } = ask.services;
    const ended = await db.transaction((tx) => endSession(tx, sessionOf(ask)));
    for (const { hash } of ended) endStreams(hash);
    ask.clearCookie();
    return [{ success: true }];
  },

  async qrScan(ask) {
    const { services, body, locale } = ask;
    const { db } = services;
    const code = await findCode(db, body.qrid);
    const customer = await services.customers.get(code.cuid);
    const { cuid, qrid, placeCode, fake } = code;
    const { hash } = sessionOf(ask);
    await noteOnce(services, `${hash} ${qrid}`, { cuid, qrid, placeCode, fake });
    await db
      .update(sessions)
      .set({ qrid, qridDate: dateNow(), qridUsed: false })
      .where(eq(sessions.hash, hash));
    return [scanOf(code, customer, locale)];
  },
};
