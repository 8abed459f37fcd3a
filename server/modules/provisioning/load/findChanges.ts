import { MAIN_PAGE } from '@parvis/api/constants';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { isRecord } from '@parvis/questionnaire/model/record';
import type { CustomerFile } from '../../../platform/config/customerFile.ts';
import { getQuestionnaire, hashQuestionnaire } from '../../cases/service.ts';
import {
  describeChange,
  type FileChange,
  indexCategories,
  isNoticedAtOnce,
  NO_PLACE as NONE,
  type PlacedCategory,
  translate,
} from '../../customers/service.ts';
import { type PollFields, toPollFields } from '../../polls/service.ts';
import type { CustomerContent } from '../read/readCustomer.ts';
import { describeCodesAfter, describeCodesBeforeLoad } from './codeChanges.ts';
import type { StoredCustomer } from './customerFields.ts';
import { type CustomerFields, type StaffFields, toCustomerFields, toStaffFields } from './customerFields.ts';

/** Operators read the customer's first language. */
const toLabel = (words: Words): string => wordsIn(words, 'fr-FR');

/** Keys list entries by code: `menu[lamp].lbl.fr`. Skips absent values. */
function flatten(value: unknown, id = '', into = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value) && value.every((one) => isRecord(one) && 'code' in one))
    for (const { code, ...rest } of value) flatten(rest, `${id}[${code}]`, into);
  else if (isRecord(value))
    for (const [key, inner] of Object.entries(value)) flatten(inner, id ? `${id}.${key}` : key, into);
  else if (value !== undefined && value !== null)
    into.set(id, Array.isArray(value) ? value.join(', ') : String(value));
  return into;
}

/** Keys with meaningless values, or personal addresses, which logs must not contain. */
const HIDDEN = /^(?:contact|legal|logo|wideLogo|banner)\b|\.(?:questionnaire|logoId)$/;
const MAX_VALUE_LENGTH = 60;

const hideValue = (change: FileChange): FileChange =>
  HIDDEN.test(change.id) ? { ...change, value: '', before: '' } : change;

/** Reports added and removed entries as a whole. */
export function compareValues(before: unknown, now: unknown): FileChange[] {
  const [was, is] = [flatten(before), flatten(now)];
  const getEntryId = (id: string) => /^\w+\[[^\]]+\]/.exec(id)?.[0];
  const collectFirstValues = (all: ReadonlyMap<string, string>) =>
    new Map([...all].toReversed().flatMap(([id, text]) => [[getEntryId(id) ?? id, text] as const]));
  const [wasEntry, isEntry] = [collectFirstValues(was), collectFirstValues(is)];
  const trimValue = (text = NONE) =>
    text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
  const ids = [...new Set([...was.keys(), ...is.keys()])].map((id) => {
    const entry = getEntryId(id);
    return entry !== undefined && wasEntry.has(entry) !== isEntry.has(entry) ? entry : id;
  });
  return [...new Set(ids)].flatMap((id): FileChange[] => {
    const [old, fresh] = [was.get(id) ?? wasEntry.get(id), is.get(id) ?? isEntry.get(id)];
    if (old === fresh) return [];
    return [{ id, value: trimValue(fresh), before: trimValue(old) }];
  });
}

/** Includes each tile's page, and the order of tiles common to both menus. */
function describeMenu(menu: CustomerFields['menu'], other: CustomerFields['menu']): object[] {
  const [tiles, others] = [indexCategories(menu), indexCategories(other)];
  const getPage = ({ path }: PlacedCategory): string => path.split('/').at(-2) ?? MAIN_PAGE;
  const describeOrder = (page: string) =>
    [...tiles]
      .filter(([code, tile]) => [tile, others.get(code)].every((one) => one && getPage(one) === page))
      .map(([, { category }]) => toLabel(category.lbl))
      .join(', ') || undefined;
  return [
    ...[...tiles].map(([code, placed]) => ({
      ...{ code, lbl: placed.category.lbl },
      ...placed.category,
      questionnaire:
        placed.category.type === 'reportEnd' ? hashQuestionnaire(getQuestionnaire(placed)) : undefined,
      entries: describeOrder(code),
      page: getPage(placed),
    })),
    { code: MAIN_PAGE, entries: describeOrder(MAIN_PAGE) },
  ];
}

/** Questions are compared by hash. */
const describePoll = (code: string, { questionnaireId, ...fields }: PollFields): object => ({
  code,
  ...fields,
  questionnaire: questionnaireId,
});

const describeStoredPoll = ({
  code,
  lbl,
  intro,
  places,
  opens,
  closes,
  results,
  anonymous,
  changeable,
  partial,
  questionnaireId,
}: StoredCustomer['polls'][number]): object =>
  describePoll(code, {
    ...{ lbl, intro, places, opens, closes, results, anonymous, changeable, partial, questionnaireId },
  });

/** Removed places are stored only for retired codes. */
function filterStoredPlaces({ places, codes }: StoredCustomer, file: CustomerFile): StoredCustomer['places'] {
  const named = new Set(file.places.map(({ code }) => code));
  const own = codes.filter(({ cuid }) => cuid === file.cuid);
  return places.filter(({ code }) => {
    const here = own.filter(({ placeCode }) => placeCode === code);
    return named.has(code) || here.length === 0 || here.some(({ stale }) => !stale);
  });
}

