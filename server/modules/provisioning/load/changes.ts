import { MAIN_PAGE } from '@parvis/api/constants';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { isRecord } from '@parvis/questionnaire/model/record';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import { questionnaireIdOf, questionnaireOf } from '../../cases/questionnaires.ts';
import { indexCategories, type PlacedCategory } from '../../customers/categories.ts';
import { type Change, describeChange, isNoticed, NOWHERE as NONE } from '../../customers/describeChange.ts';
import { say } from '../../customers/sentences.ts';
import type { CustomerContent } from '../read/readCustomer.ts';
import { codesAfter, codesBefore } from './codeChanges.ts';
import type { StoredCustomer } from './fileRows.ts';
import { type Facts, factsOf, type Person, peopleOf } from './fileRows.ts';

/** Operators read labels in the customer's first language. */
const labelOf = (words: Words): string => wordsIn(words, 'fr-FR');

/** Flattens values by key, list entries by code: `menu[lamp].lbl.fr`. Skips absent values. */
function flatten(value: unknown, id = '', into = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value) && value.every((one) => isRecord(one) && 'code' in one))
    for (const { code, ...rest } of value) flatten(rest, `${id}[${code}]`, into);
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value)) flatten(inner, id ? `${id}.${key}` : key, into);
  else if (value !== undefined && value !== null)
    into.set(id, Array.isArray(value) ? value.join(', ') : String(value));
  return into;
}

/** Keys with meaningless values or personal addresses, which logs must not contain. */
const HIDDEN = /^(?:contact|legal|logo|wideLogo|banner)\b|\.questionnaire$/;
const MOST_SIGNS = 60;

const hideValue = (change: Change): Change =>
  HIDDEN.test(change.id) ? { ...change, value: '', before: '' } : change;

