import type { MenuState } from '@parvis/ui/screens/QrMenu/navigation';

/** Menu state by code, restored after an abandoned report. */
export const menuStates = new Map<string, MenuState>();
