import { useMedia } from '@parvis/ui/useMedia';

/** Same breakpoint as StaffBoard. */
export const useHasDetailsPane = (): boolean => useMedia('(min-width: 1200px)');
