import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/** Root's database belongs to another account. */
export function copyData(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', from, to]);
}
