import {
  CODE_LENGTH,
  EMAIL_MAX,
  MESSAGE_PATTERN_MAX,
  MESSAGE_TYPED_MAX,
  PHONE_TYPED_MAX,
} from './constants.ts';
import { overseasOf, parseNationalDigits } from './frenchNumber.ts';
import { withoutLink } from './linkedValue.ts';

export type TextKind = 'email' | 'code' | 'phone' | 'message';

/** UTF-16 units. */
export const TYPED_MAX: Readonly<Record<TextKind, number>> = {
  email: EMAIL_MAX,
  code: CODE_LENGTH,
  phone: PHONE_TYPED_MAX,
  message: MESSAGE_TYPED_MAX,
};

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
/** Unicode letters, or punycode. */
const TOP_LEVEL = /^(?:\p{L}{2,}|xn--[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)$/iu;
const CODE = /^[a-km-np-z2-9]{5}$/;
const PLAIN = String.raw`[A-Za-zŒœÆæ0-9 .,;:!?'"()\[\]/&@#%+*=_<>€$£°²³§·•→~\n-]`;
const PLAIN_MESSAGE_CHARACTER = new RegExp(`^${PLAIN}$`);
const PLAIN_MESSAGE = new RegExp(`^${PLAIN}*$`);
const ACCENTED_LETTER = /^[A-Za-z]\p{M}+$/u;
/** With marks that Persian, Hindi or Arabic keyboards insert. */
const OF_ANY_SCRIPT =
  /^(?:(?![\0-\x7f\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{N}\p{P}\p{Sm}\p{Sc}№]|[\u061c\u200c-\u200f])$/u;

/** French and neighbours (specification 5), or every script. */
export type MessageLetters = 'latin' | 'all';

/** Without spaces or link; nothing if invalid. */
export function normaliseEmail(typed: string): string | undefined {
  const email = withoutLink(typed).trim();
  const at = email.lastIndexOf('@');
  if (email.length > EMAIL_MAX || at < 0 || !LOCAL_PART.test(email.slice(0, at))) return undefined;
  const labels = email.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  if (labels.length < 2 || !TOP_LEVEL.test(top)) return undefined;
  return labels.every((label) => DOMAIN_LABEL.test(label)) ? email : undefined;
}

/** Why an address is invalid: too long, invalid characters, or incomplete. */
export type EmailFault = 'tooLong' | 'characters' | 'form';

const LOCAL_CHARACTERS = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]*$/i;
const DOMAIN_CHARACTERS = /^[\p{L}\p{N}.-]*$/u;

export function emailFault(typed: string): EmailFault | undefined {
  if (normaliseEmail(typed) !== undefined) return undefined;
  const email = withoutLink(typed).trim();
  // It may have been cut by the field.
  if (email.length >= EMAIL_MAX) return 'tooLong';
  const at = email.includes('@') ? email.lastIndexOf('@') : email.length;
  const isPlain = LOCAL_CHARACTERS.test(email.slice(0, at)) && DOMAIN_CHARACTERS.test(email.slice(at + 1));
  return isPlain ? 'form' : 'characters';
}

/** Nothing unless five letters and digits without l, o, 0 and 1. */
export function normaliseCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase();
  return CODE.test(code) ? code : undefined;
}

/** Digits with country prefix (`33612345678`). */
export function normalisePhone(typed: string): string | undefined {
  const national = withoutLink(typed).length > PHONE_TYPED_MAX ? undefined : parseNationalDigits(typed);
  return national && `33${national}`;
}

/** Typographic, and plain equivalents. */
const TWINS: ReadonlyArray<readonly [twin: RegExp, plain: string]> = [
  [/\u2026/g, '...'],
  [/\u00ab\s*|\s*\u00bb|[\u201c-\u201f]/g, '"'],
  [/[\u2018-\u201b\u02bc]/g, "'"],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00ad\u200b\u2060\ufeff]/g, ''],
  [/[\t\u00a0\u2000-\u200a\u202f]/g, ' '],
  // At most one empty line.
  [/ *(?:\r\n|[\r\n\u2028\u2029]) */g, '\n'],
  [/\n{3,}/g, '\n\n'],
];

/** Letters set the direction themselves. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

const normaliseTypography = (typed: string, letters: MessageLetters = 'latin'): string =>
  TWINS.reduce(
    (text, [twin, plain]) => text.replace(twin, plain),
    (letters === 'all' ? typed.replace(TURNING, '') : typed).normalize('NFC'),
  ).trim();

/** Spaces and characters without width; refused ones are reported by number. */
export const isBlank = (typed: string, letters?: MessageLetters): boolean =>
  letters === 'all' ? isUnseen(typed) : normaliseTypography(typed) === '';

