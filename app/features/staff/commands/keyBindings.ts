import { type DeskCommand, deskCommands } from './deskCommands.ts';

/** By command; empty: no key. */
export type OwnKeys = Readonly<Record<string, string>>;

const CHORD = 'Ctrl+';

const isChord = (key: string): boolean => key.startsWith(CHORD);

export const getKeys = ({ id, keys = [], fixed }: DeskCommand, own: OwnKeys): readonly string[] => {
  const chosen = fixed ? undefined : own[id];
  if (chosen === undefined) return keys;
  return chosen === '' ? [] : [chosen];
};

export const getShownKey = (command: DeskCommand, own: OwnKeys): string | undefined =>
  getKeys(command, own)[0];

const SHIFT = 'Shift+';

/** Single-character keys, also with Shift, are configurable. */
export const isSingle = (key: string): boolean => [...key.replace(SHIFT, '')].length === 1;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  readonly shiftKey?: boolean;
};

/** Undefined for unsupported combinations. */
export function getKeyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (altKey) return undefined;
  const letter = isSingle(key) ? key.toLowerCase() : key;
  // Other characters already include Shift.
  const name = shiftKey && /^\p{Letter}$/u.test(key) ? `${SHIFT}${letter}` : letter;
  return ctrlKey || metaKey ? `${CHORD}${name}` : name;
}

export const findByKey = (key: string, own: OwnKeys): DeskCommand | undefined =>
  deskCommands.find((command) => getKeys(command, own).includes(key));

export const findConflict = (id: string, key: string, own: OwnKeys): DeskCommand | undefined =>
  deskCommands.find((command) => command.id !== id && getKeys(command, own).includes(key));

/** A visible character. */
export const isChoosable = (key: string): boolean => isSingle(key) && key.trim() !== '';

export const changeableCommands = deskCommands.filter(({ fixed, keys }) => !fixed && keys !== undefined);

const isApple = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** "Ctrl+K", "⌘K", "Échap". */
export function formatKey(key: string, t: (id: 'staff.keys.escape' | 'staff.keys.enter') => string): string {
  if (key === 'Escape') return t('staff.keys.escape');
  if (!isChord(key)) return key.toUpperCase();
  const end = key.slice(CHORD.length);
  const name = end === 'Enter' ? t('staff.keys.enter') : end.toUpperCase();
  return isApple() ? `⌘${name}` : `${CHORD}${name}`;
}

/** If single-character keys are on. */
export function getSearchKey({ single, own }: { single: boolean; own: OwnKeys }): string | undefined {
  const search = deskCommands.find(({ id }) => id === 'search');
  return single && search ? getShownKey(search, own) : undefined;
}
