import type { Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { isRecord } from '@parvis/questionnaire/model/record';
import { questionnaireIdOf, questionnaireOf } from '../../cases/questionnaires.ts';
import { indexCategories, type PlacedCategory } from '../categories.ts';
import type { CustomerFile } from '../file/customerFile.ts';
import type { CustomerContent } from '../read/readCustomer.ts';
import { type FileSentence, say } from '../sentences.ts';
import { type Hung, hungAfter, hungBefore } from './codeChanges.ts';
import { type Facts, factsOf, type Person, peopleOf } from './fileRows.ts';
import type { StoredCustomer } from './storedCustomer.ts';

/** Something that a file changes of what is stored. */
export interface Change {
  /** The key of the file, lists by the code of their entry: `menu[lamp].lbl.fr`, `qr[se-1]`. */
  readonly id: string;
  /** What it is now and was before; both empty where values are not told. */
  readonly value: string;
  readonly before: string;
}

/** Says how a change is told; the first rule that fits counts. */
interface Rule {
  readonly id: RegExp;
  readonly when?: (change: Change) => boolean;
  /** Passers-by or staff notice it at once. */
  readonly isNoticed?: true;
  /** What follows from it, behind the values. */
  readonly note?: FileSentence;
  /** A sentence in place of key and values. */
  readonly sentence?: FileSentence;
}

const NONE = '–';
const isGone = ({ value }: Change): boolean => value === NONE;

const RULES: readonly Rule[] = [
  { id: /^new$/, sentence: 'change.new' },
  { id: /^withdrawn$/, when: ({ value }) => value === 'true', isNoticed: true, note: 'change.withdrawn' },
  { id: /^withdrawn$/, note: 'change.back' },
  { id: /^openCases$/, isNoticed: true, sentence: 'change.openCases' },
  { id: /^qr\[[^\]]+\]$/, when: isGone, isNoticed: true, note: 'change.codeGone' },
  { id: /^qr\[[^\]]+\]$/, when: ({ before }) => before !== NONE, isNoticed: true },
  { id: /^qr\[[^\]]+\]\.(?:customer|fake)$/, isNoticed: true },
  { id: /^places\[[^\]]+\]$/, when: isGone, isNoticed: true },
  { id: /^menu\[[^\]]+\]$/, when: isGone, isNoticed: true, note: 'change.tileGone' },
  { id: /^menu\[[^\]]+\]\.(?:type|gcatCode|urgency)$/, isNoticed: true },
  { id: /^menu\[[^\]]+\]\.questionnaire$/, note: 'change.questions' },
  { id: /^staffJoins$/, sentence: 'change.staffJoins' },
  { id: /^staffLeaves$/, isNoticed: true, sentence: 'change.staffLeaves' },
  { id: /^staffChanged$/, sentence: 'change.staffChanged' },
  {
    id: /^retentionDays$/,
    when: ({ value, before }) => Number(value) < Number(before),
    isNoticed: true,
    note: 'change.keptShorter',
  },
  { id: /^retentionDays$/, note: 'change.keptLonger' },
  { id: /^emergency$/, isNoticed: true },
];

const ruleFor = (change: Change): Rule | undefined =>
  RULES.find(({ id, when }) => id.test(change.id) && (when?.(change) ?? true));

/** Whether somebody on the street or at work notices a change at once. */
export const isNoticed = (change: Change): boolean => ruleFor(change)?.isNoticed === true;

/** Writes a change as key, old and new, and what follows from it. */
export function describeChange(change: Change, language: Language): string {
  const { note, sentence } = ruleFor(change) ?? {};
  const values = { ...change };
  if (sentence) return say(language, sentence, values);
  const told = change.before === change.value ? change.id : say(language, 'change.value', values);
  return note ? `${told} (${say(language, note)})` : told;
}

/** The value of a key: what is compared, and what a reader is shown of it; nothing where a value is not told. */
interface Fact {
  readonly raw: unknown;
  readonly text?: string | undefined;
}
/** Everything of a customer, by key. */
type Known = ReadonlyMap<string, Fact>;

/** The reader of these names is whoever loads the file, who wrote them in their own first language. */
const READER: Locale = 'fr-FR';
const labelOf = (words: Words): string => wordsIn(words, READER);

