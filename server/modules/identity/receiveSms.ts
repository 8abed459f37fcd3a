import { and, gt, inArray, isNull } from 'drizzle-orm';
import { phoneDiscoveries } from '../../platform/db/schema.ts';
import { parseSender } from '../../platform/delivery/phoneNumbers.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { AppContext } from '../context/appContext.ts';
import { hashDiscoveryCode } from './phoneDiscovery.ts';

/** Tolerates groups, dashes and signatures. */
const extractCodes = (text: string): string[] =>
  [
    ...text
      .toLowerCase()
      .matchAll(/(?<![a-z0-9])[a-km-np-z2-9]{5}[\s.\p{Pd}]*[a-km-np-z2-9]{5}(?![a-z0-9])/gu),
  ]
    .slice(0, 20)
    .map(([code]) => code.replace(/[^a-z0-9]/g, ''));

/** The first sender wins; of a refused number only the reason is stored. */
export async function receiveSms(
  context: AppContext,
  { from, text }: { from: string; text: string },
): Promise<void> {
  const { phone = null, refused = null } = parseSender(from);
  const names = extractCodes(text).map((code) => hashDiscoveryCode(context, code));
  if (refused === 'form' || names.length === 0) return;
  const { usid, phone: sender, expires } = phoneDiscoveries;
  await context.db
    .update(phoneDiscoveries)
    .set({ phone, refused })
    .where(and(inArray(usid, names), isNull(sender), gt(expires, getDatabaseNow())));
}
