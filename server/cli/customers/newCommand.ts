import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { codeSchema } from '@parvis/api/entities/basics';
import { isReservedName } from '@parvis/api/reservedNames';
import { NOT_TURNED, ONE_LINE, VISIBLE } from '@parvis/locales/forms/names';
import { plainLetters } from '@parvis/locales/plainLetters';
import { isRecord } from '@parvis/questionnaire/model/record';
import { normaliseEmail } from '@parvis/questionnaire/model/values/validate';
import { readColour } from '@parvis/theme/colour/written';
import { contrast } from '@parvis/theme/contrast/contrast';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import { brand } from '@parvis/theme/palette/brand';
import { withoutDefaults } from '@parvis/theme/palette/palette';
import { detectPicture, getPictureExtension } from '../../modules/branding/service.ts';
import { describeCommand, translate, translateLines } from '../../modules/customers/service.ts';
import {
  checkOpenable,
  FILE_NAME,
  formatFinding,
  formatJson,
  MAX_PICTURE_MB,
  readCustomer,
} from '../../modules/provisioning/service.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { extractValues, splitEqualsArguments } from '../../platform/terminal/commandValues.ts';
import template from './newCustomer.json' with { type: 'json' };

const LANGUAGES = ['fr', 'en'] as const;
type Tag = (typeof LANGUAGES)[number];
const isTag = (tag: string): tag is Tag => LANGUAGES.some((one) => one === tag);

/** Two form a code. */
const MAX_CODE_PART = 30;
const MAX_NAME = 80;

/** Empty if nothing remains. */
const toCode = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_CODE_PART)
    .replaceAll(/^-+|-+$/g, '');

function toCuid(folder: string): string {
  const name = basename(resolve(folder));
  return codeSchema.safeParse(name).success && name.length <= MAX_CODE_PART ? name : toCode(name);
}

function readName(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim();
  const isRight = VISIBLE.test(name) && ONE_LINE.test(name) && NOT_TURNED.test(name);
  return isRight && name.length <= MAX_NAME ? name : undefined;
}

/** Requires French, the visitors' fallback. */
function readLanguages(typed: string): readonly Tag[] | undefined {
  const tags: readonly string[] = typed.toLowerCase().match(/[^\s,;]+/g) ?? [];
  const known = tags.filter(isTag);
  return known.includes('fr') && known.length === tags.length ? [...new Set(known)] : undefined;
}

function readPlace(typed: string): string | undefined {
  const place = readName(typed);
  return place !== undefined && toCode(place) !== '' ? place : undefined;
}

interface Answers {
  readonly name: string;
  readonly mail: string;
  readonly colour: string;
  readonly languages: readonly Tag[];
  readonly place: string;
}

const FIELDS = ['name', 'mail', 'colour', 'languages', 'place'] as const satisfies readonly (keyof Answers)[];
const OPTIONS = [...FIELDS.map((key) => `--${key}` as const), '--logo'] as const;
type Values = ReturnType<typeof extractValues<(typeof OPTIONS)[number]>>['values'];

/** Omits invalid ones. */
function readAnswers(values: Values): Partial<Answers> {
  const getOption = (key: keyof Answers, usual = '') => values[`--${key}`]?.trim() || usual;
  const languages = readLanguages(getOption('languages', 'fr'));
  const answers = {
    name: readName(getOption('name')),
    mail: normaliseEmail(getOption('mail')),
    colour: readColour(getOption('colour', brand.lightPrimary))?.colour.slice(0, 7),
    languages,
    place: readPlace(getOption('place', languages?.[0] === 'en' ? 'Town hall' : 'Mairie')),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

const isWhole = (answers: Partial<Answers>): answers is Answers => FIELDS.every((key) => key in answers);

function pickLanguages(value: unknown, languages: readonly Tag[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => pickLanguages(one, languages));
  if (!isRecord(value)) return value;
  if (Object.keys(value).every(isTag)) return Object.fromEntries(languages.map((tag) => [tag, value[tag]]));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, pickLanguages(inner, languages)]),
  );
}

