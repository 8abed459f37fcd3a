import { removeItem, type StorageArea, writeItem } from './storage.ts';
import { readStored, STORAGE_PREFIX, type StoredValue } from './userStorage.ts';

/** One person's stored value; survives a reload. */
export interface StorageSlot {
  /** Undefined if another person's or expired. */
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
      // A value too large must not revive an older one.
      if (!writeItem(key, JSON.stringify(kept), place)) remove();
    },
    remove,
  };
}

/** Without storage: page lifetime. */
export const createUserSlot = (crUid: string, name: string): StorageSlot =>
  createSlot('localStorage', crUid, name);

/** For any user; lifetime in milliseconds. */
export const createTabSlot = (name: string, lasts?: number): StorageSlot =>
  createSlot('sessionStorage', '', name, lasts);
