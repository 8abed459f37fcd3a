import { createUserSlot, type StorageSlot } from './storageSlot.ts';
import { profileResource } from './useProfile.ts';

export const getOwnCrUid = (): string => profileResource.get().data?.crUid ?? '';

export const createOwnSlot = (name: string): StorageSlot => createUserSlot(getOwnCrUid(), name);
