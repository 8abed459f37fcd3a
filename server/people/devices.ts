import type { PersonInfo } from '@parvis/api/entities/user';
import { and, desc, eq, gt } from 'drizzle-orm';
import { signatureOf } from '../base/signing.ts';
import type { Services } from '../services/services.ts';
import { sessions } from '../store/schema.ts';
import { SESSION_DAYS, type Session, type SessionRow } from './sessions.ts';

/** A device is named by what nobody signs in with. */
const idOf = ({ secret }: Services, { hash }: Pick<SessionRow, 'hash'>): string =>
  signatureOf(secret, `device:${hash}`).toString('base64url').slice(0, 22);

const lastSeen = ({ expires }: SessionRow): string =>
  new Date(expires.getTime() - SESSION_DAYS * 86_400_000).toISOString();

const sessionsOf = ({ db }: Services, crUid: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.crUid, crUid), gt(sessions.expires, new Date())))
    .orderBy(desc(sessions.expires));

/** What leads to a person: their addresses, and the devices on which they are known, the one that asks first. */
export async function personInfo(
  services: Services,
  { hash, email, phone }: Session,
  crUid: string,
): Promise<PersonInfo> {
  const devices = (await sessionsOf(services, crUid)).map((row) => ({
    id: idOf(services, row),
    here: row.hash === hash,
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
export async function endDevice(services: Services, { hash }: Session, crUid: string, id: string) {
  const others = (await sessionsOf(services, crUid)).filter((row) => row.hash !== hash);
  const ended = others.find((row) => idOf(services, row) === id);
  if (!ended) return;
  await services.db.delete(sessions).where(eq(sessions.hash, ended.hash));
  services.endStreams(ended.hash);
}
