import { isRecord } from '@parvis/questionnaire/model/record';
import { type Found, found } from './findings.ts';
import { type Entry, entriesOf } from './json.ts';

const wordIn = (words: unknown, language: string): string => {
  const text = isRecord(words) ? words[language] : undefined;
  return typeof text === 'string' ? text.trim().toLowerCase() : '';
};

/** Those that are called the same in some language, and of which nothing else is told apart in it: each is told once. */
function alike(
  entries: readonly Entry[],
  id: 'alikeTiles' | 'alikePlaces',
  besides: (value: Entry['value'], language: string) => string = () => '',
): Found[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ path, value }) => {
    const { lbl } = value;
    const told = Object.entries(isRecord(lbl) ? lbl : {}).flatMap(([language, text]): Found[] => {
      const place = `${path}.lbl.${language}`;
      const key = JSON.stringify([language, wordIn(lbl, language), besides(value, language)]);
      const other = first.get(key);
      if (other === undefined) first.set(key, place);
      return other === undefined ? [] : [found(id, place, { value: String(text), other })];
    });
    return told.slice(0, 1);
  });
}

/** Tiles side by side that are called the same: whoever reads them cannot tell which is meant. */
export function alikeIn(menu: unknown, at = 'menu'): Found[] {
  const tiles = entriesOf(menu, at);
  return [
    ...alike(tiles, 'alikeTiles'),
    ...tiles.flatMap(({ path, value }) => alikeIn(value.entries, `${path}.entries`)),
  ];
}

/** Places that are called the same, and do not say where they are: whoever answers cannot tell where something is. */
export const alikePlacesIn = (places: unknown): Found[] =>
  alike(entriesOf(places, 'places'), 'alikePlaces', ({ descr }, language) => wordIn(descr, language));
