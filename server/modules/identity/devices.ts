import type { PersonInfo } from '@parvis/api/entities/user';
import { DAY } from '@parvis/locales/dates';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../platform/db/schema.ts';
import { dateNow } from '../../platform/lib/clock.ts';
import { signatureOf } from '../../platform/lib/signing.ts';
import type { Services } from '../context/services.ts';
import type { Session, SessionRow } from '../context/session.ts';
import { forgetOtherDevices, forgetTheseDevices, knownAs } from './knownDevices.ts';
import { endSession, rootOf, SESSION_DAYS } from './sessions.ts';

/** Hashes the session, so that the id cannot sign in. */
const idOf = ({ secret }: Services, { hash }: Pick<SessionRow, 'hash'>): string =>
  signatureOf(secret, `device:${hash}`).toString('base64url').slice(0, 22);

const lastSeen = ({ expires }: SessionRow): string =>
  new Date(expires.getTime() - SESSION_DAYS * DAY).toISOString();

/** Skips sessions opened at other hosts by the same device. */
const sessionsOf = ({ db }: Services, crUid: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.crUid, crUid), isNull(sessions.openedBy), gt(sessions.expires, dateNow())))
    .orderBy(desc(sessions.expires));

export const deviceOf = async (
  services: Services,
  crUid: string,
  id: string,
): Promise<SessionRow | undefined> =>
  (await sessionsOf(services, crUid)).find((row) => idOf(services, row) === id);

export const deviceIdOf = (services: Services, session: SessionRow): string =>
  idOf(services, { hash: rootOf(session) });

/** Puts the current device first. */
export async function personInfo(services: Services, session: Session, crUid: string): Promise<PersonInfo> {
  const { email, phone } = session;
  const devices = (await sessionsOf(services, crUid)).map((row) => ({
    id: idOf(services, row),
    here: row.hash === rootOf(session),
    ...(row.device && { device: row.device }),
    seen: lastSeen(row),
  }));
  const here = devices.filter((device) => device.here);
  return {
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    devices: [...here, ...devices.filter((one) => !one.here)],
  };
}

/** Signs out another device; the current one signs out itself. */
export async function endDevice(
  services: Services,
  session: Session,
  crUid: string,
  { id, device }: { readonly id: string; readonly device: string | undefined },
): Promise<void> {
  const named = await deviceOf(services, crUid, id);
  if (!named || named.hash === rootOf(session)) return;
  const ended = await services.db.transaction(async (tx) => {
    const sessions = await endSession(tx, named);
    const known = sessions.flatMap((one) => one.knownAs ?? []);
    // The current device stays known when its earlier session ends.
    const others = known.filter((one) => device === undefined || one !== knownAs(device));
    if (known.length > 0) await forgetTheseDevices(tx, crUid, others);
    else await forgetOtherDevices(tx, crUid, device);
    return sessions;
  });
  for (const { hash } of ended) services.endStreams(hash);
}
