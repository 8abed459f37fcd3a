import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'app', 'dist', 'build-manifest.json'), 'utf8'),
);

/** Where the built file of a source is served, on any site; the source is named from the folder of the app. */
export function builtFile(source: string): string {
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The built app has no file of its own for "${source}".`);
  return `**/${file}`;
}
