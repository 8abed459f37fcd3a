import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { parsePalette } from '@parvis/theme/palette/palette';
import { questionnaireIdOf, questionnaireOf } from '../../../cases/questionnaires.ts';
import { indexCategories } from '../../categories.ts';
import type { CustomerContent } from '../../read/customerContent.ts';
import { staffEmail } from '../../read/staffAddresses.ts';
import type { StoredCustomer } from './stored.ts';
import { CHANGES, type ChangeAbout, type ChangeId } from './words.ts';

/** Something that a file changes of what is stored. */
export interface Change extends ChangeAbout {
  readonly id: ChangeId;
}

const change = (id: ChangeId, value: string | number = '', before: string | number = ''): Change => ({
  id,
  value: String(value),
  before: String(before),
});
const some = (id: ChangeId, many: number): Change[] => (many > 0 ? [change(id, many)] : []);

/** The reader of these names is whoever loads the file, who wrote them in their own first language. */
const READER: Locale = 'fr-FR';
const said = (words: Words): string => wordsIn(words, READER);

type StoredCode = StoredCustomer['codes'][number];
type Stored = StoredCustomer & { readonly row: NonNullable<StoredCustomer['row']> };
/** Whose codes are from now on that another file names, which is loaded with this one. */
type GoesTo = ReadonlyMap<string, string>;
type Compare = (stored: Stored, content: CustomerContent, goesTo: GoesTo) => Change[];

const service: Compare = ({ row }, { file }) => {
  if (row.withdrawn === file.withdrawn) return [];
  return [change(file.withdrawn ? 'leaves' : 'returns')];
};

const codes: Compare = ({ codes: before, places }, { file }, goesTo) => {
  const names = new Map(places.map(({ code, lbl }) => [code, said(lbl)]));
  const known = new Map(before.map((code) => [code.qrid, code]));
  const wanted = file.places.flatMap(({ code, qr }) => qr.map((one) => ({ ...one, placeCode: code })));
  const named = new Set(wanted.map(({ qrid }) => qrid));
  // Those made here are in no file: they stand and go with the one that they replace.
  const gone = before.filter(({ qrid, stale, made }) => !stale && !made && !named.has(qrid));
  const isOut = ({ stale }: { stale: boolean }) => stale || file.withdrawn;
  const isOff = ({ stale, replacedBy }: StoredCode) => stale && replacedBy === null;
  const changed = wanted.flatMap((code): Change[] => {
    const was = known.get(code.qrid);
    if (!was) return [];
    const { qrid } = code;
    if (was.cuid !== file.cuid) return [change('codeTaken', qrid, was.cuid)];
    const place = names.get(was.placeCode) ?? was.placeCode;
    return [
      ...(!was.stale && isOut(code) ? [change('codeGone', qrid, place)] : []),
      ...(isOff(was) && !isOut(code) ? [change('codeBack', qrid)] : []),
      ...(was.placeCode === code.placeCode ? [] : [change('codeMoved', qrid, place)]),
      ...(was.fake === code.fake ? [] : [change(code.fake ? 'codeTest' : 'codeReal', qrid)]),
    ];
  });
  return [
    ...gone.map(({ qrid, placeCode }) => {
      const to = goesTo.get(qrid);
      return to === undefined
        ? change('codeGone', qrid, names.get(placeCode) ?? placeCode)
        : change('codeGiven', qrid, to);
    }),
    ...changed,
    ...some('codesNew', wanted.filter(({ qrid }) => !known.has(qrid)).length),
  ];
};

const places: Compare = ({ places: before }, { file }) => {
  const named = new Map(file.places.map((place) => [place.code, place]));
  return before.flatMap(({ code, lbl }) => {
    const now = named.get(code);
    return now && said(now.lbl) !== said(lbl) ? [change('placeRenamed', said(now.lbl), said(lbl))] : [];
  });
};

const categories: Compare = ({ row }, { file }) => {
  const before = indexCategories(row.menu);
  const now = indexCategories(file.menu);
  const gone = [...before.values()].filter(({ category }) => !now.has(category.code));
  return [
    ...gone.map(({ category }) => change('categoryGone', '', said(category.lbl))),
    ...[...now.values()].flatMap((placed): Change[] => {
      const { lbl, code, type } = placed.category;
      const was = before.get(code);
      if (!was) return [change('categoryNew', said(lbl))];
      const asks = (one: typeof placed) => questionnaireIdOf(questionnaireOf(one));
      return [
        ...(said(was.category.lbl) === said(lbl)
          ? []
          : [change('categoryRenamed', said(lbl), said(was.category.lbl))]),
        ...(type === 'reportEnd' && asks(was) !== asks(placed)
          ? [change('questionsChanged', said(lbl))]
          : []),
      ];
    }),
  ];
};

