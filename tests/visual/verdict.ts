import type { Choice } from '../evidence/choose.ts';
import { difference, marked } from './compare.ts';
import { readPng } from './png.ts';

/** What is wrong with a drawing, and the images that show it. */
export interface Complaint {
  readonly words: string;
  readonly images: Readonly<Record<string, Buffer>>;
}

/** What a drawing is judged by. */
export interface Drawing {
  /** The stored picture; undefined when there is none. */
  readonly kept: Buffer | undefined;
  readonly drawn: Buffer;
  readonly file: string;
  readonly title: string;
  readonly choice: Choice;
}

/** Judges a drawing by its stored picture: without one there is nothing that it could be right by. */
export function complaintOf({ kept, drawn, file, title, choice }: Drawing): Complaint | undefined {
  if (!kept) {
    const command = `npm run pictures -- -g "${title}"`;
    const words = `There is no picture to compare with. Look at what was drawn, then store it: ${command}`;
    return { words, images: { drawn } };
  }
  const is = readPng(drawn);
  const differs = difference(readPng(kept), is);
  if (!differs) return undefined;
  const doubt =
    choice === 'tenth'
      ? ' Nothing that it is made of has changed, so what is known of other pictures is in doubt too: draw all of them, with PARVIS_ALL=yes.'
      : '';
  return {
    words: `${file}: ${differs.words}.${doubt}`,
    images: { expected: kept, drawn, ...(differs.seen ? { differs: marked(is, differs.seen) } : {}) },
  };
}
