import { MAIN_PAGE } from '@parvis/api/constants';
import type { MenuEntry, Menus } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { CategoryFile } from '../../platform/config/customerFile.ts';
import { listOfferedPolls, type OfferedPoll, type PollSource } from './offeredPolls.ts';

export interface PlacedCategory {
  category: CategoryFile;
  /** From the menu's root, slash-separated. */
  path: string;
  lbls: Words[];
}

export function indexCategories(menu: readonly CategoryFile[]): Map<string, PlacedCategory> {
  const found = new Map<string, PlacedCategory>();
  const visit = (entries: readonly CategoryFile[], codes: string[], lbls: Words[]) => {
    for (const category of entries) {
      const here = [...codes, category.code];
      const words = [...lbls, category.lbl];
      found.set(category.code, { category, path: here.join('/'), lbls: words });
      visit(category.entries ?? [], here, words);
    }
  };
  visit(menu, [], []);
  return found;
}

const toMenuEntry = (category: CategoryFile, locale: Locale): MenuEntry => ({
  code: category.code,
  type: category.type,
  lbl: wordsIn(category.lbl, locale),
  ...(category.icon === undefined ? {} : { imgSrc: category.icon }),
  ...(category.urgency && { urgency: category.urgency }),
  ...(category.knownHere && { knownHere: true as const }),
  ...(category.descr === undefined ? {} : { descr: wordsIn(category.descr, locale) }),
  ...(category.type === 'polling' && { poll: getTilePoll(category) }),
});

const getTilePoll = ({ code, poll }: CategoryFile): string => poll ?? code;

const toPollEntry = ({ code, lbl }: OfferedPoll, locale: Locale): MenuEntry => ({
  code: `poll.${code}`,
  type: 'polling',
  lbl: wordsIn(lbl, locale),
  poll: code,
});

export interface MenuSource extends PollSource {
  readonly menu: readonly CategoryFile[];
}

/**
 * Keyed by code, starting with `main` (specification 3: QR menu). Staff polls without a tile follow the tiles
 * of `main`.
 * @param placeCode without it, polls of every place are shown
 */
export function buildMenus(source: MenuSource, locale: Locale, placeCode?: string): Menus {
  const offered = listOfferedPolls(source, placeCode);
  const menus: Menus = {};
  const named = new Set<string>();
  const isShown = (category: CategoryFile): boolean => {
    if (category.type !== 'polling') return true;
    named.add(getTilePoll(category));
    return offered.some(({ code }) => code === getTilePoll(category));
  };
  const visit = (code: string, entries: readonly CategoryFile[]) => {
    menus[code] = entries.filter(isShown).map((category) => toMenuEntry(category, locale));
    for (const category of entries)
      if (category.type === 'menu') visit(category.code, category.entries ?? []);
  };
  visit(MAIN_PAGE, source.menu);
  const more = offered.filter(({ source: from, code }) => from === 'desk' && !named.has(code));
  menus[MAIN_PAGE] = [...(menus[MAIN_PAGE] ?? []), ...more.map((poll) => toPollEntry(poll, locale))];
  return menus;
}
