import { readablePalette } from '@parvis/theme/contrast/readable';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { assets, cases, customers } from '../../../platform/db/schema.ts';
import type { NestableTx } from '../../../platform/db/withSavepoints.ts';
import { copyFilePartsToBranding, findSavedBranding } from '../../branding/service.ts';
import { lockPeopleAndCases, storeQuestionnaires } from '../../cases/service.ts';
import { indexCategories, lockCustomerChanges } from '../../customers/service.ts';
import { storeFilePolls } from '../../polls/service.ts';
import type { UnplacedFinding } from '../read/findings.ts';
import type { CustomerContent } from '../read/readCustomer.ts';
import { listPictures } from '../read/readPictures.ts';
import { findStoreConflicts, type LoadBatch, NO_BATCH } from './codeMoves.ts';
import { type CustomerFields, diffColumns, toCustomerFields } from './customerFields.ts';
import { type LoadedCustomer, recordLoad } from './recordLoad.ts';
import { storePlaces } from './storePlaces.ts';
import { findMovedStaff, retireCustomerService, storeStaff } from './storeStaff.ts';

type RepairedFields = CustomerFields & Pick<ReturnType<typeof readablePalette>, 'light' | 'dark'>;
function repairPalette(facts: CustomerFields): RepairedFields {
  const { light, dark } = readablePalette(facts.appColors);
  return { ...facts, light, dark };
}

async function storeFields(tx: Tx, { file, pictures }: CustomerContent, said: RepairedFields): Promise<void> {
  const shown = listPictures(pictures);
  if (shown.length > 0)
    await tx
      .insert(assets)
      .values(shown.map(({ id, type, bytes }) => ({ id, type, bytes })))
      .onConflictDoNothing();
  // Saved branding overrides the file.
  const facts = {
    ...said,
    ...(await findSavedBranding(tx, file.cuid)),
    ...(!file.withdrawn && { formerStaff: null }),
  };
  const own = eq(customers.cuid, file.cuid);
  const [before] = await tx.select().from(customers).where(own);
  const changed = before && diffColumns(before, facts);
  if (!before) await tx.insert(customers).values({ cuid: file.cuid, ...facts });
  if (changed) await tx.update(customers).set(changed).where(own);
  await copyFilePartsToBranding(tx, file.cuid, said);
}

/**
 * Includes existing cases, as visitors see the current number. Locks them together with the cases that staff
 * leave.
 */
async function reduceRetention(tx: Tx, file: CustomerFile): Promise<void> {
  const { cuid, retentionDays } = file;
  const day = sql`${cases.created} + make_interval(days => ${retentionDays}::integer)`;
  const isLater = gt(cases.eraseOn, day);
  await lockPeopleAndCases(tx, cuid, await findMovedStaff(tx, file), isLater);
  await tx
    .update(cases)
    .set({ eraseOn: day })
    .where(and(eq(cases.cuid, cuid), isLater));
}

/**
 * Keeps its cases. Serialized across servers.
 * @param together customers read with this one
 * @returns why nothing was stored; empty on success
 */
export async function storeCustomer(
  db: NestableTx,
  content: LoadedCustomer,
  together: LoadBatch = NO_BATCH,
): Promise<UnplacedFinding[]> {
  const facts = repairPalette(toCustomerFields(content));
  return db.transaction(async (tx) => {
    await lockCustomerChanges(tx);
    const why = await findStoreConflicts(tx, content.file, together);
    if (why.length > 0) return why;
    await recordLoad(tx, content);
    await storeFields(tx, content, facts);
    await reduceRetention(tx, content.file);
    await storeQuestionnaires(tx, content.file.cuid, indexCategories(content.file.menu).values());
    await storeFilePolls(tx, content.file);
    await storePlaces(tx, content.file);
    if (content.file.withdrawn) await retireCustomerService(tx, content.file.cuid);
    else await storeStaff(tx, content);
    return [];
  });
}
