export const DATABASE = 'parvis-notifications';

/** Deletes the database; a pending read of the worker ends first. */
export const deleteDatabase = (): void => void indexedDB.deleteDatabase(DATABASE);
