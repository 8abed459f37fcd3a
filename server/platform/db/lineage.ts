import type pg from 'pg';

/** Under this name a database keeps which copy of itself it is (`settings`): another one each time an archive is put back into it. */
export const LINEAGE = 'lineage';

/** What a server was at was replaced by a back-up while it was cut off. The message is a sentence for the operator. */
export class DatabasePutBack extends Error {
  override readonly name = 'DatabasePutBack';
  /** Calls are told to come again, as of any database that takes no connection now. */
  readonly code = '57P03';

  constructor() {
    super(
      'A back-up was put back into the database while this server was cut off from it: it ends, and what is due is erased at its next start, before anybody is served.',
    );
  }
}

/** Looks at each new connection of a server whether its database is the one it began with. */
export function sameLineage(onLost: (error: DatabasePutBack) => void) {
  let known: string | undefined;
  let isLost = false;
  /** @throws DatabasePutBack */
  return async (client: pg.ClientBase): Promise<void> => {
    const { rows } = await client.query<{ value: string }>('select value from settings where name = $1', [
      LINEAGE,
    ]);
    const lineage = rows[0]?.value ?? '';
    known ??= lineage;
    if (lineage === known) return;
    const error = new DatabasePutBack();
    if (!isLost) onLost(error);
    isLost = true;
    throw error;
  };
}
