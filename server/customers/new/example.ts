import { type Language, languages as spoken } from '@parvis/locales/languages';
import { plainLetters } from '@parvis/locales/plainLetters';
import { isRecord } from '@parvis/questionnaire/model/record';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import { withoutDefaults } from '@parvis/theme/palette/palette';
import { EXAMPLE_EMERGENCY, EXAMPLE_GREETING, EXAMPLE_MENU } from './exampleMenu.ts';

/** What somebody says of a customer that is to be made. */
export interface Answers {
  /** As people call it: `Ville de Saint-Elme`. */
  readonly name: string;
  /** Where people write to, and who reads what they report. */
  readonly mail: string;
  /** Its main colour, as `#0A7D4B`. */
  readonly colour: string;
  /** The place where the first code hangs. */
  readonly place: string;
  /** The first stands where another lacks a word. */
  readonly languages: readonly Language[];
}

/** The longest part of a code that is made of a name: a customer's and a place's make one together. */
const MOST_SIGNS = 30;

/** A name as a code: small letters without accents, digits and hyphens. Empty where nothing of it can be written so. */
export const codeOf = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_SIGNS)
    .replaceAll(/^-+|-+$/g, '');

const TAGS: readonly string[] = spoken.map(({ tag }) => tag);
const isWords = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => TAGS.includes(key));

/** The same with words of these languages alone, in their order. */
function only(value: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => only(one, languages));
  if (!isRecord(value)) return value;
  if (isWords(value)) return Object.fromEntries(languages.map((tag) => [tag, value[tag]]));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, only(inner, languages)]));
}

/** The code that hangs at the first place of a customer. */
export const firstCodeOf = (cuid: string, place: string): string => `${cuid}-${codeOf(place) || 'place'}`;

/** What colleagues read of somebody of whom nothing but an address is known: not the town, of which everybody is. */
const personOf = (mail: string): string => mail.slice(0, mail.lastIndexOf('@'));

/** A whole customer as its file has it: one place with one code, one address that reads what comes, tiles of every kind. */
export function exampleOf(cuid: string, logo: string, answers: Answers): object {
  const { name, mail, colour, place, languages } = answers;
  const [first = spoken[0].tag] = languages;
  const palette = paletteFromRoles({ main: colour });
  return {
    cuid,
    cstmrType: 'town',
    cstmrLbl: { [first]: name },
    logo,
    contact: { mail },
    retentionDays: 30,
    places: [
      { code: codeOf(place) || 'place', lbl: { [first]: place }, qr: [{ qrid: firstCodeOf(cuid, place) }] },
    ],
    staff: [{ email: mail, name: personOf(mail), level: 'admin' }],
    greeting: only(EXAMPLE_GREETING, languages),
    menu: only(EXAMPLE_MENU, languages),
    emergency: only(EXAMPLE_EMERGENCY, languages),
    appColors: palette ? withoutDefaults(palette) : {},
  };
}