export function buildCustomerFile(cuid: string, logo: string, answers: Answers): object {
  const { name, mail, colour, place, languages } = answers;
  const [first = 'fr'] = languages;
  const code = toCode(place);
  const palette = paletteFromRoles({ main: colour });
  return {
    cuid,
    cstmrType: 'town',
    cstmrLbl: { [first]: name },
    logo,
    contact: { mail },
    retentionDays: 30,
    places: [{ code, lbl: { [first]: place }, qr: [{ qrid: `${cuid}-${code}` }] }],
    staff: [{ email: mail, name: mail.slice(0, mail.lastIndexOf('@')), level: 'admin' }],
    ...(pickLanguages(template, languages) as object),
    appColors: palette ? withoutDefaults(palette) : {},
  };
}

interface Logo {
  readonly name: string;
  readonly bytes: Buffer | string;
}

/** Draws a placeholder in the main colour. */
function drawLogo(colour: string): Logo {
  const [white, black] = ['#FFFFFF', '#101820'] as const;
  const ink = contrast(white, colour) >= contrast(black, colour) ? white : black;
  const bytes = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<rect width="64" height="64" rx="14" fill="${colour}"/>
<path fill="${ink}" d="M31 10h2l8 3.5-8 3.5v5l19 9v4H12v-4l19-9zM15 38h6v10h-6zM24 38h4v10h-4zM36 38h4v10h-4zM43 38h6v10h-6zM12 51h40v4H12z"/>
</svg>
`;
  return { name: 'logo.svg', bytes };
}

function readLogo(path: string): Logo | 'new.logoMissing' | 'new.noLogo' {
  try {
    if (!existsSync(path)) return 'new.logoMissing';
    if (checkOpenable(path, MAX_PICTURE_MB)) return 'new.noLogo';
    const bytes = readFileSync(path);
    const extension = getPictureExtension(detectPicture(bytes)?.type);
    return extension === undefined ? 'new.noLogo' : { name: `logo.${extension}`, bytes };
  } catch {
    return 'new.noLogo';
  }
}

const escapeForShell = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

function toShortestPath(folder: string): string {
  const [whole, here] = [resolve(folder), relative(process.cwd(), resolve(folder)) || '.'];
  return here.length < whole.length ? here : whole;
}

export function runNew(
  args: readonly string[],
  { PARVIS_DATA: data }: Readonly<Record<string, string | undefined>> = {},
): CommandResult {
  const command = describeCommand('new');
  const { values, positional: folder, rest } = extractValues(splitEqualsArguments(args), OPTIONS);
  const read = parseCommand(rest, { flags: HELP_FLAGS, ...command });
  if ('status' in read) return read;
  const { language } = read;
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (folder === undefined) return refuse(translate(language, 'new.unnamed'), command.usage[language]);
  const cuid = toCuid(folder);
  if (cuid === '') return refuse(translate(language, 'new.noCode', { folder: basename(resolve(folder)) }));
  if (isReservedName(cuid)) return refuse(translate(language, 'new.reserved', { cuid }));
  const answers = readAnswers(values);
  const path = values['--logo'];
  const logo = path === undefined ? drawLogo(answers.colour ?? '') : readLogo(path);
  if (!isWhole(answers) || typeof logo === 'string')
    return refuse(
      ...FIELDS.filter((key) => !(key in answers)).map((key) =>
        values[`--${key}`]?.trim()
          ? `--${key}${language === 'fr' ? '\u202f' : ''}: ${translate(language, `new.wrong.${key}`)}`
          : translate(language, 'new.missing', { option: `--${key}` }),
      ),
      ...(typeof logo === 'string' ? [translate(language, logo, { file: path ?? '' })] : []),
    );
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      return refuse(translate(language, 'new.taken', { folder }));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, logo.name), logo.bytes);
    writeFileSync(join(folder, FILE_NAME), `${formatJson(buildCustomerFile(cuid, logo.name, answers))}\n`);
  } catch (error) {
    return refuse(
      translate(language, 'new.unwritable', { why: error instanceof Error ? error.message : String(error) }),
    );
  }
  const here = toShortestPath(folder);
  return {
    status: 0,
    lines: [
      ...[FILE_NAME, logo.name].map((name) => translate(language, 'new.wrote', { path: join(here, name) })),
      ...readCustomer(folder).findings.map((finding) => formatFinding(here, finding, language)),
      ...translateLines(language, 'new.next', {
        folder: escapeForShell(here),
        parent: escapeForShell(dirname(resolve(folder))),
        code: `${cuid}-${toCode(answers.place)}`,
        cuid,
        // Keeps the same database.
        data: data ? `PARVIS_DATA=${escapeForShell(data)} ` : '',
      }),
    ],
  };
}
