import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';

/** The rooms that are packed, each with its README. */
export const rooms = ['ui', 'theme', 'locales', 'questionnaire'] as const;

/** A block of a README. */
export interface Block {
  readonly language: string;
  /** Under which name it is saved, where its page says so. */
  readonly file: string | undefined;
  readonly lines: readonly string[];
}

/**
 * What a block may say of itself: a whole program (`ts`, `tsx`), a whole file (`json`), a line for a shell (`sh`), what a terminal shows
 * (`console`), or nothing that could be run (`text`).
 */
const LANGUAGES = ['ts', 'tsx', 'json', 'sh', 'console', 'text'];

/** The blocks of a README, which its package ships as it is. Throws where one does not say what it is. */
export function blocksOf(room: (typeof rooms)[number]): readonly Block[] {
  const text = readFileSync(join(ROOT, room, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(\S*) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file, code = '']) => {
      if (!LANGUAGES.includes(language))
        throw new Error(`A block of the README of ${room} is of the unknown kind "${language}".`);
      return { language, file: file || undefined, lines: code.split('\n') };
    },
  );
}

/** Whether a block is a program. */
export const isProgram = ({ language }: Block): boolean => language === 'ts' || language === 'tsx';

/** The line that a README gives to install it. */
export function installLine(room: (typeof rooms)[number]): string {
  const [line, ...more] = blocksOf(room).flatMap(({ language, lines }) =>
    language === 'sh' ? lines.filter(Boolean) : [],
  );
  if (!line || more.length > 0) throw new Error(`The README of ${room} has no single line to install it.`);
  return line;
}

/** The packages that a program imports. */
export const packagesIn = (lines: readonly string[]): readonly string[] => [
  ...new Set([...lines.join('\n').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name)),
];

/** The last React that gives no component its `ref`. */
export const EIGHTEEN = '18.3.1';

/** A line of installation that names the version of React: that of here where it is the same at all. */
export const withReact = (line: string, version: string): string =>
  version === EIGHTEEN ? line.replace(/ react(-dom)?(?= |$)/g, (name) => `${name}@${version}`) : line;
