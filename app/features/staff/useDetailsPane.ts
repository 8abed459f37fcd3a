import { useMedia } from '@parvis/ui/useMedia';

/** Whether the details pane is visible (StaffBoard). */
export const useDetailsPane = (): boolean => useMedia('(min-width: 1200px)');
