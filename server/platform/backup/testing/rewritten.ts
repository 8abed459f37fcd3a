import { gunzipSync, gzipSync } from 'node:zlib';
import { usableArchive } from '../archive/contents.ts';
import { type Foot, HEAD, type Head } from '../archive/described.ts';
import { contentsOf } from '../archive/readArchive.ts';
import { writeArchive } from '../archive/writeArchive.ts';

interface Changes {
  readonly head?: (head: Head) => Head;
  readonly foot?: (foot: Foot) => Foot;
  /** By table. */
  readonly rows?: Readonly<Record<string, (text: string) => string>>;
  /** Files to add. */
  readonly pieces?: Readonly<Record<string, string>>;
}

const same = <T>(what: T): T => what;

/** Rewrites an archive with other contents and a valid checksum. */
export async function rewritten(from: string, to: string, changes: Changes): Promise<void> {
  const { head, foot } = await usableArchive(from);
  await writeArchive(to, async (archive) => {
    await archive.add(HEAD, Buffer.from(JSON.stringify((changes.head ?? same)(head))));
    for await (const part of contentsOf(from)) {
      const bytes = await part.all();
      const change = part.part.kind === 'rows' ? changes.rows?.[part.part.table] : undefined;
      await archive.add(part.name, change ? gzipSync(change(gunzipSync(bytes).toString())) : bytes);
    }
    for (const [name, text] of Object.entries(changes.pieces ?? {}))
      await archive.add(`media/${name}`, Buffer.from(text));
    const { sha256: _, ...rest } = (changes.foot ?? same)(foot);
    return rest;
  });
}
