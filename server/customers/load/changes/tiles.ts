import { questionnaireIdOf, questionnaireOf } from '../../../cases/questionnaires.ts';
import { indexCategories, type PlacedCategory } from '../../categories.ts';
import type { CategoryFile } from '../../file/customerFile.ts';
import { type Change, type Compare, change, differs, listed, said } from './change.ts';
import type { ChangeId } from './words.ts';

type Tiles = ReadonlyMap<string, PlacedCategory>;
/** A tile that stays: as it is stored, and as the file says it. */
type Pair = readonly [was: PlacedCategory, now: PlacedCategory];

const asks = (placed: PlacedCategory) => questionnaireIdOf(questionnaireOf(placed));

/** By how each key of a tile is told: by a line of its own, with what it was and is on a line of its kind, or among words by their keys. */
const KEYS = {
  code: 'own',
  lbl: 'own',
  questionnaire: 'own',
  entries: 'own',
  descr: 'words',
  type: 'kindsChanged',
  gcatCode: 'servicesChanged',
  caseType: 'caseTypesChanged',
  urgency: 'urgenciesChanged',
  icon: 'iconsChanged',
} as const satisfies { readonly [Key in keyof CategoryFile]-?: ChangeId | 'own' | 'words' };

type Plain = {
  [Key in keyof typeof KEYS]: (typeof KEYS)[Key] extends ChangeId ? Key : never;
}[keyof typeof KEYS];
const PLAIN = Object.entries(KEYS).filter(([, told]) => told !== 'own' && told !== 'words') as readonly [
  Plain,
  (typeof KEYS)[Plain],
][];

const pairsOf = (before: Tiles, now: Tiles): Pair[] =>
  [...now.values()].flatMap((placed): Pair[] => {
    const was = before.get(placed.category.code);
    return was ? [[was, placed]] : [];
  });

/** Names and questions. */
const renamed = ([was, now]: Pair): Change[] => {
  const [before, name] = [said(was.category.lbl), said(now.category.lbl)];
  return [
    ...(before === name ? [] : [change('categoryRenamed', name, before)]),
    ...(now.category.type === 'reportEnd' && asks(was) !== asks(now)
      ? [change('questionsChanged', name)]
      : []),
  ];
};

/** What stands in a file that says nothing. */
const NOTHING = '–';

/** What a tile was and is, by one key. */
const became = (pairs: readonly Pair[], key: Plain): string[] =>
  pairs
    .filter(([was, now]) => differs(was.category[key], now.category[key]))
    .map(
      ([was, now]) =>
        `${said(now.category.lbl)} (${was.category[key] ?? NOTHING} → ${now.category[key] ?? NOTHING})`,
    );

const pageOf = ({ path }: PlacedCategory): string => path.split('/').at(-2) ?? '';
const pageName = ({ lbls }: PlacedCategory): string => {
  const page = lbls.at(-2);
  return page ? said(page) : 'menu';
};

/** Tiles that stand on another page, and pages whose tiles stand in another order. */
function placed(pairs: readonly Pair[], before: Tiles, now: Tiles): Change[] {
  const moved = pairs.filter(([was, is]) => pageOf(was) !== pageOf(is));
  const stayed = new Set(pairs.filter((pair) => !moved.includes(pair)).map(([, is]) => is.category.code));
  const orders = (tiles: Tiles): Map<string, string[]> => {
    const pages = new Map<string, string[]>();
    for (const tile of tiles.values())
      if (stayed.has(tile.category.code))
        pages.set(pageOf(tile), [...(pages.get(pageOf(tile)) ?? []), tile.category.code]);
    return pages;
  };
  const were = orders(before);
  const otherwise = [...orders(now)].filter(([page, codes]) => differs(codes, were.get(page)));
  return [
    ...listed(
      'tilesMoved',
      moved.map(([was, is]) => `${said(is.category.lbl)} (${pageName(was)} → ${pageName(is)})`),
    ),
    ...listed(
      'orderChanged',
      otherwise.flatMap(([, [first = '']]) => {
        const tile = now.get(first);
        return tile ? [pageName(tile)] : [];
      }),
    ),
  ];
}

/** What becomes of what can be reported, and of all other tiles. */
export const tiles: Compare = ({ stored: { row }, file }) => {
  const [before, now] = [indexCategories(row.menu), indexCategories(file.menu)];
  const gone = [...before.values()].filter(({ category }) => !now.has(category.code));
  const pairs = pairsOf(before, now);
  return [
    ...gone.map(({ category }) => change('categoryGone', '', said(category.lbl))),
    ...[...now.values()]
      .filter(({ category }) => !before.has(category.code))
      .map(({ category }) => change('categoryNew', said(category.lbl))),
    ...pairs.flatMap(renamed),
    ...PLAIN.flatMap(([key, id]) => listed(id, became(pairs, key))),
    ...placed(pairs, before, now),
  ];
};

/** Words of tiles that are told by their keys: descriptions, and names in other languages than the first. */
export const wordsOfTiles: (compared: Parameters<Compare>[0]) => string[] = ({ stored: { row }, file }) =>
  pairsOf(indexCategories(row.menu), indexCategories(file.menu)).flatMap(
    ([{ category: was }, { category }]) => [
      ...(said(was.lbl) === said(category.lbl) && differs(was.lbl, category.lbl)
        ? [`menu ${category.code}.lbl`]
        : []),
      ...(differs(was.descr, category.descr) ? [`menu ${category.code}.descr`] : []),
    ],
  );
