import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { codeSchema } from '@parvis/api/entities/basics';
import { isReservedName } from '@parvis/api/reservedNames';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type { CommandResult } from '../../base/commandArguments.ts';
import { written } from '../file/written.ts';
import { lineOf } from '../read/lines.ts';
import { FILE_NAME, readCustomer } from '../read/readCustomer.ts';
import { ASKED, answersOf } from './answers.ts';
import { parseArguments } from './arguments.ts';
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
      ...NEXT[language](here, dirname(resolve(folder)), firstCodeOf(cuid, answers.place), cuid),
    ],
  };
}

/** What `parvis new` writes, says and ends with. @param ask who is asked what no option says; nobody where there is no terminal */
export async function answer(args: readonly string[], ask?: Ask): Promise<CommandResult> {
  const options = parseArguments(args);
  if ('fr' in options) {
    const spoken = args.includes('fr') ? 'fr' : 'en';
    return { status: 2, lines: [options[spoken], USAGE[spoken]] };
  }
  const { folder, logo: picture, language, help } = options;
  const refuse = (...lines: string[]): CommandResult => ({ status: 2, lines });
  if (help) return { status: 0, lines: [USAGE[language], ...HELP[language]] };
  if (folder === undefined) return refuse(SAYS.unnamed[language](), USAGE[language]);
  const cuid = cuidOf(folder);
  if (cuid === '') return refuse(SAYS.noCode[language](basename(resolve(folder))));
  if (isReservedName(cuid)) return refuse(SAYS.reserved[language](cuid));
  const given = picture === undefined ? undefined : namedLogo(picture);
  if (picture !== undefined && !given) return refuse(SAYS.noLogo[language](picture));
  try {
    if (!isFree(folder)) return refuse(SAYS.taken[language](folder));
    const typed = ask ? await askFor(options.typed, ask, language) : options.typed;
    if (!typed) return { status: 1, lines: [SAYS.stopped[language]()] };
    const answers = answersOf(typed, language);
    if (!('name' in answers)) return refuse(...answers.map((lack) => lackLine(lack, language)));
    return write(
      folder,
      cuid,
      given ?? { name: 'logo.svg', bytes: drawLogo(answers.colour) },
      answers,
      language,
    );
  } catch (error) {
    return refuse(SAYS.unwritable[language](error instanceof Error ? error.message : String(error)));
  }
}

function lackLine(
  { key, why }: { key: keyof Answers; why: 'missing' | 'wrong' },
  language: Language,
): string {
  const { option, wrong } = ASKED[key];
  if (why === 'missing') return SAYS.missing[language](option);
  return `${option}${BEFORE_COLON[language]}: ${wrong[language]}`;
}
