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
const choose = (type: 'menu' | 'reportEnd' | 'polling' | 'info') => (code: string) =>
  ({ type: 'choose', entry: { code, type } }) as const;
const menu = choose('menu');
const category = choose('reportEnd');
const info = choose('info');
const poll = choose('polling');
const back: MenuEvent = { type: 'back' };

const code = fc.constantFrom('a', 'b', 'c', 'd');
const event: fc.Arbitrary<MenuEvent> = fc.oneof(
  fc
    .tuple(code, fc.constantFrom('menu', 'reportEnd', 'polling', 'info'))
    .map(([entry, type]) => choose(type)(entry)),
  fc.constantFrom<MenuEvent>({ type: 'deselect' }, { type: 'close' }, back),
  fc.oneof(code, fc.constant('main')).map((page) => ({ type: 'to', page }) as const),
);
const anywhere = fc.array(event, { maxLength: 12 }).map((events) => walk(...events));

describe('from wherever a person stands', () => {
  test('a menu entry is pushed on the path and becomes current; back comes to where they stood', () => {
    fc.assert(
      fc.property(anywhere, code, (state, chosen) => {
        const inside = menuReducer(state, menu(chosen));
        expect(inside.path).toEqual([...state.path, chosen]);
        expect(currentPage(inside)).toBe(chosen);
        expect(menuReducer(inside, back).path).toEqual(state.path);
      }),
    );
  });

  test('back pops the path one by one until it is empty, which is main, and stays there', () => {
    fc.assert(
      fc.property(anywhere, (state) => {
        const out = state.path.reduce((now) => menuReducer(now, back), state);
        expect(currentPage(out)).toBe('main');
        expect(menuReducer(out, back)).toEqual(startOfMenu);
      }),
    );
  });

  test('another category is marked selected, alone; deselecting clears it; neither moves', () => {
    fc.assert(
      fc.property(anywhere, code, (state, chosen) => {
        const now = menuReducer(state, category(chosen));
        expect(now.selected).toBe(state.selected === chosen ? undefined : chosen);
        expect(menuReducer(now, { type: 'deselect' }).selected).toBeUndefined();
        expect(now.path).toEqual(state.path);
      }),
    );
  });

  test('polling and info modes end with each move, unless it opens one', () => {
    fc.assert(
      fc.property(anywhere, event, (state, move) => {
        const opens = move.type === 'choose' && ['polling', 'info'].includes(move.entry.type);
        const { open } = menuReducer(state, move);
        expect(open === undefined).toBe(!opens);
      }),
    );
  });

  test('whatever changes the page leaves the selection behind', () => {
    fc.assert(
      fc.property(anywhere, event, (state, move) => {
        const next = menuReducer(state, move);
        if (currentPage(next) !== currentPage(state)) expect(next.selected).toBeUndefined();
      }),
    );
  });

  test('nothing is selected while a poll or an info is open', () => {
    fc.assert(fc.property(anywhere, ({ open, selected }) => open === undefined || selected === undefined));
  });

  test('a crumb leads to its page: the path up to it, or main', () => {
    fc.assert(
      fc.property(anywhere, fc.nat(5), (state, index) => {
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
  ['option', 'on a page that is not known', [menu('nowhere')]],
] as const)('the prompt is "%s" %s', (prompt, _, events) => {
  expect(promptOf(menus, walk(...events))).toBe(prompt);
});

test('the tiles are those of the current page, and know which of them is selected', () => {
  expect(currentTiles(menus, walk(menu('hygiene'), category('toilets')))).toEqual([
    { code: 'toilets', type: 'reportEnd', lbl: 'Toilettes', selected: true },
  ]);
  expect(currentTiles(menus, walk(menu('nowhere')))).toEqual([]);
});

test('the breadcrumbs begin at the main page and name what was chosen', () => {
  expect(crumbsOf(menus, walk(menu('hygiene'), menu('lost')), 'Accueil')).toEqual([
    { id: 'main', label: 'Accueil' },
    { id: 'hygiene', label: 'Propreté' },
    { id: 'lost', label: 'lost' },
  ]);
});

test('an entry is found on whichever page it stands', () => {
  expect(findEntry(menus, 'toilets')?.lbl).toBe('Toilettes');
  expect(findEntry(menus, 'lost')).toBeUndefined();
});
