import { readablePalette } from '@parvis/theme/contrast/readable';
import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import { newId } from '../../base/ids.ts';
import { type Listed, leaveCases } from '../../cases/dismissal.ts';
import { keepQuestionnaires } from '../../cases/keepQuestionnaires.ts';
import { keepFormerStaff } from '../../people/formerStaff.ts';
import type { Tx } from '../../store/database.ts';
import type { Asked } from '../../store/inParts.ts';
import { assets, cases, customers, staff } from '../../store/schema.ts';
import { type Note, noteTrail } from '../../trail/noteTrail.ts';
import { indexCategories } from '../categories.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import { keepFileShape, lookInForce } from '../looks.ts';
import { oneAtATime } from '../oneAtATime.ts';
import type { CustomerContent } from '../read/customerContent.ts';
import type { Found } from '../read/findings.ts';
import { type Facts, factsOf, peopleOf } from './changes/rows.ts';
import { ALONE, type Together, whyNotNow } from './moving.ts';
import { type Loaded, noteLoaded, viaOf } from './noteLoaded.ts';
import { retireCodes, storePlaces } from './storePlaces.ts';

/** What a file says, with its palette repaired so that everything can be read. */
type Readable = Facts & Pick<ReturnType<typeof readablePalette>, 'light' | 'dark'>;
function readable(facts: Facts): Readable {
  const { light, dark } = readablePalette(facts.appColors);
  return { ...facts, light, dark };
}

async function storeFacts(tx: Tx, { file, pictures }: CustomerContent, said: Readable): Promise<void> {
  const shown = Object.values(pictures);
  if (shown.length > 0)
    await tx
      .insert(assets)
      .values(shown.map(({ id, type, bytes }) => ({ id, type, bytes })))
      .onConflictDoNothing();
  // What an administrator saved wins over the file.
  const facts = {
    ...said,
    ...(await lookInForce(tx, file.cuid)),
    ...(!file.withdrawn && { formerStaff: null }),
  };
  await tx
    .insert(customers)
    .values({ cuid: file.cuid, ...facts })
    .onConflictDoUpdate({ target: customers.cuid, set: facts });
  await keepFileShape(tx, file.cuid, said.appShape);
}

/** Fewer days hold for the cases that there are, too: visitors read the number that is in force. More days hold for new ones alone. */
async function shortenCases(tx: Tx, { cuid, retentionDays }: CustomerFile): Promise<void> {
  const day = sql`${cases.created} + make_interval(days => ${retentionDays}::integer)`;
  await tx
    .update(cases)
    .set({ eraseOn: day })
    .where(and(eq(cases.cuid, cuid), gt(cases.eraseOn, day)));
}

/** Somebody who was on the list of a customer's staff. */
type Before = Listed & Pick<typeof staff.$inferSelect, 'name' | 'level'>;

/** What becomes of the right of somebody: which they have, and had. */
const right = (
  cuid: string,
  what: 'joined' | 'changed' | 'left',
  { name, level }: Pick<Before, 'name' | 'level'>,
  before = '',
): Note => ({ cuid, kind: 'right', what, about: name, details: [{ id: 'level', value: level, before }] });

/** Takes whoever is staff of a customer and not among these off its list, and the numbers of all: what is on it is written anew. */
async function clearList(tx: Tx, cuid: string, emails: readonly string[]): Promise<Before[]> {
  const before = await tx
    .select({ email: staff.email, phone: staff.phone, name: staff.name, level: staff.level })
    .from(staff)
    .where(eq(staff.cuid, cuid));
  await tx.delete(staff).where(and(eq(staff.cuid, cuid), notInArray(staff.email, [...emails])));
  await tx.update(staff).set({ phone: null }).where(eq(staff.cuid, cuid));
  return before;
}

/** Nobody is staff of a customer any more, and all leave its cases. @returns who was */
async function dismissAll(tx: Tx, cuid: string): Promise<readonly Listed[]> {
  const gone = await clearList(tx, cuid, []);
  await noteTrail(
    tx,
    gone.map((one) => right(cuid, 'left', one)),
  );
  await leaveCases(tx, cuid, gone);
  return gone;
}

/** Takes a customer out of service: its codes say so, and nobody is its staff; who was is told so. */
export async function leaveService(tx: Tx, cuid: string): Promise<void> {
  await retireCodes(tx, cuid);
  await keepFormerStaff(tx, cuid, await dismissAll(tx, cuid));
}

/** What of the rights at a customer a new list changes. */
function rightsChanged(
  cuid: string,
  before: readonly Before[],
  now: readonly Pick<Before, 'email' | 'name' | 'level'>[],
): Note[] {
  const known = new Map(before.map((one) => [one.email, one]));
  const listed = new Set(now.map(({ email }) => email));
  const left = before.filter(({ email }) => !listed.has(email));
  return [
    ...left.map((one) => right(cuid, 'left', one)),
    ...now.flatMap((one): Note[] => {
      const was = known.get(one.email);
      if (!was) return [right(cuid, 'joined', one)];
      return was.level === one.level ? [] : [right(cuid, 'changed', one, was.level)];
    }),
  ];
}

async function storeStaff(tx: Tx, content: Loaded): Promise<void> {
  const { cuid } = content.file;
  const people = peopleOf(content.file);
  const before = await clearList(
    tx,
    cuid,
    people.map(({ email }) => email),
  );
  const changed = rightsChanged(cuid, before, people);
  await noteTrail(
    tx,
    changed.map((note) => ({ ...note, ...viaOf(content) })),
  );
  for (const { email, ...facts } of people)
    await tx
      .insert(staff)
      .values({ rlid: newId(), cuid, email, ...facts })
      .onConflictDoUpdate({ target: [staff.cuid, staff.email], set: facts });
  const stays = ({ email, phone }: Listed) =>
    people.some((one) => one.email === email && (phone === null || one.phone === phone));
  await leaveCases(
    tx,
    cuid,
    before.filter((one) => !stays(one)),
  );
}

/**
 * Stores a customer as its file says, in place of what was stored of it; cases stay as they are, for no more days than it says now. Two servers that
 * start at once do it one after the other. The result says why nothing was stored; it is empty where it was.
 * @param together the customers whose files were read with this one
 */
export async function storeCustomer(
  db: Asked,
  content: Loaded,
  together: Together = ALONE,
): Promise<Found[]> {
  const facts = readable(factsOf(content));
  return db.transaction(async (tx) => {
    await oneAtATime(tx);
    const why = await whyNotNow(tx, content.file, together);
    if (why.length > 0) return why;
    await noteLoaded(tx, content);
    await storeFacts(tx, content, facts);
    await shortenCases(tx, content.file);
    await keepQuestionnaires(tx, content.file.cuid, indexCategories(content.file.menu).values());
    await storePlaces(tx, content.file);
    if (content.file.withdrawn) await leaveService(tx, content.file.cuid);
    else await storeStaff(tx, content);
    return [];
  });
}
