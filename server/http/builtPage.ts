import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { revisionOf } from '../platform/lib/revision.ts';
import { cspHash } from './security.ts';

const hashesSchema = z.object({ style: z.array(z.string()) });

/** Hashes of the style elements in the pages of a built folder, without quotes. */
function styleHashesOf(folder: string): string[] {
  const list = join(folder, 'csp-hashes.json');
  if (!existsSync(list)) return [];
  const hashes = hashesSchema.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  return hashes.success ? hashes.data.style.map((hash) => hash.replace(/'/g, '')) : [];
}

const inlineHashes = (html: string, element: 'style' | 'script'): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<${element}(?: type="module"| id="[^"]+")?>(.*?)</${element}>`, 'gs')),
    ([, content = '']) => cspHash(content),
  );

const EARLY_SCRIPTS = /\s*<link rel="modulepreload"[^>]*>/g;

/** A page as the build wrote it, with the hashes its policy must name. */
export interface BuiltPage {
  readonly html: string;
  /** The same without the links by which scripts are fetched from the beginning: for a page whose first view stands in it. */
  readonly drawn: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Which build it is of: it names its files by their content. */
  readonly revision: number;
}

/** Reads a page of a built folder, and again once it was built again; undefined while there is none. */
export function builtPage(folder: string, page: string, name = 'index.html'): () => BuiltPage | undefined {
  const file = join(folder, page, name);
  let read: (BuiltPage & { at: number }) | undefined;
  return () => {
    if (!existsSync(file)) return undefined;
    const at = statSync(file).mtimeMs;
    if (read?.at === at) return read;
    const html = readFileSync(file, 'utf8');
    const styles = [...styleHashesOf(folder), ...inlineHashes(html, 'style')];
    read = {
      at,
      html,
      drawn: html.replaceAll(EARLY_SCRIPTS, ''),
      styles,
      scripts: inlineHashes(html, 'script'),
      revision: revisionOf(html),
    };
    return read;
  };
}
