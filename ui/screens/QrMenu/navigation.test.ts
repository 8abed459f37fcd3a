import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  crumbsOf,
  currentPage,
  currentTiles,
  findEntry,
  type MenuEvent,
  type MenuState,
  type Menus,
  menuReducer,
  promptOf,
  startOfMenu,
} from './navigation.ts';

const walk = (...events: readonly MenuEvent[]): MenuState => events.reduce(menuReducer, startOfMenu);
const createChoice = (type: 'menu' | 'reportEnd' | 'polling' | 'info') => (code: string) =>
  ({ type: 'choose', entry: { code, type } }) as const;
const menu = createChoice('menu');
const category = createChoice('reportEnd');
const info = createChoice('info');
const poll = createChoice('polling');
const back: MenuEvent = { type: 'back' };

const code = fc.constantFrom('a', 'b', 'c', 'd');
const event: fc.Arbitrary<MenuEvent> = fc.oneof(
  fc
    .tuple(code, fc.constantFrom('menu', 'reportEnd', 'polling', 'info'))
    .map(([entry, type]) => createChoice(type)(entry)),
  fc.constantFrom<MenuEvent>({ type: 'deselect' }, { type: 'close' }, back),
  fc.oneof(code, fc.constant('main')).map((page) => ({ type: 'to', page }) as const),
);
const anyState = fc.array(event, { maxLength: 12 }).map((events) => walk(...events));

describe('from any menu state', () => {
  test('a menu entry is pushed on the path and becomes current; back restores the previous page', () => {
    fc.assert(
      fc.property(anyState, code, (state, chosen) => {
        const inside = menuReducer(state, menu(chosen));
        expect(inside.path).toEqual([...state.path, chosen]);
        expect(currentPage(inside)).toBe(chosen);
        expect(menuReducer(inside, back).path).toEqual(state.path);
      }),
    );
  });

  test('back pops the path until it is empty, which is main, and then has no effect', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const out = state.path.reduce((now) => menuReducer(now, back), state);
        expect(currentPage(out)).toBe('main');
        expect(menuReducer(out, back)).toEqual(startOfMenu);
      }),
    );
  });

  test('choosing a category selects only it, choosing it again clears it, neither changes the page', () => {
    fc.assert(
      fc.property(anyState, code, (state, chosen) => {
        const now = menuReducer(state, category(chosen));
        expect(now.selected).toBe(state.selected === chosen ? undefined : chosen);
        expect(menuReducer(now, { type: 'deselect' }).selected).toBeUndefined();
        expect(now.path).toEqual(state.path);
      }),
    );
  });

  test('any move closes an open poll or info, unless it opens one', () => {
    fc.assert(
      fc.property(anyState, event, (state, move) => {
        const opens = move.type === 'choose' && ['polling', 'info'].includes(move.entry.type);
        const { open } = menuReducer(state, move);
        expect(open === undefined).toBe(!opens);
      }),
    );
  });

  test('any page change clears the selection', () => {
    fc.assert(
      fc.property(anyState, event, (state, move) => {
        const next = menuReducer(state, move);
        if (currentPage(next) !== currentPage(state)) expect(next.selected).toBeUndefined();
      }),
    );
  });

  test('nothing is selected while a poll or an info is open', () => {
    fc.assert(fc.property(anyState, ({ open, selected }) => open === undefined || selected === undefined));
  });

  test('a crumb returns to its page or main', () => {
    fc.assert(
      fc.property(anyState, fc.nat(5), (state, index) => {
        const page = state.path[index] ?? 'main';
        const there = menuReducer(state, { type: 'to', page });
        expect(currentPage(there)).toBe(page);
        expect(state.path.slice(0, there.path.length)).toEqual(there.path);
      }),
    );
  });
});

const menus: Menus = {
  main: [
    { code: 'hygiene', type: 'menu', lbl: 'Propreté' },
    { code: 'noise', type: 'reportEnd', lbl: 'Bruit' },
    { code: 'opinions', type: 'menu', lbl: 'Votre avis' },
    { code: 'practical', type: 'menu', lbl: 'Pratique' },
  ],
  hygiene: [{ code: 'toilets', type: 'reportEnd', lbl: 'Toilettes' }],
  opinions: [{ code: 'market', type: 'polling', lbl: 'Le marché' }],
  practical: [{ code: 'hours', type: 'info', lbl: 'Horaires' }],
};

test.each([
  ['category', 'at the start', []],
  ['option', 'in a submenu', [menu('hygiene')]],
  ['reportOrOther', 'with a category selected', [menu('hygiene'), category('toilets')]],
  ['poll', 'on a page of polls', [menu('opinions')]],
  ['poll', 'in polling mode', [poll('market')]],
  ['info', 'on a page of information', [menu('practical')]],
  ['info', 'in info mode', [info('hours')]],
  ['option', 'on an unknown page', [menu('nowhere')]],
] as const)('the prompt is "%s" %s', (prompt, _, events) => {
  expect(promptOf(menus, walk(...events))).toBe(prompt);
});

test('currentTiles returns the tiles of the page with their selection', () => {
  expect(currentTiles(menus, walk(menu('hygiene'), category('toilets')))).toEqual([
    { code: 'toilets', type: 'reportEnd', lbl: 'Toilettes', selected: true },
  ]);
  expect(currentTiles(menus, walk(menu('nowhere')))).toEqual([]);
});

test('crumbsOf starts at the main page and names each chosen entry', () => {
  expect(crumbsOf(menus, walk(menu('hygiene'), menu('lost')), 'Accueil')).toEqual([
    { id: 'main', label: 'Accueil' },
    { id: 'hygiene', label: 'Propreté' },
    { id: 'lost', label: 'lost' },
  ]);
});

test('findEntry searches all pages', () => {
  expect(findEntry(menus, 'toilets')?.lbl).toBe('Toilettes');
  expect(findEntry(menus, 'lost')).toBeUndefined();
});
