import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as z from 'zod/mini';
import type { ContentsValidator } from './archiveContents.ts';
import {
  ArchiveFault,
  type ArchiveFoot,
  type ArchiveHead,
  type ArchivePart,
  FORMAT,
  footSchema,
  headSchema,
  parsePartName,
} from './archiveFormat.ts';
import { createPadding, END_OF_ARCHIVE, HEADER_BYTES, readHeader, type TarEntry } from './tar.ts';

/** Read or skipped before the next one. */
export interface ReadPart extends TarEntry {
  readonly part: ArchivePart;
  bytes(): AsyncGenerator<Buffer>;
  all(): Promise<Buffer>;
  readonly before: Hash;
}

/** @throws ArchiveFault at the end */
function createByteReader(source: AsyncIterator<Buffer>, hash: Hash) {
  let held: Buffer = Buffer.alloc(0);
  async function readSome(most: number): Promise<Buffer> {
    if (held.length === 0) {
      const next = await source.next();
      if (next.done) throw new ArchiveFault('cut');
      held = next.value;
    }
    const taken = held.subarray(0, most);
    held = held.subarray(taken.length);
    hash.update(taken);
    return taken;
  }
  async function* stream(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      const taken = await readSome(left);
      left -= taken.length;
      yield taken;
    }
  }
  const readExactly = async (length: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of stream(length)) parts.push(part);
    return Buffer.concat(parts);
  };
  return { stream, take: readExactly };
}

const MAX_TEXT = 4_000_000;

/** @throws ArchiveFault if truncated or foreign */
async function* readParts(path: string): AsyncGenerator<ReadPart> {
  const hash = createHash('sha256');
  const source = createReadStream(path, { highWaterMark: 1 << 20 });
  const reader = createByteReader(source[Symbol.asyncIterator](), hash);
  let isFirst = true;
  try {
    for (;;) {
      const before = hash.copy();
      const entry = readHeader(await reader.take(HEADER_BYTES));
      if (entry === undefined) {
        await reader.take(END_OF_ARCHIVE.length - HEADER_BYTES);
        return;
      }
      if (entry === 'damaged') throw new ArchiveFault(isFirst ? 'foreign' : 'altered');
      const part = parsePartName(entry.name);
      if (!part) throw new ArchiveFault(isFirst ? 'foreign' : 'name', entry.name);
      isFirst = false;
      let left: AsyncGenerator<Buffer> | undefined = reader.stream(entry.size);
      const readBytes = (): AsyncGenerator<Buffer> => {
        const given = left;
        if (!given) throw new Error(`${entry.name} was read before`);
        left = undefined;
        return given;
      };
      const readAll = async (): Promise<Buffer> => {
        const parts: Buffer[] = [];
        for await (const some of readBytes()) parts.push(some);
        return Buffer.concat(parts);
      };
      yield { ...entry, part, bytes: readBytes, all: readAll, before };
      if (left) for await (const _ of left);
      await reader.take(createPadding(entry.size).length);
    }
  } finally {
    source.destroy();
  }
}

async function parsePart<T extends z.core.$ZodType>(
  schema: T,
  part: ReadPart,
): Promise<z.infer<T> | undefined> {
  if (part.size > MAX_TEXT) return undefined;
  const text = (await part.all()).toString('utf8');
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function readHead(part: ReadPart): Promise<ArchiveHead> {
  const head = part.part.kind === 'head' ? await parsePart(headSchema, part) : undefined;
  if (!head) throw new ArchiveFault('foreign');
  if (head.format > FORMAT) throw new ArchiveFault('newerFormat');
  return head;
}

export interface VerifiedArchive {
  readonly head: ArchiveHead;
  readonly foot: ArchiveFoot;
}

/**
 * Reports faults only after verifying the checksum.
 * @throws ArchiveFault
 */
export async function checkArchive(
  path: string,
  createValidator: (head: ArchiveHead) => ContentsValidator,
): Promise<VerifiedArchive> {
  let head: ArchiveHead | undefined;
  let foot: ArchiveFoot | undefined;
  let contents: ContentsValidator | undefined;
  let odd: unknown;
  for await (const part of readParts(path)) {
    if (foot) throw new ArchiveFault('altered', part.name);
    if (!head) {
      head = await readHead(part);
      contents = createValidator(head);
    } else if (part.part.kind === 'head') throw new ArchiveFault('altered', part.name);
    else if (part.part.kind === 'foot') {
      const { before } = part;
      foot = await parsePart(footSchema, part);
      if (foot?.sha256 !== before.digest('hex')) throw new ArchiveFault('altered');
    } else if (odd === undefined)
      await contents?.take(part).catch((error: unknown) => {
        if (error instanceof ArchiveFault && error.fault === 'cut') throw error;
        odd = error;
      });
  }
  if (!head) throw new ArchiveFault('foreign');
  if (odd) throw odd;
  if (!foot) throw new ArchiveFault('cut');
  contents?.end(foot);
  return { head, foot };
}

export async function* readContents(path: string): AsyncGenerator<ReadPart> {
  for await (const part of readParts(path))
    if (part.part.kind === 'rows' || part.part.kind === 'piece') yield part;
}
