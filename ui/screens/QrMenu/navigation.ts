import type { TileItem } from './MenuTiles.tsx';

/** Specification 4, Menu navigation. */
export const MAIN_PAGE = 'main';

export type MenuEntry = Pick<TileItem, 'code' | 'type' | 'lbl'>;

/** A `menu` entry's code is its page's. */
export type Menus<E extends MenuEntry = MenuEntry> = Readonly<Record<string, readonly E[]>>;

/** `path`: opened submenus, outermost first. */
export type MenuState = {
  readonly path: readonly string[];
  readonly selected: string | undefined;
  /** Any move closes it. */
  readonly open: { readonly kind: 'poll' | 'info'; readonly code: string } | undefined;
};

export type MenuEvent =
  | { readonly type: 'choose'; readonly entry: Pick<MenuEntry, 'code' | 'type'> }
  | { readonly type: 'deselect' }
  | { readonly type: 'close' }
  | { readonly type: 'back' }
  | { readonly type: 'to'; readonly page: string };

export type QrMenuPrompt = 'category' | 'option' | 'poll' | 'info' | 'reportOrOther';

export const startOfMenu: MenuState = { path: [], selected: undefined, open: undefined };

const createMenuState = (path: readonly string[]): MenuState => ({
  path,
  selected: undefined,
  open: undefined,
});

/** By type; a selected category deselects. */
const choices: Readonly<Record<TileItem['type'], (state: MenuState, code: string) => MenuState>> = {
  menu: ({ path }, code) => createMenuState([...path, code]),
  reportEnd: ({ path, selected }, code) => ({
    ...createMenuState(path),
    selected: selected === code ? undefined : code,
  }),
  polling: ({ path }, code) => ({ ...createMenuState(path), open: { kind: 'poll', code } }),
  info: ({ path }, code) => ({ ...createMenuState(path), open: { kind: 'info', code } }),
};

/** Pure and total. */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'choose':
      return choices[event.entry.type](state, event.entry.code);
    case 'deselect':
      return createMenuState(state.path);
    case 'close':
      return { ...state, open: undefined };
    case 'back':
      return createMenuState(state.path.slice(0, -1));
    case 'to':
      return createMenuState(state.path.slice(0, state.path.indexOf(event.page) + 1));
  }
}

export const currentPage = (state: MenuState): string => state.path.at(-1) ?? MAIN_PAGE;

export function findEntry<E extends MenuEntry>(menus: Menus<E>, code: string): E | undefined {
  for (const entries of Object.values(menus)) {
    const entry = entries.find((one) => one.code === code);
    if (entry) return entry;
  }
  return undefined;
}

/** Current page's entries with their selection. */
export const currentTiles = <E extends MenuEntry>(menus: Menus<E>, state: MenuState) =>
  (menus[currentPage(state)] ?? []).map((entry) => ({ ...entry, selected: entry.code === state.selected }));

export const crumbsOf = (menus: Menus, state: MenuState, main: string): { id: string; label: string }[] => [
  { id: MAIN_PAGE, label: main },
  ...state.path.map((code) => ({ id: code, label: findEntry(menus, code)?.lbl ?? code })),
];

const hasOnlyType = (menus: Menus, state: MenuState, type: TileItem['type']): boolean => {
  const entries = menus[currentPage(state)] ?? [];
  return entries.length > 0 && entries.every((entry) => entry.type === type);
};

/** For the selection, the open tile or the page. */
export function promptOf(menus: Menus, state: MenuState): QrMenuPrompt {
  if (state.selected) return 'reportOrOther';
  if (state.open) return state.open.kind;
  if (hasOnlyType(menus, state, 'polling')) return 'poll';
  if (hasOnlyType(menus, state, 'info')) return 'info';
  return state.path.length > 0 ? 'option' : 'category';
}

/** Its first sentence is the title. */
export const greetingWords = (greeting = ''): { title: string; text: string } => {
  const [, title = greeting, text = ''] = /^(.+?[!?.])\s+(.+)$/.exec(greeting) ?? [];
  return { title, text };
};
