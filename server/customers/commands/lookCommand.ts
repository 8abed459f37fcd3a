import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type CommandResult, HELP_FLAGS, readCommand } from '../../base/commandArguments.ts';
import { readConfig } from '../../base/config.ts';
import { replaceFile } from '../../base/replaceFile.ts';
import { asServer } from '../../store/asServer.ts';
import { written } from '../file/written.ts';
import { asFileHas, type FileLook, lookOf } from '../look/fileLook.ts';
import { intoText, replacedIn } from '../look/lookIntoFile.ts';
import { FILE_NAME } from '../read/folderFiles.ts';
import { customerFolders, readCustomer } from '../read/readCustomer.ts';
import { describeCommand, say } from '../sentences.ts';

const FLAGS = { '--write': 'write', ...HELP_FLAGS } as const;

/** Writes a look into a customer's file, and its logos beside it. */
function write(folder: string, { keys, pictures }: FileLook, language: Language): CommandResult {
  const path = join(folder, FILE_NAME);
  const before = readFileSync(path, 'utf8');
  const text = intoText(before, keys);
  if (text === undefined)
    return { status: 2, lines: [say(language, 'look.byHand', { path }), written(keys).trimEnd()] };
  for (const [name, bytes] of pictures) writeFileSync(join(folder, name), bytes);
  replaceFile(path, text);
  return {
    status: 0,
    lines: [
      ...[FILE_NAME, ...pictures.keys()].map((name) =>
        say(language, 'look.wrote', { path: join(folder, name) }),
      ),
      ...replacedIn(before, keys).map(({ now, ...one }) =>
        now === undefined
          ? say(language, 'look.removed', one)
          : say(language, 'look.replaced', { ...one, now }),
      ),
    ],
  };
}

/** What `parvis look` says and ends with, to arguments and settings. @throws what a start of the server would fail by */
export async function runLook(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const command = describeCommand('look');
  const [cuid = '', ...others] = args;
  const isNamed = cuid !== '' && !cuid.startsWith('-');
  const read = readCommand(isNamed ? others : args, { flags: FLAGS, ...command });
  if ('status' in read) return read;
  const { given, language } = read;
  if (!isNamed) return { status: 2, lines: [command.usage[language]] };
  const config = readConfig(env);
  const look = await asServer(config, ({ db }) => lookOf(db, cuid));
  if (!look) return { status: 1, lines: [say(language, 'look.none', { cuid })] };
  if (!given.has('write')) return { status: 0, lines: [written(look.keys).trimEnd()] };
  const folders = config.customersDir === undefined ? [] : customerFolders(config.customersDir);
  const own = folders.map(readCustomer).find(({ content }) => content?.file.cuid === cuid);
  if (!own?.content) return { status: 2, lines: [say(language, 'look.noFile', { cuid })] };
  try {
    return write(own.folder, asFileHas(look, own.content), language);
  } catch (error) {
    return { status: 2, lines: [error instanceof Error ? error.message : String(error)] };
  }
}
