import { codeSchema } from '@parvis/api/entities/basics';
import { RESERVED_NAMES } from '@parvis/api/reservedNames';
import { languages } from '@parvis/locales/languages';
import type { Both, Language } from '@parvis/questionnaire/analysis/words/language';
import { kindSchemas } from '@parvis/questionnaire/model/kinds/all';
import { decorative, effectShape } from '@parvis/questionnaire/model/kinds/shapes';
import { isRecord } from '@parvis/questionnaire/model/record';
import * as z from 'zod/mini';
import { customerFileSchema, fileNameSchema } from '../file/customerFile.ts';
import { ICON_NAMES, SERVICES } from '../read/names.ts';
import { MAX_PICTURE_MB } from '../read/pictures.ts';
import { MAX_FILE_MB } from '../read/readCustomer.ts';
import { KEY_WORDS, LEVEL_WORDS, SERVICE_WORDS } from './keyWords.ts';
import { KIND_WORDS } from './kindWords.ts';

/** A part of the JSON Schema of a customer's file, as far as a table tells of it. */
interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: unknown;
  readonly items?: Node;
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
}

/** A key of the file. */
interface Row {
  /** `places[].qr[].qrid` */
  readonly place: string;
  readonly node: Node;
  readonly required: boolean;
}

const schema = z.toJSONSchema(customerFileSchema, { io: 'input' }) as Node;

const named = ({ $ref }: Node): Node | undefined =>
  $ref === undefined ? undefined : schema.$defs?.[$ref.replace('#/$defs/', '')];

const TAGS = languages.map(({ tag }) => tag);
/** Words by language. */
export const isWords = ({ properties }: Node): boolean =>
  properties !== undefined && Object.keys(properties).every((key) => TAGS.some((tag) => tag === key));

/** All that stands in an object, what is inside of it after it; tiles within tiles, and questionnaires, are told once. */
function rowsIn(node: Node, place: string): Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]): Row[] => {
    const at = place === '' ? key : `${place}.${key}`;
    const row = { place: at, node: inner, required: node.required?.includes(key) ?? false };
    if (at === 'menu[].questionnaire' || at === 'menu[].entries' || isWords(inner)) return [row];
    const [part, below] = inner.items ? [inner.items, `${at}[]`] : [inner, at];
    return [row, ...rowsIn(named(part) ?? part, below)];
  });
}

/** Every key of a customer's file. */
export const keyRows: readonly Row[] = rowsIn(schema, '');

type Form = (node: Node, language: Language) => string | undefined;
const code = (text: string): string => `\`${text}\``;
const patternOf = (one: z.core.$ZodType): string | undefined => (z.toJSONSchema(one) as Node).pattern;
const CODE = patternOf(codeSchema);
const FILE_NAME = patternOf(fileNameSchema);
const say =
  (words: Both<string>): Form =>
  (_, language) =>
    words[language];
const when =
  (test: (node: Node) => boolean, form: Form): Form =>
  (node, language) =>
    test(node) ? form(node, language) : undefined;

/** What may stand under a key, the first that fits. */
const FORMS: readonly Form[] = [
  when(
    (node) => node.enum !== undefined,
    (node) => (node.enum ?? []).map(code).join(', '),
  ),
  when((node) => node.pattern === CODE, say({ fr: 'un code', en: 'a code' })),
  when(
    (node) => node.pattern === FILE_NAME,
    say({ fr: 'un fichier du dossier', en: 'a file of the folder' }),
  ),
  when(isWords, ({ properties }, language) => {
    const most = Object.values(properties ?? {})[0]?.maxLength;
    return language === 'fr'
      ? `des mots par langue, ${most} signes au plus`
      : `words by language, ${most} signs at most`;
  }),
  when(
    ({ type }) => type === 'integer',
    ({ minimum, maximum }, language) => `${minimum} ${language === 'fr' ? 'à' : 'to'} ${maximum}`,
  ),
  when(({ type }) => type === 'boolean', say({ fr: '`true` ou `false`', en: '`true` or `false`' })),
  when(
    ({ type }) => type === 'array',
    ({ maxItems }, language) => {
      const most =
        maxItems === undefined ? '' : language === 'fr' ? `, ${maxItems} au plus` : `, ${maxItems} at most`;
      return (language === 'fr' ? 'une liste' : 'a list') + most;
    },
  ),
  when(({ $ref }) => $ref !== undefined, say({ fr: 'un objet', en: 'an object' })),
  when(({ type }) => type === 'object', say({ fr: 'un objet', en: 'an object' })),
  when(
    ({ maxLength }) => maxLength !== undefined,
    ({ maxLength }, language) =>
      language === 'fr' ? `un texte, ${maxLength} signes au plus` : `a text, ${maxLength} signs at most`,
  ),
  say({ fr: 'un texte', en: 'a text' }),
];

