import { spawnSync } from 'node:child_process';

export const hasExiftool: boolean = spawnSync('exiftool', ['-ver']).status === 0;

/** With embedded files. */
export function readByExiftool(path: string): Readonly<Record<string, unknown>> {
  const { stdout } = spawnSync('exiftool', ['-json', '-G', '-ee', '-a', '-u', path], { encoding: 'utf8' });
  return (JSON.parse(stdout) as Record<string, unknown>[])[0] ?? {};
}

/** Of the file itself. */
const FILE_TAGS = /^(?:SourceFile|(?:ExifTool|System|File|Composite|JFIF|RIFF):.*)$/;

export const findPersonalTags = (path: string): string[] =>
  Object.keys(readByExiftool(path)).filter((tag) => !FILE_TAGS.test(tag));
