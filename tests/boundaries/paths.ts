import { readdirSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Installed, built or generated. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', '.git']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(ROOT, path).replaceAll('\\', '/')];
    return LEFT_OUT.has(entry.name) ? [] : filesBelow(path);
  });
}

export const projectFiles: readonly string[] = filesBelow(ROOT);

const ESCAPED = /[.*+?^${}()|[\]\\]/g;

/** `‹…›`, `<…>` and `*` become any name without a slash. */
const patternOf = (path: string): string =>
  path
    .split(/‹[^›]*›|<[^>]*>|\*/)
    .map((part) => part.replace(ESCAPED, '\\$&'))
    .join('[^/]+');

/** Whether a path with placeholders matches a file. */
const namesFile = (path: string, files: readonly string[] = projectFiles): boolean => {
  const whole = new RegExp(`^${patternOf(path)}$`);
  return files.some((file) => whole.test(file));
};

/** Inline code outside code blocks. */
const namedIn = (document: string): string[] =>
  [...document.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, named = '']) => named);

const FILE = /^(?!@|\/|https?:)[\w.‹›<>*-]+(?:\/[\w.‹›<>*-]+)*\.(?:ts|tsx|mjs|json|css|sql)$/;

/** A room's README may use path endings; other documents use paths from the root. Skips bare names. */
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
