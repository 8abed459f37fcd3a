import { MAIN_PAGE } from '@parvis/api/constants';
import { hostOf } from '@parvis/api/contactWays';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { isRecord } from '@parvis/questionnaire/model/record';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { unprintable } from '../../../platform/fonts/letters.ts';
import { type FindingId, type Found, found } from './findings.ts';
import { type Entry, entriesOf, tilesOf } from './json.ts';
import { ICON_NAMES, SERVICES } from './names.ts';
import { staffEmail, staffPhone } from './staffAddresses.ts';

interface Text {
  readonly place: string;
  readonly value: string;
}

const textOf = ({ path, value }: Entry, key: string): Text[] => {
  const text = value[key];
  return typeof text === 'string' ? [{ place: `${path}.${key}`, value: text }] : [];
};

function repeated(texts: readonly Text[]): Found[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ place, value }) => {
    const other = first.get(value);
    if (other !== undefined) return [found('repeated', place, { value, other })];
    first.set(value, place);
    return [];
  });
}

const strangers = (texts: readonly Text[], known: readonly string[], id: FindingId): Found[] =>
  texts
    .filter(({ value }) => !known.includes(value))
    .map(({ place, value }) => found(id, place, { value, meant: nearest(value, known) ?? '' }));

function tileFindings({ path, value }: Entry): Found[] {
  const { code, type, entries } = value;
  const has = Array.isArray(entries) && entries.length > 0;
  return [
    ...(code === MAIN_PAGE ? [found('mainCode', `${path}.code`)] : []),
    ...(type === 'menu' && !has ? [found('emptyMenu', path)] : []),
    ...(type !== 'menu' && Array.isArray(entries) ? [found('entriesUnseen', `${path}.entries`)] : []),
  ];
}

const wrong = (texts: readonly Text[], id: FindingId, isRight: (value: string) => boolean): Found[] =>
  texts.filter(({ value }) => !isRight(value)).map(({ place, value }) => found(id, place, { value }));

const isEmail = (text: string): boolean => normaliseEmail(text) !== undefined;
const isSite = (address: string): boolean => hostOf(address) !== undefined;
const isWithoutCredentials = (address: string): boolean => {
  const { username, password } = isSite(address) ? new URL(address) : { username: '', password: '' };
  return username === '' && password === '';
};

/** Checks printed names for missing glyphs. */
const posterFindings = (name: unknown, places: readonly Entry[]): Found[] =>
  [{ path: '', value: { cstmrLbl: name } }, ...places].flatMap(({ path, value }) =>
    ['cstmrLbl', 'lbl', 'descr'].flatMap((key) =>
      Object.entries(isRecord(value[key]) ? value[key] : {}).flatMap(([language, text]): Found[] => {
        const lacking = typeof text === 'string' ? unprintable(text) : [];
        const place = [path, key, language].filter((part) => part !== '').join('.');
        return lacking.length === 0
          ? []
          : [found('unprintable', place, { value: lacking.slice(0, 20).join(' ') })];
      }),
    ),
  );

/** Responder codes in the escalation of untaken cases. */
function calledGroups({ ladder }: Readonly<Record<string, unknown>>): Text[] {
  const untaken = isRecord(ladder) && isRecord(ladder.untaken) ? ladder.untaken : {};
  const groups: readonly unknown[] = Array.isArray(untaken.groups) ? untaken.groups : [];
  return groups.flatMap((value, index) =>
    typeof value === 'string' ? [{ place: `ladder.untaken.groups.${index}`, value }] : [],
  );
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/**
 * Finds errors that a schema cannot express: duplicate codes, dead links, invalid addresses. Accepts any
 * JSON.
 */
export function contentFindings(json: unknown): Found[] {
  const file = isRecord(json) ? json : {};
  const textIn = (path: 'contact' | 'legal', key: string): Text[] => {
    const value = file[path];
    return isRecord(value) ? textOf({ path, value }, key) : [];
  };
  const tiles = tilesOf(file.menu);
  const places = entriesOf(file.places, 'places');
  const codes = places.flatMap(({ path, value }) => entriesOf(value.qr, `${path}.qr`));
  const staff = entriesOf(file.staff, 'staff');
  const emails = staff.flatMap((person) => textOf(person, 'email'));
  const phones = staff.flatMap((person) => textOf(person, 'phone'));
  const staffCodes = staff.flatMap((one) => textOf(one, 'gcatCode').map(({ value }) => value));
  const services = [...SERVICES, ...staffCodes];
  const each = (entries: readonly Entry[], key: string) => entries.flatMap((entry) => textOf(entry, key));
  return [
    ...tiles.flatMap(tileFindings),
    ...repeated(each(tiles, 'code')),
    ...repeated(each(places, 'code')),
    ...repeated(each(codes, 'qrid')),
    ...repeated(emails.map(({ place, value }) => ({ place, value: staffEmail(value) }))),
    ...wrong(emails, 'notEmail', isEmail),
    ...repeated(phones.map(({ place, value }) => ({ place, value: staffPhone(value) ?? value }))),
    ...wrong(phones, 'notMobile', (value) => staffPhone(value) !== null),
    ...wrong(textIn('contact', 'mail'), 'notEmail', isEmail),
    ...wrong(textIn('contact', 'www'), 'notSite', isSite),
    ...wrong(textIn('contact', 'www'), 'siteWithCredentials', isWithoutCredentials),
    ...wrong(textIn('legal', 'dpo'), 'notEmail', isEmail),
    ...strangers(each(tiles, 'icon'), ICON_NAMES, 'unknownIcon'),
    ...strangers(each(tiles, 'gcatCode'), services, 'unknownService'),
    ...strangers(calledGroups(file), staffCodes, 'emptyGroup'),
    ...posterFindings(file.cstmrLbl, places),
    ...(isEmpty(file.menu) ? [found('noMenu', 'menu')] : []),
    ...(isEmpty(file.places) || (places.length > 0 && codes.length === 0)
      ? [found('noPlaces', 'places')]
      : []),
    ...(isEmpty(file.staff) ? [found('noStaff', 'staff')] : []),
  ];
}
