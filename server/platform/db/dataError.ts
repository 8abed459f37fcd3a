import pg from 'pg';

/** SQLSTATE: invalid values and violated constraints. */
const DATA_ERROR = /^(?:22|23)/;

export function findDataError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return DATA_ERROR.test(error.code ?? '') ? error : undefined;
  return error instanceof Error && error.cause !== undefined ? findDataError(error.cause) : undefined;
}
