import { createHmac, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { spentTokens } from '../store/schema.ts';
import type { House } from './house.ts';
import { newId } from './ids.ts';
import { Refusal } from './refusal.ts';

/** How long a token may be exchanged. */
const LIFE_SECONDS = 60;

const claimsSchema = z.object({ sub: z.string(), aud: z.string(), jti: z.string(), exp: z.number() });

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const sign = (house: House, text: string): Buffer => createHmac('sha256', house.secret).update(text).digest();

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** A one-minute token by which a person opens a session at one customer's own host. */
export function makeToken(house: House, crUid: string, cuid: string): string {
  const exp = Math.floor(Date.now() / 1000) + LIFE_SECONDS;
  const text = `${HEADER}.${encode({ sub: crUid, aud: cuid, jti: newId(), exp })}`;
  return `${text}.${sign(house, text).toString('base64url')}`;
}

function claimsOf(house: House, token: string): z.infer<typeof claimsSchema> {
  const refused = new Refusal('unauthenticated');
  const [header, payload, signature, ...rest] = token.split('.');
  // The algorithm is ours to know: a header of another's making is refused unread.
  if (header !== HEADER || !payload || !signature || rest.length > 0) throw refused;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(house, `${header}.${payload}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw refused;
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!claims.success || claims.data.exp * 1000 < Date.now()) throw refused;
  return claims.data;
}

/**
 * Whose token this is. Each is good for one exchange, at the customer it was made for.
 * @throws Refusal unauthenticated
 */
export async function spendToken(house: House, token: string, cuid: string): Promise<string> {
  const { sub, aud, jti, exp } = claimsOf(house, token);
  if (aud !== cuid) throw new Refusal('unauthenticated');
  await house.db.delete(spentTokens).where(lt(spentTokens.expires, new Date()));
  const spent = await house.db
    .insert(spentTokens)
    .values({ jti, expires: new Date(exp * 1000) })
    .onConflictDoNothing()
    .returning();
  if (spent.length === 0) throw new Refusal('unauthenticated');
  return sub;
}
