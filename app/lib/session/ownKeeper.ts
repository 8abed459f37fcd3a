import { type StorageSlot, createUserSlot } from './keeper.ts';
import { profileResource } from './useProfile.ts';

export const getOwnCrUid = (): string => profileResource.get().data?.crUid ?? '';

export const createOwnSlot = (name: string): StorageSlot => createUserSlot(getOwnCrUid(), name);
