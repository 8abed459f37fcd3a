import type { sessionCalls } from '@parvis/api/calls/session';
import { eq } from 'drizzle-orm';
import { customerInfo, findCode, scanOf } from '../domain/customers.ts';
import { userStatus } from '../domain/people.ts';
import { malformed, Refusal } from '../domain/refusal.ts';
import { findSession, giveIdentity, openSession, renewSession, type SessionRow } from '../domain/sessions.ts';
import { type Ask, type Handlers, sessionOf } from '../http/ask.ts';
import { scans, sessions } from '../store/schema.ts';

/** Changes the caller's session and answers the profile as it is then. */
async function changed(ask: Ask, change: Partial<SessionRow>) {
  const session = sessionOf(ask);
  await ask.house.db.update(sessions).set(change).where(eq(sessions.hash, session.hash));
  return userStatus(ask.house, { ...session, ...change }, ask.locale);
}

/** The code of an address if it is in use, else nothing. */
async function usable(ask: Ask, qrid: string): Promise<string | undefined> {
  try {
    return (await findCode(ask.house.db, qrid)).qrid;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The first view after a scan. */
export const sessionHandlers: Handlers<typeof sessionCalls> = {
  async userSts(ask) {
    const { house, body, session, token } = ask;
    const { device } = body;
    if (session && token) {
      if (body.newCookies) {
        await renewSession(house.db, session.hash, device);
        ask.setCookie(token);
      }
      return userStatus(house, session, ask.locale);
    }
    if (!body.newCookies) return userStatus(house, undefined, ask.locale);
    const opened = await openSession(house.db, {
      ...(device && { device }),
      userAgent: ask.userAgent ?? null,
    });
    ask.setCookie(opened.token);
    return userStatus(house, { ...opened.session, email: null }, ask.locale);
  },

  async initId(ask) {
    const { house, body } = ask;
    const session = sessionOf(ask);
    const qrid = body.qr === undefined ? undefined : await usable(ask, body.qr);
    await house.db.transaction(async (tx) => {
      await giveIdentity(tx, session.hash);
      if (qrid !== undefined)
        await tx
          .update(sessions)
          .set({ qrid, qridDate: new Date(), qridUsed: false })
          .where(eq(sessions.hash, session.hash));
    });
    const now = ask.token ? await findSession(house.db, ask.token) : undefined;
    return userStatus(house, now, ask.locale);
  },

  async userCstmr({ house, body, locale }) {
    const qrid = body.qrid ?? body.connectId;
    if (qrid === undefined) throw malformed('body.qrid');
    const code = await findCode(house.db, qrid);
    return [customerInfo(await house.customers.get(code.cuid), locale)];
  },

  userQridClear: (ask) => changed(ask, { qrid: null, qridDate: null, qridUsed: false }),

  async userDeviceSet(ask) {
    await ask.house.db
      .update(sessions)
      .set({ device: ask.body.device })
      .where(eq(sessions.hash, sessionOf(ask).hash));
    return [{ success: true }];
  },

  userSettingsSet: (ask) => changed(ask, { settings: { ...sessionOf(ask).settings, ...ask.body.settings } }),

  async userDisconnect(ask) {
    const { hash } = sessionOf(ask);
    await ask.house.db.delete(sessions).where(eq(sessions.hash, hash));
    ask.house.endStreams(hash);
    ask.clearCookie();
    return [{ success: true }];
  },

  async qrScan(ask) {
    const { house, body, locale } = ask;
    const { db } = house;
    const code = await findCode(db, body.qrid);
    const customer = await house.customers.get(code.cuid);
    const { cuid, qrid, placeCode, fake } = code;
    await db.insert(scans).values({ cuid, qrid, placeCode, fake });
    await db
      .update(sessions)
      .set({ qrid, qridDate: new Date(), qridUsed: false })
      .where(eq(sessions.hash, sessionOf(ask).hash));
    return [scanOf(code, customer, locale)];
  },
};