/** `isBlank` for texts of any characters. */
export const isUnseen = (typed: string): boolean =>
  !/[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(typed);

/** NFC, plain quotes, dashes and spaces, trimmed. Nothing if empty, over 255 or refused. */
export function normaliseMessage(typed: string, letters?: MessageLetters): string | undefined {
  const message = normaliseTypography(typed, letters);
  if (isBlank(message, letters) || message.length > MESSAGE_PATTERN_MAX) return undefined;
  // Testing each letter costs a hundred times as much.
  return PLAIN_MESSAGE.test(message) || [...message].every(createCharacterTest(letters))
    ? message
    : undefined;
}

/** Flag, emoji sequence, letter with marks, else one character. */
const SIGN =
  /\p{Regional_Indicator}{2}|[\p{L}\p{N}\p{P}\p{S}][\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*(?:\u200d\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)*|./gsu;
const isSeen = (sign: string): boolean => /^[\p{L}\p{N}\p{P}\p{S}]/u.test(sign);

/** Unique, in order; invisible ones as `U+0000`, only without others. */
export function refusedCharacters(typed: string, letters?: MessageLetters): string[] {
  const signs = new Set(normaliseTypography(typed, letters).match(SIGN));
  const isAccepted = createCharacterTest(letters);
  const refused = [...signs].filter((sign) => ![...sign].every(isAccepted));
  const seen = refused.filter(isSeen);
  const numbered = refused.map(
    (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return seen.length > 0 ? seen : numbered;
}

const createCharacterTest =
  (letters: MessageLetters = 'latin') =>
  (character: string): boolean =>
    PLAIN_MESSAGE_CHARACTER.test(character) ||
    ACCENTED_LETTER.test(character.normalize('NFD')) ||
    (letters === 'all' && OF_ANY_SCRIPT.test(character));

const NORMALISE: Readonly<Record<TextKind, (typed: string) => string | undefined>> = {
  email: normaliseEmail,
  code: normaliseCode,
  phone: normalisePhone,
  message: (typed) => normaliseMessage(typed),
};

/** Nothing if invalid (specification, section 5). */
export function normalise(kind: TextKind, typed: string): string | undefined {
  return NORMALISE[kind](typed);
}

/** After NFC, in UTF-16 units. */
export const measureTyped = (typed: string): number => typed.normalize('NFC').length;

/** Never inside a surrogate pair; after NFC and trimming the start. */
export function cutTyped(kind: TextKind, typed: string): string {
  const max = TYPED_MAX[kind];
  if (typed.length <= max) return typed;
  const cut = typed.normalize('NFC').trimStart().slice(0, max);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

const GROUPS: ReadonlyArray<{ prefix: string; sizes: readonly number[] }> = [
  { prefix: '33', sizes: [1, 2, 2, 2, 2] },
  { prefix: '1', sizes: [3, 3, 4] },
];

/** `33692123456` → `+262 692 12 34 56`. */
function formatOverseas(stored: string): string | undefined {
  const [, national = '', ...groups] = /^33((\d{3})(\d\d)(\d\d)(\d\d))$/.exec(stored) ?? [];
  const country = overseasOf(national);
  return country && `+${country} ${groups.join(' ')}`;
}

/** `33612345678` or `+33612345678` → `+33 6 12 34 56 78`. Does not group unknown prefixes. */
export function formatPhone(kept: string): string {
  const stored = kept.replace(/^\+(?=\d+$)/, '');
  const overseas = formatOverseas(stored);
  if (overseas !== undefined) return overseas;
  for (const { prefix, sizes } of GROUPS) {
    const length = sizes.reduce((sum, size) => sum + size, prefix.length);
    if (!stored.startsWith(prefix) || stored.length !== length) continue;
    let from = prefix.length;
    const groups = sizes.map((size) => {
      from += size;
      return stored.slice(from - size, from);
    });
    return `+${prefix} ${groups.join(' ')}`;
  }
  return /^\d+$/.test(stored) ? `+${stored}` : stored;
}

/** No line break within a number or code. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

export const phoneInWords = (stored: string): string => unbroken(formatPhone(stored));

export function maskCode(code: string): string {
  return '•'.repeat(code.length);
}
