import { lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { spentTokens } from '../../platform/db/schema.ts';
import { getDatabaseNow, getDatabaseTime } from '../../platform/lib/clock.ts';
import { createId } from '../../platform/lib/ids.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { isValidSignature, signText } from '../../platform/lib/signing.ts';
import type { AppContext } from '../context/appContext.ts';
import type { SessionRow } from '../context/session.ts';
import { findDeviceSession, getDeviceId } from './devices.ts';

const TOKEN_SECONDS = 60;

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

interface TokenOwner {
  session: SessionRow;
  crUid: string;
}

/** The token lasts a minute. */
export function createToken(context: AppContext, { session, crUid }: TokenOwner, cuid: string): string {
  const exp = Math.floor(getDatabaseTime() / 1000) + TOKEN_SECONDS;
  const text = `${HEADER}.${encode({ sub: crUid, aud: cuid, sid: getDeviceId(context, session), jti: createId(), exp })}`;
  return `${text}.${signText(context.secret, text).toString('base64url')}`;
}

function parseClaims(context: AppContext, token: string): z.infer<typeof claimsSchema> {
  const refused = new Refusal('unauthenticated');
  const [header, payload, signature, ...rest] = token.split('.');
  // Foreign headers, and so their algorithm, stay unread.
  if (header !== HEADER || !payload || !signature || rest.length > 0) throw refused;
  if (!isValidSignature(context.secret, `${header}.${payload}`, signature)) throw refused;
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!claims.success || claims.data.exp * 1000 < getDatabaseTime()) throw refused;
  return claims.data;
}

/**
 * Works once, at its customer, while its device is signed in.
 * @throws Refusal unauthenticated
 */
export async function consumeToken(context: AppContext, token: string, cuid: string): Promise<TokenOwner> {
  const { sub, aud, sid, jti, exp } = parseClaims(context, token);
  if (aud !== cuid) throw new Refusal('unauthenticated');
  await context.db.delete(spentTokens).where(lt(spentTokens.expires, getDatabaseNow()));
  const spent = await context.db
    .insert(spentTokens)
    .values({ jti, expires: new Date(exp * 1000) })
    .onConflictDoNothing()
    .returning();
  const session = spent.length === 0 ? undefined : await findDeviceSession(context, sub, sid);
  if (!session) throw new Refusal('unauthenticated');
  return { session, crUid: sub };
}
