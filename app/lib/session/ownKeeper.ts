import { type Keeper, keeper } from './keeper.ts';
import { profileResource } from './useProfile.ts';

export const ownIdentity = (): string => profileResource.get().data?.crUid ?? '';

export const ownKeeper = (name: string): Keeper => keeper(ownIdentity(), name);
