import { difference, marked } from './compare.ts';
import { readPng } from './png.ts';

/** With images that show why. */
export interface Complaint {
  readonly words: string;
  readonly images: Readonly<Record<string, Buffer>>;
}

export interface Drawing {
  readonly stored: Buffer | undefined;
  readonly drawn: Buffer;
  readonly file: string;
  readonly title: string;
}

/** A missing picture fails. */
export function findComplaint({ stored, drawn, file, title }: Drawing): Complaint | undefined {
  if (!stored) {
    const command = `npm run pictures -- -g "${title}"`;
    const words = `There is no picture to compare with. Look at what was drawn, then store it: ${command}`;
    return { words, images: { drawn } };
  }
  const actual = readPng(drawn);
  const differs = difference(readPng(stored), actual);
  if (!differs) return undefined;
  return {
    words: `${file}: ${differs.words}.`,
    images: {
      expected: stored,
      drawn,
      ...(differs.seen ? { differs: marked(actual, differs.seen) } : {}),
    },
  };
}
