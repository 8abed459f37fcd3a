import { spawnSync } from 'node:child_process';

/** Whether the independent reader of metadata is installed. */
export const hasExiftool: boolean = spawnSync('exiftool', ['-ver']).status === 0;

/** All that it finds in a file of this machine, by group and name, also in what is embedded in it. */
export function readByExiftool(path: string): Readonly<Record<string, unknown>> {
  const { stdout } = spawnSync('exiftool', ['-json', '-G', '-ee', '-a', '-u', path], { encoding: 'utf8' });
  return (JSON.parse(stdout) as Record<string, unknown>[])[0] ?? {};
}

/** What tells of a file itself, and not of what somebody wrote into it. */
const OF_THE_FILE = /^(?:SourceFile|(?:ExifTool|System|File|Composite|JFIF|RIFF):.*)$/;

/** What it finds in a picture that is neither its size nor its pixels. */
export const tellingIn = (path: string): string[] =>
  Object.keys(readByExiftool(path)).filter((tag) => !OF_THE_FILE.test(tag));