/** Compares by key; added and removed entries are reported as a whole. */
export function compareValues(before: unknown, now: unknown): Change[] {
  const [was, is] = [flatten(before), flatten(now)];
  const entryOf = (id: string) => /^\w+\[[^\]]+\]/.exec(id)?.[0];
  const firsts = (all: ReadonlyMap<string, string>) =>
    new Map([...all].toReversed().flatMap(([id, text]) => [[entryOf(id) ?? id, text] as const]));
  const [wasEntry, isEntry] = [firsts(was), firsts(is)];
  const shorten = (text = NONE) => (text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1)}…` : text);
  const ids = [...new Set([...was.keys(), ...is.keys()])].map((id) => {
    const entry = entryOf(id);
    return entry !== undefined && wasEntry.has(entry) !== isEntry.has(entry) ? entry : id;
  });
  return [...new Set(ids)].flatMap((id): Change[] => {
    const [old, fresh] = [was.get(id) ?? wasEntry.get(id), is.get(id) ?? isEntry.get(id)];
    if (old === fresh) return [];
    return [{ id, value: shorten(fresh), before: shorten(old) }];
  });
}

/** Tiles with their page, and the order of tiles common to both menus. */
function describeMenu(menu: Facts['menu'], other: Facts['menu']): object[] {
  const [tiles, others] = [indexCategories(menu), indexCategories(other)];
  const pageOf = ({ path }: PlacedCategory): string => path.split('/').at(-2) ?? MAIN_PAGE;
  const orderOf = (page: string) =>
    [...tiles]
      .filter(([code, tile]) => [tile, others.get(code)].every((one) => one && pageOf(one) === page))
      .map(([, { category }]) => labelOf(category.lbl))
      .join(', ') || undefined;
  return [
    ...[...tiles].map(([code, placed]) => ({
      ...{ code, lbl: placed.category.lbl },
      ...placed.category,
      questionnaire:
        placed.category.type === 'reportEnd' ? questionnaireIdOf(questionnaireOf(placed)) : undefined,
      entries: orderOf(code),
      page: pageOf(placed),
    })),
    { code: MAIN_PAGE, entries: orderOf(MAIN_PAGE) },
  ];
}

/** Excludes removed places that are stored only for their retired codes. */
function storedPlaces({ places, codes }: StoredCustomer, file: CustomerFile): StoredCustomer['places'] {
  const named = new Set(file.places.map(({ code }) => code));
  const own = codes.filter(({ cuid }) => cuid === file.cuid);
  return places.filter(({ code }) => {
    const here = own.filter(({ placeCode }) => placeCode === code);
    return named.has(code) || here.length === 0 || here.some(({ stale }) => !stale);
  });
}

/** Compared without naming anyone. */
const STAFF_KEYS = [
  'level',
  'name',
  'phone',
  'grpLbl',
  'gcatCode',
] as const satisfies readonly (keyof Person)[];

function staffChanges(staff: StoredCustomer['staff'], now: readonly Person[]): Change[] {
  const before = new Map(staff.map((one) => [one.email, one]));
  const listed = new Set(now.map(({ email }) => email));
  const many = (id: string, count: number): Change[] =>
    count > 0 ? [{ id, value: String(count), before: '' }] : [];
  const changed = now.flatMap((one) => {
    const was = before.get(one.email);
    const keys = STAFF_KEYS.filter(
      (key) => was && JSON.stringify(was[key] ?? null) !== JSON.stringify(one[key] ?? null),
    );
    return keys.length > 0 ? [keys] : [];
  });
  const keys = STAFF_KEYS.filter((key) => changed.some((some) => some.includes(key)));
  return [
    ...many('staffJoins', now.filter(({ email }) => !before.has(email)).length),
    ...many('staffLeaves', staff.filter(({ email }) => !listed.has(email)).length),
    ...(keys.length > 0
      ? [{ id: 'staffChanged', value: keys.join(', '), before: String(changed.length) }]
      : []),
  ];
}

const describeFacts = ({
  lbl,
  logoId,
  wideLogoId,
  bannerId,
  emergency,
  menu: _,
  invented: __,
  ...facts
}: Facts) => ({
  ...facts,
  cstmrLbl: lbl,
  logo: logoId,
  wideLogo: wideLogoId,
  banner: bannerId,
  emergency:
    emergency.map(({ number, lbl: who }) => `${number} ${Object.values(who).join(' / ')}`).join(', ') ||
    undefined,
});

const pickFacts = (of: Facts, row: Partial<Facts>): Partial<Facts> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(of, column)));

/**
 * Finds what loading a file changes. Ignores fields that saved branding overrides.
 * @param newOwners new owners of codes named by another loaded file
 */
export function findChanges(
  stored: StoredCustomer,
  content: CustomerContent,
  goesTo: ReadonlyMap<string, string> = new Map(),
): Change[] {
  const { row, look, openCases } = stored;
  const { file } = content;
  const codes = compareValues({ qr: codesBefore(stored) }, { qr: codesAfter(stored, file, goesTo) });
  const given = codes.filter(({ id }) => id.endsWith('].customer'));
  if (!row) return [{ id: 'new', value: '', before: '' }, ...given];
  const after = factsOf(content);
  const now = { ...after, ...pickFacts(after, look ?? {}) };
  const { withdrawn: was, ...before } = describeFacts({ ...now, ...pickFacts(after, row) });
  const { withdrawn: is, ...facts } = describeFacts(now);
  const isGiven = ({ id }: Change) => given.some((one) => id.startsWith(one.id.replace(/customer$/, '')));
  return [
    ...compareValues({ withdrawn: was }, { withdrawn: is }),
    ...(is && !was && openCases > 0 ? [{ id: 'openCases', value: String(openCases), before: '' }] : []),
    // Codes that move to another customer have no other change.
    ...given,
    ...codes.filter((one) => !isGiven(one)),
    ...compareValues(
      {
        places: storedPlaces(stored, file).map(({ cuid: _, ...place }) => place),
        menu: describeMenu(row.menu, file.menu),
      },
      {
        places: file.places.map(({ code, lbl, descr }) => ({ code, lbl, descr })),
        menu: describeMenu(file.menu, row.menu),
      },
    ),
    ...staffChanges(stored.staff, is ? [] : peopleOf(file)),
    ...compareValues(before, facts),
  ].map(hideValue);
}

/** Further lines of a kind are counted. */
const MOST_OF_A_KIND = 10;
const kindOf = ({ id }: Change): string =>
  id.replace(/\[[^\]]*\]/, '').replace(/^appColors\..*/, 'appColors');

/** Formats changes as lines, `!` marking those noticed at once. Contains no names. */
export function changeLines(file: CustomerFile, changes: readonly Change[], language: Language): string[] {
  const { cuid, places, staff, menu, withdrawn } = file;
  const tiles = [...indexCategories(menu).values()].filter(({ category }) => category.type === 'reportEnd');
  const counts = say(language, changes.length > 0 ? 'change.counts' : 'change.none', {
    cuid,
    codes: withdrawn ? 0 : places.flatMap(({ qr }) => qr.filter(({ stale }) => !stale)).length,
    staff: withdrawn ? 0 : staff.length,
    categories: tiles.length,
    changes: changes.length,
  });
  const told = [...new Set(changes.map(kindOf))].flatMap((kind) => {
    const same = changes.filter((one) => kindOf(one) === kind);
    const lines = same
      .slice(0, MOST_OF_A_KIND)
      .map((one) => `  ${isNoticed(one) ? '!' : '-'} ${describeChange(one, language)}`);
    const more = same.length - lines.length;
    return more > 0 ? [...lines, `    ${say(language, 'change.more', { value: more })}`] : lines;
  });
  return [counts, ...told];
}
