import { readNote } from '../export/pngNote.ts';

/** Larger files hold no theme, in bytes. A sheet of pictures is a few megabytes. */
const MAX_BYTES = 20_000_000;
/** What of a text file is read, in bytes: more is refused by its length. */
const MAX_TEXT = 2_000_000;

/** The text of a file; of a sheet of pictures that the studio made (`isSheet`), the address written in it. */
export async function textOfFile(file: Blob): Promise<{ readonly text: string; readonly isSheet: boolean }> {
  if (file.size > MAX_BYTES) return { text: '', isSheet: false };
  const note = readNote(new Uint8Array(await file.arrayBuffer()));
  return { text: note ?? (await file.slice(0, MAX_TEXT).text()), isSheet: note !== null };
}