/** Parts that hold addresses of people, whose values neither a log nor the trail repeats. */
const OF_PEOPLE = /^(?:contact|legal)\b/;
const MOST_SIGNS = 60;
const shorten = (text: string): string =>
  text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1)}…` : text;

/** All values below a key, each by the keys that lead to it. */
function leavesOf(id: string, value: unknown): [string, Fact][] {
  if (value === undefined || value === null) return [];
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(`${id}.${key}`, inner));
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return [[id, { raw: value, text: OF_PEOPLE.test(id) ? undefined : shorten(text) }]];
}

/** Columns under another name than the key of the file. */
const KEYS: Readonly<Partial<Record<keyof Facts, string>>> = {
  lbl: 'cstmrLbl',
  logoId: 'logo',
  wideLogoId: 'wideLogo',
  bannerId: 'banner',
};
const PICTURES: readonly string[] = ['logoId', 'wideLogoId', 'bannerId'];

const customerFacts = ({ emergency, menu: _, invented: __, ...facts }: Facts): [string, Fact][] => [
  [
    'emergency',
    {
      raw: emergency,
      text: emergency.map(({ number, lbl }) => `${number} ${labelOf(lbl)}`).join(', ') || NONE,
    },
  ],
  ...Object.entries(facts).flatMap(([column, value]): [string, Fact][] => {
    const id = KEYS[column as keyof Facts] ?? column;
    return PICTURES.includes(column) ? [[id, { raw: value }]] : leavesOf(id, value);
  }),
];

const pageOf = ({ path }: PlacedCategory): string => path.split('/').at(-2) ?? '';

/** Tiles with all that is said of them, and the order of each page, as far as its tiles are on it before and after. */
function menuFacts(menu: Facts['menu'], other: Facts['menu']): [string, Fact][] {
  const [tiles, others] = [indexCategories(menu), indexCategories(other)];
  const pages = new Map<string, string[]>();
  const facts = [...tiles].flatMap(([code, placed]): [string, Fact][] => {
    const { code: _, lbl, descr, questionnaire: __, entries: ___, ...plain } = placed.category;
    const [page, was] = [pageOf(placed), others.get(code)];
    if (was && pageOf(was) === page) pages.set(page, [...(pages.get(page) ?? []), labelOf(lbl)]);
    const id = `menu[${code}]`;
    return [
      [id, { raw: true, text: labelOf(lbl) }],
      ...leavesOf(id, { lbl, descr, ...plain }),
      ...(plain.type === 'reportEnd'
        ? [[`${id}.questionnaire`, { raw: questionnaireIdOf(questionnaireOf(placed)) }] as [string, Fact]]
        : []),
      [`${id}.page`, { raw: page, text: page || 'menu' }],
    ];
  });
  const orders = [...pages].map(([page, labels]): [string, Fact] => {
    const text = labels.join(', ');
    return [page === '' ? 'menu' : `menu[${page}].entries`, { raw: text, text: shorten(text) }];
  });
  return [...facts, ...orders];
}

const placeFacts = (places: readonly { code: string; lbl: Words; descr?: unknown }[]): [string, Fact][] =>
  places.flatMap(({ code, lbl, descr }): [string, Fact][] => [
    [`places[${code}]`, { raw: true, text: labelOf(lbl) }],
    ...leavesOf(`places[${code}]`, { lbl, descr }),
  ]);

/** Places that are stored and were not gone before: one that its file names no more stays as long as its codes say whose they were. */
function storedPlaces({ places, codes }: StoredCustomer, file: CustomerFile): StoredCustomer['places'] {
  const named = new Set(file.places.map(({ code }) => code));
  const own = codes.filter(({ cuid }) => cuid === file.cuid);
  return places.filter(({ code }) => {
    const here = own.filter(({ placeCode }) => placeCode === code);
    return named.has(code) || here.length === 0 || here.some(({ stale }) => !stale);
  });
}

function codeFacts(hung: ReadonlyMap<string, Hung>, labels: ReadonlyMap<string, string>): [string, Fact][] {
  return [...hung].flatMap(([qrid, { cuid, place, fake }]): [string, Fact][] => [
    [`qr[${qrid}]`, { raw: place, text: place === undefined ? NONE : (labels.get(place) ?? place) }],
    [`qr[${qrid}].customer`, { raw: cuid, text: cuid }],
    [`qr[${qrid}].fake`, { raw: fake, text: String(fake) }],
  ]);
}

/** Codes that come, go and move. Of one that is another customer's by now only that is told. */
function codeChanges(
  stored: StoredCustomer,
  file: CustomerFile,
  goesTo: ReadonlyMap<string, string>,
): Change[] {
  const labels = new Map([...file.places, ...stored.places].map(({ code, lbl }) => [code, labelOf(lbl)]));
  const changes = diff(
    new Map(codeFacts(hungBefore(stored), labels)),
    new Map(codeFacts(hungAfter(stored, file, goesTo), labels)),
  );
  const given = new Set(
    changes.flatMap(({ id }) => (id.endsWith('].customer') ? [id.slice(0, -'.customer'.length)] : [])),
  );
  return changes.filter(({ id }) => !given.has(id) && !given.has(id.replace(/\.fake$/, '')));
}

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** Compares by key. Of what comes or goes as a whole nothing inside is told. */
function diff(before: Known, now: Known): Change[] {
  const ids = [...new Set([...before.keys(), ...now.keys()])];
  const isWhole = (id: string) => before.has(id) !== now.has(id);
  const holder = (id: string) => /^\w+\[[^\]]+\](?=.)/.exec(id)?.[0];
  return ids.flatMap((id): Change[] => {
    const [was, is, around] = [before.get(id), now.get(id), holder(id)];
    if (!differs(was?.raw, is?.raw) || (around !== undefined && isWhole(around))) return [];
    const isTold = (was?.text ?? is?.text) !== undefined;
    return [{ id, value: isTold ? (is?.text ?? NONE) : '', before: isTold ? (was?.text ?? NONE) : '' }];
  });
}

/** The keys of staff, of whom nobody is named. */
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
    const keys = STAFF_KEYS.filter((key) => was && differs(was[key], one[key]));
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

/** The columns of a customer that a file decides, as far as a row has them. */
const pickFacts = (of: Facts, row: Partial<Facts>): Partial<Facts> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => Object.hasOwn(of, column)));

/**
 * Finds what loading a file changes of what is stored of its customer; nothing of a look that an administrator saved, which wins over it.
 * @param goesTo whose codes are from now on that another file names, which is loaded with this one
 */
export function findChanges(
  stored: StoredCustomer,
  content: CustomerContent,
  goesTo: ReadonlyMap<string, string> = new Map(),
): Change[] {
  const { row, look, openCases } = stored;
  const { file } = content;
  const codes = codeChanges(stored, file, goesTo);
  if (!row)
    return [{ id: 'new', value: '', before: '' }, ...codes.filter(({ id }) => id.endsWith('].customer'))];
  const after = factsOf(content);
  const now = { ...after, ...pickFacts(after, look ?? {}) };
  const facts = diff(
    new Map(customerFacts({ ...now, ...pickFacts(after, row) })),
    new Map(customerFacts(now)),
  );
  const isService = ({ id }: Change) => id === 'withdrawn';
  const isLeft = file.withdrawn && !row.withdrawn && openCases > 0;
  return [
    ...facts.filter(isService),
    ...(isLeft ? [{ id: 'openCases', value: String(openCases), before: '' }] : []),
    ...codes,
    ...diff(new Map(placeFacts(storedPlaces(stored, file))), new Map(placeFacts(file.places))),
    ...diff(new Map(menuFacts(row.menu, file.menu)), new Map(menuFacts(file.menu, row.menu))),
    ...staffChanges(stored.staff, file.withdrawn ? [] : peopleOf(file)),
    ...facts.filter((one) => !isService(one)),
  ];
}

/** So many lines of one kind are told of a customer; of more, how many there are. */
const MOST_OF_A_KIND = 10;
const kindOf = ({ id }: Change): string =>
  id.replace(/\[[^\]]*\]/, '').replace(/^appColors\..*/, 'appColors');

/** Writes what loading a customer's file changes, as lines; `!` stands before what is noticed at once. Nobody is named. */
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
