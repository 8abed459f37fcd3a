import { isRecord } from '@parvis/questionnaire/model/record';
import { type Found, found } from './findings.ts';
import { entriesOf } from './json.ts';

/** Tiles side by side that are called the same in some language: whoever reads them cannot tell which is meant. Each is told once. */
export function alikeIn(menu: unknown, at = 'menu'): Found[] {
  const tiles = entriesOf(menu, at);
  const first = new Map<string, string>();
  const alike = tiles.flatMap(({ path, value: { lbl } }) => {
    const told = Object.entries(isRecord(lbl) ? lbl : {}).flatMap(([language, text]): Found[] => {
      const place = `${path}.lbl.${language}`;
      const key = `${language} ${String(text).trim().toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, place);
      return other === undefined ? [] : [found('alikeTiles', place, { value: String(text), other })];
    });
    return told.slice(0, 1);
  });
  return [...alike, ...tiles.flatMap(({ path, value }) => alikeIn(value.entries, `${path}.entries`))];
}
