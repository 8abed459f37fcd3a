import { readablePalette } from '@parvis/theme/contrast/readable';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Asked } from '../../../platform/db/inParts.ts';
import { assets, cases, customers } from '../../../platform/db/schema.ts';
import { keepFileParts, lookInForce } from '../../branding/looks.ts';
import { holdCases } from '../../cases/dismissal.ts';
import { keepQuestionnaires } from '../../cases/keepQuestionnaires.ts';
import { indexCategories } from '../../customers/categories.ts';
import { oneAtATime } from '../../customers/oneAtATime.ts';
import type { Found } from '../read/findings.ts';
import type { CustomerContent } from '../read/readCustomer.ts';
import { ALONE, type Together, whyNotNow } from './codeMoves.ts';
import { changedOf, type Facts, factsOf } from './fileRows.ts';
import { type Loaded, noteLoaded } from './noteLoaded.ts';
import { storePlaces } from './storePlaces.ts';
import { leaveService, storeStaff, whoMoves } from './storeStaff.ts';

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
  // Saved branding overrides the file.
  const facts = {
    ...said,
    ...(await lookInForce(tx, file.cuid)),
    ...(!file.withdrawn && { formerStaff: null }),
  };
  const own = eq(customers.cuid, file.cuid);
  const [before] = await tx.select().from(customers).where(own);
  const changed = before && changedOf(before, facts);
  if (!before) await tx.insert(customers).values({ cuid: file.cuid, ...facts });
  if (changed) await tx.update(customers).set(changed).where(own);
  await keepFileParts(tx, file.cuid, said);
}

/**
 * Applies shorter retention to existing cases, as visitors see the current number. Locks them together with
 * the cases that staff leave.
 */
async function shortenCases(tx: Tx, file: CustomerFile): Promise<void> {
  const { cuid, retentionDays } = file;
  const day = sql`${cases.created} + make_interval(days => ${retentionDays}::integer)`;
  const isLater = gt(cases.eraseOn, day);
  await holdCases(tx, cuid, await whoMoves(tx, file), isLater);
  await tx
    .update(cases)
    .set({ eraseOn: day })
    .where(and(eq(cases.cuid, cuid), isLater));
}

/**
 * Replaces a customer by its file and keeps its cases. Serialized across servers.
 * @param together customers read with this one
 * @returns why nothing was stored; empty on success
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
