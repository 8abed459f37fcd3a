import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const here = () => true;
const onServer = () => false;

/** False on the server and during hydration. */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, here, onServer);