const MUST: Both<string> = { fr: '**obligatoire**', en: '**needed**' };
const HEAD: Both<string> = {
  fr: '| clé | ce que c’est | ce qui peut y être | sinon |\n|---|---|---|---|',
  en: '| key | what it is | what may stand there | if not said |\n|---|---|---|---|',
};

/** What holds where a key is left out. */
function otherwise({ node, required }: Row, language: Language): string {
  if (required) return MUST[language];
  const usual = node.default;
  return usual === undefined || Array.isArray(usual) || isRecord(usual) ? '' : code(String(usual));
}

const lineOf = (row: Row, language: Language): string => {
  const form = FORMS.map((one) => one(row.node, language)).find((one) => one !== undefined) ?? '';
  const means = KEY_WORDS[row.place]?.[language] ?? '';
  return `| ${code(row.place)} | ${means} | ${form} | ${otherwise(row, language)} |`;
};

const keysBelow = (language: Language, ...tops: readonly string[]): string =>
  [
    HEAD[language],
    ...keyRows
      .filter(({ place }) => tops.some((top) => (top === '' ? !/[.[]/.test(place) : place.startsWith(top))))
      .map((row) => lineOf(row, language)),
  ].join('\n');

const twoColumns = (head: string, rows: readonly (readonly [string, string])[]): string =>
  [`| ${head} |`, '|---|---|', ...rows.map(([name, words]) => `| ${code(name)} | ${words} |`)].join('\n');

/** Keys that an item has in common with others: its words and its looks, and what follows from an answer. */
const COMMON: ReadonlySet<string> = new Set([
  ...['type', 'id', ...Object.keys(decorative)],
  ...Object.keys(effectShape),
]);

/** Whether nobody can be made to answer it: what `required` says there goes without saying. */
const isNever = (key: string, schema: z.core.$ZodType): boolean =>
  key === 'required' && !z.safeParse(schema, true).success;

/** Every kind of item: what it is, and the keys that are its own. */
const kindsOf = (language: Language): string =>
  [
    language === 'fr'
      ? '| `type` | ce que c’est | clés propres |'
      : '| `type` | what it is | keys of its own |',
    '|---|---|---|',
    ...kindSchemas().map(({ shape }) => {
      const [type] = shape.type.def.values;
      const own = Object.entries(shape)
        .filter(([key, schema]) => !COMMON.has(key) && !isNever(key, schema))
        .map(([key]) => key);
      return `| ${code(type ?? '')} | ${type ? KIND_WORDS[type][language] : ''} | ${own.map(code).join(', ')} |`;
    }),
  ].join('\n');

const levels = keyRows.find(({ place }) => place === 'staff[].level')?.node.enum ?? [];

const LIMITS: Both<readonly (readonly [string, string])[]> = {
  fr: [
    ['customer.json', `${MAX_FILE_MB} Mo au plus`],
    [
      'logo, wideLogo, banner',
      `SVG, PNG, JPEG ou WebP, ${MAX_PICTURE_MB} Mo au plus ; nom sans espace ni accent`,
    ],
    [
      'cuid, code, qrid',
      'lettres sans accent, chiffres, `-`, `_`, `.` ; 64 signes au plus, le premier une lettre ou un chiffre',
    ],
    ['cuid', `pas le nom d’une page : ${RESERVED_NAMES.map(code).join(', ')}`],
  ],
  en: [
    ['customer.json', `at most ${MAX_FILE_MB} MB`],
    [
      'logo, wideLogo, banner',
      `SVG, PNG, JPEG or WebP, at most ${MAX_PICTURE_MB} MB; a name without spaces or accents`,
    ],
    [
      'cuid, code, qrid',
      'letters without accents, digits, `-`, `_`, `.`; at most 64 signs, the first a letter or a digit',
    ],
    ['cuid', `not the name of a page: ${RESERVED_NAMES.map(code).join(', ')}`],
  ],
};

/** The tables of the guide to a customer's file, by the name of the place where each stands. */
export const TABLES: Readonly<Record<string, (language: Language) => string>> = {
  file: (language) => keysBelow(language, ''),
  objects: (language) =>
    keysBelow(language, 'contact.', 'emergency[', 'answering.', 'legal.', 'site.', 'ladder.'),
  menu: (language) => keysBelow(language, 'menu['),
  kinds: kindsOf,
  places: (language) => keysBelow(language, 'places['),
  staff: (language) => keysBelow(language, 'staff['),
  icons: () => ICON_NAMES.map(code).join(' '),
  services: (language) =>
    twoColumns(
      language === 'fr' ? '`gcatCode` | service' : '`gcatCode` | service',
      SERVICES.map((name) => [name, SERVICE_WORDS[name]?.[language] ?? '']),
    ),
  levels: (language) =>
    twoColumns(
      language === 'fr' ? '`level` | droits' : '`level` | rights',
      levels.map((name) => [name, LEVEL_WORDS[name]?.[language] ?? '']),
    ),
  limits: (language) => twoColumns(language === 'fr' ? 'quoi | limite' : 'what | limit', LIMITS[language]),
};
