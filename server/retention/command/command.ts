import type { Language } from '@parvis/questionnaire/analysis/words/language';
import type pg from 'pg';
import { type Compacted, compact, tables } from '../compact.ts';
import { eraseDue, whatIsDue } from '../eraseDue.ts';
import type { Erased } from '../rules.ts';
import { HELP, REFUSALS, SAYS, USAGE } from './words.ts';

/** What the command prints, and the status it ends with. */
export interface CommandResult {
  /** 0: done; 1: another server is at it, or a table could not be written anew; 2: the database or an argument cannot be read. */
  readonly status: 0 | 1 | 2;
  readonly lines: readonly string[];
}

interface Options {
  readonly dryRun: boolean;
  /** Tables are written anew afterwards, for as long as that takes. */
  readonly compact: boolean;
  readonly language: Language;
  readonly json: boolean;
  readonly help: boolean;
}

/** Reads the arguments after `retention`, or says which of them is not understood. */
export function parseArguments(args: readonly string[]): Options | CommandResult {
  const spoken: Language = args.includes('fr') ? 'fr' : 'en';
  const refuse = (why: keyof typeof REFUSALS, arg: string): CommandResult => ({
    status: 2,
    lines: [REFUSALS[why][spoken](arg), USAGE[spoken]],
  });
  let language: Language = 'en';
  const found = { dryRun: false, compact: false, json: false, help: false };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '--dry-run') found.dryRun = true;
    else if (arg === '--compact') found.compact = true;
    else if (arg === '--json') found.json = true;
    else if (arg === '--help' || arg === '-h') found.help = true;
    else if (arg === '--lang') {
      const given = args[++at] ?? '';
      if (given !== 'fr' && given !== 'en') return refuse('language', given);
      language = given;
    } else return refuse('argument', arg);
  }
  return { ...found, language };
}

/** What `--help` says. */
export const helpIn = (language: Language): CommandResult => ({
  status: 0,
  lines: [USAGE[language], ...HELP[language]],
});

/** What became of tables that were to be written anew; nothing where none was. */
function compactedLines(compacted: Compacted | undefined, language: Language): string[] {
  if (!compacted) return [];
  const { done, failed, denied } = compacted;
  return [
    SAYS.anew[language](done.length),
    ...(failed.length > 0 ? [SAYS.inUse[language](failed.join(', '))] : []),
    ...(denied.length > 0 ? [SAYS.denied[language](denied.join(', '))] : []),
  ];
}

function linesOf(
  erased: Erased,
  compacted: Compacted | undefined,
  { dryRun, language, json }: Options,
): string[] {
  if (json) return [JSON.stringify({ dryRun, rows: erased, files: 0, compacted }, null, 2)];
  const tables = Object.entries(erased);
  const width = Math.max(0, ...tables.map(([table]) => table.length));
  const rows = tables.map(([table, count]) => `  ${table.padEnd(width)}  ${String(count).padStart(8)}`);
  const head = tables.length === 0 ? SAYS.nothing : dryRun ? SAYS.would : SAYS.went;
  return [head[language], ...rows, SAYS.files[language], ...compactedLines(compacted, language)];
}

/** Does what the options ask, on an open database of this version. */
export async function run(pool: pg.Pool, options: Options, now = new Date()): Promise<CommandResult> {
  const { dryRun, language } = options;
  const busy: CommandResult = { status: 1, lines: [SAYS.busy[language]] };
  const erased = dryRun ? await whatIsDue(pool, now) : await eraseDue(pool, now);
  if (!erased) return busy;
  const isCompacting = options.compact && !dryRun;
  const compacted = isCompacting ? await compact(pool, tables, { closed: 0 }) : undefined;
  if (isCompacting && !compacted) return busy;
  const isLeft = compacted !== undefined && compacted.failed.length + compacted.denied.length > 0;
  return { status: isLeft ? 1 : 0, lines: linesOf(erased, compacted, options) };
}
