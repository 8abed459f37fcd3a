import { and, eq, type SQL } from 'drizzle-orm';
import { identities, staff } from '../../../platform/db/schema.ts';
import { isValidSignature, signText } from '../../../platform/lib/signing.ts';
import type { AppContext } from '../../context/appContext.ts';
import { resolveIdentity } from '../../identity/service.ts';

export const UNSUBSCRIBE_PATH = '/news/end';

/** Bound to person and address. */
const buildMailPayload = (crUid: string, email: string): string => `news:${crUid}:${email}`;

const buildSmsPayload = (crUid: string, phone: string): string => `news:sms:${crUid}:${phone}`;

const buildFiguresPayload = (rlid: string, email: string): string => `figures:${rlid}:${email}`;

interface MailSubscription {
  readonly crUid: string;
  readonly email: string;
  /** For the page's branding. */
  readonly cuid: string;
}

/** Works by one click, without session. */
export function buildUnsubscribeLink(
  secret: Buffer,
  origin: string,
  { crUid, email, cuid }: MailSubscription,
): string {
  const signature = signText(secret, buildMailPayload(crUid, email)).toString('base64url');
  return `${origin}${UNSUBSCRIBE_PATH}/${crUid}.${signature}?at=${encodeURIComponent(cuid)}`;
}

/** Ends only the weekly figures. */
export function buildFiguresEndLink(
  secret: Buffer,
  origin: string,
  { rlid, email, cuid }: { readonly rlid: string; readonly email: string; readonly cuid: string },
): string {
  const signature = signText(secret, buildFiguresPayload(rlid, email)).toString('base64url');
  return `${origin}${UNSUBSCRIBE_PATH}/${rlid}.${signature}?at=${encodeURIComponent(cuid)}`;
}

/** Short enough for an SMS. */
export function buildSmsUnsubscribeLink(
  secret: Buffer,
  origin: string,
  { crUid, phone }: { readonly crUid: string; readonly phone: string },
): string {
  const signature = signText(secret, buildSmsPayload(crUid, phone)).toString('base64url');
  return `${origin}${UNSUBSCRIBE_PATH}/${crUid}.${signature}`;
}

/** SHA-256 in base64url: 43 characters. */
const LINK_FORMAT = /^[\w-]+\.[\w-]{43}$/;

export type LinkState = 'mail' | 'sms' | 'figures' | 'cut' | 'gone';

interface LinkTarget {
  readonly ends: 'mail' | 'sms' | 'figures';
  readonly end: () => Promise<unknown>;
}

/** Follows merges. */
async function readLink({ db, secret }: AppContext, link: string): Promise<LinkTarget | 'cut' | 'gone'> {
  if (!LINK_FORMAT.test(link)) return 'cut';
  const [crUid = '', signature = ''] = link.split('.');
  const isSigned = (payload: string) => isValidSignature(secret, payload, signature);
  const [member] = await db.select({ email: staff.email }).from(staff).where(eq(staff.rlid, crUid));
  if (member && isSigned(buildFiguresPayload(crUid, member.email)))
    return {
      ends: 'figures',
      end: () => db.update(staff).set({ figuresWeek: null }).where(eq(staff.rlid, crUid)),
    };
  const person = await resolveIdentity(db, crUid);
  if (!person) return 'gone';
  const { email, phone } = person;
  const change = (set: Partial<typeof identities.$inferInsert>, at: SQL) => () =>
    db
      .update(identities)
      .set(set)
      .where(and(eq(identities.crUid, person.crUid), at));
  if (email && isSigned(buildMailPayload(crUid, email)))
    return { ends: 'mail', end: change({ news: 'off' }, eq(identities.email, email)) };
  if (phone && isSigned(buildSmsPayload(crUid, phone)))
    return { ends: 'sms', end: change({ smsNews: false }, eq(identities.phone, phone)) };
  return 'gone';
}

export async function getLinkState(context: AppContext, link: string): Promise<LinkState> {
  const read = await readLink(context, link);
  return typeof read === 'string' ? read : read.ends;
}

/** @returns the state of the link */
export async function unsubscribeByLink(context: AppContext, link: string): Promise<LinkState> {
  const read = await readLink(context, link);
  if (typeof read === 'string') return read;
  await read.end();
  return read.ends;
}