/** Compared without names. */
const STAFF_KEYS = [
  'level',
  'moderate',
  'name',
  'phone',
  'grpLbl',
  'gcatCode',
  'grpGpids',
] as const satisfies readonly (keyof StaffFields)[];

function findStaffChanges(staff: StoredCustomer['staff'], now: readonly StaffFields[]): FileChange[] {
  const before = new Map(staff.map((one) => [one.email, one]));
  const listed = new Set(now.map(({ email }) => email));
  const toCountChange = (id: string, count: number): FileChange[] =>
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
    ...toCountChange('staffJoins', now.filter(({ email }) => !before.has(email)).length),
    ...toCountChange('staffLeaves', staff.filter(({ email }) => !listed.has(email)).length),
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
  services,
  groups,
  ...facts
}: CustomerFields) => ({
  ...facts,
  services: services.map(({ gcatCode, ...service }) => ({ code: gcatCode, ...service })),
  groups: groups.map(({ grpGpid, ...group }) => ({ code: grpGpid, ...group })),
  cstmrLbl: lbl,
  logo: logoId,
  wideLogo: wideLogoId,
  banner: bannerId,
  emergency:
    emergency.map(({ number, lbl: who }) => `${number} ${Object.values(who).join(' / ')}`).join(', ') ||
    undefined,
});

const pickFacts = (of: CustomerFields, row: Partial<CustomerFields>): Partial<CustomerFields> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(of, column)));

/**
 * Ignores fields that saved branding overrides.
 * @param newOwners new owners of codes named by another loaded file
 */
export function findChanges(
  stored: StoredCustomer,
  content: CustomerContent,
  newOwners: ReadonlyMap<string, string> = new Map(),
): FileChange[] {
  const { row, look, openCases } = stored;
  const { file } = content;
  const codes = compareValues(
    { qr: describeCodesBeforeLoad(stored) },
    { qr: describeCodesAfter(stored, file, newOwners) },
  );
  const given = codes.filter(({ id }) => id.endsWith('].customer'));
  if (!row) return [{ id: 'new', value: '', before: '' }, ...given];
  const after = toCustomerFields(content);
  const now = { ...after, ...pickFacts(after, look ?? {}) };
  const { withdrawn: was, ...before } = describeFacts({ ...now, ...pickFacts(after, row) });
  const { withdrawn: is, ...facts } = describeFacts(now);
  const isMovedCode = ({ id }: FileChange) =>
    given.some((one) => id.startsWith(one.id.replace(/customer$/, '')));
  return [
    ...compareValues({ withdrawn: was }, { withdrawn: is }),
    ...(is && !was && openCases > 0 ? [{ id: 'openCases', value: String(openCases), before: '' }] : []),
    // Codes that move to another customer have no other change.
    ...given,
    ...codes.filter((one) => !isMovedCode(one)),
    ...compareValues(
      {
        places: filterStoredPlaces(stored, file).map(({ cuid: _, ...place }) => place),
        menu: describeMenu(row.menu, file.menu),
        polls: stored.polls.map(describeStoredPoll),
      },
      {
        places: file.places.map(({ code, lbl, descr }) => ({ code, lbl, descr })),
        menu: describeMenu(file.menu, row.menu),
        polls: file.polls.map(({ code, ...poll }) => describePoll(code, toPollFields(poll))),
      },
    ),
    ...findStaffChanges(stored.staff, is ? [] : toStaffFields(file)),
    ...compareValues(before, facts),
  ].map(hideValue);
}

/** More are only counted. */
const MAX_LINES_PER_KIND = 10;
const getChangeKind = ({ id }: FileChange): string =>
  id.replace(/\[[^\]]*\]/, '').replace(/^appColors\..*/, 'appColors');

/** `!` marks immediately visible changes. Contains no names. */
export function formatChanges(
  file: CustomerFile,
  changes: readonly FileChange[],
  language: Language,
): string[] {
  const { cuid, places, staff, menu, withdrawn } = file;
  const tiles = [...indexCategories(menu).values()].filter(({ category }) => category.type === 'reportEnd');
  const counts = translate(language, changes.length > 0 ? 'change.counts' : 'change.none', {
    cuid,
    codes: withdrawn ? 0 : places.flatMap(({ qr }) => qr.filter(({ stale }) => !stale)).length,
    staff: withdrawn ? 0 : staff.length,
    categories: tiles.length,
    changes: changes.length,
  });
  const descriptions = [...new Set(changes.map(getChangeKind))].flatMap((kind) => {
    const same = changes.filter((one) => getChangeKind(one) === kind);
    const lines = same
      .slice(0, MAX_LINES_PER_KIND)
      .map((one) => `  ${isNoticedAtOnce(one) ? '!' : '-'} ${describeChange(one, language)}`);
    const more = same.length - lines.length;
    return more > 0 ? [...lines, `    ${translate(language, 'change.more', { value: more })}`] : lines;
  });
  return [counts, ...descriptions];
}
