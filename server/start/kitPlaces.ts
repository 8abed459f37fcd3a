import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPlace } from './announce.ts';

/** Where the theming kit was built: sample pages with the studio, and the book of components. */
export type KitFolders = Readonly<Record<'previews' | 'book', string>>;

/** Its pages: in which folder, under what name, at which address. */
const PAGES: readonly (BuiltPlace & { readonly in: keyof KitFolders; readonly page: string })[] = [
  { in: 'previews', page: 'studio', path: '/studio/', what: { fr: 'studio des thèmes', en: 'theme studio' } },
  {
    in: 'previews',
    page: 'samples',
    path: '/samples/',
    what: { fr: 'pages d’exemple aux couleurs d’un client', en: 'sample pages in a customer’s colours' },
  },
  { in: 'book', page: '.', path: '/book/', what: { fr: 'livre des composants', en: 'book of components' } },
];

/** The pages of the theming kit that are there; the book is not part of the product's own build. */
export const kitPlaces = (folders: KitFolders): readonly BuiltPlace[] =>
  PAGES.filter((one) => existsSync(join(folders[one.in], one.page, 'index.html'))).map(({ path, what }) => ({
    path,
    what,
  }));
