import { REOPEN_DAYS, RETENTION_DAYS } from '@parvis/api/constants';
import { type Language, languages } from '@parvis/locales/languages';
import { isRecord } from '@parvis/questionnaire/model/record';
import { type Found, found } from './findings.ts';
import { type Entry, entriesOf, tilesOf } from './json.ts';
import { EXAMPLES } from './shapeFindings.ts';

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

/** Names are often the same in all languages. */
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

const MOST_NAMED = 20;

const namesOf = (places: readonly string[]): string =>
  places.slice(0, MOST_NAMED).join(', ') + (places.length > MOST_NAMED ? ' …' : '');

/** Reports incomplete languages, ignoring words with errors. */
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

/** Reopening ends with retention. */
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
  // With uncategorized staff, services without members call everyone.
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

const wordIn = (words: unknown, language: string): string => {
  const text = isRecord(words) ? words[language] : undefined;
  return typeof text === 'string' ? text.trim().toLowerCase() : '';
};

/** Compares labels by language; each entry is reported once. */
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

function alikeIn(menu: unknown, at = 'menu'): Found[] {
  const tiles = entriesOf(menu, at);
  return [
    ...alike(tiles, 'alikeTiles'),
    ...tiles.flatMap(({ path, value }) => alikeIn(value.entries, `${path}.entries`)),
  ];
}

/** Ignores places with different descriptions. */
const alikePlacesIn = (places: unknown): Found[] =>
  alike(entriesOf(places, 'places'), 'alikePlaces', ({ descr }, language) => wordIn(descr, language));

/** Keys that a finding depends on; part `''` is the top level. */
interface About {
  readonly part: string;
  readonly keys: readonly string[];
}

const ABOUT: Readonly<Record<string, readonly About[]>> = {
  allStale: [{ part: 'places', keys: ['qr', 'stale'] }],
  allFake: [{ part: 'places', keys: ['qr', 'stale', 'fake'] }],
  nothingToReport: [{ part: 'menu', keys: ['type', 'entries'] }],
  noEmergency: [{ part: 'emergency', keys: [] }],
  reopenAfterErased: [{ part: '', keys: ['retentionDays', 'reopenDays'] }],
  noAdmin: [{ part: 'staff', keys: ['level'] }],
  emptyServices: [
    { part: 'staff', keys: ['gcatCode'] },
    { part: 'menu', keys: ['gcatCode', 'entries'] },
  ],
  noContact: [
    { part: '', keys: [] },
    { part: 'contact', keys: ['mail', 'phone', 'www'] },
  ],
};

/** Errors about keys that may be meant for others. */
const UNSURE: readonly string[] = ['unknownKey', 'repeatedKey'];
const ENTRY = /^\d+$/;

function placesAround(findings: readonly Found[]): ReadonlySet<string> {
  const around = new Set<string>();
  for (const { place } of findings) {
    let part = place;
    while (part !== '' && !around.has(part)) {
      around.add(part);
      part = part.slice(0, Math.max(0, part.lastIndexOf('.')));
    }
  }
  return around;
}

function disturbs({ id, place }: Found, { part, keys }: About): boolean {
  const key = place.slice(place.lastIndexOf('.') + 1);
  const isMeant = keys.includes(key) || UNSURE.includes(id) || ENTRY.test(key);
  if (part === '') return !place.includes('.') && isMeant;
  return place === part || (place.startsWith(`${part}.`) && isMeant);
}

/** Drops findings that may be consequences of errors. */
function standingAlone(findings: readonly Found[], errors: readonly Found[]): Found[] {
  const around = placesAround(errors);
  const disturbed = new Set(
    Object.entries(ABOUT)
      .filter(([, abouts]) => abouts.some((about) => errors.some((error) => disturbs(error, about))))
      .map(([id]) => id),
  );
  return findings.filter(({ id, place }) => !disturbed.has(id) && (id !== 'emptyInfo' || !around.has(place)));
}

/** Finds valid but inadvisable content, except in withdrawn customers and near errors. */
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
