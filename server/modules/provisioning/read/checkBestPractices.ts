import { REOPEN_DAYS, RETENTION_DAYS } from '@parvis/api/constants';
import { type Language, languages } from '@parvis/locales/languages';
import { isRecord } from '@parvis/questionnaire/model/record';
import { DEFAULT_GCAT } from '../../../platform/config/customerFile.ts';
import { checkBetweenUsers } from './checkBetweenUsers.ts';
import { EXAMPLES } from './checkShape.ts';
import { createFinding, type UnplacedFinding } from './findings.ts';
import { collectTiles, getEntries, type JsonEntry } from './jsonEntries.ts';

interface LocalizedText {
  readonly place: string;
  readonly words: Readonly<Record<string, unknown>>;
}

const collectTexts = ({ path, value }: JsonEntry, ...keys: readonly string[]): LocalizedText[] =>
  keys.flatMap((key) => {
    const words = value[key];
    return isRecord(words) ? [{ place: path === '' ? key : `${path}.${key}`, words }] : [];
  });

const toEntry = (path: string, value: unknown): JsonEntry => ({ path, value: isRecord(value) ? value : {} });

/** Names are often the same in all languages. */
const collectNames = (file: JsonEntry['value']): LocalizedText[] => [
  ...collectTexts({ path: '', value: file }, 'cstmrLbl'),
  ...getEntries(file.places, 'places').flatMap((one) => collectTexts(one, 'lbl', 'descr')),
];

const collectWords = (file: JsonEntry['value']): LocalizedText[] => [
  ...collectTexts({ path: '', value: file }, 'greeting'),
  ...getEntries(file.emergency, 'emergency').flatMap((one) => collectTexts(one, 'lbl')),
  ...collectTexts(toEntry('answering', file.answering), 'readBy', 'within'),
  ...collectTexts(toEntry('legal', file.legal), 'controller'),
  ...collectTiles(file.menu).flatMap((one) => collectTexts(one, 'lbl', 'descr')),
  ...getEntries(file.polls, 'polls').flatMap((one) => collectTexts(one, 'lbl', 'intro')),
  ...getEntries(file.staff, 'staff').flatMap((one) => collectTexts(one, 'grpLbl')),
  ...[...getEntries(file.services, 'services'), ...getEntries(file.groups, 'groups')].flatMap((one) =>
    collectTexts(one, 'lbl', 'descr'),
  ),
];

const MAX_LISTED_PLACES = 20;

const formatPlaces = (places: readonly string[]): string =>
  places.slice(0, MAX_LISTED_PLACES).join(', ') + (places.length > MAX_LISTED_PLACES ? ' …' : '');

/** Skips texts with errors. */
function checkTranslations(file: JsonEntry['value'], errors: readonly UnplacedFinding[]): UnplacedFinding[] {
  const wrong = collectParentPlaces(errors);
  const isRight = ({ place }: LocalizedText) => !wrong.has(place);
  const isSaid = ({ words }: LocalizedText, tag: Language) => typeof words[tag] === 'string';
  const [names, words] = [collectNames(file).filter(isRight), collectWords(file).filter(isRight)];
  return languages.flatMap(({ tag }) => {
    const missing = words.filter((one) => !isSaid(one, tag)).map(({ place }) => place);
    const [first] = missing;
    if (first === undefined || ![...names, ...words].some((one) => isSaid(one, tag))) return [];
    const about = { value: String(missing.length), other: formatPlaces(missing), language: tag };
    return [createFinding('untranslated', first, about)];
  });
}

function checkCodes({ places }: JsonEntry['value']): UnplacedFinding[] {
  const codes = getEntries(places, 'places').flatMap(({ path, value }) => getEntries(value.qr, `${path}.qr`));
  if (codes.length === 0) return [];
  const bare = getEntries(places, 'places').filter(
    ({ value: { qr } }) => Array.isArray(qr) && qr.length === 0,
  );
  const unseen = bare.map(({ path }) => createFinding('noCodeHere', `${path}.qr`));
  const inUse = codes.filter(({ value }) => value.stale !== true);
  if (inUse.length === 0) return [...unseen, createFinding('allStale', 'places')];
  return inUse.every(({ value }) => value.fake === true)
    ? [...unseen, createFinding('allFake', 'places')]
    : unseen;
}

