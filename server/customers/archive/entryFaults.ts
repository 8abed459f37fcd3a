import type yauzl from 'yauzl';
import { isEntry } from './entries.ts';
import { ArchiveRefused, MOST_MB, type Refused } from './refused.ts';

const MEGABYTE = 1024 * 1024;
const KIND = 0o170000;
const LINK = 0o120000;
const isLink = ({ externalFileAttributes }: yauzl.Entry): boolean =>
  ((externalFileAttributes >>> 16) & KIND) === LINK;
const climbs = (name: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..');

/** Where an entry may not stand in an archive, with the sentence for it, the gravest first. */
const FAULTS: ReadonlyArray<readonly [Refused, (entry: yauzl.Entry, name: string) => boolean]> = [
  ['climbs', (_, name) => climbs(name)],
  ['link', isLink],
  ['locked', ({ generalPurposeBitFlag }) => (generalPurposeBitFlag & 1) !== 0],
  ['stranger', (_, name) => !isEntry(name)],
];

const nameOf = ({ fileName }: yauzl.Entry): string => (fileName as string | Buffer).toString('utf8');

/** The entries by name, if each may stand in an archive of a customer. @throws ArchiveRefused */
export function checked(entries: readonly yauzl.Entry[]): Map<string, yauzl.Entry> {
  const named = new Map<string, yauzl.Entry>();
  let size = 0;
  for (const entry of entries) {
    const name = nameOf(entry);
    const fault = FAULTS.find(([, is]) => is(entry, name));
    if (fault) throw new ArchiveRefused(fault[0], name);
    // On some disks names that differ in their letters alone are one file.
    if (named.has(name.toLowerCase())) throw new ArchiveRefused('twice', name);
    named.set(name.toLowerCase(), entry);
    size += entry.uncompressedSize;
    if (size > MOST_MB * MEGABYTE) throw new ArchiveRefused('tooLarge');
  }
  return new Map(entries.map((entry) => [nameOf(entry), entry]));
}
