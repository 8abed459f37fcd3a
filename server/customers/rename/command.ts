import { dirname } from 'node:path';
import { codeSchema } from '@parvis/api/entities/basics';
import { isReservedName } from '@parvis/api/reservedNames';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../base/commandArguments.ts';
import { readConfig } from '../../base/config.ts';
import { asServer } from '../../store/asServer.ts';
import type { Tx } from '../../store/database.ts';
import { onceMore } from '../../store/onceMore.ts';
import { CONFIRM } from '../confirm.ts';
import { found } from '../read/findings.ts';
import { lineOf } from '../read/lines.ts';
import { lookAtName, type Touched } from './lookAtName.ts';
import { renameCustomer } from './renameCustomer.ts';
import { filesNaming, renameFile } from './renameFile.ts';
import { FOLLOWS, HELP, SAYS, USAGE } from './words.ts';

type Looked = Awaited<ReturnType<typeof lookAtName>>;
const isTouched = (looked: Looked): looked is Touched => typeof looked !== 'string' && 'codes' in looked;

/** What is said of a name that its customer has left: a file that still bears it has to follow, as `reload` says too. */
const leftLine = (path: string | undefined, cuid: string, now: string, language: Language): string =>
  path === undefined
    ? SAYS.left[language](cuid, now)
    : lineOf(dirname(path), found('formerName', 'cuid', { value: cuid, other: now }), language);

const FLAGS = { '--yes': 'yes', ...HELP_FLAGS } as const;

/** What `parvis rename` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function answer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const names = args.slice(0, 2).filter((arg) => !arg.startsWith('-'));
  const [cuid = '', name = ''] = names;
  const read = readCommand(args.slice(names.length), { flags: FLAGS, usage: USAGE, help: HELP });
  if ('status' in read) return read;
  const { given, language } = read;
  const refuse = (why: keyof typeof SAYS, ...more: string[]): CommandResult => ({
    status: 2,
    lines: [SAYS[why][language](cuid, name), ...more],
  });
  if (names.length < 2) return refuse('two', USAGE[language]);
  if (cuid === name) return refuse('same');
  if (!codeSchema.safeParse(name).success) return refuse('notCode');
  if (isReservedName(name)) return refuse('reserved');
  const config = readConfig(env);
  const isMeant = given.has('yes');
  const [path, ...others] = filesNaming(config.customersDir, cuid);
  if (others.length > 0) return refuse('several', ...[path, ...others].map((file) => `  - ${file}`));
  const [bearer] = filesNaming(config.customersDir, name);
  // Whoever wrote the new name there before has done so with the only file.
  if (path !== undefined && bearer !== undefined) return refuse('borne', `  - ${bearer}`);
  const rename = async (tx: Tx) => {
    const touched = await lookAtName(tx, cuid, name);
    if (isTouched(touched) && isMeant) await renameCustomer(tx, cuid, name);
    return touched;
  };
  const done = await asServer(config, ({ db }) => onceMore(() => db.transaction(rename)));
  if (typeof done === 'string') return refuse(done);
  if (!isTouched(done)) return { status: 2, lines: [leftLine(path, cuid, done.now, language)] };
  const follows = FOLLOWS[language](cuid, name, done);
  const sites = Object.hasOwn(config.customerSites, cuid) ? [SAYS.sites[language](cuid, name)] : [];
  if (!isMeant) return { status: 1, lines: [...follows, ...sites, CONFIRM[language]] };
  const file = bearer ?? renameFile(path, cuid, name);
  const says = bearer === undefined ? SAYS.file : SAYS.already;
  const written = file === undefined ? SAYS.byHand[language](cuid, name) : says[language](file);
  return {
    status: file === undefined ? 1 : 0,
    lines: [...follows, SAYS.done[language](), written, ...sites],
  };
}
