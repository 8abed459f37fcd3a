import pg from 'pg';

/** Values that no column, or rows that no table takes, by the classes of SQLSTATE. */
const UNFIT = /^(?:22|23)/;

/** What the database says of data that it cannot hold, where an error is, or was caused by, that. */
export function unfit(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return UNFIT.test(error.code ?? '') ? error : undefined;
  return error instanceof Error && error.cause !== undefined ? unfit(error.cause) : undefined;
}
