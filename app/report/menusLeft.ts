import type { MenuState } from '@parvis/ui/screens/QrMenu/navigation';

/**
 * Where a person left the menu of a code, by its qrid: they come back to it from a report that they gave up, or once their
 * profile is there. Whoever has reported begins anew.
 */
export const menusLeft = new Map<string, MenuState>();
