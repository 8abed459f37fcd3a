import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { type Finding, found } from './findings.ts';

export const FILE_NAME = 'customer.json';

/** Some twenty times what a thousand questions take. */
export const MAX_FILE_MB = 5;

const MEGABYTE = 1024 * 1024;

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Checks a file before opening it: pipes block, and devices may never end. */
export function whyNotOpen(path: string, mostMb: number): 'notFile' | 'tooLarge' | undefined {
  const stats = statsOf(path);
  if (!stats || stats.isDirectory()) return undefined;
  if (!stats.isFile()) return 'notFile';
  return stats.size > mostMb * MEGABYTE ? 'tooLarge' : undefined;
}

/** Reads the cuid of a file, even if invalid. */
export function claimedName(folder: string): string | undefined {
  const path = join(folder, FILE_NAME);
  try {
    const text = whyNotOpen(path, MAX_FILE_MB) ? '' : readFileSync(path, 'utf8');
    return /"cuid"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

/** Endings that editors add and file managers hide. */
const HIDDEN_ENDINGS = ['.txt', '.json', '.svg', '.png', '.jpg'] as const;

/** Matches by case, hidden ending or spelling. */
export function nearFile(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((other) => other !== name && !other.startsWith('.'));
  const wanted = name.toLowerCase();
  const named = (meant: string) => others.find((other) => other.toLowerCase() === meant);
  const ended = HIDDEN_ENDINGS.map((ending) => named(wanted + ending)).find((other) => other !== undefined);
  return named(wanted) ?? ended ?? named(wanted.replace(/\.\w+$/, '')) ?? nearest(name, others);
}

const WORD_PROCESSOR = /^customer(?:\.json)?\.(?:docx?|odt|rtf|pages)$/i;

export function findMeantFile(names: readonly string[]): Finding | undefined {
  const written = names.find((one) => WORD_PROCESSOR.test(one));
  if (written !== undefined) return found('noPlainText', '', { value: written });
  const meant = nearFile(FILE_NAME, names);
  return meant === undefined ? undefined : found('noCustomer', '', { meant });
}
