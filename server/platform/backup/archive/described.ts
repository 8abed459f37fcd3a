import * as z from 'zod/mini';

/** The first file of an archive, and its last. */
export const HEAD = 'parvis.json';
export const FOOT = 'end.json';
/** What this program reads; another number is of a later one. */
export const FORMAT = 1;

const table = z.object({ name: z.string().check(z.regex(/^\w+$/)), columns: z.array(z.string()) });

/** What an archive says of itself before all else. */
export const headSchema = z.object({
  parvis: z.literal('backup'),
  format: z.int(),
  made: z.iso.datetime(),
  /** How far the database had been brought: the mark of its last migration. */
  schema: z.int(),
  tables: z.array(table),
  /** Whether it holds the files that people sent. */
  media: z.boolean(),
});

/** What it says at its end: what there was, and the sum of all bytes before. */
export const footSchema = z.object({
  sha256: z.string(),
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.object({ value: z.string(), called: z.boolean() })),
  /** Files of people, their pieces' bytes, those that went while it was made, and those that were not there though a row named them. */
  media: z.object({ files: z.int(), bytes: z.int(), gone: z.int(), missing: z.optional(z.int()) }),
});

export type Head = z.infer<typeof headSchema>;
export type Foot = z.infer<typeof footSchema>;

/** What a file of an archive is. Whatever is named otherwise is none: no path climbs out of where it is put. */
export type Part =
  | { readonly kind: 'head' | 'foot' }
  | { readonly kind: 'rows'; readonly table: string; readonly at: number }
  | { readonly kind: 'piece'; readonly id: string; readonly piece: string };

const ROWS = /^tables\/(\w{1,63})\/(\d{6})\.gz$/;
const PIECE = /^media\/([\w-]{1,64})\/(\w[\w.-]{0,31})$/;

export const rowsName = (table: string, at: number): string =>
  `tables/${table}/${String(at).padStart(6, '0')}.gz`;
export const pieceName = (id: string, piece: string): string => `media/${id}/${piece}`;

/** What a name stands for; nothing where an archive of this product has no such file. */
export function partOf(name: string): Part | undefined {
  if (name === HEAD) return { kind: 'head' };
  if (name === FOOT) return { kind: 'foot' };
  const [, table, at] = ROWS.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', table, at: Number(at) };
  const [, id, piece] = PIECE.exec(name) ?? [];
  return id !== undefined && piece !== undefined && !piece.includes('..')
    ? { kind: 'piece', id, piece }
    : undefined;
}

/** Why an archive cannot be used; `contents` where its sum is right, and what it holds is not. */
export type Fault =
  | 'cut'
  | 'altered'
  | 'foreign'
  | 'newerFormat'
  | 'newerSchema'
  | 'unknownSchema'
  | 'name'
  | 'contents';

/** An archive that cannot be used; `detail` names the file in it, where it is about one. */
export class ArchiveFault extends Error {
  readonly fault: Fault;
  readonly detail: string;
  constructor(fault: Fault, detail = '') {
    super(`The archive cannot be used: ${fault} ${detail}`.trim());
    this.name = 'ArchiveFault';
    this.fault = fault;
    this.detail = detail;
  }
}

/** The fault of what is in an archive that nobody altered since its sum was made. */
export const wrong = (detail: string): ArchiveFault => new ArchiveFault('contents', detail);
