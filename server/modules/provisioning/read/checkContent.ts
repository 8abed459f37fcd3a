import { MAIN_PAGE } from '@parvis/api/constants';
import { hostOf } from '@parvis/api/contactWays';
import { isResponderCode } from '@parvis/api/entities/responders';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { findUnprintable } from '../../../platform/fonts/printFonts.ts';
import { createFinding, type FindingId, type UnplacedFinding } from './findings.ts';
import { collectTiles, getEntries, type JsonEntry } from './jsonEntries.ts';
import { ICON_NAMES } from './knownNames.ts';
import { normalizeStaffEmail, normalizeStaffPhone } from './staffAddresses.ts';

interface TextField {
  readonly place: string;
  readonly value: string;
}

const getText = ({ path, value }: JsonEntry, key: string): TextField[] => {
  const text = value[key];
  return typeof text === 'string' ? [{ place: `${path}.${key}`, value: text }] : [];
};

function findDuplicates(texts: readonly TextField[]): UnplacedFinding[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ place, value }) => {
    const other = first.get(value);
    if (other !== undefined) return [createFinding('repeated', place, { value, other })];
    first.set(value, place);
    return [];
  });
}

const findUnknownValues = (
  texts: readonly TextField[],
  known: readonly string[],
  id: FindingId,
): UnplacedFinding[] =>
  texts
    .filter(({ value }) => !known.includes(value))
    .map(({ place, value }) => createFinding(id, place, { value, meant: nearest(value, known) ?? '' }));

function checkTile({ path, value }: JsonEntry): UnplacedFinding[] {
  const { code, type, entries } = value;
  const has = Array.isArray(entries) && entries.length > 0;
  return [
    ...(code === MAIN_PAGE ? [createFinding('mainCode', `${path}.code`)] : []),
    ...(type === 'menu' && !has ? [createFinding('emptyMenu', path)] : []),
    ...(type !== 'menu' && Array.isArray(entries) ? [createFinding('entriesUnseen', `${path}.entries`)] : []),
  ];
}

const SERVICES_FOR_PEOPLE: readonly unknown[] = ['rescue', 'police', 'fire', 'emergency'];

/** Only harmless categories may be public. */
const checkKnownHere = ({ path, value }: JsonEntry): UnplacedFinding[] => {
  const { knownHere, type, urgency, caseType, betweenUsers } = value;
  if (knownHere !== true) return [];
  const isHarmless =
    type === 'reportEnd' &&
    urgency === 'low' &&
    betweenUsers !== true &&
    !SERVICES_FOR_PEOPLE.includes(caseType);
  return isHarmless ? [] : [createFinding('knownHereDanger', `${path}.knownHere`)];
};

function checkAssign({ path, value }: JsonEntry, staffCodes: readonly string[]): UnplacedFinding[] {
  const { assign, type, gcatCode } = value;
  if (!isRecord(assign)) return [];
  const { service, turn } = assign;
  const place = `${path}.assign`;
  if (type !== 'reportEnd') return [createFinding('assignUnseen', place)];
  const isComplete = service !== undefined || (turn === true && gcatCode !== undefined);
  if (!isComplete) return [createFinding('assignIncomplete', place)];
  return typeof service === 'string' && isResponderCode(service) && !staffCodes.includes(service)
    ? [createFinding('assignNobody', `${place}.service`, { value: service })]
    : [];
}

const findInvalidValues = (
  texts: readonly TextField[],
  id: FindingId,
  isRight: (value: string) => boolean,
): UnplacedFinding[] =>
  texts.filter(({ value }) => !isRight(value)).map(({ place, value }) => createFinding(id, place, { value }));

const isEmail = (text: string): boolean => normaliseEmail(text) !== undefined;
const isSite = (address: string): boolean => hostOf(address) !== undefined;
const isWithoutCredentials = (address: string): boolean => {
  const { username, password } = isSite(address) ? new URL(address) : { username: '', password: '' };
  return username === '' && password === '';
};

/** Finds missing glyphs. */
const checkPosterNames = (name: unknown, places: readonly JsonEntry[]): UnplacedFinding[] =>
  [{ path: '', value: { cstmrLbl: name } }, ...places].flatMap(({ path, value }) =>
    ['cstmrLbl', 'lbl', 'descr'].flatMap((key) =>
      Object.entries(isRecord(value[key]) ? value[key] : {}).flatMap(
        ([language, text]): UnplacedFinding[] => {
          const lacking = typeof text === 'string' ? findUnprintable(text) : [];
          const place = [path, key, language].filter((part) => part !== '').join('.');
          return lacking.length === 0
            ? []
            : [createFinding('unprintable', place, { value: lacking.slice(0, 20).join(' ') })];
        },
      ),
    ),
  );

