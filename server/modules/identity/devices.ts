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

/** A device is named by what nobody signs in with. */
const idOf = ({ secret }: Services, { hash }: Pick<SessionRow, 'hash'>): string =>
  signatureOf(secret, `device:${hash}`).toString('base64url').slice(0, 22);

const lastSeen = ({ expires }: SessionRow): string =>
  new Date(expires.getTime() - SESSION_DAYS * DAY).toISOString();

/** One session for each device: those that it opened at other hosts of the site are its own. */
const sessionsOf = ({ db }: Services, crUid: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.crUid, crUid), isNull(sessions.openedBy), gt(sessions.expires, dateNow())))
    .orderBy(desc(sessions.expires));

/** The session of a person by what names its device. */
export const deviceOf = async (
  services: Services,
  crUid: string,
  id: string,
): Promise<SessionRow | undefined> =>
  (await sessionsOf(services, crUid)).find((row) => idOf(services, row) === id);

export const deviceIdOf = (services: Services, session: SessionRow): string =>
  idOf(services, { hash: rootOf(session) });

/** What leads to a person: their addresses, and the devices on which they are known, the one that asks first. */
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

/** Signs a person out on another device of theirs; on the one that asks they do so themselves. */
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
    // An earlier session of the device that asks ends, and it stays known.
    const others = known.filter((one) => device === undefined || one !== knownAs(device));
    if (known.length > 0) await forgetTheseDevices(tx, crUid, others);
    else await forgetOtherDevices(tx, crUid, device);
    return sessions;
  });
  for (const { hash } of ended) services.endStreams(hash);
}
