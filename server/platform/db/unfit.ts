import pg from 'pg';

/** SQLSTATE classes of invalid values and violated constraints. */
const UNFIT = /^(?:22|23)/;

export function unfit(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return UNFIT.test(error.code ?? '') ? error : undefined;
  return error instanceof Error && error.cause !== undefined ? unfit(error.cause) : undefined;
}
