import { eraseDue } from '../../modules/privacy/retention/eraseDue.ts';
import { connect } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';

/** Brings a database to this version, then erases of it what was due since. @returns how many rows went */
export async function settleDatabase(url: string): Promise<number> {
  await migrate(url);
  const { pool, close } = connect(url);
  try {
    // Nobody else is at this database: undefined, a server that erases, comes with its own erasing.
    return Object.values((await eraseDue(pool)) ?? {}).reduce((sum, rows) => sum + rows, 0);
  } finally {
    await close();
  }
}