function checkMenu({ menu }: JsonEntry['value']): UnplacedFinding[] {
  const tiles = collectTiles(menu);
  const isReported = tiles.some(({ value }) => value.type === 'reportEnd');
  return [
    ...(tiles.length === 0 || isReported ? [] : [createFinding('nothingToReport', 'menu')]),
    ...tiles
      .filter(({ value }) => value.type === 'info' && value.descr === undefined)
      .map(({ path }) => createFinding('emptyInfo', path)),
  ];
}

const checkEmergency = ({ emergency }: JsonEntry['value']): UnplacedFinding[] =>
  Array.isArray(emergency) && emergency.length === 0
    ? [createFinding('noEmergency', 'emergency', { meant: EXAMPLES.emergency ?? '' })]
    : [];

/** Reopening ends with retention. */
function checkDays({ retentionDays = RETENTION_DAYS, reopenDays }: JsonEntry['value']): UnplacedFinding[] {
  const days = reopenDays ?? REOPEN_DAYS;
  if (Number(days) <= Number(retentionDays)) return [];
  const place = reopenDays === undefined ? 'retentionDays' : 'reopenDays';
  return [createFinding('reopenAfterErased', place, { value: String(retentionDays), other: String(days) })];
}

function checkStaff({ staff, menu }: JsonEntry['value']): UnplacedFinding[] {
  const people = getEntries(staff, 'staff');
  if (people.length === 0) return [];
  const services = new Set(people.map(({ value }) => value.gcatCode));
  const meant = collectTiles(menu).flatMap(({ path, value: { gcatCode } }) =>
    typeof gcatCode === 'string' ? [{ place: `${path}.gcatCode`, gcatCode }] : [],
  );
  // With uncategorized staff, services without members call everyone.
  const hasAnybody = people.some(({ value }) => value.gcatCode === undefined);
  const empty = hasAnybody ? [] : meant.filter(({ gcatCode }) => !services.has(gcatCode));
  const names = [...new Set(empty.map(({ gcatCode }) => gcatCode))];
  return [
    ...(people.some(({ value }) => value.level === 'admin') ? [] : [createFinding('noAdmin', 'staff')]),
    ...empty
      .slice(0, 1)
      .map(({ place }) =>
        createFinding('emptyServices', place, { value: names.map((name) => `"${name}"`).join(', ') }),
      ),
  ];
}

function checkCalledServices({ staff, services }: JsonEntry['value']): UnplacedFinding[] {
  const people = getEntries(staff, 'staff');
  const works = new Set(people.map(({ value }) => value.gcatCode ?? DEFAULT_GCAT));
  return getEntries(services, 'services').flatMap(({ path, value: { gcatCode } }) =>
    people.length > 0 && typeof gcatCode === 'string' && !works.has(gcatCode)
      ? [createFinding('serviceWithoutStaff', `${path}.gcatCode`, { value: gcatCode })]
      : [],
  );
}

const WAYS = ['mail', 'phone', 'www'] as const;

function checkContact({ contact }: JsonEntry['value']): UnplacedFinding[] {
  const { value } = toEntry('contact', contact);
  if (WAYS.some((way) => typeof value[way] === 'string')) return [];
  return [createFinding('noContact', contact === undefined ? '' : 'contact')];
}

const normalizeWord = (words: unknown, language: string): string => {
  const text = isRecord(words) ? words[language] : undefined;
  return typeof text === 'string' ? text.trim().toLowerCase() : '';
};

/** Compares by language; reports each entry once. */
function findDuplicateLabels(
  entries: readonly JsonEntry[],
  id: 'alikeTiles' | 'alikePlaces',
  besides: (value: JsonEntry['value'], language: string) => string = () => '',
): UnplacedFinding[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ path, value }) => {
    const { lbl } = value;
    const told = Object.entries(isRecord(lbl) ? lbl : {}).flatMap(([language, text]): UnplacedFinding[] => {
      const place = `${path}.lbl.${language}`;
      const key = JSON.stringify([language, normalizeWord(lbl, language), besides(value, language)]);
      const other = first.get(key);
      if (other === undefined) first.set(key, place);
      return other === undefined ? [] : [createFinding(id, place, { value: String(text), other })];
    });
    return told.slice(0, 1);
  });
}

