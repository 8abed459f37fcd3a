import { findErrorCode } from '../../lib/errorCauses.ts';

/** For the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
  readonly says: { readonly fr?: string | undefined };

  constructor(message: string, { fr, ...options }: ErrorOptions & { fr?: string } = {}) {
    super(message, options);
    this.says = { fr };
  }
}

/** For the operator. */
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

export const getErrorMessage = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(findErrorCode(error) ?? error);

const DISK_FULL = /No space left on device|ENOSPC|wrote only \d+ of \d+ bytes/;

export function toStartError(error: unknown, dataDir: string): DatabaseStartError {
  const message = getErrorMessage(error);
  const isFull = DISK_FULL.test(message);
  if (!isFull && error instanceof DatabaseStartError) return error;
  const [en, fr] = isFull
    ? [
        `The disk of ${dataDir} is full: make room there, or name another folder with PARVIS_DATA.`,
        `Le disque de ${dataDir} est plein : faites-y de la place, ou nommez un autre dossier avec PARVIS_DATA.`,
      ]
    : [`The database could not be started (${message}).`, `La base n’a pas pu être démarrée (${message}).`];
  return new DatabaseStartError(en, { cause: error, fr });
}
