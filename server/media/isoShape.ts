import { type FileHandle, open } from 'node:fs/promises';

/** What tells of a film of half a minute is made of less than this, whoever wrote it: boxes, levels, rows of one table or of all pieces, bytes. */
const MOST = { boxes: 20_000, depth: 12, rows: 20_000, bytes: 4 * 1024 * 1024 } as const;

/** Boxes that hold boxes, on the way to tables. */
const HOLD = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf', 'mfra']);

/** How a table is made: the bytes before its rows (the count stands in the last four), and of one row; what of a row is a count itself. */
interface Table {
  readonly head: number;
  readonly row: number;
  readonly counts?: number;
}
const TABLES: Readonly<Record<string, Table>> = {
  stts: { head: 8, row: 8, counts: 0 },
  ctts: { head: 8, row: 8, counts: 0 },
  stsc: { head: 8, row: 12, counts: 4 },
  // Where all samples are of one size no rows follow.
  stsz: { head: 12, row: 0 },
  stz2: { head: 12, row: 0 },
  stco: { head: 8, row: 4 },
  co64: { head: 8, row: 8 },
  stss: { head: 8, row: 4 },
  elst: { head: 8, row: 12 },
  // Which columns it has is a matter of its flags.
  trun: { head: 8, row: 0 },
  // Where fragments begin; how wide its last three columns are is a matter of its flags.
  tfra: { head: 16, row: 11 },
};

/** What was seen so far. */
interface Seen {
  boxes: number;
  /** Pictures and sounds of pieces, which need have no bytes of their own. */
  runs: number;
}
const nothing = (): Seen => ({ boxes: 0, runs: 0 });

function isFairTable(name: string, bytes: Buffer, { head, row, counts }: Table, seen: Seen): boolean {
  if (bytes.length < head) return false;
  const rows = bytes.readUInt32BE(head - 4);
  if (name === 'trun') seen.runs += rows;
  if (seen.runs > MOST.rows) return false;
  if (rows > MOST.rows || head + rows * row > bytes.length) return false;
  if (counts === undefined) return true;
  let sum = 0;
  for (let at = head + counts; at < head + rows * row; at += row) sum += bytes.readUInt32BE(at);
  return sum <= MOST.rows;
}

/** Looks at the boxes that stand in others, which are held whole. */
function isFair(bytes: Buffer, depth: number, count: Seen): boolean {
  for (let at = 0; at + 8 <= bytes.length; ) {
    count.boxes += 1;
    const size = bytes.readUInt32BE(at);
    // Four zeros end a list in QuickTime.
    if (size === 0) return true;
    if (size < 8 || at + size > bytes.length || depth > MOST.depth || count.boxes > MOST.boxes) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + size);
    const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
    if (table && !isFairTable(name, content, table, count)) return false;
    if (HOLD.has(name) && !isFair(content, depth + 1, count)) return false;
    at += size;
  }
  return true;
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** How long a box of the file is, and of that its head; to the end of the file where it does not say so. */
function extentOf(head: Buffer, left: number): { length: number; begins: number } {
  const size = head.readUInt32BE(0);
  if (size === 1 && head.length >= 16) return { length: Number(head.readBigUInt64BE(8)), begins: 16 };
  return { length: size === 0 ? left : size, begins: 8 };
}

async function hasFairBoxes(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const count = nothing();
  let told = 0;
  for (let at = 0; at + 8 <= size; ) {
    const head = await read(file, at, 16);
    const { length, begins } = extentOf(head, size - at);
    count.boxes += 1;
    if (length < begins || count.boxes > MOST.boxes) return false;
    if (HOLD.has(head.toString('latin1', 4, 8))) {
      told += length;
      if (at + length > size || told > MOST.bytes) return false;
      if (!isFair(await read(file, at + begins, length - begins), 1, count)) return false;
    }
    at += length;
  }
  return true;
}

/**
 * The last four bytes of a film in fragments may say how far before its end a table of them begins: readers look there, also where no
 * box does. Whether what they find is fair.
 */
async function hasFairIndex(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size < 4) return true;
  const at = size - (await read(file, size - 4, 4)).readUInt32BE(0);
  if (at < 0 || at + 8 > size) return true;
  const head = await read(file, at, 16);
  const { length, begins } = extentOf(head, size - at);
  if (head.toString('latin1', 4, 8) !== 'mfra' || at + length > size) return true;
  if (length < begins || length > MOST.bytes) return false;
  return isFair(await read(file, at + begins, length - begins), 1, nothing());
}

/**
 * Whether the boxes of an ISO file lie within one another, not too deep, and its tables have the rows that they say: whoever reads
 * one believes them, and would count to four thousand million.
 */
export async function hasShapeOfIso(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return (await hasFairBoxes(file)) && (await hasFairIndex(file));
  } finally {
    await file.close();
  }
}