function checkDuplicateTiles(menu: unknown, at = 'menu'): UnplacedFinding[] {
  const tiles = getEntries(menu, at);
  return [
    ...findDuplicateLabels(tiles, 'alikeTiles'),
    ...tiles.flatMap(({ path, value }) => checkDuplicateTiles(value.entries, `${path}.entries`)),
  ];
}

/** Different descriptions are fine. */
const checkDuplicatePlaces = (places: unknown): UnplacedFinding[] =>
  findDuplicateLabels(getEntries(places, 'places'), 'alikePlaces', ({ descr }, language) =>
    normalizeWord(descr, language),
  );

/** Keys that a finding depends on; part `''` is the top level. */
interface FindingScope {
  readonly part: string;
  readonly keys: readonly string[];
}

const FINDING_SCOPES: Readonly<Record<string, readonly FindingScope[]>> = {
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
  serviceWithoutStaff: [
    { part: 'staff', keys: ['gcatCode'] },
    { part: 'services', keys: ['gcatCode'] },
  ],
  betweenUsersOff: [{ part: '', keys: ['casesBetweenUsers'] }],
  noBetweenUsers: [{ part: 'menu', keys: ['betweenUsers', 'type', 'entries'] }],
  unusedChange: [
    { part: '', keys: ['casesBetweenUsers'] },
    { part: 'menu', keys: ['betweenUsers'] },
  ],
  unknownChange: [{ part: '', keys: ['casesBetweenUsers'] }],
  noContact: [
    { part: '', keys: [] },
    { part: 'contact', keys: ['mail', 'phone', 'www'] },
  ],
};

/** The keys may be meant for others. */
const AMBIGUOUS_FINDINGS: readonly string[] = ['unknownKey', 'repeatedKey'];
const ENTRY = /^\d+$/;

function collectParentPlaces(findings: readonly UnplacedFinding[]): ReadonlySet<string> {
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

function isInScope({ id, place }: UnplacedFinding, { part, keys }: FindingScope): boolean {
  const key = place.slice(place.lastIndexOf('.') + 1);
  const isMeant = keys.includes(key) || AMBIGUOUS_FINDINGS.includes(id) || ENTRY.test(key);
  if (part === '') return !place.includes('.') && isMeant;
  return place === part || (place.startsWith(`${part}.`) && isMeant);
}

/** Drops findings that may be consequences of errors. */
function filterIndependent(
  findings: readonly UnplacedFinding[],
  errors: readonly UnplacedFinding[],
): UnplacedFinding[] {
  const around = collectParentPlaces(errors);
  const disturbed = new Set(
    Object.entries(FINDING_SCOPES)
      .filter(([, abouts]) => abouts.some((about) => errors.some((error) => isInScope(error, about))))
      .map(([id]) => id),
  );
  return findings.filter(({ id, place }) => !disturbed.has(id) && (id !== 'emptyInfo' || !around.has(place)));
}

/** Finds valid but inadvisable content, except in withdrawn customers and near errors. */
export function checkBestPractices(
  json: unknown,
  errors: readonly UnplacedFinding[] = [],
): UnplacedFinding[] {
  if (!isRecord(json) || json.withdrawn === true || errors.some(({ place }) => place === 'withdrawn'))
    return [];
  const file = json;
  const findings = [
    ...checkTranslations(file, errors),
    ...checkCodes(file),
    ...checkMenu(file),
    ...checkDuplicateTiles(file.menu),
    ...checkDuplicatePlaces(file.places),
    ...checkEmergency(file),
    ...checkDays(file),
    ...checkStaff(file),
    ...checkCalledServices(file),
    ...checkContact(file),
    ...checkBetweenUsers(file),
  ];
  return filterIndependent(findings, errors);
}
