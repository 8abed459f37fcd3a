import { type DeskCommand, deskCommands } from './deskCommands.ts';

/** Own keys by command; an empty one takes the key away. */
export type OwnKeys = Readonly<Record<string, string>>;

const CHORD = 'Ctrl+';

const isChord = (key: string): boolean => key.startsWith(CHORD);

export const getKeys = ({ id, keys = [], fixed }: DeskCommand, own: OwnKeys): readonly string[] => {
  const chosen = fixed ? undefined : own[id];
  if (chosen === undefined) return keys;
  return chosen === '' ? [] : [chosen];
};

/** The key that a person reads. */
export const getShownKey = (command: DeskCommand, own: OwnKeys): string | undefined =>
  getKeys(command, own)[0];

const SHIFT = 'Shift+';

/** Keys of one sign, with Shift too, can be changed and switched off. */
export const isSingle = (key: string): boolean => [...key.replace(SHIFT, '')].length === 1;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  readonly shiftKey?: boolean;
};

/** The name of what was pressed; undefined for combinations that no command has. */
export function getKeyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (altKey) return undefined;
  const letter = isSingle(key) ? key.toLowerCase() : key;
  // Of other signs Shift is a part.
  const name = shiftKey && /^\p{Letter}$/u.test(key) ? `${SHIFT}${letter}` : letter;
  return ctrlKey || metaKey ? `${CHORD}${name}` : name;
}

export const findByKey = (key: string, own: OwnKeys): DeskCommand | undefined =>
  deskCommands.find((command) => getKeys(command, own).includes(key));

/** Another command that has the key. */
export const findConflict = (id: string, key: string, own: OwnKeys): DeskCommand | undefined =>
  deskCommands.find((command) => command.id !== id && getKeys(command, own).includes(key));

/** Whether a person may choose it: a sign that is seen. */
export const isChoosable = (key: string): boolean => isSingle(key) && key.trim() !== '';

/** Commands whose key a person may change. */
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

/** The key of the search field, where keys of one sign work. */
export function getSearchKey({ single, own }: { single: boolean; own: OwnKeys }): string | undefined {
  const search = deskCommands.find(({ id }) => id === 'search');
  return single && search ? getShownKey(search, own) : undefined;
}
