export const DATABASE = 'parvis-notifications';

/** After pending reads of the worker. */
export const deleteDatabase = (): void => void indexedDB.deleteDatabase(DATABASE);
