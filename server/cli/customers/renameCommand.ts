import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeSchema } from '@parvis/api/entities/basics';
import { isReservedName } from '@parvis/api/reservedNames';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { describeCommand, say, sayLines } from '../../modules/customers/sentences.ts';
import { found } from '../../modules/provisioning/read/findings.ts';
import { FILE_NAME } from '../../modules/provisioning/read/folderFiles.ts';
import { lineOf } from '../../modules/provisioning/read/lines.ts';
import { customerFolders } from '../../modules/provisioning/read/readCustomer.ts';
import {
  lookAtName,
  type NoRename,
  renameCustomer,
  type Touched,
} from '../../modules/provisioning/rename/renameCustomer.ts';
import { readConfig } from '../../platform/config/config.ts';
import { asServer } from '../../platform/db/asServer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { onceMore } from '../../platform/db/onceMore.ts';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../platform/terminal/commandArguments.ts';
import { replaceFile } from '../../platform/terminal/replaceFile.ts';

const nameLine = (cuid: string): RegExp => new RegExp(`("cuid"\\s*:\\s*")${cuid.replaceAll('.', '\\.')}(")`);

/** Skips unreadable files. */
function filesNaming(parent: string | undefined, cuid: string): string[] {
  const paths = parent === undefined ? [] : customerFolders(parent).map((folder) => join(folder, FILE_NAME));
  return paths.filter((path) => {
    try {
      return nameLine(cuid).test(readFileSync(path, 'utf8'));
    } catch {
      return false;
    }
  });
}

/** Undefined if there is no file or it is not writable. */
function renameFile(path: string | undefined, cuid: string, name: string): string | undefined {
  if (path === undefined) return undefined;
  try {
    replaceFile(path, readFileSync(path, 'utf8').replace(nameLine(cuid), `$1${name}$2`));
    return path;
  } catch {
    return undefined;
  }
}

type Looked = Awaited<ReturnType<typeof lookAtName>>;
const isTouched = (looked: Looked): looked is Touched => typeof looked !== 'string' && 'codes' in looked;

/** A file with the former name must be updated, as `reload` reports, too. */
const leftLine = (path: string | undefined, cuid: string, now: string, language: Language): string =>
  path === undefined
    ? say(language, 'rename.left', { cuid, name: now })
    : lineOf(dirname(path), found('formerName', 'cuid', { value: cuid, other: now }), language);

type Refused = NoRename | 'two' | 'same' | 'notCode' | 'reserved' | 'several' | 'borne';
const FLAGS = { '--yes': 'yes', ...HELP_FLAGS } as const;

export async function runRename(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('rename');
  const names = args.slice(0, 2).filter((arg) => !arg.startsWith('-'));
  const [cuid = '', name = ''] = names;
  const read = readCommand(args.slice(names.length), { flags: FLAGS, ...command });
  if ('status' in read) return read;
  const { given, language } = read;
  const refuse = (why: Refused, ...more: string[]): CommandResult => ({
    status: 2,
    lines: [say(language, `rename.${why}`, { cuid, name }), ...more],
  });
  if (names.length < 2) return refuse('two', command.usage[language]);
  if (cuid === name) return refuse('same');
  if (!codeSchema.safeParse(name).success) return refuse('notCode');
  if (isReservedName(name)) return refuse('reserved');
  const config = readConfig(env);
  const isMeant = given.has('yes');
  const [path, ...others] = filesNaming(config.customersDir, cuid);
  if (others.length > 0) return refuse('several', ...[path, ...others].map((file) => `  - ${file}`));
  const [bearer] = filesNaming(config.customersDir, name);
  // The new name may be in the customer's own file already.
  if (path !== undefined && bearer !== undefined) return refuse('borne', `  - ${bearer}`);
  const rename = async (tx: Tx) => {
    const touched = await lookAtName(tx, cuid, name);
    if (isTouched(touched) && isMeant) await renameCustomer(tx, cuid, name);
    return touched;
  };
  const done = await asServer(config, ({ db }) => onceMore(() => db.transaction(rename)));
  if (typeof done === 'string') return refuse(done);
  if (!isTouched(done)) return { status: 2, lines: [leftLine(path, cuid, done.now, language)] };
  const formerly = done.formerly.map((former) => `${say(language, 'rename.formerly', { former, name })}\n`);
  const follows = sayLines(language, 'rename.follows', { cuid, name, ...done, formerly: formerly.join('') });
  const sites = Object.hasOwn(config.customerSites, cuid)
    ? [say(language, 'rename.sites', { cuid, name })]
    : [];
  if (!isMeant) return { status: 1, lines: [...follows, ...sites, say(language, 'confirm')] };
  const file = bearer ?? renameFile(path, cuid, name);
  const says = bearer === undefined ? 'rename.file' : 'rename.already';
  const written =
    file === undefined ? say(language, 'rename.byHand', { name }) : say(language, says, { path: file });
  return {
    status: file === undefined ? 1 : 0,
    lines: [...follows, say(language, 'rename.done'), written, ...sites],
  };
}
