import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as z from 'zod/mini';
import type { Contents } from './contents.ts';
import {
  ArchiveFault,
  FORMAT,
  type Foot,
  footSchema,
  type Head,
  headSchema,
  type Part,
  partOf,
} from './described.ts';
import { END, type Entry, HEADER_BYTES, paddingOf, readHeader } from './tar.ts';

/** A file of an archive; read or skipped before the next one. */
export interface ReadPart extends Entry {
  readonly part: Part;
  bytes(): AsyncGenerator<Buffer>;
  all(): Promise<Buffer>;
  readonly before: Hash;
}

/**
 * Reads exact byte counts.
 * @throws ArchiveFault at the end
 */
function byteReader(source: AsyncIterator<Buffer>, hash: Hash) {
  let held: Buffer = Buffer.alloc(0);
  async function some(most: number): Promise<Buffer> {
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
      const taken = await some(left);
      left -= taken.length;
      yield taken;
    }
  }
  const take = async (length: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of stream(length)) parts.push(part);
    return Buffer.concat(parts);
  };
  return { stream, take };
}

const TEXT_MAX = 4_000_000;

/** @throws ArchiveFault if truncated or foreign */
async function* partsOf(path: string): AsyncGenerator<ReadPart> {
  const hash = createHash('sha256');
  const source = createReadStream(path, { highWaterMark: 1 << 20 });
  const reader = byteReader(source[Symbol.asyncIterator](), hash);
  let isFirst = true;
  try {
    for (;;) {
      const before = hash.copy();
      const entry = readHeader(await reader.take(HEADER_BYTES));
      if (entry === undefined) {
        await reader.take(END.length - HEADER_BYTES);
        return;
      }
      if (entry === 'damaged') throw new ArchiveFault(isFirst ? 'foreign' : 'altered');
      const part = partOf(entry.name);
      if (!part) throw new ArchiveFault(isFirst ? 'foreign' : 'name', entry.name);
      isFirst = false;
      let left: AsyncGenerator<Buffer> | undefined = reader.stream(entry.size);
      const bytes = (): AsyncGenerator<Buffer> => {
        const given = left;
        if (!given) throw new Error(`${entry.name} was read before`);
        left = undefined;
        return given;
      };
      const all = async (): Promise<Buffer> => {
        const parts: Buffer[] = [];
        for await (const some of bytes()) parts.push(some);
        return Buffer.concat(parts);
      };
      yield { ...entry, part, bytes, all, before };
      if (left) for await (const _ of left);
      await reader.take(paddingOf(entry.size).length);
    }
  } finally {
    source.destroy();
  }
}

async function parsed<T extends z.core.$ZodType>(schema: T, part: ReadPart): Promise<z.infer<T> | undefined> {
  if (part.size > TEXT_MAX) return undefined;
  const text = (await part.all()).toString('utf8');
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function readHead(part: ReadPart): Promise<Head> {
  const head = part.part.kind === 'head' ? await parsed(headSchema, part) : undefined;
  if (!head) throw new ArchiveFault('foreign');
  if (head.format > FORMAT) throw new ArchiveFault('newerFormat');
  return head;
}

export interface Described {
  readonly head: Head;
  readonly foot: Foot;
}

/**
 * Reads an archive to its end; reports oddities only once its checksum is verified.
 * @throws ArchiveFault
 */
export async function checkArchive(path: string, heed: (head: Head) => Contents): Promise<Described> {
  let head: Head | undefined;
  let foot: Foot | undefined;
  let contents: Contents | undefined;
  let odd: unknown;
  for await (const part of partsOf(path)) {
    if (foot) throw new ArchiveFault('altered', part.name);
    if (!head) {
      head = await readHead(part);
      contents = heed(head);
    } else if (part.part.kind === 'head') throw new ArchiveFault('altered', part.name);
    else if (part.part.kind === 'foot') {
      const { before } = part;
      foot = await parsed(footSchema, part);
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

export async function* contentsOf(path: string): AsyncGenerator<ReadPart> {
  for await (const part of partsOf(path))
    if (part.part.kind === 'rows' || part.part.kind === 'piece') yield part;
}
