import { type FileHandle, open } from 'node:fs/promises';

/** Bytes that are looked at together. */
const WINDOW = 64 * 1024;

/** Gives so many bytes of a file, fewer at its end. */
type ReadWindow = (at: number, length: number) => Promise<Buffer>;

/** Reads a file by windows: what is asked for stands near one another. */
function windowsOf(file: FileHandle): ReadWindow {
  const held = { from: 0, bytes: Buffer.alloc(0) };
  return async (at, length) => {
    if (at < held.from || at + length > held.from + held.bytes.length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(WINDOW), 0, WINDOW, at);
      held.from = at;
      held.bytes = buffer.subarray(0, bytesRead);
    }
    return held.bytes.subarray(at - held.from, at - held.from + length);
  };
}

/** Encoders make a dozen passes; what stands before the picture has fewer pieces than this, whoever wrote it. */
const MOST = { scans: 64, pieces: 2_000 } as const;

/** Bytes that are looked at together. */
const AT_ONCE = 4096;
const [BEGIN, END, SCAN] = [0xd8, 0xd9, 0xda];

/** What follows 0xff within what is drawn: a byte of that value, one more of them, or a mark to begin anew at. */
const isWithin = (mark: number): boolean =>
  mark === 0 || mark === 1 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd7);

/** Where the next piece of a JPEG begins; nowhere among these bytes. */
function nextPiece(bytes: Buffer): number | undefined {
  let at = bytes.indexOf(0xff);
  while (at >= 0 && isWithin(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? undefined : at;
}

async function areFew(read: ReadWindow): Promise<boolean> {
  const seen = { scans: 0, pieces: 0 };
  for (let at = 0; ; ) {
    const bytes = await read(at, AT_ONCE);
    const next = nextPiece(bytes);
    if (next === undefined) {
      // The last of them may be the first of the next piece.
      if (bytes.length < AT_ONCE) return true;
      at += AT_ONCE - 1;
      continue;
    }
    const [, mark, ...length] = await read(at + next, 4);
    if (mark === END || length.length < 2) return true;
    seen.pieces += 1;
    if (mark === SCAN) seen.scans += 1;
    if (seen.scans > MOST.scans || seen.pieces > MOST.pieces) return false;
    at += next + 2 + (mark === BEGIN ? 0 : Buffer.from(length).readUInt16BE());
  }
}

/**
 * Whether a JPEG draws its picture in no more passes than any encoder makes: each goes over all of it, and may have thirty bytes, so
 * that a few kilobytes keep whoever reads them busy for minutes.
 */
export async function hasFewScans(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await areFew(windowsOf(file));
  } finally {
    await file.close();
  }
}
