/** The database that belongs to the product could not be started. The message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
  /** The same in each language that commands speak. */
  readonly says: { readonly fr?: string | undefined };

  constructor(message: string, { fr, ...options }: ErrorOptions & { fr?: string } = {}) {
    super(message, options);
    this.says = { fr };
  }
}

/** Another live server owns the data folder. The message is a sentence for the operator. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly says = {
    fr: 'Un autre serveur Parvis tourne déjà sur ce dossier de données : arrêtez-le d’abord, ou donnez à celui-ci un dossier à lui avec PARVIS_DATA.',
  };

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
      {
        cause: error,
        fr: `Le disque de ${dataDir} est plein : faites-y de la place, ou nommez un autre dossier avec PARVIS_DATA.`,
      },
    );
  if (error instanceof DatabaseStartError) return error;
  return new DatabaseStartError(`The database could not be started (${message}).`, {
    cause: error,
    fr: `La base n’a pas pu être démarrée (${message}).`,
  });
}
