import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { listOf } from './setting.ts';

/** How files of fonts begin: outlines of TrueType or of PostScript, packed or not. Several in one file (`ttcf`) do not say which is meant. */
const BEGINNINGS = new Set(['\0\u0001\0\0', 'true', 'OTTO', 'wOFF', 'wOF2']);

function beginsAsFont(file: string): boolean {
  try {
    // Whoever opens a pipe waits for somebody to write.
    if (!statSync(file).isFile()) return false;
    const open = openSync(file, 'r');
    try {
      const head = Buffer.alloc(4);
      readSync(open, head, 0, 4, 0);
      return BEGINNINGS.has(head.toString('latin1'));
    } finally {
      closeSync(open);
    }
  } catch {
    return false;
  }
}

/** Files of fonts, with commas between. Nothing where one is none. */
export const readFontFiles = (text: string): readonly string[] | undefined => {
  const files = listOf(text);
  return files.every(beginsAsFont) ? files : undefined;
};
