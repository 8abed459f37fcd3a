import { useDeskSettings } from './deskSettings.ts';
import type { OwnKeys } from './keyBindings.ts';

export interface KeySettings {
  /** Keys of one sign work (WCAG 2.1.4 requires a switch). */
  readonly single: boolean;
  readonly own: OwnKeys;
}

const NONE: OwnKeys = {};

export function useKeySettings(): KeySettings {
  const { keys } = useDeskSettings();
  return { single: keys, own: NONE };
}
