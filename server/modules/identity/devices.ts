import type { PersonInfo } from '@parvis/api/entities/user';
import { DAY } from '@parvis/locales/dates';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { signText } from '../../platform/lib/signing.ts';
import type { AppContext } from '../context/appContext.ts';
import type { Session, SessionRow } from '../context/session.ts';
import { deleteKnownDevices, deleteOtherDevices, hashDeviceToken } from './knownDevices.ts';
import { deleteDeviceSessions, getRootHash, SESSION_DAYS } from './sessions.ts';

/** The id cannot sign in. */
const hashDeviceId = ({ secret }: AppContext, { hash }: Pick<SessionRow, 'hash'>): string =>
  signText(secret, `device:${hash}`).toString('base64url').slice(0, 22);

const getLastSeen = ({ expires }: SessionRow): string =>
  new Date(expires.getTime() - SESSION_DAYS * DAY).toISOString();

/** Excludes sessions of the same device at other hosts. */
const loadSessions = ({ db }: AppContext, crUid: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.crUid, crUid), isNull(sessions.openedBy), gt(sessions.expires, getDatabaseNow())))
    .orderBy(desc(sessions.expires));

export const findDeviceSession = async (
  context: AppContext,
  crUid: string,
  id: string,
): Promise<SessionRow | undefined> =>
  (await loadSessions(context, crUid)).find((row) => hashDeviceId(context, row) === id);

export const getDeviceId = (context: AppContext, session: SessionRow): string =>
  hashDeviceId(context, { hash: getRootHash(session) });

/** Puts the current device first. */
export async function loadPersonInfo(
  context: AppContext,
  session: Session,
  crUid: string,
): Promise<PersonInfo> {
  const { email, phone } = session;
  const devices = (await loadSessions(context, crUid)).map((row) => ({
    id: hashDeviceId(context, row),
    here: row.hash === getRootHash(session),
    ...(row.device && { device: row.device }),
    seen: getLastSeen(row),
  }));
  const here = devices.filter((device) => device.here);
  return {
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    devices: [...here, ...devices.filter((one) => !one.here)],
  };
}

/** The current device signs out itself. */
export async function signOutDevice(
  context: AppContext,
  session: Session,
  crUid: string,
  { id, device }: { readonly id: string; readonly device: string | undefined },
): Promise<void> {
  const named = await findDeviceSession(context, crUid, id);
  if (!named || named.hash === getRootHash(session)) return;
  const ended = await context.db.transaction(async (tx) => {
    const sessions = await deleteDeviceSessions(tx, named);
    const known = sessions.flatMap((one) => one.knownAs ?? []);
    // The current device stays known.
    const others = known.filter((one) => device === undefined || one !== hashDeviceToken(device));
    if (known.length > 0) await deleteKnownDevices(tx, crUid, others);
    else await deleteOtherDevices(tx, crUid, device);
    return sessions;
  });
  for (const { hash } of ended) context.endStreams(hash);
}
