import { type Keeper, keeper } from './keeper.ts';
import { profileResource } from './useProfile.ts';

/** Whoever uses this device now. */
export const ownIdentity = (): string => profileResource.get().data?.crUid ?? '';

/** Keeps something by its name for whoever uses this device now. */
export const ownKeeper = (name: string): Keeper => keeper(ownIdentity(), name);
