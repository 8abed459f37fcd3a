import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const here = () => true;
const onServer = () => false;

/** Whether the page is the browser’s own: false on a server, and while what a server drew is taken over. */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, here, onServer);
