import { and, eq } from 'drizzle-orm';
import { isSignature, signatureOf } from '../base/signing.ts';
import { personOf } from '../people/mergePeople.ts';
import type { Services } from '../services/services.ts';
import { identities } from '../store/schema.ts';

/** Where mails of news are ended, before whose they are. */
export const NEWS_END = '/news/end';

/** What is signed: it holds for the person as long as they have this address. */
const ended = (crUid: string, email: string): string => `news:${crUid}:${email}`;

/** Whose mails they are that an address ends. */
interface Ended {
  readonly crUid: string;
  readonly email: string;
  /** The customer that they tell of: the page looks like its others. */
  readonly cuid: string;
}

/** The address at which one press ends a person's mails of news, without their signing in. */
export function endAddress(secret: Buffer, origin: string, { crUid, email, cuid }: Ended): string {
  const signature = signatureOf(secret, ended(crUid, email)).toString('base64url');
  return `${origin}${NEWS_END}/${crUid}.${signature}?at=${encodeURIComponent(cuid)}`;
}

/** Ends the mails of news of whoever a link was sent to, also where they became one with another account since. @returns false where it is nobody's any more */
export async function endNews({ db, secret }: Services, link: string): Promise<boolean> {
  const [crUid = '', signature = ''] = link.split('.');
  const person = await personOf(db, crUid);
  if (!person?.email || !isSignature(secret, ended(crUid, person.email), signature)) return false;
  await db
    .update(identities)
    .set({ news: 'off' })
    .where(and(eq(identities.crUid, person.crUid), eq(identities.email, person.email)));
  return true;
}
