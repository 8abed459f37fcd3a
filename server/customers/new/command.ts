import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { codeSchema } from '@parvis/api/entities/basics';
import { isReservedName } from '@parvis/api/reservedNames';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { CommandResult } from '../../base/commandArguments.ts';
import { written } from '../file/written.ts';
import { lineOf } from '../read/lines.ts';
import { FILE_NAME, readCustomer } from '../read/readCustomer.ts';
import { ASKED, answersOf, type Typed } from './answers.ts';
import { type NewOptions, parseArguments } from './arguments.ts';
import { type Ask, askFor, BEFORE_COLON } from './askFor.ts';
import { drawLogo } from './drawLogo.ts';
import { type Answers, codeOf, exampleOf, firstCodeOf } from './example.ts';
import { namedLogo } from './namedLogo.ts';
import { HELP, NEXT, SAYS, USAGE } from './words.ts';

const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** The code that a folder gives its customer: its name, or what of it can be one. */
const cuidOf = (folder: string): string => {
  const name = basename(resolve(folder));
  return codeSchema.safeParse(name).success && name.length <= 30 ? name : codeOf(name);
};

/** A folder as it is typed most shortly from here. */
function shortPath(folder: string): string {
  const [whole, here] = [resolve(folder), relative(process.cwd(), resolve(folder)) || '.'];
  return here.length < whole.length ? here : whole;
}

type Logo = { readonly name: string; readonly bytes: Buffer | string };

function write(
  folder: string,
  cuid: string,
  logo: Logo,
  answers: Answers,
  language: Language,
  data: string | undefined,
): CommandResult {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, logo.name), logo.bytes);
  writeFileSync(join(folder, FILE_NAME), written(exampleOf(cuid, logo.name, answers)));
  const { findings } = readCustomer(folder);
  const here = shortPath(folder);
  return {
    status: 0,
    lines: [
      ...[FILE_NAME, logo.name].map((name) => SAYS.wrote[language](join(here, name))),
      ...findings.map((finding) => lineOf(here, finding, language)),
      ...NEXT[language](here, dirname(resolve(folder)), firstCodeOf(cuid, answers.place), cuid, data),
    ],
  };
}

/** Who is asked what no option says, and where. */
export interface Asked {
  /** Nobody where there is none. */
  readonly ask?: Ask | undefined;
  /** At a terminal: what may be left out is asked as well, and leaving writes nothing. */
  readonly isTyped?: boolean;
  readonly settings?: Readonly<Record<string, string | undefined>>;
}

/** What was answered; nothing where whoever was asked at a terminal left. Of lines that come from elsewhere, what they lack is missing. */
async function typedFor(
  { typed, language }: NewOptions,
  { ask, isTyped = true }: Asked,
): Promise<Typed | undefined> {
  const isWanted = isTyped || !('name' in answersOf(typed, language));
  if (!ask || !isWanted) return typed;
  const told = await askFor(typed, ask, language);
  return told.left && isTyped ? undefined : told.typed;
}

/** What `parvis new` writes, says and ends with. */
export async function answer(args: readonly string[], asked: Asked = {}): Promise<CommandResult> {
  const options = parseArguments(args);
  if (Array.isArray(options)) {
    const spoken = args.includes('fr') ? 'fr' : 'en';
    return { status: 2, lines: [...options.map((wrong) => wrong[spoken]), USAGE[spoken]] };
  }
  const { folder, logo: picture, language, help } = options;
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (help) return { status: 0, lines: [USAGE[language], ...HELP[language]] };
  if (folder === undefined) return refuse(SAYS.unnamed[language](), USAGE[language]);
  const cuid = cuidOf(folder);
  if (cuid === '') return refuse(SAYS.noCode[language](basename(resolve(folder))));
  if (isReservedName(cuid)) return refuse(SAYS.reserved[language](cuid));
  const given = picture === undefined ? undefined : namedLogo(picture);
  const wrongLogo = typeof given === 'string' ? [SAYS[given][language](picture ?? '')] : [];
  if (wrongLogo.length > 0) return refuse(...lacksIn(options.typed, language, 'wrong'), ...wrongLogo);
  try {
    if (!isFree(folder)) return refuse(SAYS.taken[language](folder));
    const typed = await typedFor(options, asked);
    if (!typed) return { status: 1, lines: [SAYS.stopped[language]()] };
    const answers = answersOf(typed, language);
    if (!('name' in answers)) return refuse(...lacksIn(typed, language));
    return write(
      folder,
      cuid,
      typeof given === 'object' ? given : { name: 'logo.svg', bytes: drawLogo(answers.colour) },
      answers,
      language,
      asked.settings?.PARVIS_DATA,
    );
  } catch (error) {
    return refuse(SAYS.unwritable[language](error instanceof Error ? error.message : String(error)));
  }
}

/** What answers lack, as lines: all of it, or what makes no sense alone. */
function lacksIn(typed: Typed, language: Language, only?: 'wrong'): string[] {
  const answers = answersOf(typed, language);
  const lacks = 'name' in answers ? [] : answers;
  return lacks
    .filter(({ why }) => only === undefined || why === only)
    .map((lack) => lackLine(lack, language));
}

function lackLine(
  { key, why }: { key: keyof Answers; why: 'missing' | 'wrong' },
  language: Language,
): string {
  const { option, wrong } = ASKED[key];
  if (why === 'missing') return SAYS.missing[language](option);
  return `${option}${BEFORE_COLON[language]}: ${wrong[language]}`;
}
