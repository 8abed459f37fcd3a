import type { TileItem } from './MenuTiles.tsx';

/** The first page (specification 4, Menu navigation). */
export const MAIN_PAGE = 'main';

/** What the machine must know of an entry. */
export type MenuEntry = Pick<TileItem, 'code' | 'type' | 'lbl'>;

/** Page code → entries. The first page is `main`; a `menu` entry's code is the code of its page. */
export type Menus<E extends MenuEntry = MenuEntry> = Readonly<Record<string, readonly E[]>>;

/** Where a person stands in the menu. `path` holds the codes of the submenus opened, outermost first. */
export type MenuState = {
  readonly path: readonly string[];
  readonly selected: string | undefined;
  /** Polling or info mode: the tile that is open. Each move leaves it. */
  readonly open: { readonly kind: 'poll' | 'info'; readonly code: string } | undefined;
};

export type MenuEvent =
  | { readonly type: 'choose'; readonly entry: Pick<MenuEntry, 'code' | 'type'> }
  | { readonly type: 'deselect' }
  /** Leaves an open poll or info. */
  | { readonly type: 'close' }
  | { readonly type: 'back' }
  /** To a page of the path, or to the main one. */
  | { readonly type: 'to'; readonly page: string };

/** Which of the menu's sentences stands above the tiles. */
export type QrMenuPrompt = 'category' | 'option' | 'poll' | 'info' | 'reportOrOther';

export const startOfMenu: MenuState = { path: [], selected: undefined, open: undefined };

const at = (path: readonly string[]): MenuState => ({ path, selected: undefined, open: undefined });

/** What choosing an entry of each kind does; a category chosen again is no longer selected. */
const choices: Readonly<Record<TileItem['type'], (state: MenuState, code: string) => MenuState>> = {
  menu: ({ path }, code) => at([...path, code]),
  reportEnd: ({ path, selected }, code) => ({ ...at(path), selected: selected === code ? undefined : code }),
  polling: ({ path }, code) => ({ ...at(path), open: { kind: 'poll', code } }),
  info: ({ path }, code) => ({ ...at(path), open: { kind: 'info', code } }),
};

/** Where an event leads from a state: pure, and defined for every event in every state. */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'choose':
      return choices[event.entry.type](state, event.entry.code);
    case 'deselect':
      return at(state.path);
    case 'close':
      return { ...state, open: undefined };
    case 'back':
      return at(state.path.slice(0, -1));
    case 'to':
      return at(state.path.slice(0, state.path.indexOf(event.page) + 1));
  }
}

export const currentPage = (state: MenuState): string => state.path.at(-1) ?? MAIN_PAGE;

/** The entry with this code, wherever it stands. */
export function findEntry<E extends MenuEntry>(menus: Menus<E>, code: string): E | undefined {
  for (const entries of Object.values(menus)) {
    const entry = entries.find((one) => one.code === code);
    if (entry) return entry;
  }
  return undefined;
}

/** The entries of the current page, each told whether it is the selected one. */
export const currentTiles = <E extends MenuEntry>(menus: Menus<E>, state: MenuState) =>
  (menus[currentPage(state)] ?? []).map((entry) => ({ ...entry, selected: entry.code === state.selected }));

/** The path as breadcrumbs, from the main page on. */
export const crumbsOf = (menus: Menus, state: MenuState, main: string): { id: string; label: string }[] => [
  { id: MAIN_PAGE, label: main },
  ...state.path.map((code) => ({ id: code, label: findEntry(menus, code)?.lbl ?? code })),
];

const consistsOf = (menus: Menus, state: MenuState, type: TileItem['type']): boolean => {
  const entries = menus[currentPage(state)] ?? [];
  return entries.length > 0 && entries.every((entry) => entry.type === type);
};

/** What the menu asks for now: by what is selected or open, else by what the page consists of. */
export function promptOf(menus: Menus, state: MenuState): QrMenuPrompt {
  if (state.selected) return 'reportOrOther';
  if (state.open) return state.open.kind;
  if (consistsOf(menus, state, 'polling')) return 'poll';
  if (consistsOf(menus, state, 'info')) return 'info';
  return state.path.length > 0 ? 'option' : 'category';
}

/** The words of the banner: the first sentence of a greeting stands out. */
export const greetingWords = (greeting = ''): { title: string; text: string } => {
  const [, title = greeting, text = ''] = /^(.+?[!?.])\s+(.+)$/.exec(greeting) ?? [];
  return { title, text };
};
