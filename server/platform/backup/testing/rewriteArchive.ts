import { gunzipSync, gzipSync } from 'node:zlib';
import { verifyArchive } from '../archive/archiveContents.ts';
import { type ArchiveFoot, type ArchiveHead, HEAD } from '../archive/archiveFormat.ts';
import { readContents } from '../archive/readArchive.ts';
import { writeArchive } from '../archive/writeArchive.ts';

interface Changes {
  readonly head?: (head: ArchiveHead) => ArchiveHead;
  readonly foot?: (foot: ArchiveFoot) => ArchiveFoot;
  readonly rows?: Readonly<Record<string, (text: string) => string>>;
  readonly pieces?: Readonly<Record<string, string>>;
}

const identity = <T>(what: T): T => what;

/** With other contents and a valid checksum. */
export async function rewriteArchive(from: string, to: string, changes: Changes): Promise<void> {
  const { head, foot } = await verifyArchive(from);
  await writeArchive(to, async (archive) => {
    await archive.add(HEAD, Buffer.from(JSON.stringify((changes.head ?? identity)(head))));
    for await (const part of readContents(from)) {
      const bytes = await part.all();
      const change = part.part.kind === 'rows' ? changes.rows?.[part.part.table] : undefined;
      await archive.add(part.name, change ? gzipSync(change(gunzipSync(bytes).toString())) : bytes);
    }
    for (const [name, text] of Object.entries(changes.pieces ?? {}))
      await archive.add(`media/${name}`, Buffer.from(text));
    const { sha256: _, ...rest } = (changes.foot ?? identity)(foot);
    return rest;
  });
}
