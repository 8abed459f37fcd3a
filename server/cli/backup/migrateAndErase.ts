import { eraseDue } from '../../modules/privacy/service.ts';
import { connect } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';

/** @returns the number of erased rows */
export async function migrateAndErase(url: string): Promise<number> {
  await migrate(url);
  const { pool, close } = connect(url);
  try {
    // Undefined if a server is erasing already.
    return Object.values((await eraseDue(pool)) ?? {}).reduce((sum, rows) => sum + rows, 0);
  } finally {
    await close();
  }
}
