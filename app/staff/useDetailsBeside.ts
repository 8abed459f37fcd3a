import { useSyncExternalStore } from 'react';

/** From here on the details stand beside the conversation (StaffBoard). */
const query = () => matchMedia('(min-width: 1200px)');

const watch = (listener: () => void) => {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the details of a case are in sight already. */
export const useDetailsBeside = (): boolean => useSyncExternalStore(watch, () => query().matches);
