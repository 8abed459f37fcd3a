import { useMedia } from '@parvis/ui/useMedia';

/** As in StaffBoard. */
export const useHasDetailsPane = (): boolean => useMedia('(min-width: 1200px)');
