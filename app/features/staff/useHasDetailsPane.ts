import { useMedia } from '@parvis/ui/useMedia';

/** Whether the details pane is visible (StaffBoard). */
export const useHasDetailsPane = (): boolean => useMedia('(min-width: 1200px)');
