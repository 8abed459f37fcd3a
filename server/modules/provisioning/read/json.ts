import { isRecord } from '@parvis/questionnaire/model/record';

export interface Entry {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Skips entries that are not objects. */
export const entriesOf = (list: unknown, path: string): Entry[] =>
  (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
    isRecord(value) ? [{ path: `${path}.${index}`, value }] : [],
  );

/** Depth first, in the order of the file. */
export const tilesOf = (menu: unknown, path = 'menu'): Entry[] =>
  entriesOf(menu, path).flatMap((tile) => [tile, ...tilesOf(tile.value.entries, `${tile.path}.entries`)]);
