import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};
const getClientSnapshot = () => true;
const getServerSnapshot = () => false;

/** False on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(subscribeNever, getClientSnapshot, getServerSnapshot);
