import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '@parvis/questionnaire/model/nearest';
import { createFinding, type Finding } from './findings.ts';

export const FILE_NAME = 'customer.json';

/** Twenty times the size of a thousand questions. */
export const MAX_FILE_MB = 5;

const MEGABYTE = 1024 * 1024;

function getStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Pipes block, and devices may never end. */
export function checkOpenable(path: string, mostMb: number): 'notFile' | 'tooLarge' | undefined {
  const stats = getStats(path);
  if (!stats || stats.isDirectory()) return undefined;
  if (!stats.isFile()) return 'notFile';
  return stats.size > mostMb * MEGABYTE ? 'tooLarge' : undefined;
}

/** Reads invalid files, too. */
export function readClaimedCuid(folder: string): string | undefined {
  const path = join(folder, FILE_NAME);
  try {
    const text = checkOpenable(path, MAX_FILE_MB) ? '' : readFileSync(path, 'utf8');
    return /"cuid"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  } catch {
    return undefined;
  }
}

/** Endings that editors add and file managers hide. */
const HIDDEN_ENDINGS = ['.txt', '.json', '.svg', '.png', '.jpg'] as const;

/** Compares case, hidden ending and spelling. */
export function findSimilarFile(name: string, names: readonly string[]): string | undefined {
  const others = names.filter((other) => other !== name && !other.startsWith('.'));
  const wanted = name.toLowerCase();
  const findExact = (meant: string) => others.find((other) => other.toLowerCase() === meant);
  const ended = HIDDEN_ENDINGS.map((ending) => findExact(wanted + ending)).find(
    (other) => other !== undefined,
  );
  return findExact(wanted) ?? ended ?? findExact(wanted.replace(/\.\w+$/, '')) ?? nearest(name, others);
}

const WORD_PROCESSOR = /^customer(?:\.json)?\.(?:docx?|odt|rtf|pages)$/i;

export function findMisnamedFile(names: readonly string[]): Finding | undefined {
  const written = names.find((one) => WORD_PROCESSOR.test(one));
  if (written !== undefined) return createFinding('noPlainText', '', { value: written });
  const meant = findSimilarFile(FILE_NAME, names);
  return meant === undefined ? undefined : createFinding('noCustomer', '', { meant });
}
