import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hashRevision } from '../platform/lib/revision.ts';
import { hashCspElement } from './security.ts';

const hashesSchema = z.object({ style: z.array(z.string()) });

function readStyleHashes(folder: string): string[] {
  const list = join(folder, 'csp-hashes.json');
  if (!existsSync(list)) return [];
  const hashes = hashesSchema.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  return hashes.success ? hashes.data.style.map((hash) => hash.replace(/'/g, '')) : [];
}

const hashInlineElements = (html: string, element: 'style' | 'script'): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<${element}(?: type="module"| id="[^"]+")?>(.*?)</${element}>`, 'gs')),
    ([, content = '']) => hashCspElement(content),
  );

const EARLY_SCRIPTS = /\s*<link rel="modulepreload"[^>]*>/g;

export interface BuiltPage {
  readonly html: string;
  /** For a rendered first view: no modulepreload links. */
  readonly drawn: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Content hash of the build. */
  readonly revision: number;
}

/** Rereads after each build. */
export function createPageLoader(
  folder: string,
  page: string,
  name = 'index.html',
): () => BuiltPage | undefined {
  const file = join(folder, page, name);
  let read: (BuiltPage & { at: number }) | undefined;
  return () => {
    if (!existsSync(file)) return undefined;
    const at = statSync(file).mtimeMs;
    if (read?.at === at) return read;
    const html = readFileSync(file, 'utf8');
    const styles = [...readStyleHashes(folder), ...hashInlineElements(html, 'style')];
    read = {
      at,
      html,
      drawn: html.replaceAll(EARLY_SCRIPTS, ''),
      styles,
      scripts: hashInlineElements(html, 'script'),
      revision: hashRevision(html),
    };
    return read;
  };
}
