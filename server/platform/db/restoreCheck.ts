import type pg from 'pg';

/** Each restore creates a new id. */
export const RESTORE_ID_SETTING = 'lineage';

/** Restored while this server was disconnected. */
export class DatabasePutBack extends Error {
  override readonly name = 'DatabasePutBack';
  /** Makes calls retry. */
  readonly code = '57P03';

  constructor() {
    super(
      'A back-up was put back into the database while this server was cut off from it: it ends, and what is due is erased at its next start, before anybody is served.',
    );
  }
}

/** Refuses new connections to another copy. */
export function createRestoreCheck(onLost: (error: DatabasePutBack) => void) {
  let known: string | undefined;
  let isLost = false;
  return async (client: pg.ClientBase): Promise<void> => {
    const { rows } = await client.query<{ value: string }>('select value from settings where name = $1', [
      RESTORE_ID_SETTING,
    ]);
    const restoreId = rows[0]?.value ?? '';
    known ??= restoreId;
    if (restoreId === known) return;
    const error = new DatabasePutBack();
    if (!isLost) onLost(error);
    isLost = true;
    throw error;
  };
}
