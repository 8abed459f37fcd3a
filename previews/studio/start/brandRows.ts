import type { ReadBrand } from '@parvis/theme/brand/readBrand';
import { rolesOf } from '@parvis/theme/brand/roles';
import { type ColourRole, colourRoles, type RoleColours } from '@parvis/theme/derive/fromRoles';
import { brand } from '@parvis/theme/palette/brand';
import type { Palette } from '@parvis/theme/palette/palette';

/** What another colour of a role begins with until somebody types theirs. */
const FIRST = {
  main: brand.lightPrimary,
  accent: '#F4B942',
  ground: '#F6F6F6',
  text: '#22252B',
  none: '#8A8F98',
} as const;

/** A colour of the brand in the form, and what it is for; null for nothing yet. */
export interface BrandRow {
  /** Holds the row while its colour is typed. */
  readonly id: number;
  /** Its name in the file it came from, or empty. */
  readonly name: string;
  readonly colour: string;
  readonly role: ColourRole | null;
  /** Whether somebody chose that role, or a file told it; else it goes by how the colours look. */
  readonly isSet?: boolean;
}

type Read = Extract<ReadBrand, { ok: true }>;

/** Rows that are shown; a brand book has two to five colours. */
export const MOST_ROWS = 8;

/** What the form of a brand begins with: the main colour of the look that is there, as its first button has it. */
export const firstRowsOf = ({ btn1Bg = brand.lightPrimary }: Palette): readonly BrandRow[] => [
  { id: 0, name: '', colour: btn1Bg.slice(0, 7), role: 'main' },
];

/** The colours of what was read, those with a role first; what does not fit is left out. */
export function rowsOf({ colours, roles }: Read): readonly BrandRow[] {
  const roleOf = (colour: string) => colourRoles.find((role) => roles[role] === colour) ?? null;
  const place = (role: ColourRole | null) => (role ? colourRoles.indexOf(role) : colourRoles.length);
  return colours
    .map(({ name, colour }, id) => ({ id, name, colour, role: roleOf(colour), isSet: true }))
    .sort((first, second) => place(first.role) - place(second.role))
    .slice(0, MOST_ROWS);
}

/** A row gets a role; who had it gets what the row had before. */
export function withRole(
  rows: readonly BrandRow[],
  id: number,
  role: ColourRole | null,
): readonly BrandRow[] {
  const before = rows.find((row) => row.id === id)?.role ?? null;
  return rows.map((row) => {
    if (row.id === id) return { ...row, role, isSet: true };
    return role !== null && row.role === role ? { ...row, role: before } : row;
  });
}

/** By these names a role is told from names, as in a file. */
const CALLED: Readonly<Record<ColourRole, string>> = {
  main: 'main',
  accent: 'accent',
  ground: 'background',
  text: 'text',
};

/** Rows whose role nobody set, each with the one that its colour looks like beside the others. */
function withLooks(rows: readonly BrandRow[]): readonly BrandRow[] {
  const isSet = ({ isSet: set = false }: BrandRow) => set;
  const asked = rows.filter((row) => !isSet(row) || row.role);
  const roles = rolesOf(
    asked.map((row) => ({
      name: isSet(row) && row.role ? CALLED[row.role] : '',
      colour: row.colour.slice(0, 7),
    })),
  );
  const free = colourRoles.filter((role) => !rows.some((row) => isSet(row) && row.role === role));
  const left = new Map(free.map((role) => [roles[role], role]));
  return rows.map((row) => {
    if (isSet(row)) return row;
    const colour = row.colour.slice(0, 7);
    const role = left.get(colour) ?? null;
    // Two rows of one colour are not two of one role.
    left.delete(colour);
    return { ...row, role };
  });
}

/** A row gets another colour; who leads, and what is ground or text, follows from how all of them look. */
export const withColour = (rows: readonly BrandRow[], id: number, colour: string): readonly BrandRow[] =>
  withLooks(rows.map((row) => (row.id === id ? { ...row, colour, name: '' } : row)));

const nextId = (rows: readonly BrandRow[]): number => Math.max(-1, ...rows.map(({ id }) => id)) + 1;

/** The colours of a list that was put into one row: they come in its place, beside what stands in the others. */
export function withList(rows: readonly BrandRow[], id: number, read: Read): readonly BrandRow[] {
  const others = rows.filter((row) => row.id !== id);
  if (others.length === 0) return rowsOf(read);
  const from = nextId(rows);
  const more = read.colours.map(({ name, colour }, at) => ({ id: from + at, name, colour, role: null }));
  return withLooks([...others, ...more].slice(0, MOST_ROWS));
}

/** Adds a colour for the first role that is free. */
export function withAnother(rows: readonly BrandRow[]): readonly BrandRow[] {
  const role = colourRoles.find((one) => !rows.some((row) => row.role === one)) ?? null;
  return [...rows, { id: nextId(rows), name: '', colour: FIRST[role ?? 'none'], role }];
}

/** The colours of a form by their roles. */
export const rolesIn = (rows: readonly BrandRow[]): RoleColours =>
  Object.fromEntries(rows.flatMap(({ role, colour }) => (role ? [[role, colour]] : [])));
