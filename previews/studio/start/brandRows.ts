import type { ReadBrand } from '@parvis/theme/brand/readBrand';
import { rolesOf } from '@parvis/theme/brand/roles';
import { type ColourRole, colourRoles, type RoleColours } from '@parvis/theme/derive/fromRoles';
import { brand } from '@parvis/theme/palette/brand';
import type { Palette } from '@parvis/theme/palette/palette';

/** Of added rows. */
const FIRST = {
  main: brand.lightPrimary,
  accent: '#F4B942',
  ground: '#F6F6F6',
  text: '#22252B',
  none: '#8A8F98',
} as const;

/** A null role is unset. */
export interface BrandRow {
  /** Stable key. */
  readonly id: number;
  /** In the imported file, or empty. */
  readonly name: string;
  readonly colour: string;
  readonly role: ColourRole | null;
  /** By a person or file; else derived. */
  readonly isSet?: boolean;
}

type Read = Extract<ReadBrand, { ok: true }>;

/** Brand books have two to five colours. */
export const MOST_ROWS = 8;

/** Main colour of the current look. */
export const createInitialRows = ({ btn1Bg = brand.lightPrimary }: Palette): readonly BrandRow[] => [
  { id: 0, name: '', colour: btn1Bg.slice(0, 7), role: 'main' },
];

/** Those with a role first, up to the limit. */
export function toRows({ colours, roles }: Read): readonly BrandRow[] {
  const findRole = (colour: string) => colourRoles.find((role) => roles[role] === colour) ?? null;
  const getRank = (role: ColourRole | null) => (role ? colourRoles.indexOf(role) : colourRoles.length);
  return colours
    .map(({ name, colour }, id) => ({ id, name, colour, role: findRole(colour), isSet: true }))
    .sort((first, second) => getRank(first.role) - getRank(second.role))
    .slice(0, MOST_ROWS);
}

/** Swaps it with the row that had it. */
export function setRole(rows: readonly BrandRow[], id: number, role: ColourRole | null): readonly BrandRow[] {
  const before = rows.find((row) => row.id === id)?.role ?? null;
  return rows.map((row) => {
    if (row.id === id) return { ...row, role, isSet: true };
    return role !== null && row.role === role ? { ...row, role: before } : row;
  });
}

/** From which imports derive roles. */
const CALLED: Readonly<Record<ColourRole, string>> = {
  main: 'main',
  accent: 'accent',
  ground: 'background',
  text: 'text',
};

/** For rows without a set one. */
function deriveRoles(rows: readonly BrandRow[]): readonly BrandRow[] {
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
    // Rows of one colour must not share a role.
    left.delete(colour);
    return { ...row, role };
  });
}

/** Derives all unset roles again. */
export const setRowColour = (rows: readonly BrandRow[], id: number, colour: string): readonly BrandRow[] =>
  deriveRoles(rows.map((row) => (row.id === id ? { ...row, colour, name: '' } : row)));

const getNextId = (rows: readonly BrandRow[]): number => Math.max(-1, ...rows.map(({ id }) => id)) + 1;

/** By the colours of a pasted list. */
export function insertList(rows: readonly BrandRow[], id: number, read: Read): readonly BrandRow[] {
  const others = rows.filter((row) => row.id !== id);
  if (others.length === 0) return toRows(read);
  const from = getNextId(rows);
  const more = read.colours.map(({ name, colour }, at) => ({ id: from + at, name, colour, role: null }));
  return deriveRoles([...others, ...more].slice(0, MOST_ROWS));
}

/** With the first free role. */
export function addRow(rows: readonly BrandRow[]): readonly BrandRow[] {
  const role = colourRoles.find((one) => !rows.some((row) => row.role === one)) ?? null;
  return [...rows, { id: getNextId(rows), name: '', colour: FIRST[role ?? 'none'], role }];
}

export const getRoles = (rows: readonly BrandRow[]): RoleColours =>
  Object.fromEntries(rows.flatMap(({ role, colour }) => (role ? [[role, colour]] : [])));
