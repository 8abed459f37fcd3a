import type pg from 'pg';

/** Whether the database can be worked with, and if not, what is missing. */
export type Readiness = 'ok' | 'databaseAway' | 'diskFull' | 'writesRefused';

const PATIENCE_MS = 3000;

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

/** Asks the database whether it can be worked with. */
export const readinessOf = (pool: pg.Pool) => async (): Promise<Readiness> =>
  (await answers(pool)) ? 'ok' : 'databaseAway';
