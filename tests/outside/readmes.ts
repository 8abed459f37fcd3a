import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';

export const rooms = ['ui', 'theme', 'locales', 'questionnaire'] as const;

/** Guides of packages, by room. */
const GUIDES: Readonly<Partial<Record<(typeof rooms)[number], string>>> = {
  ui: 'docs/components.md',
  questionnaire: 'docs/questionnaires.md',
};

export interface Block {
  readonly language: string;
  /** Given by its page. */
  readonly file: string | undefined;
  readonly lines: readonly string[];
}

/** Program (`ts`, `tsx`), file (`json`), shell line (`sh`), terminal output (`console`), or plain `text`. */
const LANGUAGES = ['ts', 'tsx', 'json', 'sh', 'console', 'text'];

/** README, then guide. */
export function blocksOf(room: (typeof rooms)[number]): readonly Block[] {
  const pages = [`${room}/README.md`, GUIDES[room]].filter((page) => page !== undefined);
  const text = pages.map((page) => readFileSync(join(ROOT, page), 'utf8')).join('\n');
  return [...text.matchAll(/^```(\S*) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file, code = '']) => {
      if (!LANGUAGES.includes(language))
        throw new Error(`A block of the pages of ${room} is of the unknown kind "${language}".`);
      return { language, file: file || undefined, lines: code.split('\n') };
    },
  );
}

export const isProgram = ({ language }: Block): boolean => language === 'ts' || language === 'tsx';

export function installLine(room: (typeof rooms)[number]): string {
  const [line, ...more] = blocksOf(room).flatMap(({ language, lines }) =>
    language === 'sh' ? lines.filter(Boolean) : [],
  );
  if (!line || more.length > 0) throw new Error(`The pages of ${room} have no single line to install it.`);
  return line;
}

export const packagesIn = (lines: readonly string[]): readonly string[] => [
  ...new Set([...lines.join('\n').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name)),
];

/** The last without `ref` as a property. */
export const EIGHTEEN = '18.3.1';

/** Unless it is the current one. */
export const withReact = (line: string, version: string): string =>
  version === EIGHTEEN ? line.replace(/ react(-dom)?(?= |$)/g, (name) => `${name}@${version}`) : line;
