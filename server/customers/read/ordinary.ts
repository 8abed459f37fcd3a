import { type Stats, statSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

function factsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Why a file is not to be opened; nothing where it is, or where opening it tells. Whoever opens a pipe waits for
 * somebody to write, and a device may never end.
 * @param mostMb its largest size, megabytes
 */
export function notOrdinary(path: string, mostMb: number): 'notFile' | 'tooLarge' | undefined {
  const facts = factsOf(path);
  if (!facts || facts.isDirectory()) return undefined;
  if (!facts.isFile()) return 'notFile';
  return facts.size > mostMb * MEGABYTE ? 'tooLarge' : undefined;
}
