import type { MenuState } from '@parvis/ui/screens/QrMenu/navigation';

/** Where a person left the menu of each code, to come back to it from an abandoned report. */
export const menusLeft = new Map<string, MenuState>();
