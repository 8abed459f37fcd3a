import { lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { spentTokens } from '../../platform/db/schema.ts';
import { dateNow, timeNow } from '../../platform/lib/clock.ts';
import { newId } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { isSignature, signatureOf } from '../../platform/lib/signing.ts';
import type { Services } from '../context/services.ts';
import type { SessionRow } from '../context/session.ts';
import { deviceIdOf, deviceOf } from './devices.ts';

const LIFE_SECONDS = 60;

const claimsSchema = z.object({
  sub: z.string(),
  aud: z.string(),
  /** The receiving device. */
  sid: z.string(),
  jti: z.string(),
  exp: z.number(),
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

interface Bearer {
  session: SessionRow;
  crUid: string;
}

/** Creates a one-minute token to open a session at a customer's host. */
export function makeToken(services: Services, { session, crUid }: Bearer, cuid: string): string {
  const exp = Math.floor(timeNow() / 1000) + LIFE_SECONDS;
  const text = `${HEADER}.${encode({ sub: crUid, aud: cuid, sid: deviceIdOf(services, session), jti: newId(), exp })}`;
  return `${text}.${signatureOf(services.secret, text).toString('base64url')}`;
}

function claimsOf(services: Services, token: string): z.infer<typeof claimsSchema> {
  const refused = new Refusal('unauthenticated');
  const [header, payload, signature, ...rest] = token.split('.');
  // Rejects foreign headers, and so their algorithm, unread.
  if (header !== HEADER || !payload || !signature || rest.length > 0) throw refused;
  if (!isSignature(services.secret, `${header}.${payload}`, signature)) throw refused;
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!claims.success || claims.data.exp * 1000 < timeNow()) throw refused;
  return claims.data;
}

/**
 * Consumes a token once, at its customer, while its device is signed in.
 * @throws Refusal unauthenticated
 */
export async function spendToken(services: Services, token: string, cuid: string): Promise<Bearer> {
  const { sub, aud, sid, jti, exp } = claimsOf(services, token);
  if (aud !== cuid) throw new Refusal('unauthenticated');
  await services.db.delete(spentTokens).where(lt(spentTokens.expires, dateNow()));
  const spent = await services.db
    .insert(spentTokens)
    .values({ jti, expires: new Date(exp * 1000) })
    .onConflictDoNothing()
    .returning();
  const session = spent.length === 0 ? undefined : await deviceOf(services, sub, sid);
  if (!session) throw new Refusal('unauthenticated');
  return { session, crUid: sub };
}
