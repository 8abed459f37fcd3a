import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { type Finding, found } from './findings.ts';

/** The name of a customer's file in its folder. */
export const FILE_NAME = 'customer.json';

/** Largest file, megabytes: some twenty times what a thousand questions take. */
export const MAX_FILE_MB = 5;

const MEGABYTE = 1024 * 1024;

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Why a file must not be opened; nothing where it may be, or where opening it tells. Opening a pipe waits for a writer, and a device
 * may never end.
 * @param mostMb its largest size, megabytes
 */
export function whyNotOpen(path: string, mostMb: number): 'notFile' | 'tooLarge' | undefined {
  const stats = statsOf(path);
  if (!stats || stats.isDirectory()) return undefined;
  if (!stats.isFile()) return 'notFile';
  return stats.size > mostMb * MEGABYTE ? 'tooLarge' : undefined;
}

/** Reads whose a file says that it is, also one that cannot be loaded, as far as it can be read. */
export function claimedName(folder: string): string | undefined {
  const path = join(folder, FILE_NAME);
  try {
    const text = whyNotOpen(path, MAX_FILE_MB) ? '' : readFileSync(path, 'utf8');
    return /"cuid"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

/** Endings that editors add to a file's name, and that a file manager hides. */
const HIDDEN_ENDINGS = ['.txt', '.json', '.svg', '.png', '.jpg'] as const;

/** Finds the file that a name probably means: in other letters, with a hidden ending, or misspelt. */
export function nearFile(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((other) => other !== name && !other.startsWith('.'));
  const wanted = name.toLowerCase();
  const named = (meant: string) => others.find((other) => other.toLowerCase() === meant);
  const ended = HIDDEN_ENDINGS.map((ending) => named(wanted + ending)).find((other) => other !== undefined);
  return named(wanted) ?? ended ?? named(wanted.replace(/\.\w+$/, '')) ?? nearest(name, others);
}

/** What word processors write. */
const WORD_PROCESSOR = /^customer(?:\.json)?\.(?:docx?|odt|rtf|pages)$/i;

/** Tells which file of a folder is probably meant as the customer's; nothing where none is near. */
export function findMeantFile(names: readonly string[]): Finding | undefined {
  const written = names.find((one) => WORD_PROCESSOR.test(one));
  if (written !== undefined) return found('noPlainText', '', { value: written });
  const meant = nearFile(FILE_NAME, names);
  return meant === undefined ? undefined : found('noCustomer', '', { meant });
}
