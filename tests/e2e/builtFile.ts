import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'app', 'dist', 'build-manifest.json'), 'utf8'),
);

/** Matches the served URL of a built source on any site. The path is relative to the app folder. */
export function makeBuiltFilePattern(source: string): string {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The built app has no file of its own for "${source}".`);
  return `**/${file}`;
}
