import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeSchema } from '@parvis/api/entities/basics';
import { isReservedName } from '@parvis/api/reservedNames';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { describeCommand, translate, translateLines } from '../../modules/customers/service.ts';
import {
  checkRename,
  createFinding,
  FILE_NAME,
  findCustomerFolders,
  formatFinding,
  type RenameImpact,
  type RenameObstacle,
  renameCustomer,
} from '../../modules/provisioning/service.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock.ts';
import { withServerStore } from '../../platform/db/serverStore.ts';
import { type CommandResult, HELP_FLAGS, parseCommand } from '../../platform/terminal/commandArguments.ts';
import { replaceFile } from '../../platform/terminal/replaceFile.ts';

const matchCuid = (cuid: string): RegExp => new RegExp(`("cuid"\\s*:\\s*")${cuid.replaceAll('.', '\\.')}(")`);

/** Skips unreadable files. */
function findFilesByCuid(parent: string | undefined, cuid: string): string[] {
  const paths =
    parent === undefined ? [] : findCustomerFolders(parent).map((folder) => join(folder, FILE_NAME));
  return paths.filter((path) => {
    try {
      return matchCuid(cuid).test(readFileSync(path, 'utf8'));
    } catch {
      return false;
    }
  });
}

/** Undefined if missing or not writable. */
function renameFile(path: string | undefined, cuid: string, name: string): string | undefined {
  if (path === undefined) return undefined;
  try {
    replaceFile(path, readFileSync(path, 'utf8').replace(matchCuid(cuid), `$1${name}$2`));
    return path;
  } catch {
    return undefined;
  }
}

type RenameCheck = Awaited<ReturnType<typeof checkRename>>;
const isRenameImpact = (looked: RenameCheck): looked is RenameImpact =>
  typeof looked !== 'string' && 'codes' in looked;

/** Like `reload`: update a file with the former name. */
const describeFormerName = (
  path: string | undefined,
  cuid: string,
  now: string,
  language: Language,
): string =>
  path === undefined
    ? translate(language, 'rename.left', { cuid, name: now })
    : formatFinding(
        dirname(path),
        createFinding('formerName', 'cuid', { value: cuid, other: now }),
        language,
      );

type RenameRefusal = RenameObstacle | 'two' | 'same' | 'notCode' | 'reserved' | 'several' | 'borne';
const FLAGS = { '--yes': 'yes', ...HELP_FLAGS } as const;

export async function runRename(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('rename');
  const names = args.slice(0, 2).filter((arg) => !arg.startsWith('-'));
  const [cuid = '', name = ''] = names;
  const read = parseCommand(args.slice(names.length), { flags: FLAGS, ...command });
  if ('status' in read) return read;
  const { flags: given, language } = read;
  const refuse = (why: RenameRefusal, ...more: string[]): CommandResult => ({
    status: 2,
    lines: [translate(language, `rename.${why}`, { cuid, name }), ...more],
  });
  if (names.length < 2) return refuse('two', command.usage[language]);
  if (cuid === name) return refuse('same');
  if (!codeSchema.safeParse(name).success) return refuse('notCode');
  if (isReservedName(name)) return refuse('reserved');
  const config = readConfig(env);
  const isConfirmed = given.has('yes');
  const [path, ...others] = findFilesByCuid(config.customersDir, cuid);
  if (others.length > 0) return refuse('several', ...[path, ...others].map((file) => `  - ${file}`));
  const [renamedFile] = findFilesByCuid(config.customersDir, name);
  // It may be in the customer's own file.
  if (path !== undefined && renamedFile !== undefined) return refuse('borne', `  - ${renamedFile}`);
  const rename = async (tx: Tx) => {
    const touched = await checkRename(tx, cuid, name);
    if (isRenameImpact(touched) && isConfirmed) await renameCustomer(tx, cuid, name);
    return touched;
  };
  const done = await withServerStore(config, ({ db }) => retryOnDeadlock(() => db.transaction(rename)));
  if (typeof done === 'string') return refuse(done);
  if (!isRenameImpact(done))
    return { status: 2, lines: [describeFormerName(path, cuid, done.now, language)] };
  const formerly = done.formerly.map(
    (former) => `${translate(language, 'rename.formerly', { former, name })}\n`,
  );
  const follows = translateLines(language, 'rename.follows', {
    cuid,
    name,
    ...done,
    formerly: formerly.join(''),
  });
  const sites = Object.hasOwn(config.customerSites, cuid)
    ? [translate(language, 'rename.sites', { cuid, name })]
    : [];
  if (!isConfirmed) return { status: 1, lines: [...follows, ...sites, translate(language, 'confirm')] };
  const file = renamedFile ?? renameFile(path, cuid, name);
  const says = renamedFile === undefined ? 'rename.file' : 'rename.already';
  const written =
    file === undefined
      ? translate(language, 'rename.byHand', { name })
      : translate(language, says, { path: file });
  return {
    status: file === undefined ? 1 : 0,
    lines: [...follows, translate(language, 'rename.done'), written, ...sites],
  };
}
