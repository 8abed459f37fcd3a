import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const listFilesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFilesBelow(path) : [path];
  });

const TEXT = /\.(js|css|svg|json)$/;

/** At the best level, instead of per request. */
export const precompress = (dist: string, which = TEXT): Plugin => ({
  name: 'parvis:precompress',
  apply: 'build',
  closeBundle() {
    if (!existsSync(dist)) return;
    for (const path of listFilesBelow(dist).filter((name) => which.test(name))) {
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), options));
    }
  },
});
