import type { MenuState } from '@parvis/ui/screens/QrMenu/navigation';

/** Menu state by code, restored after an abandoned report. */
export const menusLeft = new Map<string, MenuState>();
