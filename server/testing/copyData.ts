import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/** Copies a folder of data with its owners: as root the database belongs to another user. */
export function copyData(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', from, to]);
}
