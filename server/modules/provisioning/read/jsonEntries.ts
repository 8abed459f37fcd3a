import { isRecord } from '@parvis/questionnaire/model/record';

export interface JsonEntry {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Skips entries that are not objects. */
export const getEntries = (list: unknown, path: string): JsonEntry[] =>
  (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
    isRecord(value) ? [{ path: `${path}.${index}`, value }] : [],
  );

/** Depth first, in file order. */
export const collectTiles = (menu: unknown, path = 'menu'): JsonEntry[] =>
  getEntries(menu, path).flatMap((tile) => [
    tile,
    ...collectTiles(tile.value.entries, `${tile.path}.entries`),
  ]);
