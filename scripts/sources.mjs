import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const NOT_BUILT = /\.(test|stories)\.[a-z]+$|\.md$/;

/** `listSourceFiles` then includes stories and texts. */
export const NOTHING = /$^/;

export function listSourceFiles(root, folders, leftOut = NOT_BUILT) {
  const files = [];
  const walk = (folder) => {
    const path = join(root, folder);
    if (!existsSync(path)) return;
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED_FOLDERS.has(entry.name)) walk(name);
      } else if (entry.isFile() && !leftOut.test(entry.name)) files.push(name);
    }
  };
  for (const folder of folders) walk(folder);
  return files.sort();
}

/** Ignores file dates. */
export function computeFingerprint(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const content = readFileSync(path);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
