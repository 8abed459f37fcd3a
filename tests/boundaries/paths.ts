import { readdirSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** What is installed, built or written by a run: no file of the project. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', '.git']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(ROOT, path).replaceAll('\\', '/')];
    return LEFT_OUT.has(entry.name) ? [] : filesBelow(path);
  });
}

/** Every file of the project, by its path from the root. */
export const projectFiles: readonly string[] = filesBelow(ROOT);

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

/** What a path of a document stands for: `‹…›`, `<…>` and `*` are any name without a slash. */
const patternOf = (path: string): string =>
  path
    .split(/‹[^›]*›|<[^>]*>|\*/)
    .map((part) => part.replace(ESCAPED, '\\$&'))
    .join('[^/]+');

/** Whether a path with its placeholders names at least one of the files. */
const namesFile = (path: string, files: readonly string[] = projectFiles): boolean => {
  const whole = new RegExp(`^${patternOf(path)}$`);
  return files.some((file) => whole.test(file));
};

/** Text between single backticks, outside of blocks of code. */
const namedIn = (document: string): string[] =>
  [...document.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, named = '']) => named);

const FILE = /^(?!@|\/|https?:)[\w.‹›<>*-]+(?:\/[\w.‹›<>*-]+)*\.(?:ts|tsx|mjs|json|css|sql)$/;

/**
 * Files that a document names and that do not exist. The README of a room may name its own files by the end of their
 * path; other documents name them from the root, and what has no folder is not looked at there.
 */
export function missingFiles(at: string, document: string, files = projectFiles): string[] {
  const room = posix.dirname(at);
  const named = [...new Set(namedIn(document))].filter((one) => FILE.test(one));
  if (room === '.') return named.filter((one) => one.includes('/') && !namesFile(one, files));
  const ends = files.filter((file) => file.startsWith(`${room}/`));
  return named.filter((one) => {
    const end = new RegExp(`/${patternOf(one)}$`);
    return !namesFile(one, files) && !ends.some((file) => end.test(file));
  });
}
