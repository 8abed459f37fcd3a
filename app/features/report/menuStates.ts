import type { MenuState } from '@parvis/ui/screens/QrMenu/navigation';

/** By code; restored after an abandoned report. */
export const menuStates = new Map<string, MenuState>();
