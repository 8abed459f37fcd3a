import { useMedia } from '@parvis/ui/useMedia';

/** Whether the details of a case are in sight already: from here on they stand beside the conversation (StaffBoard). */
export const useDetailsBeside = (): boolean => useMedia('(min-width: 1200px)');
