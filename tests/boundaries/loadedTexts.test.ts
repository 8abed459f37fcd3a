import { type Area, loaders } from '@parvis/locales/areas';
import { expect, it } from 'vitest';
import { sourcesOf } from './folderGraph.ts';
import { filesOf, pagesOf, unloaded } from './loadedTexts.ts';

/** By every page. */
const ALWAYS = ['entry', 'frame', 'parts'];

/** Used on other pages only. */
const elsewhere = [
  { path: 'app/features/cases/caseItems.ts', ids: /^staff\.row\./, why: 'rows of the list of staff' },
  { path: 'app/features/cases/formatDue.ts', ids: /^staff\.due\./, why: 'deadlines as staff read them' },
  { path: 'app/features/cases/caseTexts.ts', ids: /^staff\./, why: 'states as staff read them' },
  {
    path: 'app/features/cases/waitingItem.ts',
    ids: /^home\.unsent\./,
    why: 'what waits, in lists and conversations',
  },
  { path: 'app/features/cases/answerLines.ts', ids: /^staff\.answer\./, why: 'answers as staff read them' },
  {
    path: 'app/features/questionnaire/textResolver.ts',
    ids: /^chat\.stars$/,
    why: 'no flow of an account asks for stars',
  },
];
const isElsewhere = (path: string, id: string): boolean =>
  elsewhere.some((one) => one.path === path && one.ids.test(id));

const areasOf = new Map<string, string[]>();
for (const area of Object.keys(loaders['fr-FR']) as Area[])
  for (const id of Object.keys(await loaders['fr-FR'][area]())) {
    const base = id.replace(/_(?:one|other)$/, '');
    areasOf.set(base, [...(areasOf.get(base) ?? []), area]);
  }

const pages = sourcesOf('app').flatMap((path) => pagesOf(path));

it('every page loads the texts that it uses', () => {
  expect(pages.length).toBeGreaterThan(18);
  const missing = pages.flatMap((page) =>
    filesOf({ ...page, areas: [...ALWAYS, ...page.areas] }).flatMap((file) =>
      unloaded(file, areasOf)
        .filter((id) => !isElsewhere(file.path, id))
        .map((id) => `${page.path} comes with ${file.path}, which says ${id}`),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

it.each(elsewhere)('$path uses $ids only on other pages: $why', ({ path, ids }) => {
  const said = pages.flatMap((page) => filesOf(page).filter((file) => file.path === path));
  expect(said.flatMap((file) => unloaded(file, areasOf)).some((id) => ids.test(id))).toBe(true);
});
