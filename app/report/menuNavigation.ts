import type { MenuEntry, Menus } from '@parvis/api/entities/customer';

/** The first page (specification 4, Menu navigation). */
export const MAIN_PAGE = 'main';

/** Where a person stands in the menu. `path` holds the codes of the submenus opened, outermost first. */
export interface MenuState {
  readonly path: readonly string[];
  readonly selected: string | undefined;
  /** A polling or info tile is open; each move leaves it. */
  readonly open: { readonly kind: 'poll' | 'info'; readonly code: string } | undefined;
}

export type MenuEvent =
  | { readonly type: 'choose'; readonly entry: Pick<MenuEntry, 'code' | 'type'> }
  | { readonly type: 'deselect' }
  | { readonly type: 'close' }
  | { readonly type: 'back' }
  /** To a page of the path, or to the main one. */
  | { readonly type: 'to'; readonly page: string };

export const startOfMenu: MenuState = { path: [], selected: undefined, open: undefined };

const at = (path: readonly string[]): MenuState => ({ path, selected: undefined, open: undefined });

/** Choosing a menu opens its page, another entry selects it (again: deselects), polling and info open. */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'choose': {
      const { code, type } = event.entry;
      if (type === 'menu') return at([...state.path, code]);
      if (type === 'reportEnd')
        return { ...state, open: undefined, selected: state.selected === code ? undefined : code };
      return { ...at(state.path), open: { kind: type === 'polling' ? 'poll' : 'info', code } };
    }
    case 'deselect':
      return { ...state, selected: undefined };
    case 'close':
      return { ...state, open: undefined };
    case 'back':
      return at(state.path.slice(0, -1));
    case 'to': {
      const index = state.path.indexOf(event.page);
      return at(index < 0 ? [] : state.path.slice(0, index + 1));
    }
  }
}

export const currentPage = (state: MenuState): string => state.path.at(-1) ?? MAIN_PAGE;

/** The entry with this code, wherever it stands. */
export function findEntry(menus: Menus, code: string): MenuEntry | undefined {
  for (const entries of Object.values(menus)) {
    const entry = entries.find((one) => one.code === code);
    if (entry) return entry;
  }
  return undefined;
}
