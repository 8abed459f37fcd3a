/** What the worker remembers. */
export const DATABASE = 'parvis-notifications';

/** Nothing of it is kept any more; a worker that reads just now ends first. */
export const forgetKept = (): void => void indexedDB.deleteDatabase(DATABASE);
