import * as z from 'zod/mini';

export const HEAD = 'parvis.json';
export const FOOT = 'end.json';
/** Format version; higher ones are unsupported. */
export const FORMAT = 1;

const tableSchema = z.object({ name: z.string().check(z.regex(/^\w+$/)), columns: z.array(z.string()) });

export const headSchema = z.object({
  parvis: z.literal('backup'),
  format: z.int(),
  made: z.iso.datetime(),
  schema: z.int(),
  tables: z.array(tableSchema),
  media: z.boolean(),
});

export const footSchema = z.object({
  sha256: z.string(),
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.object({ value: z.string(), called: z.boolean() })),
  /** `gone`: erased during the backup. */
  media: z.object({ files: z.int(), bytes: z.int(), gone: z.int(), missing: z.optional(z.int()) }),
});

export type ArchiveHead = z.infer<typeof headSchema>;
export type ArchiveFoot = z.infer<typeof footSchema>;

/** Other names are rejected, which prevents path traversal. */
export type ArchivePart =
  | { readonly kind: 'head' | 'foot' }
  | { readonly kind: 'rows'; readonly table: string; readonly at: number }
  | { readonly kind: 'piece'; readonly id: string; readonly piece: string };

const ROWS = /^tables\/(\w{1,63})\/(\d{6})\.gz$/;
const PIECE = /^media\/([\w-]{1,64})\/(\w[\w.-]{0,31})$/;

export const formatRowsName = (table: string, at: number): string =>
  `tables/${table}/${String(at).padStart(6, '0')}.gz`;
export const formatPieceName = (id: string, piece: string): string => `media/${id}/${piece}`;

export function parsePartName(name: string): ArchivePart | undefined {
  if (name === HEAD) return { kind: 'head' };
  if (name === FOOT) return { kind: 'foot' };
  const [, table, at] = ROWS.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', table, at: Number(at) };
  const [, id, piece] = PIECE.exec(name) ?? [];
  return id !== undefined && piece !== undefined && !piece.includes('..')
    ? { kind: 'piece', id, piece }
    : undefined;
}

/** `contents`: valid checksum, invalid contents. */
export type ArchiveFaultKind =
  | 'cut'
  | 'altered'
  | 'foreign'
  | 'newerFormat'
  | 'newerSchema'
  | 'unknownSchema'
  | 'name'
  | 'contents';

/** `detail` names the file or table. */
export class ArchiveFault extends Error {
  readonly fault: ArchiveFaultKind;
  readonly detail: string;
  constructor(fault: ArchiveFaultKind, detail = '') {
    super(`The archive cannot be used: ${fault} ${detail}`.trim());
    this.name = 'ArchiveFault';
    this.fault = fault;
    this.detail = detail;
  }
}

export const createContentsFault = (detail: string): ArchiveFault => new ArchiveFault('contents', detail);
