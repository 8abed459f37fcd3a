import { createStore } from '@parvis/locales/store';
import { profileResource } from '../session/useProfile.ts';

/** By the last sign-in an account of this device without an address became part of another, and its owner was not told so yet. */
export const joinedHere = createStore(false);

// Whoever is nobody yet is given an account at the gate of the very door: of that there is nothing to tell.
let isNew = false;
const look = () => {
  if (profileResource.get().data?.state === 'empty') isNew = true;
};
look();
profileResource.subscribe(look);

/** Somebody signed in. @param merged what they were here before became part of their account */
export const noteJoined = (merged: boolean): void => joinedHere.set(merged && !isNew);
