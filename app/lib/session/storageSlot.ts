import { removeItem, type StorageArea, writeItem } from './storage.ts';
import { readStored, STORAGE_PREFIX, type StoredValue } from './userStorage.ts';

/** One stored value of one person, kept over a reload. */
export interface StorageSlot {
  /** The value; undefined if another person's or expired. */
  readonly load: () => unknown;
  readonly save: (value: unknown) => void;
  readonly remove: () => void;
}

function createSlot(place: StorageArea, crUid: string, name: string, lasts?: number): StorageSlot {
  const key = STORAGE_PREFIX + name;
  const remove = () => removeItem(key, place);
  return {
    load: () => readStored(key, crUid, place, lasts)?.value,
    save(value) {
      const kept: StoredValue = { crUid, at: Date.now(), value };
      // A value that no longer fits must not bring back an older one.
      if (!writeItem(key, JSON.stringify(kept), place)) remove();
    },
    remove,
  };
}

/** Without storage nothing outlives the page. */
export const createUserSlot = (crUid: string, name: string): StorageSlot =>
  createSlot('localStorage', crUid, name);

/** For any user, with a lifetime in milliseconds. */
export const createTabSlot = (name: string, lasts?: number): StorageSlot =>
  createSlot('sessionStorage', '', name, lasts);
