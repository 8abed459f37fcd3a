import { isKnownMark } from '../../store/schemaHistory.ts';
import { ArchiveFault } from './described.ts';
import { checkArchive, type Described } from './readArchive.ts';

/** Reads an archive to its end, if this version can put it back. @throws ArchiveFault as `checkArchive`, and where it is of a newer one */
export async function usableArchive(path: string): Promise<Described> {
  const described = await checkArchive(path);
  if (!isKnownMark(described.head.schema)) throw new ArchiveFault('newerSchema');
  return described;
}
