import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrationsUpTo, stateOf } from '../../db/schemaVersion.ts';
import { ArchiveFault, type Foot, type Head, type Part, wrong } from './described.ts';
import type { ReadPart } from './readArchive.ts';
import { checkArchive, type Described } from './readArchive.ts';

const [TAB, LINE_FEED] = [0x09, 0x0a];

/** Maximum row size: more than any customer image as text. */
const ROW_MAX = 32_000_000;

interface TableRows {
  take(bytes: Buffer): void;
  end(): number;
}

/** Validates COPY text: one row a line, fixed columns, UTF-8. */
function tableRows(table: string, columns: number): TableRows {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rows = 0;
  let tabs = 0;
  let length = 0;
  const decode = (bytes: Buffer, stream: boolean): void => {
    try {
      decoder.decode(bytes, { stream });
    } catch {
      throw wrong(table);
    }
  };
  return {
    take(bytes) {
      decode(bytes, true);
      for (const byte of bytes) {
        length += 1;
        if (byte === TAB) tabs += 1;
        if (byte !== LINE_FEED) continue;
        if (tabs !== columns - 1) throw wrong(table);
        rows += 1;
        tabs = 0;
        length = 0;
      }
      if (length > ROW_MAX) throw wrong(table);
    },
    end() {
      decode(Buffer.alloc(0), false);
      if (length > 0) throw wrong(table);
      return rows;
    },
  };
}

export interface Contents {
  take(part: ReadPart): Promise<void>;
  end(foot: Foot): void;
}

type Named<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

/** Validates table files: consecutive, of tables in the head. */
function rowsOf({ tables }: Head) {
  const columns = new Map(tables.map(({ name, columns }) => [name, columns.length]));
  const counts = new Map<string, number>();
  let current: { table: string; rows: TableRows; next: number } | undefined;
  const endTable = (): void => {
    if (current) counts.set(current.table, current.rows.end());
    current = undefined;
  };
  return {
    counts,
    endTable,
    async take(part: ReadPart, { table, at }: Named<'rows'>): Promise<void> {
      if (table !== current?.table) {
        endTable();
        const many = columns.get(table);
        if (many === undefined || counts.has(table)) throw wrong(part.name);
        current = { table, rows: tableRows(table, many), next: 0 };
      }
      if (at !== current.next) throw wrong(part.name);
      current.next += 1;
      current.rows.take(await unpacked(part));
    },
  };
}

function piecesOf({ media }: Head) {
  const pieces = new Set<string>();
  const files = new Set<string>();
  let bytes = 0;
  return {
    take({ name, size }: ReadPart, { id }: Named<'piece'>): void {
      if (!media || pieces.has(name)) throw wrong(name);
      pieces.add(name);
      files.add(id);
      bytes += size;
    },
    end({ media: said }: Foot): void {
      if (files.size !== said.files || bytes !== said.bytes) throw wrong('media');
    },
  };
}

const NUMBER = /^-?\d{1,19}$/;

/** Finds a name that is in one list only, or twice. */
export const oddOf = (some: readonly string[], others: readonly string[]): string | undefined =>
  some.find((name, at) => !others.includes(name) || some.indexOf(name) !== at) ??
  others.find((name) => !some.includes(name));

function contentsBelow(head: Head): Contents {
  const rows = rowsOf(head);
  const pieces = piecesOf(head);
  let isBehindRows = false;
  return {
    async take(part) {
      if (part.part.kind === 'rows') {
        if (isBehindRows) throw wrong(part.name);
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
        if (!NUMBER.test(value)) throw wrong(name);
      const names = head.tables.map(({ name }) => name);
      const odd =
        oddOf(names, Object.keys(foot.rows)) ??
        names.find((name) => foot.rows[name] !== (rows.counts.get(name) ?? 0));
      if (odd !== undefined) throw wrong(odd);
      pieces.end(foot);
    },
  };
}

/** Maximum uncompressed size of a file: four times what is written. */
const MOST = 16_000_000;

const unzip = promisify(gunzip);

/**
 * Limits the size, against zip bombs.
 * @throws ArchiveFault
 */
export async function unpacked(part: Pick<ReadPart, 'name' | 'size' | 'all'>): Promise<Buffer> {
  if (part.size > MOST) throw new ArchiveFault('contents', part.name);
  const packed = await part.all();
  return unzip(packed, { maxOutputLength: MOST }).catch(() => {
    throw new ArchiveFault('contents', part.name);
  });
}

const dayOf = (mark: number): string =>
  Math.abs(mark) <= 8.64e15 ? new Date(mark).toISOString().slice(0, 10) : String(mark);

/**
 * Reads and validates a whole archive.
 * @throws ArchiveFault
 */
export async function usableArchive(path: string): Promise<Described> {
  const described = await checkArchive(path, contentsBelow);
  const { schema } = described.head;
  if (stateOf(schema) === 'newer') throw new ArchiveFault('newerSchema');
  if (!migrationsUpTo(schema)) throw new ArchiveFault('unknownSchema', dayOf(schema));
  return described;
}
