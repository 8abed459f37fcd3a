import { MEMBER_NAME_MAX } from '@parvis/api/calls/gatherings';
import { plainLetters } from '@parvis/locales/plainLetters';
import { and, eq, isNotNull, not, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { participants, staff } from '../../platform/db/schema.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { translateAll } from '../../platform/lib/texts.ts';
import { type Customer, getServiceWords } from '../customers/service.ts';
import { acquireNamedLock } from '../identity/service.ts';

const PATH = 'body.name';

/** Ignores case, accents and punctuation. */
const splitWords = (text: string): string[] =>
  plainLetters(text.normalize('NFKD')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Equal for similar names. */
const foldName = (name: string): string => splitWords(name).join('') || name;

const listWords = (id: 'gatherings.reserved' | 'gatherings.fillers'): ReadonlySet<string> =>
  new Set(Object.values(translateAll(id)).flatMap((words) => splitWords(words ?? '')));
const ROLE_WORDS = listWords('gatherings.reserved');
const FILLERS = listWords('gatherings.fillers');

/** Sorted, to ignore word order. */
const getNamingWords = (words: readonly string[]): string =>
  words
    .filter((word) => !FILLERS.has(word))
    .sort()
    .join(' ');

async function listTeamNames(tx: Tx, customer: Customer): Promise<string[]> {
  const members = await tx
    .select({ name: staff.name, grpLbl: staff.grpLbl, gcatCode: staff.gcatCode })
    .from(staff)
    .where(eq(staff.cuid, customer.cuid));
  const words = [
    customer.lbl,
    ...customer.services.map(({ lbl }) => lbl),
    ...members.flatMap(({ grpLbl, gcatCode }) => [grpLbl, getServiceWords(customer, gcatCode)]),
  ];
  const labels = words.flatMap((one) => Object.values(one ?? {}));
  return [...new Set([customer.cuid, ...members.map(({ name }) => name), ...labels])].filter(
    (name): name is string => typeof name === 'string',
  );
}

/** Prevents impersonation of the team. */
function isTeamName(name: string, teamNames: readonly string[], customerNames: readonly string[]) {
  const words = splitWords(name);
  const folded = words.join('');
  if (words.some((word) => ROLE_WORDS.has(word)) || ROLE_WORDS.has(folded)) return true;
  const ofCustomer = new Set(customerNames.flatMap(splitWords));
  const forms = [words, words.filter((word) => !ofCustomer.has(word))].map(getNamingWords);
  return teamNames.some((team) => {
    const known = splitWords(team);
    return known.length > 0 && (known.join('') === folded || forms.includes(getNamingWords(known)));
  });
}

/** @throws Refusal badRequest for the name of the customer, of a service or of staff */
export async function checkNotTeamName(tx: Tx, name: string, customer: Customer): Promise<void> {
  const customerNames = Object.values(customer.lbl).filter((lbl) => typeof lbl === 'string');
  if (isTeamName(name, await listTeamNames(tx, customer), customerNames))
    throw createBadRequest(PATH, 'reserved');
}

function suggestName(name: string, taken: ReadonlySet<string>): string {
  for (let n = 2; ; n++) {
    const suffix = ` ${n}`;
    const suggested = name.slice(0, MEMBER_NAME_MAX - suffix.length).trimEnd() + suffix;
    if (!taken.has(foldName(suggested))) return suggested;
  }
}

/** Serializes requests for a name. */
export const lockName = (tx: Tx, gthrId: string, name: string): Promise<unknown> =>
  acquireNamedLock(tx, `name in ${gthrId}: ${foldName(name)}`);

/** Former members count: their messages keep the name. @throws Refusal badRequest with a free name */
export async function checkNameIsFree(
  tx: Tx,
  { gthrId, name }: { readonly gthrId: string; readonly name: string },
  crUid: string,
): Promise<void> {
  const others = await tx
    .select({ name: participants.name })
    .from(participants)
    .where(
      and(
        ...[eq(participants.csid, gthrId), isNotNull(participants.name)],
        or(participants.staff, not(eq(participants.crUid, crUid))),
      ),
    );
  const taken = new Set(others.map((one) => foldName(one.name ?? '')));
  if (taken.has(foldName(name)))
    throw createBadRequest(PATH, { reason: 'twice', suggested: suggestName(name, taken) });
}
