import { migrationsUpTo, stateOf } from '../../store/schemaVersion.ts';
import { contentsBelow } from './contents.ts';
import { ArchiveFault } from './described.ts';
import { checkArchive, type Described } from './readArchive.ts';

/** The day of a mark, as far as it is one. */
const dayOf = (mark: number): string =>
  Math.abs(mark) <= 8.64e15 ? new Date(mark).toISOString().slice(0, 10) : String(mark);

/**
 * Reads an archive to its end, if this version can put it back.
 * @throws ArchiveFault as `checkArchive`, and where it is of a newer version, or of one that this one never was
 */
export async function usableArchive(path: string): Promise<Described> {
  const described = await checkArchive(path, contentsBelow);
  const { schema } = described.head;
  if (stateOf(schema) === 'newer') throw new ArchiveFault('newerSchema');
  if (!migrationsUpTo(schema)) throw new ArchiveFault('unknownSchema', dayOf(schema));
  return described;
}