function findCalledGroups({ ladder }: Readonly<Record<string, unknown>>): TextField[] {
  const untaken = isRecord(ladder) && isRecord(ladder.untaken) ? ladder.untaken : {};
  const groups: readonly unknown[] = Array.isArray(untaken.groups) ? untaken.groups : [];
  return groups.flatMap((value, index) =>
    typeof value === 'string' ? [{ place: `ladder.untaken.groups.${index}`, value }] : [],
  );
}

/** Finds duplicates, and group members missing in `staff`. */
function checkServices(
  { services, groups }: Readonly<Record<string, unknown>>,
  emails: readonly TextField[],
): UnplacedFinding[] {
  const known = emails.map(({ value }) => normalizeStaffEmail(value));
  const listed = getEntries(groups, 'groups');
  const people = listed.map(({ path, value }) =>
    (Array.isArray(value.people) ? value.people : []).flatMap((email: unknown, index) =>
      typeof email === 'string'
        ? [{ place: `${path}.people.${index}`, value: normalizeStaffEmail(email) }]
        : [],
    ),
  );
  return [
    ...findDuplicates(getEntries(services, 'services').flatMap((one) => getText(one, 'gcatCode'))),
    ...findDuplicates(listed.flatMap((one) => getText(one, 'grpGpid'))),
    ...people.flatMap(findDuplicates),
    ...findUnknownValues(people.flat(), known, 'unknownPerson'),
    ...listed
      .filter(({ value }) => isEmpty(value.people))
      .map(({ path }) => createFinding('noPeople', `${path}.people`)),
  ];
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/** Finds errors beyond the schema: duplicate codes, dead links, invalid addresses. Accepts any JSON. */
export function checkContent(json: unknown): UnplacedFinding[] {
  const file = isRecord(json) ? json : {};
  const getNestedText = (path: 'contact' | 'legal', key: string): TextField[] => {
    const value = file[path];
    return isRecord(value) ? getText({ path, value }, key) : [];
  };
  const tiles = collectTiles(file.menu);
  const places = getEntries(file.places, 'places');
  const codes = places.flatMap(({ path, value }) => getEntries(value.qr, `${path}.qr`));
  const staff = getEntries(file.staff, 'staff');
  const emails = staff.flatMap((person) => getText(person, 'email'));
  const phones = staff.flatMap((person) => getText(person, 'phone'));
  const staffCodes = staff.flatMap((one) => getText(one, 'gcatCode').map(({ value }) => value));
  const collectTexts = (entries: readonly JsonEntry[], key: string) =>
    entries.flatMap((entry) => getText(entry, key));
  return [
    ...tiles.flatMap(checkTile),
    ...tiles.flatMap(checkKnownHere),
    ...tiles.flatMap((tile) => checkAssign(tile, staffCodes)),
    ...findDuplicates(collectTexts(tiles, 'code')),
    ...findDuplicates(collectTexts(places, 'code')),
    ...findDuplicates(collectTexts(getEntries(file.polls, 'polls'), 'code')),
    ...findDuplicates(collectTexts(codes, 'qrid')),
    ...findDuplicates(emails.map(({ place, value }) => ({ place, value: normalizeStaffEmail(value) }))),
    ...findInvalidValues(emails, 'notEmail', isEmail),
    ...findDuplicates(
      phones.map(({ place, value }) => ({ place, value: normalizeStaffPhone(value) ?? value })),
    ),
    ...findInvalidValues(phones, 'notMobile', (value) => normalizeStaffPhone(value) !== null),
    ...findInvalidValues(getNestedText('contact', 'mail'), 'notEmail', isEmail),
    ...findInvalidValues(getNestedText('contact', 'www'), 'notSite', isSite),
    ...findInvalidValues(getNestedText('contact', 'www'), 'siteWithCredentials', isWithoutCredentials),
    ...findInvalidValues(getNestedText('legal', 'dpo'), 'notEmail', isEmail),
    ...findUnknownValues(collectTexts(tiles, 'icon'), ICON_NAMES, 'unknownIcon'),
    ...findUnknownValues(
      findCalledGroups(file).filter(({ value }) => isResponderCode(value)),
      staffCodes,
      'emptyGroup',
    ),
    ...checkServices(file, emails),
    ...checkPosterNames(file.cstmrLbl, places),
    ...(isEmpty(file.menu) ? [createFinding('noMenu', 'menu')] : []),
    ...(isEmpty(file.places) || (places.length > 0 && codes.length === 0)
      ? [createFinding('noPlaces', 'places')]
      : []),
    ...(isEmpty(file.staff) ? [createFinding('noStaff', 'staff')] : []),
  ];
}
