import type { Language } from '@parvis/questionnaire/analysis/words/language';
import { type CommandResult, HELP_FLAGS, readCommand } from '../base/commandArguments.ts';
import { type Config, readConfig } from '../base/config.ts';
import type { Env } from '../base/settings.ts';
import { checkAddress, type Outside } from './checkAddress.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkBus, checkCertificate, checkMail, checkSettings, checkSms } from './checkMachine.ts';
import { checkDisks, checkStorage } from './checkStorage.ts';
import { type Finding, gradeOf, linesOf, texts } from './finding.ts';

const FLAGS = { '--json': 'json', ...HELP_FLAGS } as const;

async function checkAll(config: Config, env: Env, language: Language, outside?: Outside): Promise<Finding[]> {
  const found = await Promise.all([
    checkSettings(config, env, language),
    checkCertificate(config),
    checkAddress(config, outside),
    checkDatabase(config, language),
    checkBus(config),
    checkDisks(config),
    checkStorage(config),
    checkMail(config, language),
    checkSms(config),
  ]);
  return found.flat();
}

/**
 * What `parvis doctor` says and ends with, to arguments and settings.
 * @param outside who is asked for names and pages, in place of this machine's own
 * @throws ConfigError where the settings make no sense
 */
export async function answer(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  outside?: Outside,
): Promise<CommandResult> {
  const read = readCommand(args, { flags: FLAGS, ...texts });
  if ('status' in read) return read;
  const { given, language } = read;
  const found = await checkAll(readConfig(env), env, language, outside);
  const grades = new Set(found.map(gradeOf));
  const status = grades.has('bad') ? 2 : grades.has('look') ? 1 : 0;
  if (!given.has('json')) return { status, lines: found.flatMap((one) => linesOf(one, language)) };
  const data = found.map((one) => ({ ...one, grade: gradeOf(one) }));
  return { status, lines: [JSON.stringify({ status, findings: data }, null, 2)] };
}
