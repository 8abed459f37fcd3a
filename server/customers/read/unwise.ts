import { REOPEN_DAYS, RETENTION_DAYS } from '@parvis/api/constants';
import { type Language, languages } from '@parvis/locales/languages';
import { isRecord } from '@parvis/questionnaire/model/record';
import { alikeIn, alikePlacesIn } from './alike.ts';
import { EXAMPLES } from './examples.ts';
import { type Found, found } from './findings.ts';
import { type Entry, entriesOf, tilesOf } from './json.ts';
import { placesAround, standingAlone } from './standsAlone.ts';

/** Words of a file, outside of questionnaires, by language. */
interface Said {
  readonly place: string;
  readonly words: Readonly<Record<string, unknown>>;
}

const saidIn = ({ path, value }: Entry, ...keys: readonly string[]): Said[] =>
  keys.flatMap((key) => {
    const words = value[key];
    return isRecord(words) ? [{ place: path === '' ? key : `${path}.${key}`, words }] : [];
  });

const entryOf = (path: string, value: unknown): Entry => ({ path, value: isRecord(value) ? value : {} });

/** What customers and places are called, and where exactly those are, which is often the same in every language. */
const namesIn = (file: Entry['value']): Said[] => [
  ...saidIn({ path: '', value: file }, 'cstmrLbl'),
  ...entriesOf(file.places, 'places').flatMap((one) => saidIn(one, 'lbl', 'descr')),
];

const wordsIn = (file: Entry['value']): Said[] => [
  ...saidIn({ path: '', value: file }, 'greeting'),
  ...entriesOf(file.emergency, 'emergency').flatMap((one) => saidIn(one, 'lbl')),
  ...saidIn(entryOf('answering', file.answering), 'readBy', 'within'),
  ...saidIn(entryOf('legal', file.legal), 'controller'),
  ...tilesOf(file.menu).flatMap((one) => saidIn(one, 'lbl', 'descr')),
  ...entriesOf(file.staff, 'staff').flatMap((one) => saidIn(one, 'grpLbl')),
];

/** So many places are named in one sentence. */
const MOST_NAMED = 20;

const namesOf = (places: readonly string[]): string =>
  places.slice(0, MOST_NAMED).join(', ') + (places.length > MOST_NAMED ? ' …' : '');

/** Languages in which a file says some of its words and not all: one sentence each. Words in which something is wrong are no matter of it. */
function untranslated(file: Entry['value'], errors: readonly Found[]): Found[] {
  const wrong = placesAround(errors);
  const isRight = ({ place }: Said) => !wrong.has(place);
  const isSaid = ({ words }: Said, tag: Language) => typeof words[tag] === 'string';
  const [names, words] = [namesIn(file).filter(isRight), wordsIn(file).filter(isRight)];
  return languages.flatMap(({ tag }) => {
    const missing = words.filter((one) => !isSaid(one, tag)).map(({ place }) => place);
    const [first] = missing;
    if (first === undefined || ![...names, ...words].some((one) => isSaid(one, tag))) return [];
    const about = { value: String(missing.length), other: namesOf(missing), language: tag };
    return [found('untranslated', first, about)];
  });
}

function codesFindings({ places }: Entry['value']): Found[] {
  const codes = entriesOf(places, 'places').flatMap(({ path, value }) => entriesOf(value.qr, `${path}.qr`));
  if (codes.length === 0) return [];
  const bare = entriesOf(places, 'places').filter(
    ({ value: { qr } }) => Array.isArray(qr) && qr.length === 0,
  );
  const unseen = bare.map(({ path }) => found('noCodeHere', `${path}.qr`));
  const inUse = codes.filter(({ value }) => value.stale !== true);
  if (inUse.length === 0) return [...unseen, found('allStale', 'places')];
  return inUse.every(({ value }) => value.fake === true) ? [...unseen, found('allFake', 'places')] : unseen;
}

function menuFindings({ menu }: Entry['value']): Found[] {
  const tiles = tilesOf(menu);
  const isReported = tiles.some(({ value }) => value.type === 'reportEnd');
  return [
    ...(tiles.length === 0 || isReported ? [] : [found('nothingToReport', 'menu')]),
    ...tiles
      .filter(({ value }) => value.type === 'info' && value.descr === undefined)
      .map(({ path }) => found('emptyInfo', path)),
  ];
}

const emergencyFindings = ({ emergency }: Entry['value']): Found[] =>
  Array.isArray(emergency) && emergency.length === 0
    ? [found('noEmergency', 'emergency', { meant: EXAMPLES.emergency ?? '' })]
    : [];

/** A case that is erased cannot be opened again, whatever is said of that. */
function daysFindings({ retentionDays = RETENTION_DAYS, reopenDays }: Entry['value']): Found[] {
  const days = reopenDays ?? REOPEN_DAYS;
  if (Number(days) <= Number(retentionDays)) return [];
  const place = reopenDays === undefined ? 'retentionDays' : 'reopenDays';
  return [found('reopenAfterErased', place, { value: String(retentionDays), other: String(days) })];
}

function staffFindings({ staff, menu }: Entry['value']): Found[] {
  const people = entriesOf(staff, 'staff');
  if (people.length === 0) return [];
  const services = new Set(people.map(({ value }) => value.gcatCode));
  const meant = tilesOf(menu).flatMap(({ path, value: { gcatCode } }) =>
    typeof gcatCode === 'string' ? [{ place: `${path}.gcatCode`, gcatCode }] : [],
  );
  // Of a service without anybody all are called: that is meant as long as not everybody is sorted.
  const hasAnybody = people.some(({ value }) => value.gcatCode === undefined);
  const empty = hasAnybody ? [] : meant.filter(({ gcatCode }) => !services.has(gcatCode));
  const names = [...new Set(empty.map(({ gcatCode }) => gcatCode))];
  return [
    ...(people.some(({ value }) => value.level === 'admin') ? [] : [found('noAdmin', 'staff')]),
    ...empty
      .slice(0, 1)
      .map(({ place }) =>
        found('emptyServices', place, { value: names.map((name) => `"${name}"`).join(', ') }),
      ),
  ];
}

const WAYS = ['mail', 'phone', 'www'] as const;

function contactFindings({ contact }: Entry['value']): Found[] {
  const { value } = entryOf('contact', contact);
  if (WAYS.some((way) => typeof value[way] === 'string')) return [];
  return [found('noContact', contact === undefined ? '' : 'contact')];
}

/**
 * What is right in a customer's file, and unwise all the same; of one that is withdrawn nothing is. Where errors stand in the file only
 * what does not depend on them is told.
 */
export function unwiseFindings(json: unknown, errors: readonly Found[] = []): Found[] {
  if (!isRecord(json) || json.withdrawn === true || errors.some(({ place }) => place === 'withdrawn'))
    return [];
  const file = json;
  const findings = [
    ...untranslated(file, errors),
    ...codesFindings(file),
    ...menuFindings(file),
    ...alikeIn(file.menu),
    ...alikePlacesIn(file.places),
    ...emergencyFindings(file),
    ...daysFindings(file),
    ...staffFindings(file),
    ...contactFindings(file),
  ];
  return standingAlone(findings, errors);
}
