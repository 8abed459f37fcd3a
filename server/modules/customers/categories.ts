import { MAIN_PAGE } from '@parvis/api/constants';
import type { MenuEntry, Menus } from '@parvis/api/entities/customer';
import type { Locale } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { wordsIn } from '@parvis/locales/wordsIn';
import type { CategoryFile } from '../../platform/config/customerFile.ts';

export interface PlacedCategory {
  category: CategoryFile;
  /** Codes from the menu's root, slash-separated. */
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
});

/** Builds the menu pages by code, starting with `main` (specification 3: QR menu). */
export function buildMenus(menu: readonly CategoryFile[], locale: Locale): Menus {
  const menus: Menus = {};
  const visit = (code: string, entries: readonly CategoryFile[]) => {
    menus[code] = entries.map((category) => toMenuEntry(category, locale));
    for (const category of entries)
      if (category.type === 'menu') visit(category.code, category.entries ?? []);
  };
  visit(MAIN_PAGE, menu);
  return menus;
}
