import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compareSchema, selectMigrations } from '../../db/schemaVersion.ts';
import {
  ArchiveFault,
  type ArchiveFoot,
  type ArchiveHead,
  type ArchivePart,
  createContentsFault,
} from './archiveFormat.ts';
import type { ReadPart } from './readArchive.ts';
import { checkArchive, type VerifiedArchive } from './readArchive.ts';

const [TAB, LINE_FEED] = [0x09, 0x0a];

/** More than any customer image as text. */
const MAX_ROW = 32_000_000;

interface RowValidator {
  take(bytes: Buffer): void;
  end(): number;
}

/** Validates COPY text: UTF-8, one row a line. */
function createRowValidator(table: string, columns: number): RowValidator {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rows = 0;
  let tabs = 0;
  let length = 0;
  const decode = (bytes: Buffer, stream: boolean): void => {
    try {
      decoder.decode(bytes, { stream });
    } catch {
      throw createContentsFault(table);
    }
  };
  return {
    take(bytes) {
      decode(bytes, true);
      for (const byte of bytes) {
        length += 1;
        if (byte === TAB) tabs += 1;
        if (byte !== LINE_FEED) continue;
        if (tabs !== columns - 1) throw createContentsFault(table);
        rows += 1;
        tabs = 0;
        length = 0;
      }
      if (length > MAX_ROW) throw createContentsFault(table);
    },
    end() {
      decode(Buffer.alloc(0), false);
      if (length > 0) throw createContentsFault(table);
      return rows;
    },
  };
}

export interface ContentsValidator {
  take(part: ReadPart): Promise<void>;
  end(foot: ArchiveFoot): void;
}

type PartOfKind<Kind extends ArchivePart['kind']> = Extract<ArchivePart, { kind: Kind }>;

/** Validates table files: consecutive, of tables in the head. */
function createTableValidator({ tables }: ArchiveHead) {
  const columns = new Map(tables.map(({ name, columns }) => [name, columns.length]));
  const counts = new Map<string, number>();
  let current: { table: string; rows: RowValidator; next: number } | undefined;
  const finishTable = (): void => {
    if (current) counts.set(current.table, current.rows.end());
    current = undefined;
  };
  return {
    counts,
    endTable: finishTable,
    async take(part: ReadPart, { table, at }: PartOfKind<'rows'>): Promise<void> {
      if (table !== current?.table) {
        finishTable();
        const many = columns.get(table);
        if (many === undefined || counts.has(table)) throw createContentsFault(part.name);
        current = { table, rows: createRowValidator(table, many), next: 0 };
      }
      if (at !== current.next) throw createContentsFault(part.name);
      current.next += 1;
      current.rows.take(await decompressRows(part));
    },
  };
}

function createPieceValidator({ media }: ArchiveHead) {
  const pieces = new Set<string>();
  const files = new Set<string>();
  let bytes = 0;
  return {
    take({ name, size }: ReadPart, { id }: PartOfKind<'piece'>): void {
      if (!media || pieces.has(name)) throw createContentsFault(name);
      pieces.add(name);
      files.add(id);
      bytes += size;
    },
    end({ media: said }: ArchiveFoot): void {
      if (files.size !== said.files || bytes !== said.bytes) throw createContentsFault('media');
    },
  };
}

const NUMBER = /^-?\d{1,19}$/;

export const findMismatch = (some: readonly string[], others: readonly string[]): string | undefined =>
  some.find((name, at) => !others.includes(name) || some.indexOf(name) !== at) ??
  others.find((name) => !some.includes(name));

function createContentsValidator(head: ArchiveHead): ContentsValidator {
  const rows = createTableValidator(head);
  const pieces = createPieceValidator(head);
  let isBehindRows = false;
  return {
    async take(part) {
      if (part.part.kind === 'rows') {
        if (isBehindRows) throw createContentsFault(part.name);
        await rows.take(part, part.part);
      } else if (part.part.kind === 'piece') {
        if (!isBehindRows) rows.endTable();
        isBehindRows = true;
        pieces.take(part, part.part);
      }
    },
    end(foot) {
      rows.endTable();
      for (const [name, { value }] of Object.entries(foot.sequences))
        if (!NUMBER.test(value)) throw createContentsFault(name);
      const names = head.tables.map(({ name }) => name);
      const odd =
        findMismatch(names, Object.keys(foot.rows)) ??
        names.find((name) => foot.rows[name] !== (rows.counts.get(name) ?? 0));
      if (odd !== undefined) throw createContentsFault(odd);
      pieces.end(foot);
    },
  };
}

/** Uncompressed: four times the written maximum. */
const MAX_ROWS_BYTES = 16_000_000;

const unzip = promisify(gunzip);

/**
 * Guards against zip bombs.
 * @throws ArchiveFault
 */
export async function decompressRows(part: Pick<ReadPart, 'name' | 'size' | 'all'>): Promise<Buffer> {
  if (part.size > MAX_ROWS_BYTES) throw new ArchiveFault('contents', part.name);
  const packed = await part.all();
  return unzip(packed, { maxOutputLength: MAX_ROWS_BYTES }).catch(() => {
    throw new ArchiveFault('contents', part.name);
  });
}

const formatDay = (mark: number): string =>
  Math.abs(mark) <= 8.64e15 ? new Date(mark).toISOString().slice(0, 10) : String(mark);

/** @throws ArchiveFault */
export async function verifyArchive(path: string): Promise<VerifiedArchive> {
  const described = await checkArchive(path, createContentsValidator);
  const { schema } = described.head;
  if (compareSchema(schema) === 'newer') throw new ArchiveFault('newerSchema');
  if (!selectMigrations(schema)) throw new ArchiveFault('unknownSchema', formatDay(schema));
  return described;
}
