/** The database that belongs to the product could not be started. The message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** Another live server owns the data folder. The message is a sentence for the operator. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor() {
    super(
      'Another Parvis server is already running on this data folder: stop it first, or give this one its own folder with PARVIS_DATA.',
    );
  }
}

/** The `code` of a system or PostgreSQL error, such as `ENOENT` or `42P04`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(codeOf(error) ?? error);
}

const NO_ROOM = /No space left on device|ENOSPC/;

/** Why the database of a folder could not be started, with what to do about it. */
export function startError(error: unknown, dataDir: string): DatabaseStartError {
  const message = messageOf(error);
  if (NO_ROOM.test(message))
    return new DatabaseStartError(
      `The disk of ${dataDir} is full: make room there, or name another folder with PARVIS_DATA.`,
      { cause: error },
    );
  if (error instanceof DatabaseStartError) return error;
  return new DatabaseStartError(`The database could not be started (${message}).`, { cause: error });
}