const people: Compare = ({ staff }, { file }) => {
  const before = new Map(staff.map(({ email, level }) => [email, level]));
  const wanted = file.withdrawn ? [] : file.staff;
  const now = new Map(wanted.map(({ email, level }) => [staffEmail(email), level]));
  const emails = [...now.keys()];
  return [
    ...some('staffJoins', emails.filter((email) => !before.has(email)).length),
    ...some('staffLeaves', [...before.keys()].filter((email) => !now.has(email)).length),
    ...some(
      'levelsChanged',
      emails.filter((email) => before.has(email) && before.get(email) !== now.get(email)).length,
    ),
  ];
};

const facts: Compare = ({ row, hasOwnLook }, { file, pictures }) => {
  const parsed = parsePalette(file.appColors ?? {});
  const ids = ({ logo, wideLogo, banner }: typeof pictures) => [
    banner?.id ?? null,
    logo?.id ?? null,
    wideLogo?.id ?? null,
  ];
  const look = [...ids(pictures), parsed.ok ? parsed.palette : {}].slice(0, hasOwnLook ? 1 : undefined);
  const shown = [row.bannerId, row.logoId, row.wideLogoId, row.appColors].slice(0, look.length);
  const days = file.retentionDays - row.retentionDays;
  return [
    ...(said(row.lbl) === said(file.cstmrLbl) ? [] : [change('renamed', said(file.cstmrLbl), said(row.lbl))]),
    ...(days === 0
      ? []
      : [change(days < 0 ? 'keptShorter' : 'keptLonger', file.retentionDays, row.retentionDays)]),
    ...(isDeepStrictEqual(row.emergency, file.emergency) ? [] : [change('emergency')]),
    ...(isDeepStrictEqual(look, shown) ? [] : [change('look')]),
  ];
};

/** What is said or asked of people under these keys of the file, without a line of its own. */
const WORDS = ['greeting', 'contact', 'answering', 'legal', 'site'] as const;
const RULES = ['reopenDays', 'contactWanted', 'newsMinutes', 'ladder', 'casesBetweenUsers'] as const;

/** So many names are told on one line. */
const MOST_NAMED = 10;
const listed = (id: ChangeId, names: readonly string[]): Change[] =>
  names.length === 0
    ? []
    : [change(id, names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' …' : ''))];

/** A value as it is stored: what is not said is nothing. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Words that are told by their keys, as the file writes them: whoever loads it looks them up there. */
const keys: Compare = ({ row, places: before, hasOwnLook }, { file }) => {
  const differs = (one: unknown, other: unknown) => !isDeepStrictEqual(kept(one), kept(other));
  const changed = (names: readonly ((typeof WORDS)[number] | (typeof RULES)[number])[]) =>
    names.filter((name) => differs(row[name], file[name]));
  const stored = new Map(before.map((place) => [place.code, place]));
  const tiles = indexCategories(row.menu);
  const words = [
    // Its first words are told as a name.
    ...(!hasOwnLook && said(row.lbl) === said(file.cstmrLbl) && differs(row.lbl, file.cstmrLbl)
      ? ['cstmrLbl']
      : []),
    ...changed(WORDS),
    ...[...indexCategories(file.menu).values()].flatMap(({ category: { code, lbl, descr } }) => {
      const was = tiles.get(code)?.category;
      const other = was && said(was.lbl) === said(lbl) && differs(was.lbl, lbl);
      return [
        ...(other ? [`menu ${code}.lbl`] : []),
        ...(was && differs(was.descr, descr) ? [`menu ${code}.descr`] : []),
      ];
    }),
    ...file.places.flatMap(({ code, lbl, descr }) => {
      const was = stored.get(code);
      const other = was && said(was.lbl) === said(lbl) && differs(was.lbl, lbl);
      return [
        ...(other ? [`places ${code}.lbl`] : []),
        ...(was && differs(was.descr, descr) ? [`places ${code}.descr`] : []),
      ];
    }),
  ];
  return [...listed('wordsChanged', words), ...listed('rulesChanged', changed(RULES))];
};

/** In the order in which they are told. */
const COMPARED: readonly Compare[] = [service, codes, places, categories, people, facts, keys];

/** What loading a file changes of what is stored of its customer; of a look that an administrator saved nothing, since it goes on. */
export function changesOf(
  stored: StoredCustomer,
  content: CustomerContent,
  goesTo: GoesTo = new Map(),
): Change[] {
  const { row } = stored;
  if (!row) return [change('arrives')];
  return COMPARED.flatMap((compare) => compare({ ...stored, row }, content, goesTo));
}

/** Whether somebody on the street or at work notices it at once. */
export const weighs = ({ id }: Change): boolean => 'weighs' in CHANGES[id];
