import { isRecord } from '@parvis/questionnaire/model/record';

/** An entry of a list with its path; entries that are no objects are passed over. */
export interface Entry {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The objects of a list, with their paths. */
export const entriesOf = (list: unknown, path: string): Entry[] =>
  (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
    isRecord(value) ? [{ path: `${path}.${index}`, value }] : [],
  );

/** Every tile of a menu, those of its sub-menus included, in the order of the file. */
export const tilesOf = (menu: unknown, path = 'menu'): Entry[] =>
  entriesOf(menu, path).flatMap((tile) => [tile, ...tilesOf(tile.value.entries, `${tile.path}.entries`)]);
